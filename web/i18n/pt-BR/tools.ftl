# As ferramentas da mesa, o menu e os painéis.

sheet-close = Fechar
menu-rules = Regras
menu-speed = { $speed ->
    [off] Velocidade: sem animação
    [slow] Velocidade: lenta
    [fast] Velocidade: rápida
   *[normal] Velocidade: normal
}
menu-sound = { $sound ->
    [off] Som: desligado
   *[on] Som: ligado
}
menu-full = Tela cheia
menu-small = Sair da tela cheia
