# Las cartas en la mesa: qué pone en ellas, la lista de todas y qué haría una carta roja si ningún tigre la frena.

card-6-line = 6 pasos
card-5-line = 5 pasos
card-c-line = 4 pasos, empuja vacas
card-f-line = vuela 4 filas
card-j-line = 4 pasos, o en diagonal
card-2-line = 2 pasos
card-w-line = mueve vacas, 8 pasos
card-m-line = asusta: 3 pasos atrás
card-s-line = da una serpiente
card-k-line = quita 2 cartas
card-p-line = toma un descarte
card-t-line = frena una roja
lift-not-now = Ahora no.

menu-cards = Cartas
cards-total = { $count } cartas. En un turno juegas una, o dos que no sean ambas verdes.
cards-in-deck = { $count } en el mazo

stake-Move = { $name } movería a { $elephant } con un 2 rojo.
stake-PlayMouse = { $you ->
    [yes] El ratón de { $name } te haría retroceder ({ $elephant }) tres pasos.
   *[no] El ratón de { $name } haría retroceder a { $elephant } tres pasos.
}
stake-PlayMonkey = { $you ->
    [yes] El mono de { $name } te quitaría dos cartas.
   *[no] El mono de { $name } le quitaría dos cartas a { $other }.
}
stake-PlayCow = { $you ->
    [yes] La vaca sagrada de { $name } podría cerrarte el paso.
   *[no] La vaca sagrada de { $name } podría cerrar el paso.
}
stake-PlayPrayer = { $name } recuperaría una carta de los descartes.
stake-PlayCharmer = { $you ->
    [yes] { $name } te daría una serpiente: una carta menos.
   *[no] { $name } le daría una serpiente a { $other }: una carta menos.
}
stake-PlayTiger = { $name } espantaría a todas sus serpientes.
stake-tiger = { $you ->
    [yes] El tigre de { $name } frenaría tu carta: { $card }.
   *[no] El tigre de { $name } frenaría la carta de { $other }: { $card }.
}
tiger-cancel = ¿La anulas con tu tigre?
tiger-cancel-all = ¿Alguien la anula con un tigre?
tiger-cards = Tus cartas: el tigre está entre ellas
