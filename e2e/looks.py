"""What can be measured of a screen: nothing sticks out, no word is cut off, everything can be hit with a thumb."""

from __future__ import annotations

from playwright.sync_api import Page

PHONE, TABLET, TABLET_WIDE, DESKTOP = (360, 640), (768, 1024), (1024, 768), (1440, 900)
SIZES = (PHONE, TABLET, TABLET_WIDE, DESKTOP)
UPRIGHT = ((320, 568), PHONE, (390, 844), (412, 915), TABLET)
WIDE = ((640, 360), (667, 375), (844, 390), TABLET_WIDE, (1280, 640), DESKTOP, (1920, 1080))
EVERY_SIZE = (*UPRIGHT, *WIDE)  # the sizes of quality.md, L1

TOOLS = """
const isForEars = (element) =>
  element && (getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement));
const seen = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForEars(element);
const all = (selector) => Array.from(document.querySelectorAll(selector)).filter(seen);
const dialog = document.querySelector('dialog[open]');
const inFront = (element) => !dialog || dialog.contains(element);
const call = (element) => (element.id || element.getAttribute('aria-label') || element.textContent).trim().slice(0, 40);
"""


# Two frames have been drawn, so that observers of sizes have answered, and animations have ended.
SETTLED = """async () => {
  for (let frames = 2; frames; frames--) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished));
  return null;
}"""


def resize(page: Page, to: tuple[int, int]) -> None:
    """And wait until everything has moved to its new place."""
    page.set_viewport_size({"width": to[0], "height": to[1]})
    page.evaluate(SETTLED)


def problems(page: Page) -> list[str]:
    """Whatever is wider than the screen or cut off by its own button."""
    found: list[str] = page.evaluate(f"""() => {{ {TOOLS}
      const page = document.documentElement;
      const found = page.scrollWidth > page.clientWidth ? [`the page is ${{page.scrollWidth}} wide`] : [];
      for (const box of all('dialog[open], #form, #choices, #players, #log, #turn, #notices, #welcome'))
        if (box.scrollWidth > box.clientWidth + 1) found.push(`${{call(box)}} scrolls sideways`);
      for (const button of all('button, select, .thing, .option').filter(inFront)) {{
        const {{ left, right }} = button.getBoundingClientRect();
        if (button.closest('.odds-box')) continue; // a table that scrolls by itself
        if (left < -1 || right > page.clientWidth + 1) found.push(`${{call(button)}} sticks out of the screen`);
      }}
      for (const part of all('button, button *, legend, h1, h2').filter(inFront))
        if (part instanceof HTMLElement && part.clientWidth && part.scrollWidth > part.clientWidth + 1)
          if (!part.closest('.unseen')) found.push(`${{call(part)}} is cut off`);
      for (const button of all('button').filter(inFront))
        if (button.scrollHeight > button.clientHeight + 1) found.push(`${{call(button)}} is too low for its words`);
      return found;
    }}""")
    return found


def below_the_fold(page: Page) -> list[str]:
    """Parts of the table that one would have to scroll to; the log may be longer than its place."""
    found: list[str] = page.evaluate(f"""() => {{ {TOOLS}
      const page = document.documentElement;
      const found = page.scrollHeight > innerHeight ? [`the page is ${{page.scrollHeight}} high`] : [];
      for (const part of all('#turn, #board, #caption, #choices, #choices button, .panel, .panel .thing, #log')) {{
        const {{ top, bottom }} = part.getBoundingClientRect();
        if (top < -1 || bottom > innerHeight + 1) found.push(call(part));
      }}
      for (const box of all('#players, #choices'))
        if (box.scrollHeight > box.clientHeight + 1) found.push(`${{call(box)}} scrolls`);
      return found;
    }}""")
    return found


def too_small(page: Page, least: int = 44) -> list[str]:
    """What can be tapped but is smaller than a thumb; what a ghost does can be done by a button, too."""
    found: list[str] = page.evaluate(
        f"""(least) => {{ {TOOLS}
      const fields = 'select, input:not([type=radio], [type=checkbox], [type=file]), label:has(input)';
      const targets = all(`button, ${{fields}}, .is-live [data-why]`);
      const alone = (link) => link.parentElement.textContent.trim() === link.textContent.trim();
      const links = all('a[href]').filter((link) => getComputedStyle(link).display !== 'inline' || alone(link));
      return [...targets, ...links].filter((one) => inFront(one) && !one.closest('#ghost')).flatMap((target) => {{
        const {{ width, height }} = target.getBoundingClientRect();
        const size = `${{width.toFixed(0)}}×${{height.toFixed(0)}}`;
        return width < least - 0.5 || height < least - 0.5 ? [`${{call(target)}} ${{size}}`] : [];
      }});
    }}""",
        least,
    )
    return found


SMALL = (
    f"([least, within]) => {{ {TOOLS}"
    + """
  const found = new Set();
  const root = dialog ?? document.querySelector(within);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent.trim();
    if (!words || !seen(element) || element.closest('.unseen, option, noscript')) continue;
    const drawing = element.closest('svg');
    const scale = drawing ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - 0.05) found.add(`${words.slice(0, 30)} ${size.toFixed(1)}`);
  }
  return [...found];
}"""
)


def small_text(page: Page, within: str = "body", least: int = 12) -> list[str]:
    """Words of the dialog that is open, or of a part of the page, whose letters are smaller than so many pixels."""
    found: list[str] = page.evaluate(SMALL, [least, within])
    return found


# Words on the screen that something else lies on, or that are cut off; drawers and messages lie on purpose.
COVERED = (
    f"() => {{ {TOOLS}"
    + """
  const lies = 'dialog, #log, #coach, #toast, #notices, .lens-tools, .sheet-head, dialog > .buttons';
  const root = dialog ?? document.body;
  const scrolledAway = (element, x, y) => {
    for (let one = element; one; one = one.parentElement) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY + getComputedStyle(one).overflowX);
      if (scrolls && (x < left || x > right || y < top || y > bottom)) return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent.trim();
    if (!words || !seen(element) || element.closest('svg, .unseen, option, noscript, [aria-hidden=true]')) continue;
    const { pointerEvents, clipPath } = getComputedStyle(element);
    if (pointerEvents === 'none' || clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      if (scrolledAway(element, x, y)) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || element.contains(hit) || hit.contains(element)) continue;
      if (hit.closest(lies) && !hit.closest(lies).contains(element)) continue;
      found.add(`${words.slice(0, 30)} lies under ${hit.id || hit.className?.baseVal || hit.className || hit.tagName}`);
    }
  }
  return [...found];
}"""
)


def covered(page: Page) -> list[str]:
    """Words that something else lies on."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(COVERED)
    return found


def text_size(page: Page, percent: int) -> None:
    """As whoever needs larger letters sets it."""
    page.evaluate("(percent) => { document.documentElement.style.fontSize = `${percent}%`; }", percent)
    page.evaluate(SETTLED)
