# Lekcje Camel Derby. Klucze sceny zaczynają się od jej nazwy: pytanie, podpowiedź, co powiedzieć na każdą odpowiedź.

lesson-camel-first = Twoja pierwsza tura
scene-camel-first-lead = Po torze biegnie pięć kolorowych wielbłądów. Żaden nie jest twój: typujesz, który będzie z przodu. W wieży z przodu jest ten najwyżej. Który teraz prowadzi? Dotknij go.
scene-camel-first-lead-hint = Szukaj pola z największą liczbą.
scene-camel-first-lead-right = Fioletowy, na polu 12. Drugi jest żółty: stoi na czerwonym.
scene-camel-first-lead-wrong-1 = Żółty jest drugi. Fioletowy jest dalej, na polu 12.

scene-camel-first-ticket = Twoja tura, a tura to jedna akcja. W tym etapie wypadnie jeszcze jedna kostka. Który kafelek bierzesz?
scene-camel-first-ticket-hint = Kafelek daje swoją liczbę, jeśli jego wielbłąd prowadzi na koniec etapu.
scene-camel-first-ticket-right = Najlepszy fioletowy kafelek jest twój. To była cała twoja tura; teraz gra Amina.
scene-camel-first-ticket-wrong-1 = Zielony jest ostatni. Jego kafelek kosztowałby cię funta.

scene-camel-first-die = Amina potrząsa piramidą i wypada zielona 2. Dokąd idzie zielony? Dotknij pola.
scene-camel-first-die-hint = Zielony stoi na polu 5.
scene-camel-first-die-right = Dwa pola dalej. To była ostatnia kostka etapu, więc wypłaca się zakłady.
scene-camel-first-die-wrong-1 = Kostka pokazuje 2: policz dwa pola od pola 5.

scene-camel-first-pay = Fioletowy dalej prowadzi. Ile daje twój kafelek?
scene-camel-first-pay-hint = Daje liczbę, która na nim jest, a był to wierzchni kafelek stosu.
scene-camel-first-pay-right = Pięć funtów i masz osiem. Potem zaczyna się nowy etap, a wszystkie kostki wracają do piramidy.
scene-camel-first-pay-wrong-1 = Jeden funt jest za drugiego wielbłąda. Fioletowy prowadzi, więc kafelek daje swoją liczbę.

lesson-camel-stacks = Wieże
scene-camel-stacks-carry = Wielbłądy, które się spotkają, stają jeden na drugim. Czerwona kostka pokazuje 3: czerwony idzie trzy pola. Kto jedzie z nim? Dotknij wielbłąda.
scene-camel-stacks-carry-hint = Zobacz, kto siedzi na grzbiecie czerwonego.
scene-camel-stacks-carry-right = Tak! Kto siedzi wyżej, ten jedzie. Zielony, na dole, zostaje na miejscu.
scene-camel-stacks-carry-wrong-1 = Zielony jest pod czerwonym, więc zostaje. Jadą tylko te na górze: żółty zabiera się z nim.

scene-camel-stacks-onto = Fioletowy wyrzuca 2, z zielonym na grzbiecie, i trafia na żółtego. Kto będzie na szczycie na polu 6?
scene-camel-stacks-onto-hint = Cała jednostka wchodzi na spotkaną wieżę i zachowuje swoją kolejność.
scene-camel-stacks-onto-right = Zgadza się. Fioletowy i zielony wskakują razem na żółtego: żółty, fioletowy, zielony.
scene-camel-stacks-onto-wrong-1 = Żółty był tam pierwszy, a nowe wchodzą na górę. Najwyżej jest zielony.
scene-camel-stacks-onto-wrong-2 = Fioletowy wciąż niesie zielonego. Najwyżej jest więc zielony.

scene-camel-stacks-lead = Kto prowadzi w tej chwili?
scene-camel-stacks-lead-hint = Spośród tych, które są najdalej, z przodu jest ten na górze. Biały i czarny się nie liczą.
scene-camel-stacks-lead-right = Właśnie: na jednym polu wyżej znaczy lepiej. Żółty jest przed czerwonym.
scene-camel-stacks-lead-wrong-1 = Blisko! Czerwony stoi na tym samym polu, ale w wieży prowadzi ten, kto jest wyżej.
scene-camel-stacks-lead-wrong-2 = Czarny to jeden z dwóch szalonych wielbłądów. Nigdy nie liczy się w kolejności: biegnie pod prąd.

