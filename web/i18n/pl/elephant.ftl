# Elephant Derby przy stole. Klucze z wielkiej litery to zdarzenia silnika; $you mówi, czy chodzi o czytającą osobę.

form-edition-elephant = Elephant Derby
form-edition-elephant-hint = Karty, krowy i przepychanki, 2–6 osób
form-bot-calf = Bot: Słoniątko
form-bot-mahout = Bot: Kornak
form-bot-rajah = Bot: Radża
form-course = Trasa
form-course-first = Pierwszy wyścig
form-course-number = Trasa { $number }
form-course-own = Twoja: { $name }
form-course-build = Zbuduj trasę
form-course-all = Zobacz wszystkie trasy
form-course-told = Rzędy: { $rows }. { $traits }
trait-long = długa
trait-short = krótka
trait-winding = kręta
trait-narrow = wąska
trait-mud = błotnista
trait-river = z rzeką
trait-bridge = z mostem

elephant-R = Czerwony
elephant-B = Niebieski
elephant-G = Zielony
elephant-Y = Żółty
elephant-P = Fioletowy
elephant-O = Pomarańczowy
cows = { $count ->
    [one] krowa
    [few] { $count } krowy
    [many] { $count } krów
   *[other] { $count } krowy
}
place-name = rząd { $row }, { $lane ->
    [a] lewy pas
    [b] środkowy pas
   *[c] prawy pas
}

card-6 = ruch 6
card-5 = ruch 5
card-c = szarża
card-f = latający dywan
card-j = sok z mango
card-2 = ruch 2
card-w = święta krowa
card-m = mysz
card-s = zaklinacz węży
card-k = małpa
card-p = modlitwa
card-t = tygrys
card-hidden = karta
card-6-does = Sześć kroków. Kto stoi na drodze, zostaje przepchnięty.
card-5-does = Pięć kroków. Kto stoi na drodze, zostaje przepchnięty.
card-c-does = Cztery kroki, które przepychają także krowy.
card-f-does = Leci dokładnie cztery rzędy naprzód, nad wszystkim, na wolne pole.
card-j-does = Cztery kroki; każdy może iść na ukos, na wolne pole.
card-2-does = Dwa kroki. Czerwona: pasuje do każdej innej karty.
card-w-does = Przesuwa krowy, razem o osiem kroków.
card-m-does = Straszy słonia, do którego mysz dobiegnie: trzy kroki wstecz.
card-s-does = Daje komuś węża: o jedną kartę mniej na ręce.
card-k-does = Zabiera innemu graczowi dwie losowe karty.
card-p-does = Bierze jedną kartę z odrzuconych.
card-t-does = Przegania twoje węże. W cudzej turze zatrzymuje czerwoną kartę.
card-label = { $colour ->
    [green] { $card }, zielona karta
   *[red] { $card }, czerwona karta
}

hand-title = Twoje karty
hand-of = Karty: { $name }
hand-choose = Zagraj jedną lub dwie karty, nie obie zielone, albo odrzucaj.
hand-second-any = Zagraj drugą kartę, odrzuć jedną albo zakończ turę.
hand-second-red = Zagraj czerwoną kartę, odrzuć jedną albo zakończ turę.
hand-discarded = { $count ->
    [one] Odrzucono jedną kartę. Odrzuć więcej albo zakończ turę.
    [few] Odrzucono { $count } karty. Odrzuć więcej albo zakończ turę.
    [many] Odrzucono { $count } kart. Odrzuć więcej albo zakończ turę.
   *[other] Odrzucono { $count } karty. Odrzuć więcej albo zakończ turę.
}
hand-played = Zagrane w tej turze: { $cards }
hand-empty = Brak kart na ręce
hand-waiting = Twoje karty na następną turę
hand-discard = Odrzuć
hand-play = Zagraj
hand-end = Koniec tury
hand-back = Wróć
hand-piles = { $discards ->
    [0] Nic jeszcze nie odrzucono
    [one] Jedna odrzucona karta, na wierzchu: { $card }
    [few] { $discards } odrzucone karty, na wierzchu: { $card }
    [many] { $discards } odrzuconych kart, na wierzchu: { $card }
   *[other] { $discards } odrzuconej karty, na wierzchu: { $card }
}

