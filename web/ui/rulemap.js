// Where a rule can be read, and which rule is about what one sees: elements of a board by their ids, events by type.

/** The rule that a thing on a board is about, by the beginning of its id. @type {Record<string, [start: string, rule: string][]>} */
const THINGS = {
  camel: [
    ['camel-w', 'M3'],
    ['camel-k', 'M3'],
    ['camel-', 'M1'],
    ['space-', 'A2'],
    ['tile-', 'M4'],
    ['pyramid', 'A3'],
    ['die-', 'A3'],
    ['tickets-', 'A1'],
    ['pile-winner', 'F1'],
    ['pile-loser', 'F2'],
    ['card', 'A4'],
    ['seat-', 'V1'],
    ['bank', 'L1'],
  ],
  elephant: [
    ['elephant-', 'M2'],
    ['cow-', 'M3'],
    ['place-', 'M1'],
    ['seat-', 'V1'],
    ['crossing', 'P5'],
    ['mouse', 'R1'],
  ],
};

/** @type {Record<string, string>} */
const EVENTS = {
  CamelEntered: 'S3',
  TicketTaken: 'A1',
  TilePlaced: 'A2',
  PyramidTicketTaken: 'A3',
  CardPlaced: 'A4',
  PartnersJoined: 'A5',
  DieRolled: 'A3',
  UnitMoved: 'M1',
  TilePaid: 'M4',
  LegEnded: 'K1',
  LegScored: 'L1',
  LegStarted: 'L5',
  RaceEnded: 'M7',
  GameWon: 'F4',
  StartTaken: 'S1',
  CardDrawn: 'T2',
  PileShuffled: 'T3',
  CardPlayed: 'T1',
  CardDiscarded: 'T1',
  TigerPlayed: 'R7',
  CardCancelled: 'R7',
  ElephantMoved: 'M1',
  ElephantFlew: 'E2',
  MudLeft: 'P4',
  ElephantHalted: 'P5',
  LeaderChanged: 'P5',
  CrossingOpened: 'P5',
  CowLeft: 'E1',
  ElephantHome: 'W1',
  TreeLeft: 'P2',
  CardTurnedUp: 'P3',
  MouseRan: 'R1',
  MouseStayed: 'R1',
  CardStolen: 'R2',
  CowHerded: 'R3',
  CardTaken: 'R4',
  SnakeGiven: 'R5',
  SnakesChased: 'R6',
  RaceWon: 'W1',
};

/** The rule that an action is about, by the first letter of its notation. @type {Record<string, Record<string, string>>} */
const ACTIONS = {
  camel: { t: 'A1', s: 'A2', r: 'A3', w: 'A4', l: 'A4', p: 'A5' },
  elephant: {
    6: 'M1',
    5: 'M1',
    2: 'M7',
    c: 'E1',
    f: 'E2',
    j: 'E3',
    m: 'R1',
    k: 'R2',
    w: 'R3',
    h: 'R3',
    p: 'R4',
    l: 'R4',
    s: 'R5',
    t: 'R7',
    n: 'R7',
    x: 'T1',
    e: 'T1',
    g: 'M4',
    a: 'S1',
  },
};

/** Some events are about one rule or another. @type {Record<string, (event: any) => string>} */
const FINER = {
  CrazyCamelChosen: ({ why }) => (why === 'carries' ? 'M3a' : why === 'on-top' ? 'M3b' : 'M3'),
  UnitMoved: ({ cause, met }) => (cause !== 'die' ? 'M4' : met ? 'M2' : 'M1'),
  CardSettled: ({ pile }) => (pile === 'winner' ? 'F1' : 'F2'),
  SpaceReached: ({ kind }) => ({ banana: 'P1', mango: 'P2' })[/** @type {'banana' | 'mango'} */ (kind)] ?? 'P3',
};

/** Editions share their rules. @param {string} game */
const rulesOf = (game) => (game === 'elephant' ? 'elephant' : 'camel');

/** The rule about a thing on the board of a game, by the thing's id. @param {string} game @param {string} id */
export const ruleOfThing = (game, id) => THINGS[rulesOf(game)]?.find(([start]) => id.startsWith(start))?.[1] ?? null;

/** The rule about a card in hand: finish cards are all alike, elephants' have a letter each. @param {string} game @param {string} card */
export const ruleOfCard = (game, card) => (game === 'elephant' ? ruleOfAction(game, card) : 'A4');

/** The rule about what somebody could do, by its notation. @param {string} game @param {string} action */
export const ruleOfAction = (game, action) => ACTIONS[rulesOf(game)]?.[action.charAt(0)] ?? null;

/** The rule about something that happened. @param {{ type: string }} event */
export const ruleOfEvent = (event) => FINER[event.type]?.(event) ?? EVENTS[event.type] ?? null;

/** Where a rule can be read, from the root of the site. @param {string} game @param {string} [rule] */
export const ruleAddress = (game, rule = '') => `rules/${game === 'elephant' ? 'elephant/' : ''}${rule && `#${rule}`}`;

/** Where the lessons of a game are, beginning at the site's root. @param {string} game */
export const learnAddress = (game) => `learn/#${game === 'elephant' ? 'elephant' : 'camel'}`;
