# The tools of the table, the menu, and sheets.

sheet-close = Close
menu-rules = Rules
menu-speed = { $speed ->
    [off] Speed: off
    [slow] Speed: slow
    [fast] Speed: fast
   *[normal] Speed: normal
}
menu-sound = { $sound ->
    [off] Sound: off
   *[on] Sound: on
}
menu-full = Full screen
menu-small = Leave full screen
