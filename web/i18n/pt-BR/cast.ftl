# O rosto e a cor de cada jogador

cast-open = Rosto e cor de { $name }: { $face }, { $colour }
cast-title = { $name }: rosto e cor
cast-faces = Rosto
cast-colours = Cor
cast-done = Pronto
cast-taken = { $what }, já é de { $name }
cast-swap = { $what }, trocar com { $name }
cast-swap-hint = Se outro jogador tem essa cor, vocês trocam.

mount-open = Elefante de { $name }: { $elephants }
mount-title = { $name }: elefante
mount-swap-hint = Se outro jogador tiver esse elefante, vocês dois trocam.
mount-two-hint = Com dois jogadores, cada um tem dois elefantes.

cast-face-0 = Mulher de turbante dourado
cast-face-1 = Homem de bigode ruivo
cast-face-2 = Homem de óculos e gorro vermelho
cast-face-3 = Mulher com gorro de piloto
cast-face-4 = Homem de óculos escuros
cast-face-5 = Mulher de chapéu de sol
cast-face-6 = Homem careca de barba preta
cast-face-7 = Menina com uma estrela no cabelo
cast-face-8 = Homem de lenço branco
cast-face-9 = Avó de óculos
cast-face-10 = Velho de turbante verde
cast-face-11 = Menina de tranças ruivas
cast-face-12 = Menino de boné
cast-face-13 = Andarilho de véu azul
cast-face-14 = Senhora de lenço de bolinhas
cast-face-15 = Fã de música com fones

cast-colour-0 = Círculo turquesa
cast-colour-1 = Triângulo laranja
cast-colour-2 = Quadrado roxo
cast-colour-3 = Estrela amarela
cast-colour-4 = Losango rosa
cast-colour-5 = Hexágono verde
cast-colour-6 = Lua azul
cast-colour-7 = Coração vermelho
