# Plansza analizy: prawdziwy stół obok ekranu, na niej jego szanse.

analysis-title = Analizuj prawdziwy stół
analysis-waiting = Chwilka: szanse pojawią się, gdy tylko wielbłądy dotrą.
analysis-thinking = Liczymy wszystkie przebiegi tego etapu…
analysis-undo = Cofnij
analysis-redo = Ponów
analysis-tab-set-up = Ustaw
analysis-tab-dice = Wpisz kostki
analysis-odds = Szanse

analysis-hint-set-up = Dotknij wielbłąda, potem jego pola. Dotknij pola ponownie, a wejdzie pod spód.
analysis-hint-dice = Dotknij kostki, która wypadła, potem jej liczby.
analysis-take-first = Najpierw weź wielbłąda albo kafelek, potem dotknij pola.
analysis-put = { $camel }: dotknij pola, na którym stoi.
analysis-move = { $camel }: dotknij nowego pola albo jeszcze raz tego samego, aby wszedł pod spód.
analysis-lay = Dotknij pustego pola, aby położyć kafelek ({ $side }); dotknij ponownie, aby go zdjąć.
analysis-missing = { $count ->
    [one] Na torze brakuje jeszcze wielbłąda: { $camels }.
    [few] Na torze brakuje jeszcze wielbłądów: { $camels }.
    [many] Na torze brakuje jeszcze wielbłądów: { $camels }.
   *[other] Na torze brakuje jeszcze wielbłądów: { $camels }.
}
analysis-leg-over = Koniec etapu: { $first } prowadzi, { $second } jest drugi.
analysis-race-over = Koniec wyścigu: { $first } wygrywa, { $last } jest ostatni.
analysis-next-leg = Nowy etap: kostki wracają, kafelki znikają
analysis-tile-paid = Kafelek na polu { $space } daje właścicielowi 1.

analysis-camels = Wielbłądy
analysis-camel-on = { $camel } wielbłąd, na polu { $space }
analysis-camel-off = { $camel } wielbłąd, jeszcze poza torem
analysis-raise = Wyżej
analysis-lower = Niżej
analysis-lift = Zdejmij
analysis-things = Kafelki
analysis-tile = Kafelek: { $side }
analysis-dice-inside = Kostki jeszcze w piramidzie
analysis-die = { $die ->
    [niebieski] niebieska
    [zielony] zielona
    [czerwony] czerwona
    [fioletowy] fioletowa
    [szary] szara
   *[zolty] żółta
} kostka
analysis-die-in = { $die ->
    [niebieski] niebieska
    [zielony] zielona
    [czerwony] czerwona
    [fioletowy] fioletowa
    [szary] szara
   *[zolty] żółta
} kostka, w piramidzie
analysis-die-out = { $die ->
    [niebieski] niebieska
    [zielony] zielona
    [czerwony] czerwona
    [fioletowy] fioletowa
    [szary] szara
   *[zolty] żółta
} kostka, poza piramidą
analysis-whole = Cały stół
analysis-start = Pozycja startowa
analysis-clear = Wyczyść tor
analysis-copy-race = Skopiuj mój wyścig
analysis-which-die = Która kostka wypadła?
analysis-which-number = Co pokazuje?
analysis-roll = { $camel } { $pips }

analysis-tickets = Ile wart jest kafelek typowania
analysis-tickets-hint = Oczekiwane funty z wierzchniego kafelka; potrząśnięcie piramidą daje 1. Dotknij kafelka, który ktoś wziął.
analysis-ticket = { $racer } kafelek { $value }, średnio wart { $pounds }. Dotknij, gdy ktoś go weźmie.
analysis-ticket-gone = Nie ma już { $racer ->
    [niebieski] niebieskich
    [zielony] zielonych
    [czerwony] czerwonych
    [fioletowy] fioletowych
   *[zolty] żółtych
} kafelków. Dotknij, aby wróciły.
analysis-tiles = Ile wart jest kafelek widowni
analysis-tiles-hint = Oczekiwane funty z jeszcze jednego kafelka, według pola i strony.
analysis-space-camels = Pole { $space }, od góry: { $camels }
analysis-space-tile = Pole { $space }: kafelek, { $side }

analysis-notation = Pozycja w notacji albo link
analysis-read = Ustaw
analysis-copy-link = Kopiuj link
analysis-share = Udostępnij
analysis-copied = Link skopiowany.
analysis-copy-yourself = Link jest w polu: skopiuj go stamtąd.
analysis-bad-link = Ten link nie prowadzi do żadnej pozycji. { $why }
analysis-link-unreadable = Nie jest zapisany tak, jak zapisuje się linki.
analysis-tile-beside-tile = Za blisko: kafelek leży na polu { $beside }, tuż obok pola { $space }.
analysis-tickets-out-of-range = Każdy wielbłąd ma najwyżej tyle kafelków: { $most }.
