# Gry zachowane na tym urządzeniu, powtórki, linki, cofanie, uczciwe kostki.

start-games = Twoje gry

games-title = Twoje gry
games-none = Jeszcze żadnej gry. Wszystko, w co grasz, zapisuje się tutaj samo.
games-unreadable = Ta przeglądarka nie pozwala zajrzeć do twoich gier (może to tryb prywatny).
games-may-be-cleared = Safari może usunąć gry po tygodniu bez odwiedzin. Dodaj Stampede do ekranu początkowego albo zapisz do pliku grę, którą chcesz zachować.
games-leg = Etap { $leg }
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

link-opened = Udostępniony wyścig. Twoje własne gry zostają takie, jakie są.
link-opened-running = Udostępniony wyścig, który jeszcze trwał. Zakrytych kart nie ma w linku.
race-stopped = W tym wyścigu użyto zasady, która od tamtej pory się zmieniła. Otwiera się na kroku { $ply } z { $of }. Zapis zostaje taki, jaki jest, a ty możesz grać dalej od tego miejsca.
link-failed = Linku nie da się otworzyć: { $why } Nic się nie zmieniło.

dice-title = Uczciwe kostki
dice-running = Wszystkie kostki tego wyścigu są już ustalone. Dowodzi tego pieczęć poniżej: zapisz ją, a po wyścigu możesz tu sprawdzić z nią każdą kostkę.
dice-right = Sprawdzone: wszystkie losowania tego wyścigu ({ $dice }) wynikają z ziarna, a pieczęć do niego pasuje. Kostki były ustalone przed pierwszym ruchem.
dice-since = Te sprzed kroku { $ply } należą do gry, z której powstała ta kopia.
dice-wrong = Krok { $ply } nie wynika z ziarna. Ktoś zmienił ten zapis.
dice-other-seal = Pieczęć tego wyścigu nie jest tą, z którą się zaczął. Ktoś zmienił ten zapis.
dice-seal = Pieczęć (SHA-256 ziarna)
dice-seed = Ziarno

form-practice = Trening
form-practice-hint = Cofniesz każdy ruch, nawet sprzed kostek i cudzych tur. Kostki zostają te same.
