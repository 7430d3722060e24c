"""What a page shows only by half: text that is cut off, covered or broken, and a table too high for a wide screen."""

from __future__ import annotations

from playwright.sync_api import Page

LOOK = r"""
() => {
  const found = new Set();
  const textOf = (part) => part.textContent.trim();
  const nameOf = (part) => `${part.className} "${textOf(part).slice(0, 50)}"`;
  const hasText = (part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const linesOf = (node, word) => {
    const range = document.createRange();
    const lineOf = (at) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return Math.round(([...range.getClientRects()].at(-1)?.y ?? 0) / 4); // the first may be that of a soft hyphen
    };
    return new Set([...word[0]].map((_, i) => lineOf(word.index + i))).size;
  };
  const brokenWord = (part) =>
    [...part.childNodes]
      .filter((node) => node.nodeType === 3)
      .flatMap((node) => [...node.textContent.matchAll(/\p{L}+/gu)].filter((word) => linesOf(node, word) > 1))[0]?.[0];
  const floats = (part) => part && (/sticky|fixed/.test(getComputedStyle(part).position) || floats(part.parentElement));
  const isOpaque = ({ backgroundImage, backgroundColor, opacity }) =>
    Number(opacity) > 0.4 && (backgroundImage !== 'none' || !/^rgba.*, 0(\.[0-3]\d*)?\)$/.test(backgroundColor));

  const felt = document.querySelector('.felt');
  if (felt && !document.querySelector('.end') && innerWidth >= 1000 && felt.scrollHeight > felt.clientHeight + 1)
    found.add(`the table is ${felt.scrollHeight - felt.clientHeight} px too high`);

  const layers = ['dialog[open]', '.curtain', '.settings', '.rail.open', '.end', 'body'];
  const onTop = layers.map((name) => document.querySelector(name)).find(Boolean);
  for (const part of onTop.querySelectorAll('*')) {
    const isDecoration = part.closest('[aria-hidden=true]') && !part.matches('.stampt__n'); // a stamp's name is read
    if (part.closest('svg, .vh, .log') || isDecoration || !hasText(part) || textOf(part).length < 2) continue;
    const style = getComputedStyle(part);
    const box = part.getBoundingClientRect();
    if (!part.checkVisibility({ visibilityProperty: true }) || box.width < 2 || box.height < 2) continue;

    const overflow = style.overflowX + style.overflowY;
    const isTooWide = part.scrollWidth > part.clientWidth + 1;
    const isTooHigh = part.scrollHeight > part.clientHeight + 5;
    if (/hidden|clip/.test(overflow) && !/auto|scroll/.test(overflow) && (isTooWide || isTooHigh))
      found.add(`cut off: ${nameOf(part)}`);

    const broken = brokenWord(part);
    if (broken) found.add(`${broken} is broken: ${nameOf(part)}`);

    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const frame = part.closest('.felt, .dock, .rail, .in')?.getBoundingClientRect();
    if (frame && (y < frame.top || y > frame.bottom || x < frame.left || x > frame.right)) continue; // scrolled away
    for (const other of document.elementsFromPoint(x, y)) {
      if (other.contains(part) || part.contains(other)) break;
      if (other.closest('svg, .dock') || floats(other) || !isOpaque(getComputedStyle(other))) continue;
      found.add(`covered: ${nameOf(part)} by ${nameOf(other)}`);
      break;
    }
  }
  return [...found];
}
"""


def flaws(page: Page) -> list[str]:
    return [str(flaw) for flaw in page.evaluate(LOOK)]
