# La cara y el color de cada jugador

cast-open = Cara y color de { $name }: { $face }, { $colour }
cast-title = { $name }: cara y color
cast-faces = Cara
cast-colours = Color
cast-done = Listo
cast-taken = { $what }, ya es de { $name }
cast-swap = { $what }, cambiar con { $name }
cast-swap-hint = Si otro jugador tiene ese color, os los cambiáis.

mount-open = Elefante de { $name }: { $elephants }
mount-title = { $name }: elefante
mount-swap-hint = Si otro jugador tiene ese elefante, os los cambiáis.
mount-two-hint = Con dos jugadores, cada uno tiene dos elefantes.

cast-face-0 = Mujer con turbante dorado
cast-face-1 = Hombre de bigote pelirrojo
cast-face-2 = Hombre con gafas y gorro rojo
cast-face-3 = Mujer con gorro de piloto
cast-face-4 = Hombre con gafas de sol
cast-face-5 = Mujer con pamela
cast-face-6 = Hombre calvo de barba negra
cast-face-7 = Niña con una estrella en el pelo
cast-face-8 = Hombre con pañuelo blanco
cast-face-9 = Abuela con gafas
cast-face-10 = Anciano con turbante verde
cast-face-11 = Niña de trenzas pelirrojas
cast-face-12 = Niño con gorra
cast-face-13 = Nómada con velo azul
cast-face-14 = Anciana con pañuelo de lunares
cast-face-15 = Melómano con auriculares

cast-colour-0 = Círculo turquesa
cast-colour-1 = Triángulo naranja
cast-colour-2 = Cuadrado morado
cast-colour-3 = Estrella amarilla
cast-colour-4 = Rombo rosa
cast-colour-5 = Hexágono verde
cast-colour-6 = Luna azul
cast-colour-7 = Corazón rojo
