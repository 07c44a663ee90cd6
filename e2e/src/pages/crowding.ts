import type { Page } from '@playwright/test';

/** Time for animations to end. */
const SETTLED_MILLISECONDS = 1_500;

/**
 * Finds what a user could not read or press at this size: a page wider than the window, text cut off without an
 * ellipsis, overlapping text, and covered controls.
 */
export const readCrowding = (page: Page): Promise<readonly string[]> =>
  readSettled(page, () => page.evaluate(findCrowding));

/** A fault only counts if it is still there after animations have ended. */
export async function readSettled(page: Page, read: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const faults = await read();
  if (faults.length === 0) return faults;
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  return read();
}

/** Runs in the page, so it cannot use anything outside this function. */
function findCrowding(): string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const SLACK = 2;
  /** Line boxes of small type may overlap where there are no glyphs. */
  const LINE_SLACK = 5;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"]';
  const faults: string[] = [];
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()} ${element.getAttribute('class')?.slice(0, 40)}> "${text}"`;
  };
  /** Behind a dialog nothing can be pressed, and it is dimmed to show that. */
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;
  const isSeen = (element: Element) =>
    modal.contains(element) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null;
  const cut = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isArea = ({ left, top, right, bottom }: Box, height = SLACK) => right - left > SLACK && bottom - top > height;

  /** The visible area of an element's contents after all clipping. */
  const clips = new Map<Element, Box>();
  const clipOf = (element: Element | null): Box => {
    if (!element) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const known = clips.get(element);
    if (known) return known;
    const parentClip = clipOf(element.parentElement);
    const { overflowX, overflowY } = getComputedStyle(element);
    const isOpen = overflowX === 'visible' && overflowY === 'visible';
    const clip = isOpen ? parentClip : cut(parentClip, element.getBoundingClientRect());
    clips.set(element, clip);
    return clip;
  };
  const isTopmost = (element: Element, { left, top, right, bottom }: Box) => {
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  };

  /** The ancestor that cuts off a side and neither scrolls nor shows an ellipsis. */
  const findCutter = (element: Element, whole: readonly Box[]): Element | null => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clip, clipPath, overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (clipPath !== 'none' || clip !== 'auto') return null; // for screen readers only
      if (overflowX === 'visible') continue;
      const isMarked = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (isMarked || (overflowX !== 'hidden' && overflowX !== 'clip')) return null;
      const edge = box.getBoundingClientRect();
      if (whole.some(({ left, right }) => right > edge.right + SLACK || left < edge.left - SLACK)) return box;
    }
    return null;
  };

  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');

  const lines: (Box & { readonly element: Element })[] = [];
  const walk = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    if (element.closest('script, style, svg, option') || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = [...range.getClientRects()].filter(({ right }) => right > 0); // shown on focus
    const cutter = findCutter(element, whole);
    if (cutter) faults.push(`cut off: ${nameOf(element)} by ${nameOf(cutter)}`);
    for (const rect of whole) {
      const box = cut(rect, clipOf(element));
      if (isArea(box) && isTopmost(element, box)) lines.push({ ...box, element });
    }
  }

  lines.sort((a, b) => a.top - b.top);
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top > line.bottom - LINE_SLACK) break;
      if (other.element !== line.element && isArea(cut(line, other), LINE_SLACK))
        faults.push(`words over words: ${nameOf(line.element)} and ${nameOf(other.element)}`);
    }
  });

  for (const control of modal.querySelectorAll(CONTROLS)) {
    if (!isSeen(control) || control.closest('svg, .ol-attribution')) continue;
    const whole = control.getBoundingClientRect();
    const box = cut(whole, clipOf(control.parentElement));
    const isHalf = box.right - box.left < whole.width / 2 || box.bottom - box.top < whole.height / 2;
    if (isHalf || !isArea(box) || isTopmost(control, box)) continue;
    const label = control.id === '' ? null : document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
    const cover = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    // Navigating there by keyboard or pointer closes the element that covers it.
    if (label?.contains(cover) || cover?.closest('[data-closes-on-blur]')) continue;
    faults.push(`covered: ${nameOf(control)} by ${cover ? nameOf(cover) : 'nothing'}`);
  }
  return faults.slice(0, 12);
}
