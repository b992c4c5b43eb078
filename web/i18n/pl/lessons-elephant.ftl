# Lekcje Elephant Derby. Klucze sceny zaczynają się od jej nazwy: pytanie, podpowiedź, co powiedzieć na każdą odpowiedź.

lesson-elephant-first = Twoja pierwsza tura
scene-elephant-first-you = Jedziesz na czerwonym słoniu i teraz jest twoja tura. Wygrywa, kto pierwszy przekroczy metę. Który słoń jest twój? Dotknij go.
scene-elephant-first-you-hint = To ten czerwony, z literą R.
scene-elephant-first-you-right = To ty. Poniżej widzisz swoją rękę: zielone i czerwone karty.
scene-elephant-first-you-wrong-1 = To słoń Aminy. Twój jest czerwony.

scene-elephant-first-green = Zielone karty prowadzą naprzód. Na twojej drodze stoi zielony słoń. Zagraj najlepszą zieloną kartę.
scene-elephant-first-green-hint = Im większa liczba, tym dalej idziesz.
scene-elephant-first-green-right = Sześć kroków! Zielony został przepchnięty przed tobą; słonie nigdy się nie mijają.
scene-elephant-first-green-wrong-1 = Tylko dwa kroki. Dwójka jest czerwona, więc może jeszcze przyjść później, po zielonej karcie.

scene-elephant-first-red = Możesz zagrać drugą kartę, ale nie drugą zieloną. Niebieski prowadzi. Którą kartę zagrywasz?
scene-elephant-first-red-hint = Czerwone karty pasują do zielonych, a myszy straszą słonie.
scene-elephant-first-red-right = Mysz wybiega z nory, a niebieski ucieka trzy kroki wstecz. Teraz prawie się zrównaliście.
scene-elephant-first-red-wrong-1 = Dwóch zielonych kart w jednej turze nie wolno. Do zielonej pasuje czerwona.

scene-elephant-first-draw = Dwie karty zagrane, więc twoja tura się kończy. Dobierasz do sześciu kart. Ile dobierasz?
scene-elephant-first-draw-hint = Na ręce są jeszcze cztery.
scene-elephant-first-draw-right = Dwie i znów masz sześć. To była cała tura: karta, karta, dobieranie. Teraz gra Amina.
scene-elephant-first-draw-wrong-1 = Dobierasz do sześciu, a cztery masz jeszcze na ręce: wystarczą dwie.

lesson-elephant-course = Trasa
scene-elephant-course-map = Słonie biegną trasą z płytek, szeroką na trzy pasy, czasem węższą. Po drodze są drzewa, stragany, błoto, rzeka i sporo krów. Kto pierwszy za metą, wygrywa. Drukowane obrazki trasy się nie zachowały: ta jest naszą rekonstrukcją.

scene-elephant-course-start = Przed wyścigiem każdy zajmuje pole na Starcie, pierwszy gracz na końcu. Bruno i Amina już stoją. Ty zagrasz jako pierwszy gracz, więc stajesz tuż za jednym z nich. Gdzie?
scene-elephant-course-start-hint = Poszukaj wolnego pola, przed którym stoi słoń.
scene-elephant-course-start-right = No i stoisz: twoja pierwsza karta popchnie tego słonia, więc gra na początku ma swoją cenę. Teraz każdy dostaje sześć kart i w drogę.
scene-elephant-course-start-wrong-1 = Przed tym polem nikt nie stoi. Pierwszy gracz zaczyna za innym słoniem.

scene-elephant-course-walk = Jedziesz na czerwonym słoniu i zagrywasz 6. Słoń idzie prosto swoim pasem, nigdy wstecz i nigdy na ukos. Gdzie skończy? Dotknij pola.
scene-elephant-course-walk-hint = Policz sześć pól na wprost.
scene-elephant-course-walk-right = Sześć kroków na wprost.
scene-elephant-course-walk-wrong-1 = To wymagałoby kroku w bok. Słonie trzymają się swojego pasa, dopóki mogą.

