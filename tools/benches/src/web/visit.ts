import type { Browser, BrowserContext, Page } from '@playwright/test';
import { shellBrowser } from '../../../../e2e/src/browser.ts';
import type { Certificate } from '../../../kit/src/stack/certificate.ts';

/** Lighthouse's desktop connection, `desktopDense4G`: 10,240 kbit/s, 40 ms round trip. */
const DENSE_4G = { downloadThroughput: (10_240 * 1024) / 8, uploadThroughput: (10_240 * 1024) / 8, latency: 40 };
export const PROFILE = 'Lighthouse desktopDense4G: 10,240 kbit/s and 40 ms for every request';

const MAX_WAIT_MS = 120_000;
/** The map shows buildings from this zoom on. */
const BUILDING_ZOOM = 14;

interface SentScript {
  readonly name: string;
  /** As transferred, without the response headers. */
  readonly bytes: number;
}

export interface Visit {
  /** Milliseconds from opening the address to the complete page. */
  readonly shownMs: number;
  readonly scripts: readonly SentScript[];
  readonly requests: number;
  /** Total bytes transferred until the page was complete. */
  readonly bytes: number;
}

export interface VisitOptions {
  readonly url: string;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
  /** A selector for the page's own content. */
  readonly shows: string;
  /** With a project, the map moves to its site first. */
  readonly hasProject: boolean;
  readonly isSlow: boolean;
}

/** Launch options for a browser that trusts the test certificate. */
export const trustCertificate = ({ fingerprint }: Certificate) => ({
  ...shellBrowser,
  args: [...(shellBrowser.args ?? []), `--ignore-certificate-errors-spki-list=${fingerprint}`],
});

/** Opens an address as a first-time visitor, with an empty cache. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    await context.addCookies([...options.cookies]);
    return await measure(context, options);
  } finally {
    await context.close();
  }
}

async function measure(context: BrowserContext, options: VisitOptions): Promise<Visit> {
  const page = await context.newPage();
  if (options.isSlow) await slowDown(page);
  await page.addInitScript(watchMap, options.hasProject ? BUILDING_ZOOM : 0);
  await page.goto(options.url);
  await page.locator(options.shows).first().waitFor({ timeout: MAX_WAIT_MS });
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

/** Runs in the page: records when the map has drawn its whole view, from this zoom on. */
function watchMap(zoom: number): void {
  const look = () => {
    const { view, drawn } = document.getElementById('map')?.dataset ?? {};
    const isWhole = view !== undefined && view === drawn && JSON.parse(view).zoom >= zoom;
    if (isWhole) performance.mark('map drawn');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: the resources received, each counted once, without headers. */
function listSent(): { name: string; bytes: number }[] {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const sizes = (all as PerformanceResourceTiming[]).map(
    ({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const,
  );
  return [...new Map(sizes)].map(([name, bytes]) => ({ name, bytes }));
}
