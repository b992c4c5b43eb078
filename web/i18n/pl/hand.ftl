# Karty przy stole: co na nich napisano, spis wszystkich i co zrobiłaby czerwona karta, gdyby nie zatrzymał jej tygrys.

card-6-line = 6 kroków
card-5-line = 5 kroków
card-c-line = 4 kroki, pcha krowy
card-f-line = leci 4 rzędy
card-j-line = 4 kroki, też na ukos
card-2-line = 2 kroki
card-w-line = rusza krowy, 8 kroków
card-m-line = straszy: 3 kroki wstecz
card-s-line = daje węża
card-k-line = zabiera 2 karty
card-p-line = bierze z odrzuconych
card-t-line = zatrzymuje czerwoną
lift-not-now = Nie teraz.

menu-cards = Karty
cards-total = Kart jest { $count }. W turze zagrywasz jedną albo dwie, byle nie obie zielone.
cards-in-deck = W talii: { $count }

stake-Move = { $name } ruszy słonia czerwoną dwójką. Słoń: { $elephant }.
stake-PlayMouse = { $you ->
    [yes] { $name } wysyła mysz: cofasz się ({ $elephant }) o trzy kroki.
   *[no] { $name } wysyła mysz: { $elephant } cofnie się o trzy kroki.
}
stake-PlayMonkey = { $you ->
    [yes] { $name } wysyła małpę: tracisz dwie karty.
   *[no] { $name } wysyła małpę: { $other } straci dwie karty.
}
stake-PlayCow = { $you ->
    [yes] { $name } zagrywa świętą krowę: może zamknąć ci drogę.
   *[no] { $name } zagrywa świętą krowę: może zamknąć drogę.
}
stake-PlayPrayer = { $name } weźmie kartę z odrzuconych.
stake-PlayCharmer = { $you ->
    [yes] { $name } daje ci węża: o jedną kartę mniej.
   *[no] { $name } daje węża. Dostanie go { $other }: o jedną kartę mniej.
}
stake-PlayTiger = { $name } przegoni wszystkie swoje węże.
stake-tiger = { $you ->
    [yes] { $name } tygrysem zatrzyma twoją kartę: { $card }.
   *[no] { $name } tygrysem zatrzyma kartę, którą gra { $other }: { $card }.
}
tiger-cancel = Anulować ją twoim tygrysem?
tiger-cancel-all = Czy ktoś anuluje ją tygrysem?
tiger-cards = Twoje karty: jest wśród nich tygrys