lesson-elephant-turn = Karty i tury
scene-elephant-turn-second = W swojej turze zagrywasz jedną kartę albo dwie, które nie są obie zielone. Zagrana jest już zielona 6. Co może być następne?
scene-elephant-turn-second-hint = Zielone karty mają dużą liczbę. Dwójka jest czerwona.
scene-elephant-turn-second-right = Zielona i czerwona pasują do siebie. Zamiast drugiej karty możesz też jedną odrzucić.
scene-elephant-turn-second-wrong-1 = Dwóch zielonych kart w jednej turze nie wolno. Dwójka jest czerwona: ta może być.

scene-elephant-turn-draw = Dwie karty zagrane, zostały cztery: twoja tura się kończy. Ile dobierasz?
scene-elephant-turn-draw-hint = Dobierasz do sześciu.
scene-elephant-turn-draw-right = Dwie, do sześciu. Potem gra Amina.
scene-elephant-turn-draw-wrong-1 = Dobierasz do sześciu kart, a nie sześć kart: wystarczą dwie.

scene-elephant-turn-idle = Tygrys przegania węże, ale ich nie masz, a nie wolno nie robić zupełnie nic. Co możesz zrobić?
scene-elephant-turn-idle-hint = Karty, która nic nie zrobi, nie można zagrać. Ale można się jej pozbyć.
scene-elephant-turn-idle-right = Odrzuć go. Kto nie zagrywa karty, może odrzucić, ile chce, co najmniej jedną.
scene-elephant-turn-idle-wrong-1 = Karty, która nie zrobi zupełnie nic, nie można zagrać, tylko odrzucić.
scene-elephant-turn-idle-wrong-2 = Zagraj kartę albo odrzuć co najmniej jedną: tyle trzeba zrobić zawsze.

scene-elephant-turn-pile = Wszystkie inne karty są już zużyte, a stos dobierania jest pusty. Zagrywasz 2 i należą ci się dwie karty. Co się dzieje?
scene-elephant-turn-pile-hint = Odrzucone karty nie przepadły.
scene-elephant-turn-pile-choice-shuffle = Tasuje się odrzucone karty
scene-elephant-turn-pile-choice-none = Nikt już nie dobiera
scene-elephant-turn-pile-right = Odrzucone karty tworzą nowy stos dobierania i z niego dobierasz.
scene-elephant-turn-pile-wrong-1 = Odrzucone karty tworzą nowy stos dobierania. Dopiero gdy ich też nie ma, nikt nie dobiera.

scene-elephant-turn-secret = Co wiesz o kartach innych?
scene-elephant-turn-secret-hint = Spójrz na panele pod trasą.
scene-elephant-turn-secret-choice-number = Ile mają kart
scene-elephant-turn-secret-choice-cards = Jakie mają karty
scene-elephant-turn-secret-right = Ile ich jest, i widzisz węże przed nimi. Ich karty i stos dobierania są tajne.
scene-elephant-turn-secret-wrong-1 = Karty na rękach są tajne do końca wyścigu. Widać tylko, ile ich jest.

lesson-elephant-pushing = Przepychanie
scene-elephant-pushing-line = Zagrywasz 5. Na drodze stoją niebieski i zielony. Gdzie będzie potem niebieski?
scene-elephant-pushing-line-hint = Słonie przed tobą są przepychane o jedno pole z każdym krokiem.
scene-elephant-pushing-line-right = Ty pchasz niebieskiego, a niebieski zielonego: rusza cały szereg.
scene-elephant-pushing-line-wrong-1 = Słonie się nie mijają. Czerwony pcha przed sobą niebieskiego, a niebieski zielonego.

scene-elephant-pushing-lost = Zagrywasz 6. Przed tobą na pasie stoi krowa, a druga obok pola tuż przed nią. Gdzie skończy czerwony?
scene-elephant-pushing-lost-hint = Krów się nie przepycha i nie ma kroków na ukos.
scene-elephant-pushing-lost-right = Jeden krok i stoi. Pozostałe pięć przepada.
scene-elephant-pushing-lost-wrong-1 = To krok na ukos. Z przodu i z boku są krowy, więc czerwony staje po jednym kroku i traci resztę.

