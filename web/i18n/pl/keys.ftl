# Klawisze oraz plansza dla tych, którzy słuchają.

skip-label = Skróty
skip-choices = Do wyborów
skip-board = Do planszy
choices-label = Co możesz zrobić

listen-open = Posłuchaj
listen-title = Posłuchaj jeszcze raz
listen-event = Co się właśnie stało
listen-board = Co gdzie stoi
listen-mine = Co mam
listen-odds = Szanse w tym etapie
listen-options = Co mogę zrobić
listen-nothing = Nie ma jeszcze o czym opowiadać.
listen-odd = { $racer } { $chance }
listen-leads = Na prowadzeniu na koniec etapu: { $odds }
menu-listen = Posłuchaj

keys-open = Klawisze
keys-title = Wszystkie klawisze
keys-close = Zamknij
keys-letters = Litery, cyfry i znaki coś robią
keys-space = Spacja
keys-everywhere = Wszędzie
keys-table = Przy stole
keys-race = W twojej turze
keys-lens = Patrzenie z bliska
keys-arrows = Do sąsiada: na planszy, wśród kart i wyborów, w dzienniku
keys-ends = Do pierwszego, do ostatniego
keys-pages = Do następnej rzeczy, z którą można coś zrobić
keys-enter = Wybierz
keys-back = Wstecz: z pytania, z szuflady, od wybranej karty
keys-not-now = Teraz nie można.
keys-rule = Reguła o tym, co jest zaznaczone
keys-ticket = Kafelek albo karta tego wielbłąda; ten sam klawisz jeszcze raz potwierdza
keys-card = Wybierz kartę według miejsca na ręce
keys-play = Zagraj wybraną kartę
keys-enough = Wystarczy: zakończ turę, niech tak będzie
keys-piece = Weź tego wielbłąda albo wybierz tę kostkę
keys-tile = Weź kafelek, jedną albo drugą stroną do góry
keys-tab = Ustawianie albo wpisywanie rzutów
menu-keys = Klawisze
settings-keys = Polecenia jednym klawiszem
settings-keys-on = tak
settings-keys-off = nie
settings-keys-hint = Litery, cyfry i znaki przy stole; znak zapytania pokazuje ich listę. Strzałki działają zawsze.
rule-none = Nie ma o tym reguły. Przejdź najpierw do czegoś na planszy, do karty albo do wyboru.

board-keys = Plansza: strzałki przesuwają, Enter wybiera
board-open = { $thing }; do wyboru
stack-under = { $lower }, na nim { $upper }
space-stack = Pole { $space }: { $stack }
space-tile = Pole { $space }: { $side }, kafelek gracza { $name }
tickets-on-top = Kafelki typowania, { $racer }: na wierzchu { $value }
pyramid-inside = Piramida; w środku: { $dice }
pyramid-empty = Piramida jest pusta
pile-cards = { $pile ->
    [winner] Typy na zwycięzcę
   *[loser] Typy na ostatniego
}: { $count ->
    [0] brak
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
cards-in-hand = na ręce: { $cards }
tile-laid = kafelek na polu { $space }, { $side }
place-with = { $where }: { $what }
ground-banana = banany
ground-mango = drzewo mango
ground-stall = stragan
ground-mud = błoto
ground-river = rzeka
ground-bridge = most
course-home = Na mecie: { $elephants }
course-rows = Trasa ma rzędów: { $rows }
course-waits = jeszcze poza trasą
