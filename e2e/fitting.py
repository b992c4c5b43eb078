"""Does the whole table fit the screen: no scrolling, nothing cut off or covered, letters and targets large enough."""

from __future__ import annotations

from playwright.sync_api import Page

from looks import SETTLED, TOOLS

SMALLEST_TEXT = 12  # pixels
SMALLEST_TARGET = 44
LONGEST_WHOLE_NAME = 6  # letters that no player's card cuts off

MISFITS = (
    f"([smallestText, smallestTarget, longestWholeName]) => {{ {TOOLS}"
    + """
  const found = new Set();
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) found.add(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth + 1) found.add(`the page is ${page.scrollWidth} wide`);
  const name = (element) => element.id || `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ` +
    `"${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24)}"`;
  const scrolls = (element) => element.closest('#log .lines, #log, #coach, dialog');
  const hidden = (element) => element.closest('.unseen, [aria-hidden=true].definitions, option, noscript');

  // every part and every button is on the screen
  const parts = '#turn, #board, #actions, #choices > *, .panel, .recap-card, #tools button, #turn button, ' +
    '#choices button, #log';
  for (const part of all(parts)) {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    if (!width || (scrolls(part) && part.id !== 'log')) continue;
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
      found.add(`${name(part)} is off the screen (${[left, top, right, bottom].map(Math.round)})`);
  }

  // whose turn it is stands inside its bar
  const headline = document.querySelector('#turn h1');
  if (headline.scrollHeight > headline.clientHeight + 1) found.add(`"${headline.textContent}" is too high for its bar`);

  const note = document.querySelector('#turn-leg'); // leg and dice left; the names of leading elephants may end in dots
  if (document.body.dataset.game === 'camel' && note.scrollWidth > note.clientWidth + 1)
    found.add(`"${note.textContent}" is cut off`);

  // nothing sticks out of a player's card
  for (const panel of all('#players .panel')) {
    const frame = panel.getBoundingClientRect();
    for (const thing of all(`#${panel.id} :is(.face, .panel-money b, .panel-count, .thing)`)) {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1)
        found.add(`${name(thing)} sticks out of ${panel.id}`);
    }
  }

  // a short name is read whole wherever its card shows names; a longer one may end in dots
  for (const name of all('#players .panel-name')) {
    const words = name.firstChild.textContent;
    if (name.clientWidth > 2 && words.length <= longestWholeName && name.scrollWidth > name.clientWidth + 1)
      found.add(`"${words}" is cut off in ${name.closest('.panel').id}`);
  }

  // what a card says of elephants does not run into the hand beside it
  for (const words of all('#players .panel-elephant b'))
    for (const thing of all(`#${words.closest('.panel').id} .thing`)) {
      const [a, b] = [words.getBoundingClientRect(), thing.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && tall > 1) found.add(`"${words.textContent}" runs into ${name(thing)}`);
    }

  // the parts of the table do not lie on each other
  const regions = all('#turn, #tools, #board, #actions, .panel, #log, #coach')
    .filter((part) => !part.closest('dialog'));
  for (const [at, one] of regions.entries())
    for (const other of regions.slice(at + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1.5 && tall > 1.5) found.add(`${name(one)} lies on ${name(other)}`);
    }

  // choices stay inside the action area, and buttons do not lie on each other
  const area = document.querySelector('#actions').getBoundingClientRect();
  const buttons = all('#choices button, #recap button, #hurry button');
  for (const button of buttons) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (top < area.top - 1.5 || bottom > area.bottom + 1.5 || left < area.left - 1.5 || right > area.right + 1.5)
      found.add(`${name(button)} leaves the action area`);
  }
  for (const [at, one] of buttons.entries())
    for (const other of buttons.slice(at + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1.5 && tall > 1.5) found.add(`${name(one)} lies on ${name(other)}`);
    }

  // tools stay in their row
  const row = document.querySelector('#tools').getBoundingClientRect();
  for (const tool of all('#tools button')) {
    const { left, right } = tool.getBoundingClientRect();
    if (left < row.left - 1 || right > row.right + 1) found.add(`${name(tool)} sticks out of the row of tools`);
  }

  // no letter is too small, no word is cut off
  const walker = document.createTreeWalker(document.querySelector('#table'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent.trim();
    if (!words || !seen(element) || hidden(element)) continue;
    if (getComputedStyle(element).clipPath !== 'none' || element.closest('[style*="clip"]')) continue;
    const clipped = element.closest('.panel-name, .panel-things, .panel-money');
    if (clipped && getComputedStyle(clipped).clipPath !== 'none') continue;
    const plane = element instanceof SVGElement ? element.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(element).fontSize) * (plane ? Math.hypot(plane.a, plane.b) : 1);
    if (size < smallestText - 0.05) found.add(`"${words.slice(0, 24)}" in ${name(element)} is ${size.toFixed(1)} px`);
    if (element instanceof SVGElement || scrolls(element)) continue;
    const box = element.closest('.panel-name, #turn-who, #turn-leg');
    if (box) continue; // names end in an ellipsis; the whole is in the title
    for (let one = element; one && one.id !== 'table'; one = one.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(one);
      if (display === 'inline' || display === 'contents') continue;
      if (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 2)
        found.add(`"${words.slice(0, 24)}" is cut off by ${name(one)}`);
      if (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 2)
        found.add(`"${words.slice(0, 24)}" is cut off sideways by ${name(one)}`);
    }
    const button = element.closest('button');
    if (!button) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const outer = button.getBoundingClientRect();
    for (const inner of range.getClientRects())
      if (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || inner.left < outer.left - 1 ||
        inner.right > outer.right + 1) found.add(`"${words.slice(0, 24)}" sticks out of ${name(button)}`);
  }

  // no word on a card is broken
  for (const { firstChild: text } of all('.card-name, .card-line'))
    for (const { 0: word, index } of text.textContent.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
        found.add(`"${word}" is broken on a card`);
    }

  // everything can be hit with a thumb
  const offered = new Set(all('#choices :is([data-action], [data-way])')
    .map(({ dataset: { action, way } }) => action ?? way));
  const hasButtons = ({ dataset: { actions } }) => actions?.split(' ').every((action) => offered.has(action));
  for (const target of all('button, select, input, .is-live [data-actions]').filter(inFront)) {
    if (hasButtons(target)) continue; // the same can be done by a button
    if (document.body.dataset.game === 'elephant' && target.closest('#board')) continue; // cards and buttons do it all
    if (scrolls(target)?.matches('dialog') && !dialog) continue;
    const { width, height } = target.getBoundingClientRect();
    if (width < smallestTarget - 0.6 || height < smallestTarget - 0.6)
      found.add(`${name(target)} is ${width.toFixed(0)}×${height.toFixed(0)}`);
  }
  return [...found];
}"""
)


def misfits(page: Page) -> list[str]:
    """Everything that does not fit the screen as it is now."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(MISFITS, [SMALLEST_TEXT, SMALLEST_TARGET, LONGEST_WHOLE_NAME])
    return found