scene-camel-stacks-start = Tak zaczyna się wyścig. Każdy kolorowy wielbłąd startuje z pola, które pokaże jego kostka; szalone wchodzą z drugiego końca: 1 to pole 16, 2 to 15, 3 to 14. Przejdź to krok po kroku.

lesson-camel-carrying = Noszenie
scene-camel-carrying-shake = Tura to dokładnie jedna akcja, a ta jest możliwa zawsze: potrząśnij piramidą. Wypada kostka, rusza wielbłąd, a na koniec etapu dostajesz za to funta. Spróbuj.
scene-camel-carrying-shake-hint = Dotknij piramidy pośrodku albo przycisku.
scene-camel-carrying-shake-right = Wypadła niebieska 2 i niebieski wskoczył na żółtego i fioletowego. Kostka, która wypadła, zostaje na zewnątrz do końca etapu.

scene-camel-carrying-rider = Zielony wyrzuca 3 i staje na polu 7, z czerwonym na grzbiecie. Kto teraz prowadzi?
scene-camel-carrying-rider-hint = Kto jest na samym szczycie najwyższej wieży?
scene-camel-carrying-rider-right = Czerwony, choć nie ruszył nogą! Dlatego opłaca się siedzieć na innych.
scene-camel-carrying-rider-wrong-1 = Cały spacer to zasługa zielonego, ale czerwony jechał na górze. Prowadzi czerwony.
scene-camel-carrying-rider-wrong-2 = Fioletowy był na szczycie, dopóki nie wskoczyły na niego zielony z czerwonym. Prowadzi czerwony.

scene-camel-carrying-left = Wszystkie pięć stoi na jednym polu. Czerwony wyrzuca 1. Kto potem prowadzi?
scene-camel-carrying-left-hint = Czerwony zabiera te, które są na nim: żółtego i fioletowego.
scene-camel-carrying-left-right = Tak. Czerwony, żółty i fioletowy idą dalej; niebieski i zielony zostają. Prowadzi fioletowy, na szczycie.
scene-camel-carrying-left-wrong-1 = Czerwony niesie żółtego i fioletowego, więc z tych trzech na czele jest ostatni.
scene-camel-carrying-left-wrong-2 = Zielony siedzi pod czerwonym, więc zostaje z tyłu.

lesson-camel-crazy = Szalone wielbłądy
scene-camel-crazy-back = Dwa szalone wielbłądy biegną w przeciwną stronę. Szara kostka pokazuje białą 2. Dokąd idzie biały? Dotknij pola.
scene-camel-crazy-back-hint = Biały patrzy w drugą stronę: licz w dół od 15.
scene-camel-crazy-back-right = W dół, na 13. Kto siedzi na szalonym wielbłądzie, też jedzie do tyłu.
scene-camel-crazy-back-wrong-1 = To byłoby do przodu. Szalone wielbłądy idą wstecz: 15, 14, 13.

scene-camel-crazy-carries = Szara kostka pokazuje czarną 2. Ale tylko biały ma na grzbiecie kolorowe wielbłądy. Który z nich rusza?
scene-camel-crazy-carries-hint = Jest wyjątek dla szalonego wielbłąda, który jako jedyny wiezie kolorowe.
scene-camel-crazy-carries-right = Biały. Jeśli dokładnie jeden z nich wiezie kolorowe wielbłądy, rusza właśnie on, cokolwiek mówi kostka.
scene-camel-crazy-carries-wrong-1 = Kostka mówi: czarny, ale gdy tylko jeden z nich wiezie kolorowe wielbłądy, rusza właśnie on: biały.

scene-camel-crazy-on-top = Tu czarny siedzi wprost na białym, a szara kostka pokazuje białą 2. Który rusza?
scene-camel-crazy-on-top-hint = Drugi wyjątek: jeden bezpośrednio na drugim.
scene-camel-crazy-on-top-right = Idzie górny, a drugi zostaje na miejscu.
scene-camel-crazy-on-top-wrong-1 = Biały musiałby nieść czarnego. Gdy jeden siedzi bezpośrednio na drugim, rusza górny: czarny.

