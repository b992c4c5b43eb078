# Creare un percorso per Elephant Derby. Le chiavi che cominciano con course- sono ciò che ne dice il motore.

courses-title = Crea un percorso
courses-plan = Pianta del percorso
courses-facts = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}, { $rows } righe
courses-for = In quanti giocate?
courses-for-few = Da 2 a 4
courses-for-many = 5 o 6
courses-good = Un bel percorso: niente da aggiungere.
courses-from = Parti da
courses-from-choose = Scegli…
courses-from-nothing = Un tavolo vuoto
courses-laid = Le tue tessere, dalla partenza all’arrivo
courses-none-laid = Ancora nessuna tessera: toccane qualcuna qui sotto.
courses-box = Le tessere
courses-box-hint = Ognuna ha due facce. Tocca per posarla, tocca di nuovo per toglierla, tocca l’altra faccia per girarla.
courses-place = { $number }: { $name }
courses-tile = { $tile }, { $bend ->
    [straight] dritta
    [half-right] mezza curva a destra
    [right] curva a destra
    [half-left] mezza curva a sinistra
   *[left] curva a sinistra
}, { $features }
courses-bananas = { $count ->
    [one] un banano
   *[other] { $count } banani
}
courses-mangos = { $count ->
    [one] un albero di mango
   *[other] { $count } alberi di mango
}
courses-stalls = { $count ->
    [one] una bancarella
   *[other] { $count } bancarelle
}
courses-mud = fango
courses-narrow = una strettoia
courses-river = un fiume
courses-bridge = un ponte
courses-plain = vuota
courses-earlier = Prima
courses-later = Dopo
courses-flip = Gira
courses-remove = Togli
courses-name = Nome
courses-unnamed = Percorso { $tiles }
courses-keep = Salva
courses-kept = Percorsi salvati
courses-kept-now = { $name } è salvato su questo dispositivo.
courses-none-kept = Ancora nessuno.
courses-not-kept = Questo dispositivo non vuole salvare nulla. Anche un link conserva un percorso.
courses-rename = Rinomina questo percorso
courses-share = Condividi
courses-share-title = { $name } come link
courses-share-hint = Chi lo apre vede questo percorso e ci può correre.
courses-race = Corri qui
courses-link-failed = Questo link a un percorso non si può aprire: { $why }

course-short = Con { $rows } righe la corsa è breve. Per così tanti giocatori ne servono circa { $wanted }.
course-long = Con { $rows } righe la corsa è lunga. Per così tanti giocatori ne bastano circa { $wanted }.
course-few-bananas = I banani riempiono le mani: meglio almeno { $wanted }, qui { $count ->
    [0] non ce n’è nessuno
    [one] ce n’è uno
   *[other] ce ne sono { $count }
}.
course-few-mangos = Gli alberi di mango regalano passi: meglio almeno { $wanted }, qui { $count ->
    [0] non ce n’è nessuno
    [one] ce n’è uno
   *[other] ce ne sono { $count }
}.
course-few-stalls = Le bancarelle portano sorprese: meglio almeno { $wanted }, qui { $count ->
    [0] non ce n’è nessuna
    [one] ce n’è una
   *[other] ce ne sono { $count }
}.
course-narrow = { $count } tessere hanno una strettoia per un solo elefante. Con più di { $most } ci saranno ingorghi.
course-muddy = { $count } tessere hanno fango. Con più di { $most } la corsa si trascina.
course-mud-early = Il fango della tessera { $tile } arriva presto. A metà o nella seconda parte rallenta chi è davanti.
course-crossing-early = Il passaggio della tessera { $tile } arriva presto. Verso la fine raduna il branco prima del traguardo.
