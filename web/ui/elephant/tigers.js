// The tiger question. A lone person with a tiger is asked; round one tablet the whole table is ("does anyone?"), so that
// the question tells nothing, and whoever wants to may look at their cards before they answer.
import { isolated, t } from '../../i18n/index.js';
import { announce } from '../dialogs.js';
import { el } from '../dom.js';
import { face } from '../players.js';
import { cardRow, shownCard, sorted } from './cards.js';
import { cardName, elephantName, elephantsOf } from './words.js';

/**
 * @typedef {any} Update
 * @typedef {import('../dom.js').Child} Child
 */

/**
 * @param {import('../kits.js').Seating} seating
 * @param {{ show: (...children: (Child | Child[])[]) => void, peek: (seat: number, then: (update: Update) => void) => void,
 *   hide: () => void }} choices showing something, fetching what one seat sees, and hiding it again
 */
export function createTigers({ act, told: { names, eyes }, people }, { show, peek, hide }) {
  /** What the table said. @type {{ question: string, seat: number | null } | null} */
  let answered = null;

  /** @param {number} seat */
  const nameOf = (seat) => isolated(names[seat] ?? '');
  /** @param {string} words @param {() => void} onclick @param {Record<string, any>} [props] */
  const button = (words, onclick, props = {}) => el('button', { type: 'button', onclick, ...props }, words);
  /** @param {...Child} children */
  const buttons = (...children) => el('div', { class: 'buttons' }, ...children);

  /** What is at stake, in a sentence: what the card would do, and to whom. @param {Update} update */
  function stake({ view }) {
    const [last, below] = [view.table.at(-1), view.table.at(-2)];
    const name = nameOf(last.seat);
    if (below) {
      const you = below.seat === eyes ? 'yes' : 'no';
      return t('stake-tiger', { name, you, other: nameOf(below.seat), card: cardName(below.card) });
    }
    const { type, elephant, seat } = view.question;
    const you = eyes !== null && isAbout(view, eyes) ? 'yes' : 'no';
    return t(`stake-${type}`, {
      name,
      you,
      elephant: elephant ? elephantName(elephant) : '',
      other: nameOf(seat ?? 0),
    });
  }

  /** @param {Update} update @param {'tiger-cancel' | 'tiger-cancel-all'} asked */
  const words = (update, asked) => `${stake(update)} ${t(asked)}`;

  /** @param {Update} update @param {'tiger-cancel' | 'tiger-cancel-all'} asked */
  const threat = (update, asked) => el('p', { class: 'question' }, words(update, asked));

  /** A hand to look at beside the question. @param {string[]} hand @param {string} label */
  const shown = (hand, label) =>
    cardRow(
      hand.map((card) => {
        const it = shownCard(card);
        if (card !== 't') it.classList.add('is-faint');
        return it;
      }),
      { class: 'is-shown', role: 'group', 'aria-label': label },
    );

  /** The ply at which everybody has answered, if nobody plays a tiger: it is the same for each seat that is asked. @param {Update} update */
  function questionOf({ ply, legal, view }) {
    const pass = legal.find((/** @type {any} */ one) => one.type === 'Pass');
    return `${ply + (pass?.left ?? 0)}/${view.table.length}`;
  }

  /** Everybody at the table who could still answer. @param {Update} update @returns {number[]} */
  function asked({ view }) {
    const seats = view.players.length;
    const order = Array.from({ length: seats }, (_, at) => (view.seat + at) % seats);
    const before = order.slice(0, order.indexOf(view.table.at(-1).seat));
    return before.filter((seat) => people.includes(seat) && view.players[seat].hand.length > 0);
  }

  /** @param {Update} update */
  function askTable(update) {
    if (answered?.question === questionOf(update)) return act(answered.seat === update.turn ? 't' : 'n');
    answered = null;
    show(
      threat(update, 'tiger-cancel-all'),
      buttons(
        button(t('tiger-nobody'), () => answer(update, null), { class: 'main', 'data-value': 'nobody' }),
        ...asked(update).map((seat) =>
          el(
            'button',
            { type: 'button', 'data-seat': seat, onclick: () => curtain(update, seat) },
            face(seat),
            t('tiger-look', { name: nameOf(seat) }),
          ),
        ),
      ),
    );
  }

  /** @param {Update} update @param {number} seat */
  function curtain(update, seat) {
    const name = nameOf(seat);
    const look = () => peek(seat, ({ view }) => weigh(update, seat, sorted(view.players[seat].hand)));
    show(
      el('h2', { class: 'curtain-words' }, face(seat), t('ask-hand', { name })),
      buttons(
        button(t('ask-hand-show', { name }), look, { class: 'main', 'data-value': 'show' }),
        button(t('hand-back'), () => askTable(update)),
      ),
    );
  }

  /** @param {Update} update @param {number} seat @param {string[]} hand */
  function weigh(update, seat, hand) {
    const has = hand.includes('t');
    const tiger = () => answer(update, seat);
    show(
      threat(update, 'tiger-cancel-all'),
      buttons(
        has
          ? button(t('tiger-play'), tiger, { class: 'main', 'data-value': 'tiger' })
          : el('p', { class: 'faint' }, t('tiger-none')),
        button(t('hand-back'), hide),
      ),
      shown(hand, t('hand-of', { name: nameOf(seat) })),
    );
  }

  /** @param {Update} update @param {number | null} seat */
  function answer(update, seat) {
    answered = { question: questionOf(update), seat };
    askTable(update);
  }

  return {
    askTable,
    /** @param {Update} update */
    askOne(update) {
      announce(words(update, 'tiger-cancel')); // the header names whose turn it is
      return [
        threat(update, 'tiger-cancel'),
        buttons(
          button(t('tiger-play'), () => act('t'), { class: 'main', 'data-action': 't' }),
          button(t('tiger-pass'), () => act('n'), { 'data-action': 'n' }),
        ),
        shown(sorted(update.view.players[update.view.seat].hand), t('tiger-cards')),
      ];
    },
  };
}

/** Would the card do something to this seat, or stand in its way? @param {any} view @param {number} seat */
function isAbout({ question, players }, seat) {
  if (question.type === 'PlayCow') return true;
  if (question.elephant) return elephantsOf(seat, players.length).includes(question.elephant);
  return question.seat === seat;
}
