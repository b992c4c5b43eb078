# Le carte al tavolo: che cosa c’è scritto sopra, l’elenco di tutte, e che cosa farebbe una carta rossa se nessuna tigre la ferma.

card-6-line = 6 passi
card-5-line = 5 passi
card-c-line = 4 passi, spinge mucche
card-f-line = vola 4 righe
card-j-line = 4 passi, o in diagonale
card-2-line = 2 passi
card-w-line = sposta mucche, 8 passi
card-m-line = spaventa: 3 passi indietro
card-s-line = dà un serpente
card-k-line = prende 2 carte
card-p-line = riprende uno scarto
card-t-line = ferma una rossa
lift-not-now = Non ora.

menu-cards = Carte
cards-total = { $count } carte. In un turno ne giochi una, o due che non siano entrambe verdi.
cards-in-deck = { $count } nel mazzo

stake-Move = { $name } muoverebbe { $elephant } con un 2 rosso.
stake-PlayMouse = { $you ->
    [yes] Il topo di { $name } ti farebbe arretrare ({ $elephant }) di tre passi.
   *[no] Il topo di { $name } farebbe arretrare { $elephant } di tre passi.
}
stake-PlayMonkey = { $you ->
    [yes] La scimmia di { $name } ti prenderebbe due carte.
   *[no] La scimmia di { $name } prenderebbe due carte a { $other }.
}
stake-PlayCow = { $you ->
    [yes] La mucca sacra di { $name } potrebbe sbarrarti la strada.
   *[no] La mucca sacra di { $name } potrebbe sbarrare la strada.
}
stake-PlayPrayer = { $name } riprenderebbe una carta dagli scarti.
stake-PlayCharmer = { $you ->
    [yes] { $name } ti darebbe un serpente: una carta in meno.
   *[no] { $name } darebbe un serpente a { $other }: una carta in meno.
}
stake-PlayTiger = { $name } caccerebbe via tutti i propri serpenti.
stake-tiger = { $you ->
    [yes] La tigre di { $name } fermerebbe la tua carta: { $card }.
   *[no] La tigre di { $name } fermerebbe la carta di { $other }: { $card }.
}
tiger-cancel = La annulli con la tua tigre?
tiger-cancel-all = Qualcuno la annulla con una tigre?
tiger-cards = Le tue carte: la tigre è tra queste