scene-elephant-pushing-cow = Niebieski stoi tuż przed krową. Za nim zagrywasz czerwoną 2. Dokąd idzie czerwony?
scene-elephant-pushing-cow-hint = Szeregu, który kończy się krową, nie można przepchnąć.
scene-elephant-pushing-cow-right = W bok, potem naprzód. Czerwona 2 rusza słonia jak każda inna karta.
scene-elephant-pushing-cow-wrong-1 = Niebieski nie ma dokąd iść, więc nie można go przepchnąć. Czerwony idzie w bok, potem naprzód.

lesson-elephant-sideways = W bok
scene-elephant-sideways-round = Zagrywasz 6. Niebieskiego można przepchnąć do końca jego pasa, nie dalej; a żółty stoi przed krową. Gdzie skończy czerwony?
scene-elephant-sideways-round-hint = Gdy naprzód się nie da, idź w bok; gdy tylko znów się da, idź naprzód.
scene-elephant-sideways-round-right = Trzy kroki naprzód z niebieskim, dwa w bok obok żółtego i jeden naprzód z zielonym. Co za spacer!
scene-elephant-sideways-round-wrong-1 = Tu nie może iść dalej naprzód. Pozostałe kroki prowadzą go w bok, aż znów da się naprzód.

scene-elephant-sideways-choose = Przed tobą stoi krowa. Możesz wybrać stronę, ale idąc w bok, nie możesz zawrócić. Które pole wybierasz?
scene-elephant-sideways-choose-hint = Zobacz, co stoi dalej po każdej stronie.
scene-elephant-sideways-choose-right = Droga wolna! Gdy tylko można iść naprzód, czerwony idzie naprzód.
scene-elephant-sideways-choose-wrong-1 = Po tej stronie też stoi krowa, a zawrócić nie można: pozostałe pięć kroków przepada.

lesson-elephant-charge = Szarża
scene-elephant-charge-line = Na twoim pasie stoją niebieski, żółty, zielony i krowa. Jak użyjesz karty szarży?
scene-elephant-charge-line-hint = Szarża przepycha także krowy.
scene-elephant-charge-line-right = Z drogi! W szarży krowy przepycha się jak słonie, także w mieszanych szeregach.
scene-elephant-charge-line-wrong-1 = Użyta zwyczajnie, karta nie przepchnie krowy. Czerwony musi iść w bok i nie dojdzie tak daleko.

scene-elephant-charge-sideways = Tu pas kończy się przed tobą, a obok stoi krowa. Co zrobi szarża?
scene-elephant-charge-sideways-hint = Szarża jest na to, co stoi na wprost.
scene-elephant-charge-sideways-choice-stuck = Nic: czerwony utknął
scene-elephant-charge-sideways-choice-pushes = Przepchnie krowę w bok
scene-elephant-charge-sideways-right = W bok krów się nie przepycha nigdy, nawet w szarży.
scene-elephant-charge-sideways-wrong-1 = Szarża przepycha krowy tylko na wprost. W bok to krok jak każdy inny: czerwony utknął.

lesson-elephant-flying = Latanie
scene-elephant-flying-over = Na twoim pasie stoi niebieski, a przed nim krowa. Jak użyjesz latającego dywanu?
scene-elephant-flying-over-hint = Dywan leci cztery pola na wprost, nad wszystkim.
scene-elephant-flying-over-right = Prosto nad nimi, dokładnie cztery pola.
scene-elephant-flying-over-wrong-1 = Pieszo trzeba je obejść i nie zajdziesz tak daleko.

scene-elephant-flying-gap = Przed tobą brakuje dwóch pól twojego pasa. Czy dywan pomoże?
scene-elephant-flying-gap-hint = Istnieć musi tylko pole lądowania.
scene-elephant-flying-gap-right = Nad brakującymi polami można przelecieć. Pole lądowania istnieje i jest wolne.
scene-elephant-flying-gap-wrong-1 = Pieszo też się da, ale naokoło, i jesteś o pole z tyłu.

