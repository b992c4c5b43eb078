# Dlaczego czegoś nie da się zrobić. Klucze pochodzą z silnika.

race-is-over = Wyścig jest skończony.
wait-for-chance = Kostki jeszcze się toczą.
not-for-players = O tym decyduje tylko piramida.
not-for-chance-now = To nie może się teraz zdarzyć.
die-not-inside = Ta kostka już wypadła.
no-such-action = W tej grze nie ma takiej akcji.
no-such-racer = Nie ma takiego wielbłąda w wyścigu.
tickets-gone = W tym etapie nie ma już { $racer ->
    [niebieski] niebieskich
    [zielony] zielonych
    [czerwony] czerwonych
    [fioletowy] fioletowych
   *[zolty] żółtych
} kafelków.
no-such-side = Kafelek dopinguje albo gwiżdże.
no-such-space = Nie ma pola { $space }.
tile-on-first-space = Na polu 1 nie może leżeć kafelek.
tile-on-camels = Na polu { $space } stoją wielbłądy: kafelek potrzebuje pustego pola.
tile-already-here = Twój kafelek już tu leży. Przesuń go na inne pole.
tile-on-tile = Na polu { $space } leży już kafelek.
tile-beside-tile = Za blisko: tuż obok, na polu { $beside }, leży cudzy kafelek ({ $name }).
no-such-pile = Nie ma takiego stosu.
hand-is-hidden = Karty typowania są tajne. Wybierz „Typuj wyścig”.
card-already-placed = Twoja { $racer ->
    [niebieski] niebieska
    [zielony] zielona
    [czerwony] czerwona
    [fioletowy] fioletowa
   *[zolty] żółta
} karta leży już na stosie.
no-partners-in-edition = W pierwszej edycji nie ma sojuszy.
too-few-for-partners = Sojusze wymagają co najmniej { $least } graczy.
no-such-seat = Nie ma miejsca { $seat }.
partner-is-self = Sojusz zawiera się z kimś innym.
has-partner = Sojusz już zawarty: { $name }.
nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego ponowić.
undo-past-die = Od tamtej pory padły kostki albo dobrano karty: tego nie można cofnąć.
undo-past-other = Od tamtej pory ruszył się ktoś inny: tego nie można cofnąć.
not-your-turn = Teraz gra { $name }.
stale-ply = To już się stało.
seats-out-of-range = Może grać od { $least } do { $most } osób.
not-a-save = to nie jest zapisana gra.
save-too-long = za dużo ruchów: { $actions }, a może być najwyżej { $most }.
save-from-future = zapis pochodzi z nowszej wersji Stampede.
save-action-refused = zapis urywa się na akcji { $ply }.
text-too-long = to jest za długie.
text-too-deep = to jest zbyt głęboko zagnieżdżone.
seats-differ = liczba graczy w zapisie to { $seats }, a przy tym stole: { $wanted }.
not-a-link = to nie jest link do gry.
link-mangled = link uszkodził się po drodze. Linki są długie: skopiuj cały.
link-from-future = link pochodzi z nowszej wersji Stampede.
link-too-long = Ta gra jest za długa na link. Zapisz ją do pliku.
position-too-long = Pozycja może mieć najwyżej { $most } znaków, a ta ma { $length }.
position-fields = Pozycja ma trzy części rozdzielone odstępami: wielbłądy, kafelki, kostki. Tu części jest { $count }.
position-stack-unreadable = „{ $text }” to nie pole z wielbłądami, jak 3bp.
position-tile-unreadable = „{ $text }” to nie kafelek, jak 5+0: pole, strona, właściciel.
position-leg-over = Etap jest skończony: najpierw przejdź do następnego.
space-twice = Pole { $space } jest podane dwa razy.
no-such-camel = Nie ma wielbłąda „{ $camel }”.
camel-twice = Wielbłąd { $camel } stoi w dwóch miejscach.
camel-missing = Na torze brakuje wielbłąda: { $camel }.
crossed-both-ways = Wielbłądy nie mogły przekroczyć mety w obie strony.
crossed-wrong-way = Wielbłąd { $camel } nie może prowadzić przez metę w tym kierunku.
tile-off-track = Kafelek leży na polach od 2 do 16, nie na { $space }.
two-tiles-of-seat = Dwa kafelki mają tego samego właściciela: { $seat }.
no-such-die = Nie ma kostki „{ $die }”.
die-twice = Kostka { $die ->
    [niebieski] niebieska
    [zielony] zielona
    [czerwony] czerwona
    [fioletowy] fioletowa
    [szary] szara
   *[zolty] żółta
} jest podana dwa razy.
too-many-dice-out = Poza piramidą jest za dużo kostek: { $out }. Etap ma najwyżej tyle rzutów: { $most }.
refused-otherwise = To niemożliwe ({ $code }).
wait-for-cards = Karty są jeszcze rozdawane.
only-chance-decides = O tym decyduje tylko los.
not-now = Tego nie można teraz zrobić.
no-such-start = To nie jest pole startowe.
start-is-taken = Tam już ktoś stoi.
start-not-behind = Pierwszy gracz zaczyna tuż za innym słoniem.
turn-is-idle = Zagraj kartę albo odrzuć co najmniej jedną.
no-such-card = Nie ma takiej karty.
card-not-held = Nie masz tej karty.
played-after-discard = Po odrzuceniu nie można już w tej turze zagrać karty.
two-green-cards = Można zagrać dwie karty, ale nie obie zielone.
other-card-turned-up = Na straganie leży inna karta: { $card }.
other-elephant-at-stall = Karta rusza słonia, który stoi przy straganie: { $elephant }.
card-does-not-move = Karta „{ $card }” nie rusza żadnego słonia.
card-without-effect = Karty „{ $card }” nie można tak użyć.
no-such-elephant = W tym wyścigu nie ma takiego słonia.
elephant-of-other = { $elephant } należy do kogoś innego.
elephant-is-home = { $elephant } jest już na mecie.
stuck-in-mud = { $elephant } utknął w błocie: wyjście kosztuje { $points }, a ta karta nie daje więcej.
no-step-possible = { $elephant } nie może zrobić ani kroku.
carpet-cannot-land = Dywan nie może tam wylądować: pole jest zajęte albo go nie ma.
crossing-held = Przy przeprawie prowadzi { $elephant }: nikt nie przeleci nad nią wcześniej.
crossing-just-reached = { $elephant } stanął przed przeprawą w tej turze. Może przejść najwcześniej w następnej.
mouse-cannot-reach = Żadna mysz tam nie dobiegnie: { $elephant }.
cannot-be-scared = { $elephant } nie ma dokąd uciec.
monkey-on-self = Małpa zabiera karty komuś innemu.
nothing-to-steal = Tu nie ma żadnych kart: { $name }.
no-cow-can-move = Żadna krowa nie może się ruszyć.
no-discards = Nie ma odrzuconych kart do przejrzenia.
snakes-in-supply = Zostały jeszcze wolne węże: weź jednego z nich.
snakes-all-out = Wszystkie węże są w grze: wskaż, czyj ma się przenieść.
snake-to-same-player = Wąż przechodzi do innego gracza.
no-snake-there = Tu nie ma węża: { $name }.
no-snakes = Nie masz węży do przegonienia.
must-go-on = Słoń idzie dalej, dopóki może.
no-such-step = Słoń nie może tam stanąć.
no-such-cow = Nie ma takiej krowy.
cow-cannot-move = Ta krowa nie może się ruszyć.
cow-cannot-reach = Krowa tam nie dojdzie.
card-not-discarded = Tej karty nie ma wśród odrzuconych.
