# A player's face and colour, chosen in the form

cast-open = Face and colour of { $name }: { $face }, { $colour }
cast-title = { $name }: face and colour
cast-faces = Face
cast-colours = Colour
cast-done = Done
cast-taken = { $what }, taken by { $name }
cast-swap = { $what }, swap with { $name }
cast-swap-hint = If another player has the colour, the two of you swap.

mount-open = Elephant of { $name }: { $elephants }
mount-title = { $name }: elephant
mount-swap-hint = If another player has that elephant, the two of you swap.
mount-two-hint = With two players, each of you has two elephants.

cast-face-0 = Woman in a golden headwrap
cast-face-1 = Man with a ginger moustache
cast-face-2 = Man with glasses and a red cap
cast-face-3 = Woman in a pilot’s cap
cast-face-4 = Man in sunglasses
cast-face-5 = Woman in a sun hat
cast-face-6 = Bald man with a black beard
cast-face-7 = Girl with a star in her hair
cast-face-8 = Man in a white headscarf
cast-face-9 = Grandmother with glasses
cast-face-10 = Old man in a green turban
cast-face-11 = Girl with ginger braids
cast-face-12 = Boy in a cap
cast-face-13 = Wanderer behind a blue veil
cast-face-14 = Old woman in a dotted scarf
cast-face-15 = Music lover with headphones

cast-colour-0 = Teal circle
cast-colour-1 = Orange triangle
cast-colour-2 = Purple square
cast-colour-3 = Yellow star
cast-colour-4 = Pink diamond
cast-colour-5 = Green hexagon
cast-colour-6 = Blue crescent
cast-colour-7 = Red heart