way-plain = Marsz { $points }
way-charge = Szarża { $points }
way-carpet = Lot { $points }
way-mango = Sok z mango { $points }
way-of = { $elephant }: { $way }
way-mud = { $way } (błoto bierze { $mud })
whose-snake = { $name } (wąż od: { $of })
more-places = Więcej: strona { $page } z { $pages }
pick-target = Kto?

ask-start = Skąd startuje { $elephant }?
ask-step = { $left ->
    [one] { $elephant } ma wybór: którędy? Został jeden krok.
    [few] { $elephant } ma wybór: którędy? Zostały { $left } kroki.
    [many] { $elephant } ma wybór: którędy? Zostało { $left } kroków.
   *[other] { $elephant } ma wybór: którędy? Zostało { $left } kroku.
}
step-ahead = Naprzód
step-back = Wstecz
step-left = W lewo
step-right = W prawo
step-ahead-left = Na ukos w lewo
step-ahead-right = Na ukos w prawo
step-pushes = { $step }, pchając: { $pushed }
step-stay = Zostań pod drzewem
ask-cow = { $left ->
    [one] Jeden krok dla krów: dotknij krowy.
    [few] { $left } kroki dla krów: dotknij krowy.
    [many] { $left } kroków dla krów: dotknij krowy.
   *[other] { $left } kroku dla krów: dotknij krowy.
}
ask-cow-where = { $left ->
    [one] Dokąd? Najwyżej jeden krok.
    [few] Dokąd? Najwyżej { $left } kroki.
    [many] Dokąd? Najwyżej { $left } kroków.
   *[other] Dokąd? Najwyżej { $left } kroku.
}
place-in-lane = { $where }, { $lane ->
    [a] lewy pas
    [b] środkowy pas
   *[c] prawy pas
}
rows-ahead = { $rows ->
    [one] rząd dalej
    [few] { $rows } rzędy dalej
    [many] { $rows } rzędów dalej
   *[other] { $rows } rzędu dalej
}
rows-back = { $rows ->
    [one] rząd wstecz
    [few] { $rows } rzędy wstecz
    [many] { $rows } rzędów wstecz
   *[other] { $rows } rzędu wstecz
}
rows-same = ten sam rząd
rows-ahead-of = { $rows ->
    [one] rząd dalej niż { $elephant }
    [few] { $rows } rzędy dalej niż { $elephant }
    [many] { $rows } rzędów dalej niż { $elephant }
   *[other] { $rows } rzędu dalej niż { $elephant }
}
rows-back-of = { $rows ->
    [one] rząd bliżej niż { $elephant }
    [few] { $rows } rzędy bliżej niż { $elephant }
    [many] { $rows } rzędów bliżej niż { $elephant }
   *[other] { $rows } rzędu bliżej niż { $elephant }
}
rows-same-of = rząd, w którym jest { $elephant }
row-number = rząd { $row }
start-front = przedni rząd
start-back = tylny rząd
cow-near = krowa, { $where }
cows-done = Zostaw krowy
ask-prayer = Którą kartę bierzesz?
ask-stall = Stragan odsłania kartę: { $card }. Jak jej użyć?
ask-stall-mouse = Stragan odsłania mysz. Którego słonia ma przestraszyć?
mouse-stay = Zostaw ją w norze
tiger-play = Zagraj tygrysa
tiger-pass = Przepuść
tiger-nobody = Nikt
tiger-look = { $name }: moje karty
tiger-none = Tu nie ma tygrysa.
ask-hand = Teraz patrzy tylko { $name }
ask-hand-hint = Tablet bierze { $name }: karty są tajne.
ask-hand-show = Tu { $name }: pokaż moje karty
tap-card-first = Najpierw wybierz kartę.

