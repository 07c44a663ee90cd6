import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** With more stops than this, an element counts as unreachable by keyboard. */
const MAX_STOPS = 40;
/** Time limit for an element to receive the focus. */
const FOCUS_MILLISECONDS = 20_000;

interface TabOptions {
  /** With Shift. */
  readonly isBack?: boolean;
}

/** A user without a pointer: only the keyboard, and what is visible or announced. */
export class Keyboard {
  readonly #page: Page;
  #presses = 0;
  #longest = { stops: 0, name: '' };
  constructor(page: Page) {
    this.#page = page;
  }

  /** The only page load of a journey; any later pointer use is recorded. */
  async open(address: string): Promise<void> {
    await this.#page.goto(address);
    await this.#page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { pointerSeen: seen });
      const note = ({ type, isTrusted }: Event) => isTrusted && seen.push(type);
      for (const type of ['pointerdown', 'mousedown', 'touchstart', 'wheel']) addEventListener(type, note, true);
    });
  }

  /** Fails if a pointer was used or the page was loaded again. */
  async expectKeyboardOnly(): Promise<void> {
    const seen = await this.#page.evaluate(() => (globalThis as { pointerSeen?: string[] }).pointerSeen ?? null);
    expect(seen, 'what a pointer did, in the page that was opened').toEqual([]);
  }

  get summary(): string {
    return `${this.#presses} key presses, at most ${this.#longest.stops} stops (to ${this.#longest.name})`;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let done = 0; done < times; done += 1) await this.#page.keyboard.press(key);
    this.#presses += times;
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.#presses += [...text].length;
  }

  /** Tabs to the element; each stop on the way must be visible and announced. */
  async goTo(role: Role, name: Name, { isBack = false }: TabOptions = {}): Promise<void> {
    for (let stops = 1; stops <= MAX_STOPS; stops += 1) {
      await this.press(isBack ? 'Shift+Tab' : 'Tab');
      if (!isNamed(await this.#expectVisibleStop(), role, name)) continue;
      if (stops > this.#longest.stops) this.#longest = { stops, name: String(name) };
      return;
    }
    throw new Error(`${role} ${name} is more than ${MAX_STOPS} stops away`);
  }

  /** Moves along a table row to a column. */
  async goToColumn(title: string): Promise<void> {
    const head = this.#find('columnheader', title).last();
    const targetIndex = await head.getAttribute('aria-colindex');
    const focusedIndex = () => this.#page.locator(':focus').getAttribute('aria-colindex');
    for (let steps = 0; (await focusedIndex()) !== targetIndex; steps += 1) {
      if (steps === MAX_STOPS) throw new Error(`the column ${title} is not reached`);
      await this.press('ArrowRight');
    }
    await this.#expectVisibleStop();
  }

  /** Moves down a table to the row with this text. */
  async goToRow(text: string): Promise<void> {
    const row = this.#page.getByRole('row').filter({ has: this.#page.locator(':focus') });
    for (let steps = 0; !(await row.textContent())?.includes(text); steps += 1) {
      if (steps === MAX_STOPS) throw new Error(`the row of ${text} is not reached`);
      await this.press('ArrowDown');
    }
    await this.#expectVisibleStop();
  }

  /** The element receives the focus by itself. */
  async expectFocusAt(role: Role, name: Name): Promise<void> {
    const isAt = async () =>
      (await this.#page.locator(':focus').count()) === 1 && isNamed(await this.#readAnnouncement(), role, name);
    await expect.poll(isAt, { message: `at ${role} ${name}` }).toBe(true);
    await this.#expectVisibleStop();
  }

  async expectSeen(role: Role, name: Name): Promise<void> {
    await expect(this.#find(role, name).first()).toBeVisible();
  }

  async expectGone(role: Role, name: Name): Promise<void> {
    await expect(this.#find(role, name)).toHaveCount(0);
  }

  async expectText(text: Name): Promise<void> {
    await expect(this.#page.getByText(text).first()).toBeVisible();
  }

  async expectTexts(text: Name, count: number): Promise<void> {
    await expect(this.#page.getByText(text)).toHaveCount(count);
  }

  async expectUsable(role: Role, name: Name): Promise<void> {
    await expect(this.#find(role, name)).toBeEnabled();
  }

  #find(role: Role, name: Name): Locator {
    return this.#page.getByRole(role, { name, exact: typeof name === 'string' });
  }

  /** The announcement at the focus. A search by role would be much slower, at hundreds of stops. */
  async #readAnnouncement(): Promise<string> {
    const [announcement = ''] = (
      await this.#page.locator(':focus').ariaSnapshot({ timeout: FOCUS_MILLISECONDS })
    ).split('\n');
    return announcement;
  }

  async #expectVisibleStop(): Promise<string> {
    const announcement = await this.#readAnnouncement();
    const look = await this.#page
      .locator(':focus')
      .evaluate(readFocusStyle, undefined, { timeout: FOCUS_MILLISECONDS });
    expect(look, announcement).toEqual({ isInSight: true, hasMark: true });
    expect(announcement, 'a role with a name').toMatch(/^- ['"]?(?!generic)[a-z]+ "?.+/);
    return announcement;
  }
}

/** A line of an accessibility snapshot has this role and name; a line that contains a colon is quoted as a whole. */
function isNamed(announcement: string, role: Role, name: Name): boolean {
  const line = announcement.startsWith("- '") ? announcement.replaceAll("''", "'").replace("- '", '- ') : announcement;
  const [, actualRole, quotedName = '""'] = /^- ([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(line) ?? [];
  if (actualRole !== role) return false;
  const actualName = JSON.parse(quotedName) as string;
  return typeof name === 'string' ? actualName === name : name.test(actualName);
}

/** The focused element is in the window, not covered, and it or its frame has a focus ring. */
function readFocusStyle(element: Element): { isInSight: boolean; hasMark: boolean } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const isInWindow = width > 0 && height > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  const isRinged = (part: Element | null) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
    const isSeen = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
    return isSeen && Number.parseFloat(outlineWidth) >= 2;
  };
  // A title is underlined instead.
  const isUnderlined = element.matches('h1, h2, h3') && getComputedStyle(element).boxShadow.includes('0px 2px 0px');
  // A switch and a password field show the focus ring for their input, which has no style of its own.
  const hasMark =
    isUnderlined || isRinged(element) || isRinged(element.nextElementSibling) || isRinged(element.parentElement);
  return { isInSight: isInWindow, hasMark };
}
