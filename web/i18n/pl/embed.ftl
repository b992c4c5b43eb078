# Plansza wewnątrz innej strony.

embed-title = Plansza Stampede
embed-play = Graj ({ $megabytes } MB)
embed-start = Start
embed-play-on = Graj dalej stąd
embed-again = Jeszcze raz
embed-shake = Potrząśnij piramidą
embed-score = { $name }: { $score }.
embed-open = Stampede
embed-reset = Wróć na początek
embed-rests = Teraz gra inna plansza na tej stronie.
embed-go-on = Graj tutaj
embed-waits = Chwilka: inna plansza chowa swoje wielbłądy.
embed-loading = Pobieranie: { $done } z { $all } MB
embed-nearly = Już prawie
embed-no-picture = Obrazek tej pozycji pojawi się razem z grą.
embed-unknown = Nie ma lekcji ani sceny o nazwie { $name }.
embed-trouble = To się nie udało: { $why }
embed-offline = Obrazka nie udało się pobrać. Czy działa internet?
embed-no-wasm = Ta przeglądarka nie uruchomi samej gry: WebAssembly nie ma albo jest wyłączone. Zostaje tylko obrazek.
embed-noscript = Plansza Stampede: Camel Derby i Elephant Derby do grania w przeglądarce. Ożywia ją JavaScript.
