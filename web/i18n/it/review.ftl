review-title = La corsa, da capo
review-who = Le decisioni di chi?
review-close = Fatto
review-working = Ripercorro la corsa …
review-failed = La revisione non si è conclusa. Chiudila e riprova.
review-money = alla fine
review-lost = perse con le decisioni
review-luck-short = dai dadi
review-costliest = { $count ->
    [one] La mossa più cara
   *[other] Le { $count } mosse più care
}
review-none = Niente di rilevante è andato perso.
review-move = Tappa { $leg }. Scelta: { $chosen } ({ $worth }). Meglio: { $best } ({ $better }). La differenza era di circa { $loss }.
review-try = Riprova da qui
review-try-label = Riprova dalla tappa { $leg }, prima di: { $chosen }
review-luck = La fortuna ai dadi
review-luck-hint = Quanto ogni tiro ha cambiato i soldi che ognuno poteva aspettarsi, sommato.
review-luck-words = { $you ->
    [yes] I dadi ti hanno dato { $pounds }.
   *[no] Dai dadi, { $name } ha avuto { $pounds }.
}
review-decisions = Ogni decisione
review-decisions-hint = Quanto ha perso ciascuna rispetto alla migliore. Toccane una per confrontare.
review-leg = T{ $leg }
review-best = migliore
review-was-best = Non c’era niente di meglio
review-cost = Qui si è perso { $loss }
review-chosen = Scelta
review-better = Meglio
