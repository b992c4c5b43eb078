# Narzędzia przy stole, menu i panele.

sheet-close = Zamknij
menu-rules = Zasady
menu-speed = { $speed ->
    [off] Tempo: bez animacji
    [slow] Tempo: wolne
    [fast] Tempo: szybkie
   *[normal] Tempo: zwykłe
}
menu-sound = { $sound ->
    [off] Dźwięk: wyłączony
   *[on] Dźwięk: włączony
}
menu-full = Pełny ekran
menu-small = Zamknij pełny ekran
