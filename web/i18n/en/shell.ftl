# The start page, the form for a new game, settings.

site-name = Stampede
site-title = Stampede: Camel Derby, a race board game
site-description = A desert race board game for one to eight, against bots or round one tablet. Free, offline, no account.
tagline = Five camels, two crazy ones, and your money on the line.

start-play = Play
start-play-hint = You against three bots
start-pass = Pass and play
start-pass-hint = Round one tablet
start-new = Set up a game
start-new-hint = Editions, seats, names
start-continue = Continue
start-continue-hint = { $names }, leg { $leg }

boot-download = Fetching the game: { $done } of { $all } MB
boot-compile = Waking the camels
boot-start = Saddling up
boot-engine = Reading the rulebook
boot-ready = Ready to race
boot-waiting = One moment: your race starts as soon as the camels are here.

offline-ready = Saved on this device: it works without a connection now.
update-waiting = A new version is ready.
update-apply = Switch now
update-later = Later

form-title = A new game
form-edition = Rules
form-edition-camel2 = Second edition
form-edition-camel2-hint = With two crazy camels that run the wrong way
form-edition-camel1 = First edition
form-edition-camel1-hint = The classic: five camels, one direction
form-seats = Who plays?
form-seat-name = Name of player { $number }
form-seat-kind = Player { $number } is
form-person = Person
form-bot-random = Bot: Dizzy
form-bot-simple = Bot: Steady
form-add-seat = Add a player
form-remove-seat = Remove { $name }
form-first = Who goes first?
form-first-random = Chance decides
form-start = Start the race
form-back = Back
form-name-default = Player { $number }
form-name-you = You

settings-title = Settings
settings-open = Settings
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-speed = Movement
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-pace = Bots think
settings-pace-off = Not at all
settings-pace-fast = Briefly
settings-pace-normal = A moment
settings-pace-slow = A good while
settings-confirm = Ask before I act
settings-confirm-on = Yes
settings-confirm-off = No, one tap is enough
settings-sound = Sound
settings-sound-off = Off
settings-sound-quiet = Quiet
settings-sound-loud = Loud
settings-close = Done
settings-wheel = Add your own Python
settings-wheel-hint = A wheel (.whl) from this device joins the engine until you leave the page.
settings-wheel-choose = Choose a wheel
settings-wheel-done = { $name } is installed.
settings-wheel-failed = { $name } could not be installed. Nothing was changed.

credits-open = Credits
credits-title = Credits
credits-games = Camel Derby plays the published rules of Camel Up, designed by Steffen Bogen. Stampede is an independent work and not affiliated with its designer or publishers.
credits-own = All words, drawings, sounds and code are our own. Set in Titan One and Atkinson Hyperlegible. Runs on Pyodide.
credits-close = Close

trouble-no-wasm = This browser cannot run the game: it has no WebAssembly, or a setting forbids it. A current Firefox, Chrome, Edge or Safari can.
trouble-network = The connection broke while the game was loading. What is here stays; try again when you are back.
trouble-boot-timeout = The game did not start in time. Trying again often helps.
trouble-boot-failed = The game could not start in this browser.
trouble-late = The game took too long to answer and was started anew. Your race is where it was.
trouble-dead = The game stopped and was started anew. Your race is where it was.
trouble-storage = This browser keeps nothing for us (private mode, perhaps). The race is played in memory: do not close the page before it is over.
trouble-save-unreadable = The saved race cannot be opened: { $why } It is kept as it is.
trouble-address = The address asks for something we do not know ({ $what }). Here is the start page.
trouble-retry = Try again
trouble-close = Close
trouble-noscript = This game needs JavaScript. The rules can be read without it.
