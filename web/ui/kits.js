// What is different from game to game at the table: words, panels, choices, motions, the end. Everything else is shared.
import { camel } from './camel/kit.js';
import { elephant } from './elephant/kit.js';

/**
 * @typedef {import('../engine/messages.js').Update} Update
 * @typedef {import('../engine/messages.js').GameEvent} GameEvent
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 * @typedef {import('./vocabulary.js').Told} Told
 * @typedef {import('./dom.js').Child} Child
 * @typedef {{ event: GameEvent, frames: Drawing[] }} Happening an event with the layers that show it
 */

/**
 * What people choose with: the shared table offers, clears and passes taps on; what a choice looks like is the game's.
 * @typedef {object} Choices
 * @property {(update: Update, isPublic: boolean) => void} offer `isPublic` if everybody at the screen sees what is offered
 * @property {(update: Update) => void} look it is somebody else's turn
 * @property {() => void} clear
 * @property {(thing: Element) => string} tap something on the board was tapped; the action whose refusal answers it, or ''
 * @property {(seat: number) => void} tapSeat
 * @property {() => void} close the table is left
 * @property {boolean} isOpen
 */

/**
 * What choices may ask of the table.
 * @typedef {object} Seating
 * @property {(action: string) => void} act
 * @property {(verb: string, fields?: Record<string, any>) => Promise<any>} request
 * @property {import('./board.js').Board} board
 * @property {Told} told
 * @property {number[]} people the seats that persons have
 */

/**
 * What the result of a race is shown with.
 * @typedef {object} Ending
 * @property {Told} told
 * @property {number[][]} scores by ply, by seat
 * @property {number[]} legs the plies at which the second leg and those after it begin
 * @property {import('./sound.js').Sound} sound
 * @property {boolean} hasReview
 * @property {boolean} isFirst is it shown for the first time, right after the race
 */

/**
 * @typedef {object} Kit
 * @property {string} name
 * @property {string[]} bots weakest first
 * @property {string} bot who plays if nobody else was chosen
 * @property {number} most players
 * @property {{ turn: number, round: number }} waits milliseconds of motion and pauses at normal speed: what a bot's turn takes, and what
 *   a person may have to wait for between two turns
 * @property {boolean} hasCoach
 * @property {Record<string, (event: any, told: Told) => string>} words of each event
 * @property {(params: Record<string, any>, told: { names: string[] }) => Record<string, any>} named words for what a sentence is filled in with
 * @property {(happened: Happening[]) => Happening[]} digest what is worth telling, in as few lines as it takes
 * @property {(event: GameEvent) => boolean} hasReason does a bot say why, after this
 * @property {(event: GameEvent) => boolean} isHeading
 * @property {(event: GameEvent) => boolean} isMark does a new stretch of the race begin here
 * @property {(update: Update, names: string[]) => string[]} notes on how far the race is
 * @property {(race: { leg: number }) => string} stretch how far a kept race is
 * @property {(view: any) => number} stage how far it is, as a number to keep
 * @property {(view: any, seat: number, names: string[]) => Child[]} panel what lies in front of a seat
 * @property {string} firstHint the key of what one can do, said until somebody has moved
 * @property {(events: GameEvent[]) => Child[]} recap what a seat did in its turn, as little pictures
 * @property {(root: HTMLElement, seating: Seating) => Choices} createChoices
 * @property {import('./reader.js').Reading} reading the board in words
 * @property {import('./ears.js').GameKey[]} keys that press buttons of a choice
 * @property {(tools: import('./stage.js').Tools) => import('./stage.js').Motions} motions
 * @property {(event: GameEvent, update: Update, told: Told, sound: import('./sound.js').Sound) => Promise<void>} pauseAt a reckoning that everybody reads before the race goes on
 * @property {(events: GameEvent[], scores: number[], told: Told) => import('./outcome.js').Outcome} outcome of a race that is over
 * @property {(events: GameEvent[], race: Ending) => Promise<string>} showEnd
 * @property {(update: Update, asked: { eyes: number | null, people: number[] }) => string | null} answer what goes without saying: an action nobody need be asked about
 * @property {(update: Update) => number | null} asideOf whose turn it is while other seats are asked something in the midst of it; null else
 * @property {(call: (verb: string, fields: Record<string, any>) => Promise<any>) => Promise<void>} [openCards] the list of all cards, if there are any
 * @property {boolean} hasLens is the board wider than a screen, so that one looks at parts of it
 */

/** @param {string} game @returns {Kit} */
export const kitOf = (game) => (game === 'elephant' ? elephant : camel);
