# Gry zachowane na tym urządzeniu, powtórki, linki, cofanie, uczciwe kostki.

games-title = Twoje gry
games-none = Jeszcze żadnej gry. Wszystko, w co grasz, zapisuje się tutaj samo.
games-unreadable = Ta przeglądarka nie pozwala zajrzeć do twoich gier (może to tryb prywatny).
games-may-be-cleared = Safari może usunąć gry po tygodniu bez odwiedzin. Dodaj Stampede do ekranu początkowego albo zapisz do pliku grę, którą chcesz zachować.
games-over = Zakończona
games-won = Zakończona. Wygrana: { $names }, { $money }
games-more = Więcej: { $name }
games-rename = Nadaj nazwę
games-rename-do = Zachowaj nazwę
games-name = Nazwa gry
games-share = Udostępnij lub zapisz
games-delete = Usuń
games-deleted = { $name }: usunięto.
games-undelete = Przywróć
games-not-changed = Ta przeglądarka nie pozwala zmienić zapisanych danych.
games-import = Otwórz plik
games-imported = { $name }: jest już wśród twoich gier.
games-import-failed = Pliku { $file } nie otwarto: { $why } Twoje gry są takie, jak były.

parcel-unreadable = to nie jest gra Stampede albo plik jest uszkodzony.

share-title = Udostępnij tę grę
share-wait = Pakowanie…
share-link = Link
share-link-whole = Otwiera się jako powtórka. Zawiera każdy ruch, imiona i ziarno kostek. Gra jest skończona, więc nie ma w niej tajemnic.
share-link-running = Otwiera się jako powtórka do tej chwili. Zawiera jawne ruchy i imiona. Nie ma w nim zakrytych kart typowania ani przyszłych kostek.
share-send = Wyślij…
share-copy = Kopiuj
share-copied = Link skopiowany.
share-copy-yourself = Przeglądarka nie pozwala kopiować. Link jest zaznaczony: skopiuj go samodzielnie.
share-file = Plik
share-file-hint = Wszystko to, co zawiera link. Otworzysz go w „Twoich grach”, tu albo na innym urządzeniu.
share-backup = Kopia zapasowa
share-backup-hint = Żeby grać dalej gdzie indziej. Uwaga: zawiera wszystkie zakryte karty typowania. Przyszłych kostek w niej nie ma; zostaną wylosowane na nowo.
share-save = Zapisz plik

dice-title = Uczciwe kostki
dice-running = Wszystkie kostki tego wyścigu są już ustalone. Dowodzi tego pieczęć poniżej: zapisz ją, a po wyścigu możesz tu sprawdzić z nią każdą kostkę.
dice-right = Sprawdzone: wszystkie losowania tego wyścigu ({ $dice }) wynikają z ziarna, a pieczęć do niego pasuje. Kostki były ustalone przed pierwszym ruchem.
dice-since = Te sprzed kroku { $ply } należą do gry, z której powstała ta kopia.
dice-wrong = Krok { $ply } nie wynika z ziarna. Ktoś zmienił ten zapis.
dice-other-seal = Pieczęć tego wyścigu nie jest tą, z którą się zaczął. Ktoś zmienił ten zapis.
dice-seal = Pieczęć (SHA-256 ziarna)
dice-seed = Ziarno

share-link-elephant = Otwiera się tam, gdzie zaczęła się ta tura. Zawiera trasę, ustawienie zwierząt i imiona. Nie ma w nim kart na rękach, stosu dobierania ani niczego sprzed tej tury.
share-backup-elephant = Żeby grać dalej gdzie indziej. Uwaga: zawiera wszystkie karty na rękach i każdą dobraną kartę. Przyszłych kart w niej nie ma; zostaną wylosowane na nowo.
share-link-whole-elephant = Otwiera się jako powtórka. Zawiera każdy ruch, imiona i ziarno kart. Gra jest skończona, więc nie ma w niej tajemnic.
deal-title = Uczciwe karty
deal-running = Kolejność wszystkich kart tego wyścigu jest już ustalona. Dowodzi tego pieczęć poniżej: zapisz ją, a po wyścigu możesz tu sprawdzić z nią każdą kartę.
deal-right = Sprawdzone: wszystkie losowania tego wyścigu ({ $draws }) wynikają z ziarna, a pieczęć do niego pasuje. Karty były ustalone przed pierwszym ruchem.
