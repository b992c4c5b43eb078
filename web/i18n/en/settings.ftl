# The settings: their groups, what only some devices need, and the preview.

settings-site-title = Settings · Stampede
settings-description = Language, colours, size of the pieces, movement and sound of Stampede, with a preview.
settings-intro = Every choice holds at once and is remembered on this device, for both games.
settings-noscript = Settings need JavaScript.
settings-all = All settings
settings-group-see = What you see
settings-group-motion = Movement and sound
settings-group-table = At the table
settings-group-device = This device
settings-pieces = Size of the pieces
settings-pieces-usual = Usual
settings-pieces-large = Large
settings-pieces-hint = Large is for a tablet in the middle of a table: animals, dice, numbers and panels grow.
settings-seats = Round one tablet
settings-seats-same = All one way up
settings-seats-facing = Seats face their players
settings-seats-hint = Panels turn to where everybody sits; a tap on the arrow turns one further. What the one to move reads turns over for those on the far side.
turn-seat = Turn the seat of { $name }

preview-title = How it looks
preview-player = Amina
preview-log = Blue moves 1 space and lands on Yellow.
preview-log-elephant = Red walks one step, up to Green.
preview-move = Watch it move
