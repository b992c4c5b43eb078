# Przy stole: tury, wybory, panele, punktowanie.
# Kolory są w rodzaju męskim (wielbłąd, kafelek); kostka i karta odmieniają je przez wybór w samym zdaniu.

camel-b = niebieski
camel-g = zielony
camel-y = żółty
camel-r = czerwony
camel-p = fioletowy
camel-w = biały
camel-k = czarny
camel-x = szary
side-camel2-plus = doping
side-camel2-minus = gwizdy
side-camel1-plus = oaza
side-camel1-minus = fatamorgana

turn-yours = Twoja tura
turn-person = Teraz gra { $name }
turn-bot = { $name } myśli
mind-progress = Postęp myślenia bota
mind-hurry = Wystarczy
why-whim = Tak mi się zachciało.
why-ticket = { $racer } prowadzi w { $percent } % wszystkich zakończeń tego etapu.
why-tile = Prędzej czy później ktoś stanie na polu { $space }.
why-card = Chyba już wiem, kto w tym wyścigu { $pile ->
    [winner] wygra
   *[loser] będzie ostatni
 }.
why-partner = Podobają mi się te kafelki: { $name }.
why-reveal = Pewny funt jest tu lepszy niż cokolwiek innego.
why-start = Dobre miejsce na start.
why-go = Tak będę bliżej mety niż jakkolwiek inaczej.
why-home = Meta!
why-mouse = Ktoś tu za bardzo uciekał: { $name }.
why-monkey = Te karty mi się przydadzą: { $name }.
why-charmer = Ktoś ma zbyt wiele kart: { $name }.
why-cow = Krowa we właściwym miejscu jest warta kilku kroków.
why-prayer = Wśród odrzuconych kart było coś dobrego.
why-tiger = Precz z wężami.
why-answer = Nie mogę na to pozwolić.
why-pass = Niech będzie.
why-discard = Bez tej karty się obejdę.
why-enough = Wystarczy.
turn-over = Koniec wyścigu
turn-unsaved = nie zapisano
tabs-follows = Ten wyścig toczy się w innej karcie przeglądarki. Tu można go śledzić.
tabs-take = Graj dalej tutaj
tabs-yours = Teraz wyścig toczy się tutaj.
turn-leg = Etap { $leg }
turn-dice = { $left ->
    [one] został jeden rzut
    [few] zostały { $left } rzuty
    [many] zostało { $left } rzutów
   *[other] zostało { $left } rzutu
}

choose-tickets = Weź kafelek typowania
choose-ticket = Kafelek { $racer }, wart { $value }, jeśli { $racer } prowadzi
choose-ticket-gone = Nie ma już { $racer ->
    [niebieski] niebieskich
    [zielony] zielonych
    [czerwony] czerwonych
    [fioletowy] fioletowych
   *[zolty] żółtych
} kafelków
choose-reveal = Potrząśnij piramidą
choose-reveal-short = Rzut
choose-reveal-hint = 1 kostka, +1
choose-tile = Połóż kafelek
choose-tile-move = Przesuń kafelek
choose-tile-short = Kafelek
choose-tile-hint = Doping lub gwizdy
choose-bet = Typuj wyścig
choose-bet-short = Typuj
choose-bet-hint = { $cards ->
    [one] Została jedna karta
    [few] Zostały { $cards } karty
    [many] Zostało { $cards } kart
   *[other] Zostało { $cards } karty
}
choose-partner = Zawiąż sojusz
choose-partner-short = Sojusz
choose-partner-hint = Kopia kafelka