scene-camel-crazy-rank = Biały i czarny stoją na czerwonym. Kto prowadzi w wyścigu?
scene-camel-crazy-rank-hint = Szalone wielbłądy w ogóle nie biorą udziału w wyścigu.
scene-camel-crazy-rank-right = Prowadzi czerwony. Szalone wielbłądy to tylko pasażerowie albo coś gorszego.
scene-camel-crazy-rank-wrong-1 = Czarny jest na szczycie, ale szalone wielbłądy nigdy się nie liczą. Prowadzi czerwony.

lesson-camel-tiles = Kafelki widowni
scene-camel-tiles-cheer = Twój kafelek z dopingiem leży na polu 5. Fioletowy wyrzuca 2 i na niego wchodzi. Gdzie skończy fioletowy?
scene-camel-tiles-cheer-hint = Doping posyła jednostkę o jedno pole dalej.
scene-camel-tiles-cheer-right = O jedno dalej, a ty od razu dostajesz funta, ktokolwiek rzucał. Kafelek zostaje.
scene-camel-tiles-cheer-wrong-1 = Nikt nie zostaje na kafelku. Doping posyła fioletowego o jedno dalej, na 6, a ty dostajesz funta.

scene-camel-tiles-boo = Tym razem twój kafelek gwiżdże, na polu 6. Niebieski wyrzuca 2 z fioletowym na górze i wraca na pole 5, gdzie stoi czerwony. Kto będzie tam na szczycie?
scene-camel-tiles-boo-hint = Wygwizdane wielbłądy wpełzają pod spód.
scene-camel-tiles-boo-right = Czerwony. Wygwizdana jednostka cofa się o jedno pole i wchodzi pod wieżę, którą tam zastaje.
scene-camel-tiles-boo-wrong-1 = Zwykle nowe wchodzą na górę. Ale po gwizdach idą pod spód: czerwony zostaje na szczycie.

scene-camel-tiles-back = Niebieski siedzi na czerwonym. Wyrzuca 1, wchodzi na gwiżdżący kafelek Aminy i wraca. Kto jest teraz na szczycie?
scene-camel-tiles-back-hint = Jest wygwizdany, więc idzie pod spód, nawet tam, skąd przyszedł.
scene-camel-tiles-back-right = Czerwony! Niebieski wraca pod to, co zostawił.
scene-camel-tiles-back-wrong-1 = Niebieski był przedtem na górze. Gwizdy wsuwają go pod spód, także tam, skąd przyszedł.

scene-camel-tiles-crazy = Biały rusza o 2 i wchodzi na kafelek Aminy z dopingiem na polu 9. Dokąd idzie?
scene-camel-tiles-crazy-hint = „Dalej” dla szalonego wielbłąda znaczy wstecz.
scene-camel-tiles-crazy-right = Na 8. Doping to jedno pole dalej w kierunku samej jednostki, a biały biegnie wstecz.
scene-camel-tiles-crazy-wrong-1 = 10 jest dalej dla kolorowych. Biały biegnie w drugą stronę, więc doping prowadzi go na 8.

scene-camel-tiles-place = Twoja tura: połóż własny kafelek stroną z dopingiem do góry. Kafelek Aminy leży na polu 5. Które pole się nada?
scene-camel-tiles-place-hint = Puste pole, nie pole 1 i nie tuż obok cudzego kafelka.
scene-camel-tiles-place-right = Dobrze. Kafelki nigdy nie leżą obok siebie, więc nikt nie trafia z jednego na drugi.
scene-camel-tiles-place-wrong-1 = Za blisko: pole 6 jest tuż obok kafelka Aminy.
scene-camel-tiles-place-wrong-2 = Na polu 3 stoją wielbłądy. Kafelek potrzebuje pustego pola.
scene-camel-tiles-place-wrong-3 = Na polu 1 nigdy nie leży kafelek.

lesson-camel-tickets = Kafelki typowania
scene-camel-tickets-leader = Kafelek typowania to zakład na ten etap. Wypadnie jeszcze jedna kostka, zielona albo szara. Który kafelek weźmiesz?
scene-camel-tickets-leader-hint = Czy zielony albo szalony wielbłąd może jeszcze zmienić lidera?
scene-camel-tickets-leader-right = Fioletowego nikt nie dogoni: kafelek da swoje 5 funtów.
scene-camel-tickets-leader-wrong-1 = Żółty jest drugi: to daje 1 funt, cokolwiek jest na kafelku. Fioletowy dałby 5.
scene-camel-tickets-leader-wrong-2 = Niebieski nie jest ani pierwszy, ani drugi: kafelek kosztuje cię funta.

