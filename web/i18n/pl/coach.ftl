# Trener, szanse, analiza rozegranego wyścigu.

odds-leg = Ten etap, %
odds-race = Wyścig, %
odds-first = lider
odds-second = drugi
odds-last = ostatni
odds-winner = wygra
odds-loser = ostatni
odds-percent = { $number } %
odds-exact = dokładnie
odds-error = ± { $error }
odds-counting = liczę…
odds-ends = Wyścig skończy się w tym etapie
odds-tile = Kafelek na polu { $space }
odds-close = Zamknij
odds-says-first = { $racer } prowadzi na koniec etapu: { $chance }
odds-says-second = { $racer } jest drugi na koniec etapu: { $chance }
odds-says-last = { $racer } jest ostatni na koniec etapu: { $chance }
odds-says-winner = { $racer } wygra wyścig: { $chance }
odds-says-loser = { $racer } będzie ostatni w wyścigu: { $chance }
odds-title-first = { $racer } prowadzi w tym etapie
odds-title-second = { $racer } jest drugi w tym etapie
odds-title-last = { $racer } jest ostatni w tym etapie
odds-title-winner = { $racer } wygra wyścig
odds-title-loser = { $racer } będzie ostatni w wyścigu
odds-title-ends = Wyścig skończy się w tym etapie
odds-title-tile = Kafelek na polu { $space }
odds-from-leg = Dokładnie { $weight } z { $total } równie możliwych zakończeń tego etapu.
odds-from-exact = Dokładnie { $weight } z { $total } równie możliwych przebiegów.
odds-from-races = { $weight } z { $total } wyścigów, rozegranych stąd losowo do końca.
odds-from-tile = Wejścia na kafelek w { $total } równie możliwych zakończeniach tego etapu: { $weight }. Za każde jest funt.
odds-error-words = Więcej wyścigów przybliża tę liczbę. W dwóch przypadkach na trzy już teraz myli się o mniej niż { $error } punktu.

coach-title = Trener
coach-open = Trener
menu-coach = Trener
coach-off = Wyłącz
coach-close = Zamknij trenera
coach-odds = Szanse
coach-best = Co możesz zrobić
coach-best-all = Co można zrobić
coach-public = Bez kart typowania: to widzą wszyscy.
coach-all = Wszystkie akcje ({ $count })
coach-fewer = Tylko najlepsze
coach-held = Już twoje
coach-worth = Średnio warte { $pounds }.
coach-worth-best = Tak wybiera trener.

act-ticket = { $racer } kafelek { $value }
act-tile = { $side } na polu { $space }
act-reveal = Potrząśnij piramidą
act-winner = { $racer } wygra wyścig
act-loser = { $racer } będzie ostatni
act-partner = Sojusz: { $name }

part-ticket-first = { $racer } prowadzi w { $chance } wszystkich zakończeń tego etapu: { $value } × { $share }
part-ticket-second = { $racer } jest drugi w { $chance }: 1 × { $share }
part-ticket-lost = { $racer } jest dalej z tyłu w { $chance }: −1 × { $share }
part-reveal = Kafelek piramidy daje na pewno 1
part-card-right = { $pile ->
    [winner] { $racer } wygra wyścig w { $chance }. Trafna karta da wtedy około { $pay }, bo inni mogli tak typować wcześniej
   *[loser] { $racer } będzie ostatni w { $chance }. Trafna karta da wtedy około { $pay }, bo inni mogli tak typować wcześniej
}
part-card-wrong = Chybiona karta kosztuje 1, w { $chance }: −1 × { $share }
part-partner = Kopia najlepszego kafelka, średnio ({ $name })
part-tile-landings = Średnio { $landings } wejścia na pole { $space }, po funcie za każde
part-tile-tickets = Co ten kafelek robi z twoimi kafelkami typowania
part-tile-lifted = Wejścia na pole { $space }, z których rezygnujesz
part-other = I poza tym
part-exactly = dokładnie { $weight } z { $total }
part-sum = Warte teraz
part-others = Co to zostawia innym i na twoją następną turę
part-judgement = Według tego kolejność

form-serious = Gra na serio
form-serious-hint = Bez trenera, dla wszystkich, do końca wyścigu

settings-coach = Trener
settings-coach-off = Wyłączony
settings-coach-on = Szanse i rady przy stole

review-open = Analiza