scene-elephant-flying-land = Niebieski stoi dokładnie cztery pola przed tobą. Co możesz zagrać?
scene-elephant-flying-land-hint = Dywan potrzebuje wolnego pola do lądowania.
scene-elephant-flying-land-right = Pieszo przepychasz niebieskiego. Dywan nie mógłby tam wylądować.
scene-elephant-flying-land-wrong-1 = Dywan leci dokładnie cztery pola, a tam stoi niebieski. Nie ma gdzie wylądować.

lesson-elephant-mango = Mango
scene-elephant-mango-juice = Pijesz sok z mango: każdy krok może też iść na ukos naprzód, na wolne pole. Jak miniesz niebieskiego, nie pchając go?
scene-elephant-mango-juice-hint = Na ukos, na stronę, gdzie nikt nie stoi na drodze.
scene-elephant-mango-juice-right = Elegancko. Na ukos nigdy nikogo się nie przepycha.
scene-elephant-mango-juice-wrong-1 = Na wprost nadal pchasz: niebieski dostaje cztery kroki za darmo.

scene-elephant-mango-tree = Twój ruch skończył się pod drzewem mango. To od razu dwa dodatkowe kroki, także na ukos. Bierzesz je?
scene-elephant-mango-tree-hint = Dwa kroki za darmo.
scene-elephant-mango-tree-right = Dwa pola dalej, a twoja tura jeszcze trwa.
scene-elephant-mango-tree-wrong-1 = Możesz zostać. Ale dwa kroki za darmo by się przydały.

lesson-elephant-spaces = Drzewa i stragany
scene-elephant-spaces-banana = Dwójka prowadzi cię do bananowca: tam od razu dobierasz do dziewięciu kart. Ale leżą przed tobą dwa węże. Ile kart masz potem?
scene-elephant-spaces-banana-hint = O jedną mniej za każdego węża.
scene-elephant-spaces-banana-right = Siedem: dziewięć minus jedna za każdego węża.
scene-elephant-spaces-banana-wrong-1 = Dziewięć byłoby bez węży. Każdy kosztuje kartę: siedem.

scene-elephant-spaces-stall = Dwójka prowadzi cię do straganu. Odsłania się wierzchnia karta stosu dobierania: druga 2. Co się z nią dzieje?
scene-elephant-spaces-stall-hint = Działa od razu, bez zagrywania.
scene-elephant-spaces-stall-choice-applied = Od razu prowadzi mnie dalej
scene-elephant-spaces-stall-choice-hand = Biorę ją na rękę
scene-elephant-spaces-stall-right = Działa od razu i zostaje odrzucona. Nie liczy się do twoich kart i nikt nie może na nią odpowiedzieć.
scene-elephant-spaces-stall-wrong-1 = Karty ze straganu używa się od razu, jeśli się da, a potem się ją odrzuca.

scene-elephant-spaces-pushed = Zagrywasz 2, przepychasz niebieskiego za bananowiec i kończysz ruch właśnie tam. Co ma z tego Amina, która jedzie na niebieskim?
scene-elephant-spaces-pushed-hint = Pole działa na tego, kto kończy na nim własny ruch.
scene-elephant-spaces-pushed-choice-nothing = Nic
scene-elephant-spaces-pushed-choice-bananas = Karty do dziewięciu
scene-elephant-spaces-pushed-right = Nic. Pola nigdy nie działają na przepychanych; ale ty możesz teraz dobierać.
scene-elephant-spaces-pushed-wrong-1 = Pola nie działają na przepychanych. Dobierasz tylko ty, bo to twój własny ruch się tam skończył.

