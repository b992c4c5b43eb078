# Budowanie trasy dla Elephant Derby. Klucze zaczynające się od course- to uwagi silnika o trasie.

courses-title = Zbuduj trasę
courses-plan = Plan trasy
courses-facts = { $tiles ->
    [one] 1 płytka
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
}, { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
    [many] { $rows } rzędów
   *[other] { $rows } rzędu
}
courses-for = Ile osób gra?
courses-for-few = 2 do 4
courses-for-many = 5 lub 6
courses-good = Dobra trasa: nic dodać, nic ująć.
courses-from = Zacznij od
courses-from-choose = Wybierz…
courses-from-nothing = Pusty stół
courses-laid = Twoje płytki, od startu do mety
courses-none-laid = Nie ma jeszcze płytek: dotknij kilku poniżej.
courses-box = Płytki
courses-box-hint = Każda ma dwie strony. Dotknij płytki, aby ją położyć; dotknij ponownie, aby ją zabrać; dotknij drugiej strony, aby ją odwrócić.
courses-place = { $number }: { $name }
courses-tile = { $tile }, { $bend ->
    [straight] prosto
    [half-right] pół skrętu w prawo
    [right] skręt w prawo
    [half-left] pół skrętu w lewo
   *[left] skręt w lewo
}, { $features }
courses-bananas = { $count ->
    [one] bananowiec
    [few] { $count } bananowce
    [many] { $count } bananowców
   *[other] { $count } bananowca
}
courses-mangos = { $count ->
    [one] drzewo mango
    [few] { $count } drzewa mango
    [many] { $count } drzew mango
   *[other] { $count } drzewa mango
}
courses-stalls = { $count ->
    [one] stragan
    [few] { $count } stragany
    [many] { $count } straganów
   *[other] { $count } straganu
}
courses-mud = błoto
courses-narrow = wąskie przejście
courses-river = rzeka
courses-bridge = most
courses-plain = nic na niej nie ma
courses-earlier = Wcześniej
courses-later = Później
courses-flip = Odwróć
courses-remove = Zabierz
courses-name = Nazwa
courses-unnamed = Trasa { $tiles }
courses-keep = Zapisz
courses-kept = Zapisane trasy
courses-kept-now = { $name }: zapisano na tym urządzeniu.
courses-none-kept = Jeszcze żadnej.
courses-not-kept = To urządzenie nie chce niczego zapisać. Link też przechowa trasę.
courses-rename = Zmień nazwę trasy
courses-share = Udostępnij
courses-share-title = { $name } jako link
courses-share-hint = Kto go otworzy, zobaczy tę trasę i będzie mógł się na niej ścigać.
courses-race = Ścigaj się tu
courses-link-failed = Tego linku do trasy nie da się otworzyć: { $why }

course-short = { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
    [many] { $rows } rzędów
   *[other] { $rows } rzędu
} to krótki wyścig. Dla tylu osób dobrze mieć ich około { $wanted }.
course-long = { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
    [many] { $rows } rzędów
   *[other] { $rows } rzędu
} to długi wyścig. Dla tylu osób dobrze mieć ich około { $wanted }.
course-few-bananas = Bananowce dają karty: dobrze mieć co najmniej { $wanted }, a tu { $count ->
    [0] nie ma żadnego
    [one] jest jeden
    [few] są { $count }
    [many] jest { $count }
   *[other] jest { $count }
}.
course-few-mangos = Drzewa mango dają dodatkowe kroki: dobrze mieć co najmniej { $wanted }, a tu { $count ->
    [0] nie ma żadnego
    [one] jest jedno
    [few] są { $count }
    [many] jest { $count }
   *[other] jest { $count }
}.
course-few-stalls = Stragany niosą niespodzianki: dobrze mieć co najmniej { $wanted }, a tu { $count ->
    [0] nie ma żadnego
    [one] jest jeden
    [few] są { $count }
    [many] jest { $count }
   *[other] jest { $count }
}.
course-narrow = Płytki z przejściem tylko dla jednego słonia: { $count }. Gdy jest ich więcej niż { $most }, robią się korki.
course-muddy = Płytki z błotem: { $count }. Gdy jest ich więcej niż { $most }, wyścig się wlecze.
course-mud-early = Błoto na płytce { $tile } pojawia się wcześnie. W środku albo w drugiej połowie trasy spowalnia prowadzących.
course-crossing-early = Przeprawa na płytce { $tile } pojawia się wcześnie. Pod koniec trasy zbiera całe stado przed metą.
