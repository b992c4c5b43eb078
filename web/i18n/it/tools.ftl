# Gli strumenti del tavolo, il menu e i pannelli.

sheet-close = Chiudi
menu-rules = Regole
menu-speed = { $speed ->
    [off] Velocità: senza animazioni
    [slow] Velocità: lenta
    [fast] Velocità: alta
   *[normal] Velocità: normale
}
menu-sound = { $sound ->
    [off] Suono: spento
   *[on] Suono: acceso
}
menu-full = Schermo intero
menu-small = Esci da schermo intero
