# Twarz i kolor gracza

cast-open = Twarz i kolor gracza { $name }: { $face }, { $colour }
cast-title = { $name }: twarz i kolor
cast-faces = Twarz
cast-colours = Kolor
cast-done = Gotowe
cast-taken = { $what }, już wybrane: { $name }
cast-swap = { $what }, zamiana z graczem { $name }
cast-swap-hint = Jeśli ten kolor ma inny gracz, zamienicie się kolorami.

mount-open = Słoń gracza { $name }: { $elephants }
mount-title = { $name }: słoń
mount-swap-hint = Jeśli tego słonia ma inny gracz, zamienicie się.
mount-two-hint = Przy dwóch graczach każdy ma dwa słonie.

cast-face-0 = Kobieta w złotym turbanie
cast-face-1 = Mężczyzna z rudymi wąsami
cast-face-2 = Mężczyzna w okularach i czerwonej czapce
cast-face-3 = Kobieta w pilotce
cast-face-4 = Mężczyzna w okularach przeciwsłonecznych
cast-face-5 = Kobieta w kapeluszu
cast-face-6 = Łysy mężczyzna z czarną brodą
cast-face-7 = Dziewczyna z gwiazdą we włosach
cast-face-8 = Mężczyzna w białej chuście
cast-face-9 = Babcia w okularach
cast-face-10 = Starzec w zielonym turbanie
cast-face-11 = Dziewczynka z rudymi warkoczami
cast-face-12 = Chłopak w czapce z daszkiem
cast-face-13 = Wędrowiec w niebieskiej chuście
cast-face-14 = Staruszka w chustce w kropki
cast-face-15 = Meloman w słuchawkach

cast-colour-0 = Turkusowe koło
cast-colour-1 = Pomarańczowy trójkąt
cast-colour-2 = Fioletowy kwadrat
cast-colour-3 = Żółta gwiazda
cast-colour-4 = Różowy romb
cast-colour-5 = Zielony sześciokąt
cast-colour-6 = Niebieski półksiężyc
cast-colour-7 = Czerwone serce