ask-ticket = Wziąć { $racer } kafelek?
ask-ticket-terms = Daje { $value }, jeśli { $racer } prowadzi na koniec etapu, { $second }, jeśli jest drugi, a w innym razie kosztuje { $costs }.
rank-first = 1.
rank-second = 2.
rank-other = inny
ask-reveal = Potrząsnąć piramidą?
ask-reveal-terms = Jeden wielbłąd się ruszy, a ty dostaniesz { $pays } na koniec etapu.
ask-tile-where = Dotknij świecącego pola, aby położyć kafelek.
ask-tile-side = Pole { $space }: która strona do góry?
ask-tile-pays = +{ $pays } dla ciebie, gdy staną tu wielbłądy.
ask-tile-camel2-plus = Doping: jedno pole w przód
ask-tile-camel2-minus = Gwizdy: jedno pole wstecz, pod spód
ask-tile-camel1-plus = Oaza: jedno pole w przód
ask-tile-camel1-minus = Fatamorgana: jedno pole wstecz, pod spód
ask-card = Którego wielbłąda typujesz?
ask-card-on-winner = Kto wygra wyścig?
ask-card-on-loser = Kto będzie ostatni?
ask-card-pile = { $racer }: pierwszy czy ostatni w całym wyścigu?
ask-card-winner = { $racer } wygra wyścig
ask-card-loser = { $racer } będzie ostatni
ask-card-terms = { $cards ->
    [0] Nie leży tu jeszcze żadna karta.
    [one] Leży tu już jedna karta.
    [few] Leżą tu już { $cards } karty.
    [many] Leży tu już { $cards } kart.
   *[other] Leży tu już { $cards } karty.
} Twoja daje { $possible }, jeśli jest trafna, a kosztuje { $costs }, jeśli nie.
ask-partner = Z kim zawierasz sojusz? Każdy kopiuje najlepszy kafelek drugiego w tym etapie.
ask-partner-seat = { $name }
ask-do = Zrób to
ask-again = Dotknij ponownie, aby potwierdzić.
ask-cancel = Anuluj
ask-secret = Teraz patrzy tylko { $name }
ask-secret-hint = Karty typowania są tajne do końca wyścigu. Tablet bierze { $name }.
ask-secret-show = Tu { $name }: pokaż moje karty
ask-secret-back = Nie teraz

space-label = Pole { $space }
board-label = Tor

player-money = { $money ->
    [one] { $money } funt
    [few] { $money } funty
    [many] { $money } funtów
   *[other] { $money } funta
}
player-coins = { $money ->
    [one] { $money } moneta
    [few] { $money } monety
    [many] { $money } monet
   *[other] { $money } monety
}
player-ticket = { $racer } { $value }
player-pyramid = { $count ->
    [one] jeden kafelek piramidy
    [few] { $count } kafelki piramidy
    [many] { $count } kafelków piramidy
   *[other] { $count } kafelka piramidy
}
player-cards = { $count ->
    [one] jedna karta typowania na ręce
    [few] { $count } karty typowania na ręce
    [many] { $count } kart typowania na ręce
   *[other] { $count } karty typowania na ręce
}
player-tile = kafelek widowni w zapasie
player-partner = sojusz: { $name }
player-turn = ma ruch

log-title = Co się działo
log-open = Dziennik
log-past = Krok { $ply } z { $last }
log-now = Wróć do teraz

rule-title = Zasada { $rule }
rule-whole = Wszystkie zasady, z obrazkami
rule-close = Zamknij

menu-title = Menu
menu-open = Menu
menu-home = Strona główna
menu-settings = Ustawienia
menu-log = Dziennik

ledger-title = Koniec etapu { $leg }
ledger-order = { $first } prowadzi, { $second } jest drugi.
ledger-nothing = nic
ledger-ticket = { $racer }, { $rank ->
    [1] pierwszy
    [2] drugi
   *[other] dalej z tyłu
}
ledger-pyramid = kafelek piramidy
ledger-copied = kopia: { $name }
ledger-go-on = Ścigamy się dalej
ledger-finish = Do kart typowania