scene-camel-tickets-next = Amina wzięła wierzchni fioletowy kafelek za 5. Ile da następny, jeśli fioletowy będzie prowadził?
scene-camel-tickets-next-hint = Każdy kolorowy wielbłąd ma cztery kafelki: 5, 3, 2 i 2.
scene-camel-tickets-next-right = 3 funty. Kto pierwszy, ten ma więcej: 5, 3, 2, 2.
scene-camel-tickets-next-wrong-1 = Piątki już nie ma. Pod nią leży 3, potem 2 i 2.

scene-camel-tickets-loser = Nie ma już fioletowych kafelków, dwa z nich masz ty. Co teraz: wziąć zielony czy potrząsnąć piramidą?
scene-camel-tickets-loser-hint = Kafelek piramidy to pewny funt.
scene-camel-tickets-loser-right = Pewny funt. Kafelek na wielbłąda daleko z tyłu tylko by kosztował.
scene-camel-tickets-loser-wrong-1 = Zielony jest ostatni: jego kafelek kosztuje funta. Potrząśnięcie piramidą dałoby funta.

lesson-camel-legs = Koniec etapu
scene-camel-legs-nine = Masz zielony za 5, zielony za 3, żółty i czerwony kafelek. Teraz wytrząsasz piątą i ostatnią kostkę etapu: żółta 1. Ile zarabiasz? Zielony prowadzi, żółty jest drugi.
scene-camel-legs-nine-hint = 5 i 3 za zielonego, 1 za żółtego, −1 za czerwonego i 1 za kafelek piramidy.
scene-camel-legs-nine-right = 5 + 3 + 1 − 1 + 1: dziewięć funtów. Świetny rachunek.
scene-camel-legs-nine-wrong-1 = Niezupełnie: czerwony kafelek kosztuje funta. 5 + 3 + 1 − 1 + 1 to 9.
scene-camel-legs-nine-wrong-2 = Kafelek na drugiego daje 1, a na każdego dalszego kosztuje 1. 5 + 3 + 1 − 1 + 1 to 9.

scene-camel-legs-floor = Kiepski etap: pięć kafelków, wszystkie chybione, i 3 funty w sakiewce. Amina wytrząsa ostatnią kostkę. Ile funtów zostaje?
scene-camel-legs-floor-hint = Nikt nigdy nie ma długów.
scene-camel-legs-floor-right = Ani jeden, ale nie mniej. Czego nie możesz zapłacić, to ci darują.
scene-camel-legs-floor-wrong-1 = W sumie to −5, ale nikt nie spada poniżej 0.

scene-camel-legs-next = Amina wytrząsa piątą kostkę: etap się kończy, a kafelki i kostki wracają. Kto zaczyna następny etap? Po jej lewej siedzi Bruno.
scene-camel-legs-next-hint = Gracz po lewej stronie tego, kto wytrząsnął ostatnią kostkę.
scene-camel-legs-next-choice-bruno = Bruno
scene-camel-legs-next-choice-amina = Amina
scene-camel-legs-next-choice-you = Ja
scene-camel-legs-next-right = Bruno, po lewej od osoby, która potrząsała ostatnia.
scene-camel-legs-next-wrong-1 = Amina wytrząsnęła ostatnią kostkę. Zaczyna osoba po jej lewej: Bruno.
scene-camel-legs-next-wrong-2 = Tym razem nie ty: po lewej od Aminy, która wytrząsnęła ostatnią kostkę, siedzi Bruno.

lesson-camel-cards = Karty typowania
scene-camel-cards-bet = Oprócz kafelków są też zakłady na cały wyścig. Masz po jednej karcie na każdego kolorowego wielbłąda. Którą położysz i na którym stosie?
scene-camel-cards-bet-hint = Zielony zaraz przekroczy metę. Kto pierwszy wytypuje zwycięzcę, dostaje 8.
scene-camel-cards-bet-right = Zielony wygrywa, a twoja karta była pierwszą trafną: 8 funtów.
scene-camel-cards-bet-wrong-1 = Żółty miał szansę, ale wygrywa zielony. Chybiona karta kosztuje funta.
scene-camel-cards-bet-wrong-2 = Ten stos jest dla wielbłąda, który będzie ostatni. Zielony wygrywa: karta kosztuje funta.

