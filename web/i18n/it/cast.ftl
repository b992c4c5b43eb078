# Il volto e il colore di ogni giocatore

cast-open = Volto e colore di { $name }: { $face }, { $colour }
cast-title = { $name }: volto e colore
cast-faces = Volto
cast-colours = Colore
cast-done = Fatto
cast-taken = { $what }, già di { $name }
cast-swap = { $what }, scambia con { $name }
cast-swap-hint = Se il colore è di un altro giocatore, ve lo scambiate.

mount-open = Elefante di { $name }: { $elephants }
mount-title = { $name }: elefante
mount-swap-hint = Se un altro giocatore ha quell’elefante, ve lo scambiate.
mount-two-hint = In due giocatori, ognuno ha due elefanti.

cast-face-0 = Donna con turbante dorato
cast-face-1 = Uomo con i baffi rossi
cast-face-2 = Uomo con occhiali e berretto rosso
cast-face-3 = Donna con cuffia da pilota
cast-face-4 = Uomo con occhiali da sole
cast-face-5 = Donna con cappello di paglia
cast-face-6 = Uomo calvo con la barba nera
cast-face-7 = Ragazza con una stella nei capelli
cast-face-8 = Uomo con copricapo bianco
cast-face-9 = Nonna con gli occhiali
cast-face-10 = Vecchio con turbante verde
cast-face-11 = Bambina con le trecce rosse
cast-face-12 = Ragazzo con berretto
cast-face-13 = Viandante col velo azzurro
cast-face-14 = Vecchina col fazzoletto a pois
cast-face-15 = Musicofilo con le cuffie

cast-colour-0 = Cerchio turchese
cast-colour-1 = Triangolo arancione
cast-colour-2 = Quadrato viola
cast-colour-3 = Stella gialla
cast-colour-4 = Rombo rosa
cast-colour-5 = Esagono verde
cast-colour-6 = Luna blu
cast-colour-7 = Cuore rosso
