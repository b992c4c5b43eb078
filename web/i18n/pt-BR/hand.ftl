# As cartas na mesa: o que está escrito nelas, a lista de todas, e o que uma carta vermelha faria se nenhum tigre a barrasse.

card-6-line = 6 passos
card-5-line = 5 passos
card-c-line = 4 passos, empurra vacas
card-f-line = voa 4 fileiras
card-j-line = 4 passos, até na diagonal
card-2-line = 2 passos
card-w-line = move vacas, 8 passos
card-m-line = assusta: 3 para trás
card-s-line = dá uma cobra
card-k-line = pega 2 cartas
card-p-line = pega do descarte
card-t-line = barra uma vermelha
lift-not-now = Agora não.

menu-cards = Cartas
cards-total = { $count } cartas. Em um turno você joga uma, ou duas que não sejam ambas verdes.
cards-in-deck = { $count } no baralho

stake-Move = { $name } moveria o { $elephant } com um 2 vermelho.
stake-PlayMouse = { $you ->
    [yes] O rato de { $name } faria você ({ $elephant }) recuar três passos.
   *[no] O rato de { $name } faria o { $elephant } recuar três passos.
}
stake-PlayMonkey = { $you ->
    [yes] O macaco de { $name } pegaria duas cartas suas.
   *[no] O macaco de { $name } pegaria duas cartas de { $other }.
}
stake-PlayCow = { $you ->
    [yes] A vaca sagrada de { $name } poderia fechar seu caminho.
   *[no] A vaca sagrada de { $name } poderia fechar o caminho.
}
stake-PlayPrayer = { $name } pegaria uma carta do descarte com a oração.
stake-PlayCharmer = { $you ->
    [yes] { $name } daria uma cobra a você: uma carta a menos.
   *[no] { $name } daria uma cobra a { $other }: uma carta a menos.
}
stake-PlayTiger = { $name } espantaria todas as próprias cobras.
stake-tiger = { $you ->
    [yes] O tigre de { $name } barraria sua carta: { $card }.
   *[no] O tigre de { $name } barraria a carta de { $other }: { $card }.
}
tiger-cancel = Cancelar com seu tigre?
tiger-cancel-all = Alguém cancela com um tigre?
tiger-cards = Suas cartas: o tigre está entre elas
