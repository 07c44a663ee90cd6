import type { Browser, BrowserContext, Page } from '@playwright/test';
import { origin } from './shell-page.ts';

/** Events a journey may have listened to. */
const EVENTS = ['dialog', 'request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror'] as const;
const SIZE = { width: 1440, height: 900 };
/** Screens of a signed-in user. */
const PROJECT_PATHS =
  /^\/($|Inbox|CaseFile|District|Projects|EditProjects|CenterPoint|Neighbor|Equipment|Select|Mitigation|NotionalDistance|Report|Review|Members|EditUser|Guide|Accessibility)/;
const SETTLED_MILLISECONDS = 2_500;

interface SharedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  isTaken: boolean;
  /** The signed-in account, if any. */
  account: string | null;
  /** The application is open at its map, and the journey has not opened anything yet. */
  isWaiting: boolean;
}

/**
 * Loading the application takes four times the work of opening a project in it. So journeys share one tab: the next
 * journey of the same account continues from the map where the last one ended. If the account differs, or something was
 * left open, the tab is fully cleared.
 */
let sharedPage: SharedPage | undefined;
const unusable = new WeakSet<BrowserContext>();

export async function borrowContext(browser: Browser): Promise<BrowserContext> {
  if (!sharedPage) {
    const context = await browser.newContext();
    sharedPage = { context, page: await context.newPage(), isTaken: false, account: null, isWaiting: false };
  }
  return sharedPage.context;
}

/** The tab of the journey, signed out; a second call returns a new tab. */
export async function takePage(context: BrowserContext): Promise<Page> {
  if (sharedPage?.context !== context || sharedPage.isTaken) return context.newPage();
  sharedPage.isTaken = true;
  if (sharedPage.account !== null) await clearSession(sharedPage);
  return sharedPage.page;
}

/** The tab of the journey if this account is already signed in there, else null. */
export function takeSignedIn(context: BrowserContext, account: string): Page | null {
  if (sharedPage?.context !== context || sharedPage.isTaken || sharedPage.account !== account) return null;
  sharedPage.isTaken = true;
  return sharedPage.page;
}

export function rememberAccount(page: Page, account: string): void {
  if (sharedPage?.page === page) sharedPage.account = account;
}

/** Opens a path: by client-side navigation at the start of a journey, by a full load later. */
export async function openPath(page: Page, path: string): Promise<void> {
  if (sharedPage?.page !== page || !sharedPage.isWaiting) {
    await page.goto(`${origin()}${path}`);
    return;
  }
  sharedPage.isWaiting = false;
  await navigateWithin(page, path);
}

/** Goes to another path without loading the application again. */
export const navigateWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    const idx = Number(history.state?.idx ?? 0) + 1;
    history.pushState({ idx, key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** A mocked clock cannot be undone, so no other journey gets this tab. */
export async function installClock(page: Page): Promise<void> {
  unusable.add(page.context());
  await page.clock.install();
}

/** Clears everything that could affect the next journey. */
async function resetPage({ context, page }: SharedPage): Promise<void> {
  for (const event of EVENTS) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.setViewportSize(SIZE);
}

/** Back to the map without a project; false if a dialog or anything else is in the way. */
async function goToMap(page: Page): Promise<boolean> {
  const path = page.url().startsWith(origin()) ? new URL(page.url()).pathname : '';
  if (!PROJECT_PATHS.test(path) || !(await page.request.get(`${origin()}/api/session`)).ok()) return false;
  await closeMessages(page);
  await navigateWithin(page, '/');
  await discardUnsaved(page);
  const isThere = () =>
    location.pathname === '/' &&
    !location.search &&
    document.documentElement.lang === 'en' &&
    document.querySelector('[role$="dialog"], [role="alert"], .mantine-Notification-root') === null;
  const settled = await page.waitForFunction(isThere, undefined, { timeout: SETTLED_MILLISECONDS }).catch(() => null);
  if (settled) await clearStorage(page);
  return settled !== null;
}

/** Discards unsaved changes when asked. */
async function discardUnsaved(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  const isAsked = () => location.pathname === '/' || document.querySelector('[role$="dialog"]') !== null;
  await page.waitForFunction(isAsked, undefined, { timeout: SETTLED_MILLISECONDS }).catch(() => null);
  if (await question.isVisible()) await question.getByRole('button', { name: 'Close without saving' }).click();
}

/** The next journey must not see messages of the last one. */
const closeMessages = (page: Page) =>
  page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('.mantine-Notification-closeButton')) close.click();
  });

const clearStorage = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

/** Goes to a page of the same origin, so that anything the application stores on leaving can be removed. */
async function clearSession(tab: SharedPage): Promise<void> {
  await tab.page.goto(`${origin()}/readyz`);
  await clearStorage(tab.page);
  await tab.context.clearCookies();
  tab.account = null;
  tab.isWaiting = false;
}

export async function returnContext(context: BrowserContext): Promise<void> {
  const tab = sharedPage;
  if (tab?.context !== context) return;
  sharedPage = undefined;
  if (unusable.has(context) || tab.page.isClosed()) return context.close();
  await resetPage(tab);
  tab.isTaken = false;
  tab.isWaiting = tab.account !== null && (await goToMap(tab.page));
  if (!tab.isWaiting) await clearSession(tab);
  sharedPage = tab;
}
