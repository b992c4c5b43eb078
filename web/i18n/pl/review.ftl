review-title = Wyścig raz jeszcze
review-who = Czyje decyzje?
review-close = Gotowe
review-working = Przechodzimy wyścig jeszcze raz…
review-failed = Analizy nie udało się dokończyć. Zamknij ją i spróbuj ponownie.
review-money = na koniec
review-lost = oddane decyzjami
review-luck-short = z kostek
review-costliest = { $count ->
    [one] Najdroższy ruch
    [few] { $count } najdroższe ruchy
    [many] { $count } najdroższych ruchów
   *[other] { $count } najdroższego ruchu
}
review-none = Nie oddano niczego wartego wzmianki.
review-move = Etap { $leg }. Wybór: { $chosen } ({ $worth }). Lepsze: { $best } ({ $better }). Różnica: około { $loss }.
review-try = Spróbuj stąd jeszcze raz
review-try-label = Spróbuj jeszcze raz od etapu { $leg }, sprzed ruchu: { $chosen }
review-luck = Jak sprzyjały kostki
review-luck-hint = Co każdy rzut zrobił z pieniędzmi, na które można było liczyć, zsumowane.
review-luck-words = { $you ->
    [yes] Od kostek masz { $pounds }.
   *[no] { $name } od kostek: { $pounds }.
}
review-decisions = Każda decyzja
review-decisions-hint = Ile każda oddała wobec najlepszej. Dotknij, aby porównać.
review-leg = E{ $leg }
review-best = najlepsze
review-was-best = Nic nie było lepsze
review-cost = To oddało { $loss }
review-chosen = Wybór
review-better = Lepsze
