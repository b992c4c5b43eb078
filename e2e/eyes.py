"""What can be measured of a screen for any eyes: axe's rules, and how far words stand out of their ground."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from looks import SETTLED
from served import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# The board's drawing is looked at by other tests: it is thousands of shapes to axe, and no words.
RUN = """async () => (await axe.run({ exclude: ['#board svg > *'] }, { resultTypes: ['violations'] })).violations
  .flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) =>
    `${id}: ${target.join(' ')} (${[...any, ...all, ...none][0]?.message ?? ''})`))"""

# Words that do not stand out: 7 to 1 at the table, 4.5 elsewhere, less for large ones; nothing is asked of what is off.
FAINT = """(least) => {
  const parse = (text) => {
    const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\\d.]+(?:e-\\d+)?%?/g) ?? [])
      .map((one) => (one.endsWith('%') ? parseFloat(one) / 100 : parseFloat(one)));
    return text.startsWith('color(srgb') ? [r, g, b, a] : [r / 255, g / 255, b / 255, a];
  };
  const over = ([r, g, b, a], ground) => [r, g, b].map((part, at) => part * a + ground[at] * (1 - a));
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const lineage = (element) => (element ? [...lineage(element.parentElement), element] : []);
  const found = new Set();
  const root = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!words || element.closest('svg, .unseen, :disabled, [aria-disabled=true], noscript, option')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let ground = [1, 1, 1];
    let opacity = 1;
    let isPictured = false;
    for (const one of lineage(element)) {
      const style = getComputedStyle(one);
      ground = over(parse(style.backgroundColor), ground);
      opacity *= Number(style.opacity);
      isPictured = style.backgroundImage !== 'none' || (isPictured && parse(style.backgroundColor)[3] < 1);
    }
    if (isPictured) continue;
    const style = getComputedStyle(element);
    const [r, g, b, a] = parse(style.color);
    const [dark, bright] = [light(over([r, g, b, a * opacity], ground)), light(ground)].sort((x, y) => x - y);
    const ratio = (bright + 0.05) / (dark + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const wanted = isLarge ? (least > 4.5 ? 4.5 : 3) : least;
    const name = `${element.tagName.toLowerCase()}.${element.className}`;
    if (ratio < wanted - 0.01) found.add(`${ratio.toFixed(2)} < ${wanted}: ${words.slice(0, 30)} (${name})`);
  }
  return [...found];
}"""
TABLE = {"table", "question", "log", "past", "first", "hand", "card", "elephants'", "curtain", "behind", "ledger"}


def axe(page: Page) -> list[str]:
    """What axe finds wrong."""
    page.evaluate(SETTLED)
    if not page.evaluate("typeof globalThis.axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found


def faint(page: Page, where: str) -> list[str]:
    """Words that are hard to read; at the table more is asked."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(FAINT, 7 if where.split(maxsplit=1)[0] in TABLE else 4.5)
    return found


def theme(page: Page, name: str) -> None:
    page.evaluate("(name) => { document.documentElement.dataset.theme = name; }", name)


def told(found: dict[str, Any]) -> str:
    return "\n".join(f"{where}: {wrong}" for where, all_wrong in found.items() for wrong in all_wrong)