lesson-elephant-water = Błoto i rzeka
scene-elephant-water-mud = Twoja tura zaczyna się w błocie, które kosztuje 2. Zagrywasz 5. Gdzie skończysz?
scene-elephant-water-mud-hint = Najpierw trzeba się wydostać: 5 minus 2.
scene-elephant-water-mud-right = Dwa punkty na wyjście, zostają trzy kroki.
scene-elephant-water-mud-wrong-1 = Wyjście kosztuje najpierw 2 punkty, więc zostają tylko trzy kroki.

scene-elephant-water-stuck = Teraz błoto kosztuje 4. Która karta cię wyciągnie?
scene-elephant-water-stuck-hint = Liczba musi być większa niż 4.
scene-elephant-water-stuck-right = 5 to więcej niż 4: jeden krok, ale na wolność. Błoto, które się tylko mija, nic nie kosztuje.
scene-elephant-water-stuck-wrong-1 = Czwórkę całą zużywa wyjście, więc nie można jej zagrać. Potrzebujesz więcej niż 4.
scene-elephant-water-stuck-wrong-2 = Dwójka nikogo nie wyciągnie z błota. Potrzebujesz więcej niż 4.

scene-elephant-water-halt = Nikt jeszcze nie przeszedł przez rzekę. Zagrywasz 5. Gdzie skończysz?
scene-elephant-water-halt-hint = Kto pierwszy dociera do rzeki, staje przed nią.
scene-elephant-water-halt-right = Stajesz i prowadzisz: nikt nie przejdzie przed tobą i nikt cię nie przepchnie, chyba że szarżą. W następnej turze możesz iść dalej.
scene-elephant-water-halt-wrong-1 = Pierwszy słoń, który tu dociera, boi się wody i staje przed nią. W swojej następnej turze może iść dalej.

scene-elephant-water-leader = Niebieski słoń Aminy pierwszy dotarł do rzeki i prowadzi. Którą kartą przejdziesz na drugą stronę w tej turze?
scene-elephant-water-leader-hint = Niebieski zamyka rzekę. Tylko jedna karta może go ruszyć z drogi.
scene-elephant-water-leader-right = Szarża przepycha niebieskiego na drugą stronę. Gdy prowadzący jest po drugiej stronie, rzeka jest otwarta dla wszystkich na dobre, a ty idziesz za nim.
scene-elephant-water-leader-wrong-1 = Dopóki prowadzi tu niebieski, żaden inny słoń nie przejdzie, dywanem też nie. Gdyby nikt nie stał przed rzeką, można by przelecieć.
scene-elephant-water-leader-wrong-2 = Zwykły ruch nie przepchnie niebieskiego. Obchodzisz go i czekasz obok: nikt nie przejdzie przed niebieskim.

lesson-elephant-mouse = Mysz i małpa
scene-elephant-mouse-scare = Zagrywasz mysz. Wychodzi z nory, biegnie do sześciu pól, a słoń, którego spotka, ucieka trzy kroki wstecz. Do kogo ją wyślesz?
scene-elephant-mouse-scare-hint = Kto jest daleko z przodu?
scene-elephant-mouse-scare-right = Niebieski ucieka w popłochu trzy kroki wstecz.
scene-elephant-mouse-scare-wrong-1 = Do własnego słonia? Wolno, ale trzy kroki wstecz to trzy kroki wstecz.

scene-elephant-mouse-behind = Mysz straszy niebieskiego trzy kroki wstecz, a za nim stoi zielony. Gdzie skończy zielony?
scene-elephant-mouse-behind-hint = Wystraszony słoń przepycha wszystkich za sobą, także krowy.
scene-elephant-mouse-behind-right = Też cofa się przepchnięty. Nawet krowy muszą.
scene-elephant-mouse-behind-wrong-1 = Niebieski przepycha wszystkich za sobą, więc zielony też musi się cofnąć.

scene-elephant-mouse-monkey = Zagrywasz małpę na Aminę. Amina ma cztery karty. Ile jej zostaje?
scene-elephant-mouse-monkey-hint = Małpa zabiera dwie.
scene-elephant-mouse-monkey-right = Dwie losowe są twoje, a jedna z nich może być twoją drugą kartą w tej turze.
scene-elephant-mouse-monkey-wrong-1 = Małpa zabiera tylko dwie, losowe.

