import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { shellBrowser } from '../../../e2e/src/browser.ts';
import type { Certificate } from '../stack/certificate.ts';

/** The connection that Lighthouse gives to desks, `desktopDense4G`: 10,240 kbit/s, 40 ms for each way and back. */
const DENSE_4G = { downloadThroughput: (10_240 * 1024) / 8, uploadThroughput: (10_240 * 1024) / 8, latency: 40 };
export const PROFILE = 'Lighthouse desktopDense4G: 10,240 kbit/s and 40 ms for every request';

const MAX_WAIT_MS = 120_000;
/** From here on the map shows buildings. */
const BUILDING_ZOOM = 14;

interface SentScript {
  readonly name: string;
  /** As they went over the wire, without the head of the answer. */
  readonly bytes: number;
}

export interface Visit {
  /** Milliseconds from the address to the picture that is whole. */
  readonly shownMs: number;
  readonly scripts: readonly SentScript[];
  readonly requests: number;
  /** All that went over the wire until then. */
  readonly bytes: number;
}

export interface Place {
  readonly url: string;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
  /** Something of the page itself. */
  readonly shows: string;
  /** With a project the map goes to its site first. */
  readonly hasProject: boolean;
  readonly isSlow: boolean;
}

/** Of a browser that takes our certificate for a good one. */
export const believing = ({ fingerprint }: Certificate) => ({
  ...shellBrowser,
  args: [...(shellBrowser.args ?? []), `--ignore-certificate-errors-spki-list=${fingerprint}`],
});

export async function withBrowser<Result>(
  options: ReturnType<typeof believing>,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(options);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens an address as somebody does who was never here: nothing is in the cache. */
export async function visit(browser: Browser, place: Place): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    await context.addCookies([...place.cookies]);
    return await measure(context, place);
  } finally {
    await context.close();
  }
}

async function measure(context: BrowserContext, place: Place): Promise<Visit> {
  const page = await context.newPage();
  if (place.isSlow) await slowDown(page);
  await page.addInitScript(watchMap, place.hasProject ? BUILDING_ZOOM : 0);
  await page.goto(place.url);
  await page.locator(place.shows).first().waitFor({ timeout: MAX_WAIT_MS });
  const shown = await page.waitForFunction(() => performance.getEntriesByName('map drawn')[0]?.startTime, undefined, {
    timeout: MAX_WAIT_MS,
  });
  const sent = await page.evaluate(listSent);
  return {
    shownMs: (await shown.jsonValue()) ?? Number.NaN,
    scripts: sent.filter(({ name }) => name.endsWith('.js')),
    requests: sent.length,
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...DENSE_4G });
}

/** Runs in the page: notes when the map has drawn all it was looking at, from this zoom on. */
function watchMap(zoom: number): void {
  const look = () => {
    const { view, drawn } = document.getElementById('map')?.dataset ?? {};
    const isWhole = view !== undefined && view === drawn && JSON.parse(view).zoom >= zoom;
    if (isWhole) performance.mark('map drawn');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: what it received, each answer once however often it was asked for, without their heads. */
function listSent(): { name: string; bytes: number }[] {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const sizes = (all as PerformanceResourceTiming[]).map(
    ({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const,
  );
  return [...new Map(sizes)].map(([name, bytes]) => ({ name, bytes }));
}
