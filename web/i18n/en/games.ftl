# Games kept on this device, replays, links, undo, fair dice.

games-title = Your games
games-none = No games yet. Whatever you play is kept here by itself.
games-unreadable = This browser does not let us look at your games (private mode, perhaps).
games-may-be-cleared = Safari may clear games away after a week without a visit. Add Stampede to the Home Screen, or save a file of a game you want to keep.
games-over = Finished
games-won = Finished: { $names } won with { $money }
games-more = More about { $name }
games-rename = Give it a name
games-rename-do = Keep this name
games-name = Name of the game
games-share = Share or save a file
games-delete = Delete
games-deleted = { $name }: deleted.
games-undelete = Bring it back
games-not-changed = This browser refused to change what is kept.
games-import = Open a file
games-imported = { $name } is among your games now.
games-import-failed = { $file } was not opened: { $why } Your games are as they were.

parcel-unreadable = it is not a game of Stampede, or it was damaged.

share-title = Share this game
share-wait = Packing…
share-link = Link
share-link-whole = Opens as a replay. It contains every move, the names, and the seed of the dice. The game is over, so nothing in it is secret.
share-link-running = Opens as a replay up to now. It contains the public moves and the names. Finish cards that lie face down and the dice to come are not in it.
share-send = Share …
share-copy = Copy
share-copied = The link is copied.
share-copy-yourself = The browser does not let us copy. The link is marked: copy it yourself.
share-file = File
share-file-hint = Everything the link contains. Opens again under “Your games”, here or on another device.
share-backup = Backup file
share-backup-hint = To go on elsewhere. Careful: it contains every finish card that lies face down. The dice to come are not in it; they are drawn anew.
share-save = Save the file

dice-title = Fair dice
dice-running = All dice of this race are fixed already. The seal below proves it: note it down, and after the race you can check every die against it here.
dice-right = Checked: all { $dice } draws of this race follow from the seed, and the seal fits it. The dice were fixed before the first move.
dice-since = Those before step { $ply } belong to the game this one was copied from.
dice-wrong = Step { $ply } does not follow from the seed. Somebody has changed this record.
dice-other-seal = The seal of this race is not the one it began with. Somebody has changed this record.
dice-seal = Seal (SHA-256 of the seed)
dice-seed = Seed

share-link-elephant = Opens where this turn began. It contains the course, who stands where, and the names. Hands, the draw pile and everything before this turn are not in it.
share-backup-elephant = To go on elsewhere. Careful: it contains every hand and every card that was drawn. The cards to come are not in it; they are drawn anew.
share-link-whole-elephant = Opens as a replay. It contains every move, the names, and the seed of the cards. The game is over, so nothing in it is secret.
deal-title = Fair cards
deal-running = The order of all cards of this race is fixed already. The seal below proves it: note it down, and after the race you can check every card against it here.
deal-right = Checked: all { $draws } draws of this race follow from the seed, and the seal fits it. The cards were fixed before the first move.