lesson-elephant-cows = Krowy i modlitwy
scene-elephant-cows-block = Karta świętej krowy pozwala przesuwać krowy, razem o osiem kroków. Jedna jest już wybrana. Postaw ją tam, gdzie najbardziej przeszkodzi niebieskiemu słoniowi Aminy.
scene-elephant-cows-block-hint = Tuż przed nim.
scene-elephant-cows-block-right = Niebieski musi iść naokoło. To kosztowało Aminę dwa pola.
scene-elephant-cows-block-wrong-1 = Obok drogi krowa nikomu nie przeszkadza: niebieski biegnie pięć pól.

scene-elephant-cows-prayer = Modlitwa pozwala wziąć kartę z odrzuconych i możesz ją od razu zagrać. Którą?
scene-elephant-cows-prayer-hint = Która karta zaprowadzi cię najdalej?
scene-elephant-cows-prayer-right = Szóstka, i od razu rusza jako druga karta tury.
scene-elephant-cows-prayer-wrong-1 = Tygrys może się przydać później. Ale z szóstką stoi się już przed metą.

lesson-elephant-snakes = Węże
scene-elephant-snakes-charmer = Zaklinacz węży daje komuś węża: kto go ma, dobiera o kartę mniej. Komu?
scene-elephant-snakes-charmer-hint = Niebieski jest z przodu.
scene-elephant-snakes-charmer-right = Amina będzie dobierać tylko do pięciu. Gdy wszystkie węże są rozdane, zaklinacz przenosi jednego do kogoś innego.
scene-elephant-snakes-charmer-wrong-1 = Wolno, ale wtedy to ty dobierasz tylko do pięciu.

scene-elephant-snakes-fewer = Leży przed tobą jeden wąż, a w tej turze zagrasz dwie karty. Ile kart masz po dobraniu?
scene-elephant-snakes-fewer-hint = Sześć minus jedna za węża.
scene-elephant-snakes-fewer-right = Pięć: sześć minus jedna.
scene-elephant-snakes-fewer-wrong-1 = Sześć byłoby bez węża. Z nim dobierasz tylko do pięciu.

scene-elephant-snakes-tiger = Dwa węże! Co robisz z tygrysem?
scene-elephant-snakes-tiger-hint = W twojej własnej turze tygrys przegania je wszystkie.
scene-elephant-snakes-tiger-right = Wszystkie twoje węże znikają naraz.
scene-elephant-snakes-tiger-wrong-1 = Tygrysa nie ma, a węże są nadal. Zagrany, przegoniłby je.

lesson-elephant-tiger = Tygrysy
scene-elephant-tiger-answer = Amina zagrywa na ciebie mysz! Tygrys odpowiada na każdą czerwoną kartę, w każdej turze, zanim zadziała. Co robisz?
scene-elephant-tiger-answer-hint = Masz tygrysa.
scene-elephant-tiger-answer-right = Mysz zostaje w norze. Karta Aminy i tak liczy się jako zagrana.
scene-elephant-tiger-answer-wrong-1 = Wtedy mysz biegnie, a ty uciekasz trzy kroki wstecz.

scene-elephant-tiger-tiger = Zagrywasz mysz na Aminę, a ona odpowiada tygrysem. Ale ty też masz tygrysa. Co robisz?
scene-elephant-tiger-tiger-hint = Na tygrysa można odpowiedzieć tygrysem.
scene-elephant-tiger-tiger-right = Dwa tygrysy: mysz jednak biegnie.
scene-elephant-tiger-tiger-wrong-1 = Wtedy twoja mysz nic nie robi, choć liczy się jako zagrana.

