# What moves at the table: its settings, and the few words that are part of the show.

settings-motion = Motion
settings-motion-off = Off
settings-motion-calm = Calm
settings-motion-full = Full
settings-motion-hint = Calm leaves out what shakes, tumbles and rains down. Full is the whole show. Off: nothing moves.
settings-speed = Speed
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
keys-show = While something is shown
keys-skip = Skip what is being shown
stage-stretch = Final stretch!
stage-photo = Photo finish!