turn-row = { $count ->
    [one] Prowadzi { $elephants }: rząd { $row } z { $rows }
    [few] Prowadzą wspólnie { $elephants }: rząd { $row } z { $rows }
    [many] Prowadzą wspólnie { $elephants }: rząd { $row } z { $rows }
   *[other] Prowadzą wspólnie { $elephants }: rząd { $row } z { $rows }
}
turn-home-one = { $home } na mecie, { $elephant } jeszcze biegnie
games-row = Rząd { $row }
panel-row = rząd { $row }
panel-home = meta
panel-hand = { $count ->
    [one] jedna karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
panel-snakes = { $count ->
    [one] jeden wąż
    [few] { $count } węże
    [many] { $count } węży
   *[other] { $count } węża
}
finish-title = Koniec wyścigu
finish-won = { $name } wygrywa wyścig!
finish-you = Wygrywasz wyścig!
finish-rows = { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
    [many] { $rows } rzędów
   *[other] { $rows } rzędu
}
finish-chart = Jak daleko kto zaszedł
finish-chart-text = { $name }, rzędy: { $rows }

StartTaken = { $you ->
    [yes] Startujesz: { $elephant }, { $place }.
   *[no] { $name } startuje: { $elephant }, { $place }.
}
HandsDealt = Wszyscy dostają po sześć kart.
CardsDrawn = { $you ->
    [yes] Dobierasz: { $cards }.
   *[no] { $count ->
        [one] { $name } dobiera kartę.
        [few] { $name } dobiera { $count } karty.
        [many] { $name } dobiera { $count } kart.
       *[other] { $name } dobiera { $count } karty.
    }
}
PileShuffled = Odrzucone karty zostają przetasowane: jest nowy stos dobierania.
TurnStarted = { $you ->
    [yes] Twoja tura.
   *[no] Teraz gra { $name }.
}
TurnStarted-stuck = { $you ->
    [yes] Twoja tura. Najpierw trzeba wyjść z błota: { $elephants }.
   *[no] Teraz gra { $name }. Najpierw trzeba wyjść z błota: { $elephants }.
}
CardPlayed-plain = { $you ->
    [yes] Zagrywasz kartę „{ $card }” jako zwykły ruch. Idzie { $elephant }.
   *[no] { $name } zagrywa kartę „{ $card }” jako zwykły ruch. Idzie { $elephant }.
}
CardPlayed-Move = { $you ->
    [yes] Zagrywasz kartę „{ $card }”. Rusza { $elephant }.
   *[no] { $name } zagrywa kartę „{ $card }”. Rusza { $elephant }.
}
CardPlayed-PlayMouse = { $you ->
    [yes] Wysyłasz mysz. Cel: { $elephant }.
   *[no] { $name } wysyła mysz. Cel: { $elephant }.
}
CardPlayed-PlayMonkey = { $you ->
    [yes] Wysyłasz małpę. Cel: { $other }.
   *[no] { $name } wysyła małpę. Cel: { $other }.
}
CardPlayed-PlayCow = { $you ->
    [yes] Zagrywasz świętą krowę.
   *[no] { $name } zagrywa świętą krowę.
}
CardPlayed-PlayPrayer = { $you ->
    [yes] Modlisz się.
   *[no] { $name } się modli.
}
CardPlayed-PlayCharmer = { $you ->
    [yes] Zaklinasz węża. Cel: { $other }.
   *[no] { $name } zaklina węża. Cel: { $other }.
}
CardPlayed-PlayTiger = { $you ->
    [yes] Zagrywasz tygrysa przeciw swoim wężom.
   *[no] { $name } zagrywa tygrysa przeciw swoim wężom.
}
CardApplied = { $you ->
    [yes] Używasz karty ze straganu: { $card }.
   *[no] { $name } używa karty ze straganu: { $card }.
}
TigerPlayed = { $you ->
    [yes] Odpowiadasz tygrysem!
   *[no] { $name } odpowiada tygrysem!
}
CardCancelled = { $you ->
    [yes] Twoja karta „{ $card }” nie działa.
   *[no] Karta „{ $card }” nie działa: { $name } nic nie zyskuje.
}
CardDiscarded = { $you ->
    [yes] Odrzucasz: { $card }.
   *[no] { $name } odrzuca: { $card }.
}
ElephantMoved-plain = { $elephant } idzie { $steps ->
    [one] jeden krok.
    [few] { $steps } kroki.
    [many] { $steps } kroków.
   *[other] { $steps } kroku.
}
ElephantMoved-plain-push = { $elephant } idzie { $steps ->
    [one] jeden krok, pchając: { $pushed }.
    [few] { $steps } kroki, pchając: { $pushed }.
    [many] { $steps } kroków, pchając: { $pushed }.
   *[other] { $steps } kroku, pchając: { $pushed }.
}
ElephantMoved-charge = { $elephant } szarżuje { $steps ->
    [one] o jeden krok.
    [few] o { $steps } kroki.
    [many] o { $steps } kroków.
   *[other] o { $steps } kroku.
}
ElephantMoved-charge-push = { $elephant } szarżuje { $steps ->
    [one] o jeden krok, pchając: { $pushed }.
    [few] o { $steps } kroki, pchając: { $pushed }.
    [many] o { $steps } kroków, pchając: { $pushed }.
   *[other] o { $steps } kroku, pchając: { $pushed }.
}
ElephantMoved-mango = { $elephant } tańczy { $steps ->
    [one] o jeden krok dalej.
    [few] o { $steps } kroki dalej.
    [many] o { $steps } kroków dalej.
   *[other] o { $steps } kroku dalej.
}
ElephantMoved-mango-push = { $elephant } tańczy { $steps ->
    [one] o jeden krok dalej, pchając: { $pushed }.
    [few] o { $steps } kroki dalej, pchając: { $pushed }.
    [many] o { $steps } kroków dalej, pchając: { $pushed }.
   *[other] o { $steps } kroku dalej, pchając: { $pushed }.
}
ElephantMoved-scared = { $elephant } ucieka { $steps ->
    [one] o jeden krok wstecz.
    [few] o { $steps } kroki wstecz.
    [many] o { $steps } kroków wstecz.
   *[other] o { $steps } kroku wstecz.
}
ElephantMoved-scared-push = { $elephant } ucieka { $steps ->
    [one] o jeden krok wstecz, pchając: { $pushed }.
    [few] o { $steps } kroki wstecz, pchając: { $pushed }.
    [many] o { $steps } kroków wstecz, pchając: { $pushed }.
   *[other] o { $steps } kroku wstecz, pchając: { $pushed }.
}
ElephantFlew = { $elephant } leci { $rows ->
    [one] o jeden rząd dalej.
    [few] o { $rows } rzędy dalej, nad wszystkim.
    [many] o { $rows } rzędów dalej, nad wszystkim.
   *[other] o { $rows } rzędu dalej, nad wszystkim.
}
MudLeft = { $elephant } wychodzi z błota za { $points ->
    [one] jeden krok
    [few] { $points } kroki
    [many] { $points } kroków
   *[other] { $points } kroku
}; pozostaje: { $left }.
ElephantHalted-leads = { $elephant } jest pierwszy przy przeprawie i tu się zatrzymuje.
ElephantHalted-waits = { $elephant } zatrzymuje się przy przeprawie i czeka za prowadzącym.
LeaderChanged = Przy przeprawie prowadzi teraz { $elephant }.
CrossingOpened = { $elephant } jest po drugiej stronie: droga wolna dla wszystkich.
CowLeft = Krowa zostaje wypchnięta za metę i odchodzi spacerkiem.
ElephantHome-walk = { $elephant } przekracza linię mety!
ElephantHome-push = { $elephant } zostaje wypchnięty za linię mety!
ElephantHome-carpet = { $elephant } przelatuje nad linią mety!
home-one = { $you ->
    [yes] Do wygranej brakuje ci jeszcze drugiego słonia na mecie: { $elephant }.
   *[no] { $name }: do wygranej brakuje jeszcze drugiego słonia na mecie: { $elephant }.
}
home-both = { $you ->
    [yes] Oba twoje słonie są na mecie!
   *[no] { $name }: oba słonie są na mecie!
}
SpaceReached-banana = { $elephant } staje przy bananowcu: karty do dziewięciu.
SpaceReached-mango = { $elephant } staje pod drzewem mango: dwa kroki więcej, jeśli chce.
SpaceReached-stall = { $elephant } staje przy straganie.
TreeLeft = { $elephant } zostaje pod drzewem mango.
CardTurnedUp = Stragan odsłania kartę: { $card }.
CardTurnedUp-useless = Stragan odsłania kartę: { $card }. Tu na nic się nie przyda.
MouseRan = Mysz dobiega do celu: { $elephant }!
MouseStayed = { $you ->
    [yes] Zostawiasz mysz w norze.
   *[no] { $name } zostawia mysz w norze.
}
CardsStolen = { $you ->
    [yes] Zabierasz: { $cards }. Ofiara małpy: { $other }.
   *[no] { $name } zabiera: { $cards }. Ofiara małpy: { $other }.
}
CardsStolen-hidden = { $count ->
    [one] { $name } zabiera jedną kartę. Ofiara małpy: { $other }.
    [few] { $name } zabiera { $count } karty. Ofiara małpy: { $other }.
    [many] { $name } zabiera { $count } kart. Ofiara małpy: { $other }.
   *[other] { $name } zabiera { $count } karty. Ofiara małpy: { $other }.
}
CowHerded = Krowa idzie { $steps ->
    [one] jeden krok.
    [few] { $steps } kroki.
    [many] { $steps } kroków.
   *[other] { $steps } kroku.
}
CardTaken = { $you ->
    [yes] Bierzesz z odrzuconych: { $card }.
   *[no] { $name } bierze kartę z odrzuconych.
}
SnakeGiven = { $you ->
    [yes] Dostajesz węża: o jedną kartę mniej.
   *[no] { $name } dostaje węża: o jedną kartę mniej.
}
SnakeMoved = { $you ->
    [yes] Dostajesz węża (od: { $of }): o jedną kartę mniej.
   *[no] { $name } dostaje węża (od: { $of }): o jedną kartę mniej.
}
SnakesChased = { $you ->
    [yes] Twój tygrys przegania { $snakes ->
        [one] węża
        [few] { $snakes } węże
        [many] { $snakes } węży
       *[other] { $snakes } węża
    }.
   *[no] { $name } tygrysem przegania { $snakes ->
        [one] węża
        [few] { $snakes } węże
        [many] { $snakes } węży
       *[other] { $snakes } węża
    }.
}
RaceWon = { $you ->
    [yes] Wygrywasz wyścig!
   *[no] { $name } wygrywa wyścig!
}

lens-in = Bliżej
lens-out = Dalej
lens-whole = Cała trasa
lens-mine = Mój słoń
lens-leader = Kto prowadzi
lens-map = Mapa trasy: dotknij, gdzie patrzeć

fork-hint-elephant = Od tej tury zaczyna się nowa gra, z nowym szczęściem. Oglądany wyścig zostaje taki, jaki jest.
fork-dealt-elephant = Karty na rękach, których nie widzisz, i stos dobierania zostają rozdane na nowo, żeby kopia niczego nie zdradziła.

form-practice-hint-elephant = Cofniesz każdy ruch, nawet sprzed dobranych kart i cudzych tur. Karty zostają te same.