scene-camel-cards-secret = Kilka kart leży już zakrytych. Dokładasz swoją. Co widzą inni?
scene-camel-cards-secret-hint = Leżą zakryte, ale wszyscy wiedzą, czyje są.
scene-camel-cards-secret-choice-owner = Że jest moja
scene-camel-cards-secret-choice-colour = Którego pokazuje wielbłąda
scene-camel-cards-secret-choice-both = Jedno i drugie
scene-camel-cards-secret-right = Tylko to, że jest twoja i na którym leży stosie. Zostaje tam do końca wyścigu.
scene-camel-cards-secret-wrong-1 = Wielbłąd jest tajny do końca wyścigu. Widać tylko, że karta jest twoja.
scene-camel-cards-secret-wrong-2 = Widać, czyja jest karta, ale nie wielbłąda, aż do końca wyścigu.

scene-camel-cards-second = Na stosie zwycięzcy leżą kolejno: ty zielony, Amina żółty, Bruno zielony, Chidi zielony. Zielony przekracza metę. Ile daje karta Bruna?
scene-camel-cards-second-hint = Trafne karty dają 8, 5, 3, 2, potem 1. Chybione się pomija.
scene-camel-cards-second-right = 5, za drugą trafną kartę. Twoja dała 8, karta Chidiego 3, a Amina straciła funta.
scene-camel-cards-second-wrong-1 = 8 dała twoja karta, pierwsza trafna. Karta Bruna jest druga: 5.
scene-camel-cards-second-wrong-2 = Karta Aminy jest chybiona i się nie liczy. Karta Bruna jest drugą trafną: 5.

scene-camel-cards-last = Teraz drugi stos: ty czerwony, Amina fioletowy, Bruno fioletowy. Zielony wygrywa wyścig. Którego wielbłąda trzeba było tu wytypować?
scene-camel-cards-last-hint = Przegrany to wielbłąd najdalej z tyłu.
scene-camel-cards-last-right = Fioletowy jest ostatni: Amina dostaje 8, Bruno 5, a twoja czerwona karta kosztuje funta. Bruno wygrywa z 13.
scene-camel-cards-last-wrong-1 = Zielony to zwycięzca. Na tym stosie chodzi o ostatniego: fioletowego.

lesson-camel-line = Linia mety
scene-camel-line-forward = Żółty, z czerwonym na grzbiecie, wyrzuca 2, wchodzi na twój kafelek z dopingiem na 16 i zostaje poniesiony za metę. Kto wygrywa?
scene-camel-line-forward-hint = Kto przekracza metę, jest przed wszystkimi, a ten na górze jest pierwszy.
scene-camel-line-forward-right = Czerwony! Wyścig kończy się od razu, gdy jednostka przekroczy metę, a wygrywa ten na górze.
scene-camel-line-forward-wrong-1 = Żółty szedł, czerwony jechał na górze. Także w jednostce, która przekracza metę, wyżej znaczy lepiej.

scene-camel-line-backward = Biały, z zielonym i niebieskim na grzbiecie, biegnie o 3 i przekracza metę tyłem. Koniec wyścigu. Kto jest ostatni?
scene-camel-line-backward-hint = Kogo przeniesiono tyłem przez metę, ten jest za wszystkimi; najniższy jest ostatni.
scene-camel-line-backward-right = Zielony, najniższy z przeniesionych tyłem. Wygrywa zresztą fioletowy: nikt nie był dalej.
scene-camel-line-backward-wrong-1 = Niebieski siedzi na zielonym, więc jest o miejsce lepszy. Ostatni jest zielony.
scene-camel-line-backward-wrong-2 = Czerwony jest wciąż na torze. Przeniesione tyłem przez metę są za nim: ostatni jest zielony.

