# Games kept on this device, replays, links, undo, fair dice.

start-games = Your games

games-title = Your games
games-none = No games yet. Whatever you play is kept here by itself.
games-unreadable = This browser does not let us look at your games (private mode, perhaps).
games-may-be-cleared = Safari may clear games away after a week without a visit. Add Stampede to the Home Screen, or save a file of a game you want to keep.
games-leg = Leg { $leg }
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

replay-open = Replay
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed
replay-scrubber = Step of the race
replay-controls = Replay
replay-fork = Play on from here
replay-end = Leave the replay

fork-hint = A new game begins at this position, with new dice. The race you are watching stays as it is.
fork-dealt = Finish cards that lie face down are dealt anew, so that the copy gives nothing away.
fork-same = With the same players
fork-bots = { $name } against bots
fork-over = The race is over here. Go back a step or two.

undo-open = Take back
redo-open = Do it again
undo-done = Taken back.
turn-practice = practice

share-open = Share
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

link-opened = A shared race. Your own games stay as they are.
link-opened-running = A shared race that was still running. Cards that lie face down are not in the link.
race-stopped = This race used a rule that has changed since. It opens at step { $ply } of { $of }. What is saved stays as it is, and you can play on from here.
link-failed = The link cannot be opened: { $why } Nothing was changed.

dice-title = Fair dice
dice-running = All dice of this race are fixed already. The seal below proves it: note it down, and after the race you can check every die against it here.
dice-right = Checked: all { $dice } draws of this race follow from the seed, and the seal fits it. The dice were fixed before the first move.
dice-since = Those before step { $ply } belong to the game this one was copied from.
dice-wrong = Step { $ply } does not follow from the seed. Somebody has changed this record.
dice-other-seal = The seal of this race is not the one it began with. Somebody has changed this record.
dice-seal = Seal (SHA-256 of the seed)
dice-seed = Seed

form-practice = Practice
form-practice-hint = Take back any move, even past dice and other players. The dice stay the same.
