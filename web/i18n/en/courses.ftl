# Building a course for Elephant Derby. The ids that begin with course- are the advice of the engine.

courses-title = Build a course
courses-plan = Plan of the course
courses-facts = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $rows } rows
courses-for = How many play?
courses-for-few = 2 to 4
courses-for-many = 5 or 6
courses-good = A good course: nothing to add.
courses-from = Start from
courses-from-choose = Choose…
courses-from-nothing = An empty table
courses-laid = Your tiles, from start to finish
courses-none-laid = No tiles yet: tap some below.
courses-box = The tiles
courses-box-hint = Each has two faces. Tap one to lay it, tap it again to take it away, tap its other face to turn it over.
courses-place = { $number }: { $name }
courses-tile = { $tile }, { $bend ->
    [straight] straight
    [half-right] half a turn right
    [right] a turn right
    [half-left] half a turn left
   *[left] a turn left
}, { $features }
courses-bananas = { $count ->
    [one] a banana tree
   *[other] { $count } banana trees
}
courses-mangos = { $count ->
    [one] a mango tree
   *[other] { $count } mango trees
}
courses-stalls = { $count ->
    [one] a market stall
   *[other] { $count } market stalls
}
courses-mud = mud
courses-narrow = a narrow pass
courses-river = a river
courses-bridge = a bridge
courses-plain = nothing on it
courses-earlier = Earlier
courses-later = Later
courses-flip = Turn over
courses-remove = Take away
courses-name = Name
courses-unnamed = Course { $tiles }
courses-keep = Save
courses-kept = Saved courses
courses-kept-now = { $name } is saved on this device.
courses-none-kept = None yet.
courses-not-kept = This device refuses to save anything. A link keeps a course too.
courses-rename = Rename this course
courses-share = Share
courses-share-title = { $name } as a link
courses-share-hint = Whoever opens it sees this course and can race on it.
courses-race = Race here
courses-link-failed = That link to a course cannot be opened: { $why }

course-short = With { $rows } rows it is a short race. About { $wanted } are good for so many players.
course-long = With { $rows } rows it is a long race. About { $wanted } are good for so many players.
course-few-bananas = Banana trees fill hands: { $wanted } or more are good, here { $count ->
    [0] is none
    [one] is one
   *[other] are { $count }
}.
course-few-mangos = Mango trees give extra steps: { $wanted } or more are good, here { $count ->
    [0] is none
    [one] is one
   *[other] are { $count }
}.
course-few-stalls = Market stalls bring surprises: { $wanted } or more are good, here { $count ->
    [0] is none
    [one] is one
   *[other] are { $count }
}.
course-narrow = { $count } tiles have a pass for one elephant only. With more than { $most } there will be jams.
course-muddy = { $count } tiles have mud. With more than { $most } the race drags.
course-mud-early = The mud on tile { $tile } comes early. In the middle or the second half it slows those in front.
course-crossing-early = The crossing on tile { $tile } comes early. Near the end it brings the herd together before the finish.
