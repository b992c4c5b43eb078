# A board inside another page.

embed-title = A board of Stampede
embed-play = Play ({ $megabytes } MB)
embed-start = Start
embed-play-on = Play on from here
embed-again = Once more
embed-shake = Shake the pyramid
embed-score = { $name }: { $score }.
embed-open = Stampede
embed-reset = Back to the beginning
embed-rests = Another board on this page is playing now.
embed-go-on = Go on here
embed-waits = One moment: another board is putting its camels away.
embed-loading = Fetching: { $done } of { $all } MB
embed-nearly = Nearly there
embed-no-picture = The picture of this position comes with the game.
embed-unknown = There is no lesson or scene called { $name }.
embed-trouble = This did not work: { $why }
embed-offline = The picture could not be fetched. Are you connected?
embed-no-wasm = This browser cannot run the game itself: WebAssembly is missing or switched off. The picture is all there is.
embed-noscript = A board of Stampede: Camel Derby and Elephant Derby, to be played in the browser. JavaScript brings it to life.
