# Strony, które uczą: wszystko wokół lekcji i zasad. Zdania samych lekcji są w lessons-*.ftl.

learn-title = Nauka
learn-site-title = Nauka · Stampede
learn-description = Poznaj Camel Derby i Elephant Derby, grając: krótkie lekcje z planszą, po jednym pytaniu naraz.
learn-intro = Po jednym pytaniu naraz, na prawdziwej planszy. Nic złego się nie stanie: próbuj, czego chcesz.
learn-rules = Zasady
learn-camel = Camel Derby
learn-elephant-derby = Elephant Derby
learn-camel-hint = Typowanie wielbłądów, które noszą się nawzajem
learn-elephant-hint = Słonie, które przepychają się do mety
learn-progress = Zrobione: { $done } z { $all }
learn-back = Wszystkie lekcje
learn-at = Pytanie { $number } z { $all }
learn-step = Następny krok
learn-step-at = Krok { $number } z { $all }
learn-next = Dalej
learn-retry = Jeszcze raz
learn-hint = Podpowiedź: { $hint }
learn-not-place = { $choice }: nie, to nie tu. Przyjrzyj się jeszcze raz i wskaż inne miejsce.
learn-not-piece = { $choice }: nie, to nie ten. Przyjrzyj się jeszcze raz i wskaż innego.
learn-finish = Zakończ lekcję
learn-finished = Lekcja zrobiona!
learn-course-finished = Wszystkie lekcje zrobione!
learn-learned = Co już wiesz
learn-progress-lessons = Zrobione lekcje: { $done } z { $all }
learn-next-lesson = Następna lekcja: { $title }
learn-play = Zagraj wyścig
learn-play-on = Graj dalej stąd
learn-hand = Twoje karty
learn-hand-words = Twoje karty: { $cards }
learn-in-words = Plansza w słowach
learn-odds = { $racer }: { $percent } %
learn-odds-label = Szansa każdego wielbłąda na prowadzenie na koniec etapu
learn-playouts-wins = Jak często stąd wygrywasz
learn-playouts-pounds = Z czym stąd kończysz
learn-playouts-note = Średnio, gdy po każdej odpowiedzi nasze boty rozgrywają { $races } wyścigów do końca. Z dokładnością do { $error }.
learn-percent = { $percent } %
learn-pounds = { NUMBER($pounds, minimumFractionDigits: 1) } funta
learn-rule-links = Zasady na ten temat
learn-loading = Pobieranie lekcji…
learn-trouble = Lekcji nie udało się pobrać. Czy działa internet?
learn-trouble-retry = Jeszcze raz
learn-noscript = Lekcje potrzebują JavaScriptu. Zasady można czytać bez niego.

learn-space = Pole { $space }: { $camels }
learn-under = { $lower }, na nim { $upper }
learn-tile = { $side ->
    [plus] Kafelek z dopingiem na polu { $space }
   *[minus] Kafelek z gwizdami na polu { $space }
}
learn-stands = { $who }: { $place }
learn-snakes = { $count ->
    [one] jeden wąż przed tobą
    [few] { $count } węże przed tobą
    [many] { $count } węży przed tobą
   *[other] { $count } węża przed tobą
}
learn-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

# Co mówi przycisk, który coś robi.
learn-do-TakeTicket = { $racer } kafelek za { $value }
learn-do-TakeTicket-gone = { $racer } kafelek
learn-do-PlaceTile = Kafelek na pole { $space }
learn-do-Reveal = Potrząśnij piramidą
learn-do-BetOnRace = { $pile ->
    [winner] { $racer } wygra wyścig
   *[loser] { $racer } będzie ostatni
}
learn-do-JoinPartner = { $seat ->
    [1] Amina
    [2] Bruno
    [3] Chidi
    [4] Dalia
   *[5] Enzo
}
learn-do-Move = { $way ->
    [charge] Szarżuj
    [carpet] Leć
    [mango] Idź z sokiem z mango
   *[plain] { $number ->
        [4] Idź 4, zwyczajnie
       *[other] Idź { $number }
    }
}
learn-do-PlayMouse = { $elephant ->
    [R] Mysz na czerwonego, czyli na siebie
    [B] Mysz na niebieskiego
    [G] Mysz na zielonego
   *[Y] Mysz na żółtego
}
learn-do-PlayCharmer = { $seat ->
    [0] Wąż dla siebie
    [1] Wąż dla Aminy
   *[2] Wąż dla Bruna
}
learn-do-PlayCow = Zagraj świętą krowę
learn-do-PlayTiger = Zagraj tygrysa
learn-do-Pass = Przepuść
learn-do-Discard = Odrzuć: { $card }
learn-do-Done = Nic więcej nie rób
learn-do-Step = Na: { $place }
learn-do-HerdCow = Na: { $place }
learn-do-TakeStart = { $place }
learn-do-TakeCard = Weź: { $card }

# Strona z zasadami.
rules-site-title = Zasady · Stampede
rules-description = Zasady Camel Derby i Elephant Derby, jedna po drugiej, z obrazkami.
rules-title-camel = Zasady Camel Derby
rules-title-elephant = Zasady Elephant Derby
rules-short = Jak grać: wszystko na jednej stronie
rules-goal = Cel gry
rules-reference = Zasady po kolei
rules-intro-camel = Pięć kolorowych wielbłądów (niebieski, zielony, żółty, czerwony i fioletowy) biegnie od pola 1 do pola 16 zamkniętego toru; linia mety leży między 16 a 1. W drugiej edycji dwa szalone wielbłądy, biały i czarny, biegną w przeciwną stronę. Wielbłądy na jednym polu tworzą wieżę; wielbłąd, który się rusza, i wszystkie na nim to jednostka. Etap to pięć rzutów z piramidy.
rules-intro-elephant = Do sześciu słoni biegnie trasą złożoną z rzędów i trzech pasów. Na drodze stoją krowy. Gracze mają karty: zielone ruszają słonie, czerwone robią całą resztę.
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] znaleziono jedną zasadę
    [few] znaleziono { $count } zasady
    [many] znaleziono { $count } zasad
   *[other] znaleziono { $count } zasady
}
rules-contents = Spis treści
rules-before = Przed
rules-after = Po
rules-figure = Jak to wygląda
rules-practise = Przećwicz:
rules-reconstruction = Nasza rekonstrukcja
rules-about-reconstruction = Obrazki z drukowanej instrukcji się nie zachowały. Ile jest kart każdego rodzaju, co leży na płytkach, jak mocno skręcają i gdzie zaczynają krowy i myszy, to nasza własna praca, zgodna ze wszystkim, co mówi tekst. Takie zasady są oznaczone.
rules-about-rulings = Gdzie drukowane zasady milczą albo się różnią, gramy tak.
rules-rulings = Ustalenia
rules-question = Pytanie
rules-answer = Jak gramy
rules-cards = Karty
rules-card = Karta
rules-colour = Kolor
rules-count = Ile
rules-green = zielona
rules-red = czerwona
rules-circuits = Gotowe trasy
rules-circuit = Trasa
rules-circuit-first = Pierwszy wyścig
rules-few = 2–4 graczy
rules-many = 5–6 graczy
learn-key-answer = Odpowiedz numerem odpowiedzi
learn-key-question = Pytanie i to, co powiedziano o odpowiedzi
cow-on = Krowa: { $place }
