import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import playwrightConfiguration from '../../../../e2e/playwright.config.ts';
import { waitFor } from '../stack/wait.ts';

const MAX_WAIT_MS = 180_000;

/** A signed-in user at a screen of 1440 by 900. */
export interface Screen {
  readonly page: Page;
  readonly origin: string;
  /** Calls with the session of the page. */
  call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown): Promise<Answer>;
}

export async function withScreen<Result>(
  origin: string,
  work: (screen: Screen) => Promise<Result>,
  options = playwrightConfiguration.use?.launchOptions ?? {},
): Promise<Result> {
  return withBrowser(async (browser) => work(await openScreen(browser, origin)), options);
}

/** Chromium, by default as the journeys start it. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  options = playwrightConfiguration.use?.launchOptions ?? {},
): Promise<Result> {
  const browser = await chromium.launch(options);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function openScreen(browser: Browser, origin: string): Promise<Screen> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...{ locale: 'en-GB', ignoreHTTPSErrors: true },
  });
  // Slow steps are measured, not aborted.
  context.setDefaultTimeout(MAX_WAIT_MS);
  const call = async <Answer>(method: string, path: string, data?: unknown) => {
    const answer = await context.request.fetch(`${origin}${path}`, { method, headers: { origin }, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  await call('POST', '/api/session', { username: 'demo', password: 'quiet-demo-1' });
  return { page: await context.newPage(), origin, call };
}

/** Milliseconds from the click in `act` until an element for each selector has been painted. */
export async function timeFirstPaint(
  page: Page,
  selectors: readonly string[],
  act: () => Promise<void>,
): Promise<number> {
  const notes = await page.evaluateHandle((wanted) => {
    const times = { clickedAt: 0, paintedAt: 0 };
    const note = (event: Event) => {
      times.clickedAt ||= event.timeStamp;
    };
    document.addEventListener('click', note, { capture: true, once: true });
    const look = () => {
      const isThere = times.clickedAt > 0 && wanted.every((selector) => document.querySelector(selector));
      if (!isThere) requestAnimationFrame(look);
      // This runs after the next frame, so its content has been painted.
      else requestAnimationFrame(() => setTimeout(() => Object.assign(times, { paintedAt: performance.now() })));
    };
    requestAnimationFrame(look);
    return times;
  }, selectors);
  await act();
  const isPainted = async () => {
    const times = await notes.jsonValue();
    return times.paintedAt > 0 && times;
  };
  const { clickedAt, paintedAt } = await waitFor(`painted ${selectors.join(', ')}`, isPainted, { everyMs: 50 });
  return paintedAt - clickedAt;
}

/** A body cell, not a header cell. */
export const CELL = 'td[aria-selected]';
const FRAME_MS = 16;

/** Repeats the step, at least one frame apart. */
export async function repeat(steps: number, act: (step: number) => Promise<void>): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const next = performance.now() + FRAME_MS;
    await act(step);
    await pause(Math.max(0, next - performance.now()));
  }
}

interface WheelOptions {
  readonly steps: number;
  readonly dx: number;
  readonly dy: number;
}

/** Scrolls in one direction and back again. */
export async function wheelOver(page: Page, selector: string, { steps, dx, dy }: WheelOptions): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  await page.mouse.move(box.x + Math.min(200, box.width / 2), Math.max(box.y, 0) + 150);
  await repeat(steps, (step) => page.mouse.wheel(step < steps / 2 ? dx : -dx, step < steps / 2 ? dy : -dy));
}

/** Types texts into one cell of a column after another, letter by letter, without pauses. */
export async function typeDown(page: Page, table: string, column: number, texts: readonly string[]): Promise<void> {
  await page.locator(`${table} tr:has(${CELL})`).nth(2).locator(CELL).nth(column).click();
  for (const text of texts) {
    await page.keyboard.type(text, { delay: 40 });
    await page.keyboard.press('Enter');
  }
}