podium-title = Koniec wyścigu
podium-forward = { $camels } za linią mety.
podium-backward = { $camels } za linią mety, ale tyłem!
podium-winner-pile = Kto wytypował zwycięzcę? ({ $racer })
podium-loser-pile = Kto wytypował ostatniego? ({ $racer })
podium-no-cards = Nikt.
podium-you = Wygrywasz! Wynik: { $money }.
podium-won = Wygrywa { $names }! Wynik: { $money }.
podium-shared = Wspólna wygrana: { $names }! Wynik: { $money }.
podium-chart = Pieniądze w czasie wyścigu
podium-chart-text = { $name } na koniec: { $money }.
podium-again = Rewanż
podium-home = Strona główna
podium-look = Zobacz tor
podium-result = Wynik
podium-cards = Karty
podium-money = Kasa
podium-skip = Dotknij, by odkryć wszystkie karty.
podium-before = { $count ->
    [one] Przed odkryciem kart prowadzi { $names } ({ $money }).
    [few] Przed odkryciem kart prowadzą { $names } ({ $money }).
    [many] Przed odkryciem kart prowadzą { $names } ({ $money }).
   *[other] Przed odkryciem kart prowadzą { $names } ({ $money }).
}
podium-leads = { $count ->
    [one] Prowadzi { $names } ({ $money }).
    [few] Prowadzą { $names } ({ $money }).
    [many] Prowadzą { $names } ({ $money }).
   *[other] Prowadzą { $names } ({ $money }).
}

# where the only person at the screen finished
place-ahead = Przewaga nad drugim miejscem ({ $names }): { $gap }.
place-won-with = Dzielisz wygraną z innymi: { $others }.
place-plain = Zajmujesz { $place }. miejsce.
place-behind = Zajmujesz { $place }. miejsce. Strata do zwycięzcy ({ $names }): { $gap }.
place-shared = Dzielisz { $place }. miejsce ({ $others }). Strata do zwycięzcy ({ $names }): { $gap }.

list-and = { $some } i { $last }
list-or = { $some } lub { $last }
list-comma = { $some }, { $last }

tools-label = Przy stole
recap-label = Co zrobili inni
recap-card = { $name }: { $words } Pokaż jeszcze raz
recap-first-camel = Weź kafelek typowania, połóż swój, obstaw wyścig albo potrząśnij piramidą.
recap-first-elephant = Dotknij karty, by zobaczyć, dokąd cię zaprowadzi.
hurry-skip = Pomiń
hurry-on = Do mojej tury
players-open = Gracze

start-games = Twoje gry
games-leg = Etap { $leg }
replay-open = Powtórka
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-on = Krok naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-scrubber = Krok wyścigu
replay-controls = Powtórka
replay-fork = Graj dalej stąd
replay-end = Zamknij powtórkę
fork-hint = Od tej pozycji zaczyna się nowa gra z nowymi kostkami. Oglądany wyścig zostaje taki, jaki jest.
fork-dealt = Zakryte karty typowania zostają rozdane na nowo, żeby kopia niczego nie zdradziła.
fork-same = Z tymi samymi graczami
fork-bots = { $name } przeciw botom
fork-over = Tu wyścig jest już skończony. Cofnij się o krok lub dwa.
undo-open = Cofnij
redo-open = Ponów
undo-done = Cofnięto.
turn-practice = trening
share-open = Udostępnij
link-opened = Udostępniony wyścig. Twoje własne gry zostają takie, jakie są.
link-opened-running = Udostępniony wyścig, który jeszcze trwał. Zakrytych kart nie ma w linku.
race-stopped = W tym wyścigu użyto zasady, która od tamtej pory się zmieniła. Otwiera się na kroku { $ply } z { $of }. Zapis zostaje taki, jaki jest, a ty możesz grać dalej od tego miejsca.
link-failed = Linku nie da się otworzyć: { $why } Nic się nie zmieniło.
form-practice = Trening
form-practice-hint = Cofniesz każdy ruch, nawet sprzed kostek i cudzych tur. Kostki zostają te same.
