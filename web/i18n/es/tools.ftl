# Las herramientas de la mesa, el menú y los paneles.

sheet-close = Cerrar
menu-rules = Reglas
menu-speed = { $speed ->
    [off] Velocidad: sin animación
    [slow] Velocidad: lenta
    [fast] Velocidad: rápida
   *[normal] Velocidad: normal
}
menu-sound = { $sound ->
    [off] Sonido: no
   *[on] Sonido: sí
}
menu-full = Pantalla completa
menu-small = Salir de pantalla completa
