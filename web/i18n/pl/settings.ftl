# Ustawienia: ich grupy, to, czego potrzebują tylko niektóre urządzenia, i podgląd.

settings-site-title = Ustawienia · Stampede
settings-description = Język, kolory, wielkość pionków, ruch i dźwięk w Stampede, z podglądem.
settings-intro = Każdy wybór działa od razu i zostaje na tym urządzeniu, dla obu gier.
settings-noscript = Ustawienia wymagają JavaScriptu.
settings-all = Wszystkie ustawienia
settings-group-see = Co widzisz
settings-group-motion = Ruch i dźwięk
settings-group-table = Przy stole
settings-group-device = To urządzenie
settings-pieces = Wielkość pionków
settings-pieces-usual = Zwykła
settings-pieces-large = Duża
settings-pieces-hint = Duża jest dla tabletu na środku stołu: rosną zwierzęta, kości, liczby i panele.
settings-seats = Wokół jednego tabletu
settings-seats-same = Wszystko w jedną stronę
settings-seats-facing = Miejsca zwrócone do graczy
settings-seats-hint = Panele obracają się tam, gdzie kto siedzi; dotknięcie strzałki obraca dalej. To, co czyta gracz na ruchu, odwraca się dla osób po drugiej stronie.
turn-seat = Obróć miejsce: { $name }

preview-title = Jak to wygląda
preview-player = Amina
preview-log = Niebieski idzie o 1 pole i wskakuje na Żółtego.
preview-log-elephant = Czerwony robi krok w stronę Zielonego.
preview-move = Zobacz ruch
