// What an author copies: the same board for every kind of page. Pure text; whatever was typed is escaped.

/**
 * @typedef {{ home: string, wish: Record<string, string>, alt: string }} Made
 */

const HEIGHT = 640;

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @param {Made} made */
export function addressOf({ home, wish }) {
  const url = new URL(home);
  for (const [name, value] of Object.entries(wish)) url.searchParams.set(name, value);
  return url.href;
}

/** @param {Made} made */
function element(made) {
  const attributes = Object.entries({ ...made.wish, label: made.alt }).map(
    ([name, value]) => `${name}="${escaped(value)}"`,
  );
  return `<script type="module" src="${escaped(made.home)}stampede.js"></script>
<stampede-board ${attributes.join(' ')}>
  <a href="${escaped(addressOf(made))}">${escaped(made.alt)}</a>
</stampede-board>`;
}

/** @param {Made} made */
const iframe = (made) =>
  `<iframe src="${escaped(addressOf(made))}" title="${escaped(made.alt)}" height="${HEIGHT}" loading="lazy" style="width: 100%; border: 0"></iframe>`;

/** Brackets would end the words or the address too early. @param {Made} made */
function markdown(made) {
  const words = made.alt.replace(/[[\]\\]/g, '');
  const address = addressOf(made).replaceAll('(', '%28').replaceAll(')', '%29');
  return `[![${words}](figure.svg)](${address})`;
}

/** @param {Made} made */
const sphinx = (made) => `.. raw:: html\n\n${element(made).replace(/^/gm, '   ')}\n`;

/** By the kind of page. @type {Record<string, (made: Made) => string>} */
export const SNIPPETS = {
  html: element,
  iframe,
  markdown,
  mkdocs: (made) => `\n${element(made)}\n`,
  sphinx,
  wordpress: iframe,
};
