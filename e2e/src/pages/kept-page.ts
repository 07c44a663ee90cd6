import type { Browser, BrowserContext, Page } from '@playwright/test';
import { origin } from './shell-page.ts';

/** What a journey may have listened to. */
const EVENTS = ['dialog', 'request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror'] as const;
const SIZE = { width: 1440, height: 900 };

interface KeptPage {
  readonly context: BrowserContext;
  readonly page: Page;
  isTaken: boolean;
}

/**
 * A browser that has shown the application once shows it again for half the work. So journeys follow each other in
 * one tab, which is led away from the application and loses everything it was told or had stored in between.
 */
let kept: KeptPage | undefined;
const spoilt = new WeakSet<BrowserContext>();

async function open(browser: Browser): Promise<KeptPage> {
  const context = await browser.newContext();
  return { context, page: await context.newPage(), isTaken: false };
}

export async function lendContext(browser: Browser): Promise<BrowserContext> {
  kept ??= await open(browser);
  return kept.context;
}

/** The tab of the journey; who asks again gets another. */
export async function takePage(context: BrowserContext): Promise<Page> {
  if (kept?.context !== context || kept.isTaken) return context.newPage();
  kept.isTaken = true;
  return kept.page;
}

/** Time that was taken hold of cannot be let go: no other journey gets this tab. */
export async function holdTime(page: Page): Promise<void> {
  spoilt.add(page.context());
  await page.clock.install();
}

async function forget({ context, page }: KeptPage): Promise<void> {
  for (const event of EVENTS) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  // Somewhere of the same origin, so that what the application stores when it goes is there to be removed.
  await page.goto(`${origin()}/readyz`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  await page.setViewportSize(SIZE);
}

export async function giveBack(context: BrowserContext): Promise<void> {
  const lent = kept;
  if (lent?.context !== context) return;
  kept = undefined;
  if (spoilt.has(context) || lent.page.isClosed()) return context.close();
  await forget(lent);
  kept = { ...lent, isTaken: false };
}