scene-elephant-tiger-green = Amina zagrywa zieloną 6 dla niebieskiego. Czy twój tygrys może ją zatrzymać?
scene-elephant-tiger-green-hint = Tygrysy odpowiadają na czerwone karty.
scene-elephant-tiger-green-choice-no = Nie
scene-elephant-tiger-green-choice-yes = Tak
scene-elephant-tiger-green-right = Na zielone karty nie można odpowiedzieć.
scene-elephant-tiger-green-wrong-1 = Tygrys odpowiada tylko na czerwone karty. Niebieski biegnie.

lesson-elephant-choice = Co robisz?
scene-elephant-choice-push = Niebieski stoi tuż przed tobą. Używasz 6 czy soku z mango?
scene-elephant-choice-push-hint = Kogo pchasz, ten idzie tak daleko jak ty.
scene-elephant-choice-push-right = Dookoła niebieskiego, nie za nim: niebieski nie dostaje nic. Dwa kroki mniej, a dużo lepiej.
scene-elephant-choice-push-wrong-1 = Idziesz sześć pól, ale niebieski też: dalej stoi przed tobą, bliżej mety.

scene-elephant-choice-mud = Przed tobą jest błoto z czwórką. Idziesz o 5 czy tylko o 4?
scene-elephant-choice-mud-hint = Policz, gdzie kończy się każdy ruch. Kto zaczyna turę w błocie, najpierw płaci.
scene-elephant-choice-mud-right = Stoisz tuż przed błotem. Przejście przez nie w następnej turze nic nie kosztuje.
scene-elephant-choice-mud-wrong-1 = O pole dalej, ale w błocie: w następnej turze przepadną pierwsze 4 punkty, a czwórka w ogóle cię nie wydostanie.

scene-elephant-choice-cow = Niebieski jest cztery pola przed metą, na twoim pasie. Co robisz?
scene-elephant-choice-cow-hint = Masz w tej turze dwie karty. A gdyby niebieski nie mógł iść naprzód?
scene-elephant-choice-cow-right = Krowa tuż przed niebieskim i musi ją obejść. Potem możesz jeszcze zagrać 6.
scene-elephant-choice-cow-wrong-1 = Przepychasz niebieskiego przez metę i Amina od razu wygrywa.
scene-elephant-choice-cow-wrong-2 = Dwa kroki, a niebieski zostaje przepchnięty o pole bliżej mety. Nic nie stoi mu na drodze.

lesson-elephant-finish = Meta
scene-elephant-finish-push = Niebieski stoi tuż przed metą, na twoim pasie. Którą kartę zagrasz?
scene-elephant-finish-push-hint = Kto pierwszy za metą, wygrywa, nawet jeśli ktoś go przepchnął.
scene-elephant-finish-push-right = Ostrożnie i słusznie: za niebieskim, bez przepychania go.
scene-elephant-finish-push-wrong-1 = O nie: przepychasz niebieskiego za metę i wygrywa Amina.

scene-elephant-finish-own = Przy dwóch graczach każdy ma dwa słonie: czerwony i zielony są twoje. Zagrywasz 2 dla czerwonego. Dokąd idzie?
scene-elephant-finish-own-hint = Twój drugi słoń jest jak krowa.
scene-elephant-finish-own-right = W bok i naprzód. Własnego słonia się nie przepycha.
scene-elephant-finish-own-wrong-1 = Własnego słonia się nie przepycha: liczy się jak krowa. Czerwony idzie więc w bok, potem naprzód.

scene-elephant-finish-both = Dwoje graczy: twój czerwony słoń przekracza metę. Czego trzeba do wygranej?
scene-elephant-finish-both-hint = Oba są twoje.
scene-elephant-finish-both-choice-both = Zielony też musi dojść
scene-elephant-finish-both-choice-one = Niczego więcej
scene-elephant-finish-both-right = Oba twoje słonie muszą być za metą, zanim Amina doprowadzi tam oba swoje.
scene-elephant-finish-both-wrong-1 = Przy dwóch graczach do mety muszą dojść oba słonie. Zielony też musi.

scene-elephant-finish-play = To wszystko, czego potrzebujesz. Pierwszy wyścig czeka.