scene-camel-line-once = Masz czerwony kafelek za 5. Amina wytrząsa piątą kostkę i czerwony przekracza nią metę. Etap się skończył i wyścig też. Ile daje twój kafelek?
scene-camel-line-once-hint = Etap punktuje się raz, nawet gdy dwie rzeczy kończą się naraz.
scene-camel-line-once-right = 5, jeden raz. Potem odkrywa się karty typowania, a wygrywa ten, kto ma najwięcej pieniędzy.
scene-camel-line-once-wrong-1 = Kończą się dwie rzeczy, ale etap punktuje się tylko raz: 5.

lesson-camel-partners = Sojusze
scene-camel-partners-choose = Gdy gra sześć osób lub więcej, możesz wybrać sojusznika na ten etap; nikt nie może odmówić. Skopiujesz jego najlepszy kafelek. Amina ma fioletowy za 5, Bruno niebieski za 5, Dalia kafelek piramidy. Kogo wybierasz?
scene-camel-partners-choose-hint = Który z tych kafelków da najwięcej?
scene-camel-partners-choose-right = Fioletowy kafelek Aminy daje 5 i twoja kopia tyle samo.
scene-camel-partners-choose-wrong-1 = Niebieski nie jest ani pierwszy, ani drugi. Nie ma czego kopiować, a strat się nie kopiuje: nic nie zarabiasz.
scene-camel-partners-choose-wrong-2 = Kafelek piramidy jest wart funta, więc tyle zarabiasz. Fioletowy kafelek Aminy dałby 5.

scene-camel-partners-share = Masz sojusz z Aminą i kopiujesz jej fioletowy kafelek za 5. Co ona na tym traci?
scene-camel-partners-share-hint = Kopia to kopia.
scene-camel-partners-share-choice-keeps = Nic: też dostaje swoje 5
scene-camel-partners-share-choice-halves = Połowę
scene-camel-partners-share-right = Zgadza się: ty i Amina zarabiacie po 5, a sojusz kończy się z etapem.
scene-camel-partners-share-wrong-1 = Niczego się nie dzieli. Ty dostajesz kopię, a ona zachowuje wszystko.

lesson-camel-choice = Co robisz?
scene-camel-choice-behind = Fioletowy prowadzi, siedząc na żółtym, ale oba już w tym etapie biegły. Czerwona, niebieska, zielona i szara kostka są jeszcze w środku. Co robisz?
scene-camel-choice-behind-hint = Kto może jeszcze ruszyć, a kogo można już tylko wyprzedzić?
scene-camel-choice-behind-right = Czerwony jest tuż za nim, a jego kostka wciąż w środku: mniej więcej w dwóch przypadkach na trzy wyjdzie na czoło. Takie szanse na prowadzenie ma każdy z nich:
scene-camel-choice-behind-wrong-1 = Fioletowy prowadzi teraz, ale nie może już ruszyć, a czerwony pewnie ruszy. Takie szanse na prowadzenie ma każdy z nich:
scene-camel-choice-behind-wrong-2 = Pewny funt to coś, ale kafelek czerwonego był wart około trzech, a bierze go Amina. Takie szanse na prowadzenie ma każdy z nich:

scene-camel-choice-early = Etap dopiero się zaczął, a zielony jest daleko za wszystkimi. Co robisz?
scene-camel-choice-early-hint = Co z tego jest zakładem na cały wyścig?
scene-camel-choice-early-right = Pierwsza karta na przegranego daje 8, a zielony raczej nie dogoni. To dla ciebie warte prawie 8 funtów.
scene-camel-choice-early-wrong-1 = Nieźle, to warte około 3 funtów. Ale teraz Amina kładzie pierwszą kartę na zielonego jako przegranego, a była warta prawie 8.
scene-camel-choice-early-wrong-2 = Niebieski rzadko prowadzi w tym etapie. A Amina kładzie pierwszą kartę na zielonego jako przegranego, wartą prawie 8.

scene-camel-choice-certain = Nie ma już fioletowych kafelków. Co robisz?
scene-camel-choice-certain-hint = Nic tu nie jest lepsze od pewnego funta.
scene-camel-choice-certain-right = Pewny funt: żaden z pozostałych kafelków nie jest tyle wart. Takie szanse na prowadzenie ma każdy z nich:
scene-camel-choice-certain-wrong-1 = Niebieski wychodzi na czoło w jednym przypadku na pięć. Tym razem kafelek kosztuje funta. Takie szanse na prowadzenie ma każdy z nich:
scene-camel-choice-certain-wrong-2 = Kostka czerwonego już wypadła: zostaje z tyłu, a kafelek kosztuje funta. Takie szanse na prowadzenie ma każdy z nich:

scene-camel-choice-late = Etap dopiero się zaczął, a wyścig nie potrwa już długo. Co robisz?
scene-camel-choice-late-hint = Który z tych zakładów daje najwięcej i pewnie się sprawdzi?
scene-camel-choice-late-right = Zielony jest daleko z tyłu, a pierwsza trafna karta na przegranego daje 8.
scene-camel-choice-late-wrong-1 = Fioletowy jest z przodu, ale wypadnie jeszcze wiele kostek i wygrać może każdy z pozostałych.
scene-camel-choice-late-wrong-2 = Najwyżej pięć, i to tylko wtedy, gdy fioletowy będzie prowadził na koniec etapu.

scene-camel-choice-sure = Fioletowy siedzi na żółtym, oba już ruszały, a w środku są jeszcze trzy kostki. Wypadną tylko dwie. Co robisz?
scene-camel-choice-sure-hint = Kto może jeszcze wyprzedzić fioletowego?
scene-camel-choice-sure-right = Czerwony już nie ruszy, a niebieski i zielony rzadko zajdą tak daleko: kafelek jest wart prawie całe 5.
scene-camel-choice-sure-wrong-1 = Pewny funt, ale kafelek był wart więcej, a bierze go Amina.
scene-camel-choice-sure-wrong-2 = Żółty jest pod fioletowym: może być tylko drugi, a to daje 1.

scene-camel-choice-free = Fioletowy prowadzi, siedząc na żółtym, ale ich kostki już wypadły. Zielony, tuż za nimi, jeszcze nie ruszał. Co robisz?
scene-camel-choice-free-hint = Kto może jeszcze ruszyć w tym etapie?
scene-camel-choice-free-right = 1 wprowadzi zielonego na nich, 2 albo 3 dalej niż oni. Musi tylko wypaść jego kostka.
scene-camel-choice-free-wrong-1 = Fioletowy może wygrać wyścig, ale za wcześnie, by to wiedzieć: jeszcze w tym etapie trzy inne mogą go wyprzedzić.
scene-camel-choice-free-wrong-2 = Fioletowy prowadzi teraz, ale nie może już ruszyć, a zielony pewnie ruszy.

scene-camel-choice-play = To wszystko, czego potrzebujesz. Oto wyścig w pełnym biegu: graj dalej przeciw trzem botom.

lesson-camel-editions = Pierwsza edycja
scene-camel-editions-second = Druga edycja: sześć kostek, dwa szalone wielbłądy, cztery kafelki na każdego kolorowego (5, 3, 2, 2), kafelki, które dopingują lub gwiżdżą, i sojusze od sześciu graczy.
scene-camel-editions-first = Pierwsza edycja: pięć kostek i żadnych szalonych wielbłądów, trzy kafelki na każdego (5, 3, 2), bez sojuszy. Kafelek widowni to oaza albo fatamorgana, a funty nazywają się monetami. W etapie wypadają wszystkie kostki.

scene-camel-editions-tickets = Pierwsza edycja. Trzy żółte kafelki są już wzięte. Który kafelek możesz wziąć?
scene-camel-editions-tickets-hint = Tu każdy ma tylko trzy: 5, 3 i 2.
scene-camel-editions-tickets-right = Czerwony. Trzech żółtych już nie ma; w drugiej edycji byłby czwarty.
scene-camel-editions-tickets-wrong-1 = Były trzy żółte kafelki i wszystkie są wzięte. Druga edycja ma czwarty.

scene-camel-editions-mirage = Pierwsza edycja. Niebieski, z fioletowym na górze, wyrzuca 2 i wchodzi na twoją fatamorganę na polu 6. Wraca na pole 5, gdzie stoi czerwony. Kto jest tam na szczycie?
scene-camel-editions-mirage-hint = Fatamorgana robi to samo, co gwizdy.
scene-camel-editions-mirage-right = Czerwony. Fatamorgana działa jak gwizdy: o jedno wstecz i pod spód.
scene-camel-editions-mirage-wrong-1 = Fatamorgana działa jak gwizdy: jednostka wchodzi pod spód, więc na szczycie jest czerwony.
