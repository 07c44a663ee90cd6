import type { Locator, Page } from '@playwright/test';
import { palette } from '../../../../apps/web/src/map/styles/palette.ts';
import { withScreen } from '../../../kit/src/screen/screen.ts';
import type { SurfaceReading } from './compare.ts';
import { type Counts, countWords, expectVerdict, type Verdicts, type VerdictWord } from './expected.ts';
import type { PreparedProject } from './prepare.ts';
import { readCounts } from './read-words.ts';

const MAX_WAIT_MS = 60_000;

type Reader = (prepared: PreparedProject) => Promise<SurfaceReading[]>;

/** Opens one screen after another in Chromium. */
export async function withReader(origin: string, work: (read: Reader) => Promise<void>): Promise<void> {
  await withScreen(origin, async ({ page, call }) => {
    await recordLabels(page);
    page.setDefaultTimeout(MAX_WAIT_MS);
    const open = (path: string, projectId: number) => page.goto(`${origin}${path}?project=${projectId}`);
    await work(async (prepared) => {
      const { projectId } = prepared;
      // The user who requested the calculation had the project open.
      await call('POST', `/api/projects/${projectId}/lease`, { isTakeOver: true });
      await open('/', projectId);
      const readings = [await readStatusBar(page), await readMap(page), ...(await readDays(page, prepared))];
      await open('/Select', projectId);
      readings.push(await readSelect(page));
      await open('/Mitigation/1', projectId);
      readings.push(await readMitigation(page, countWords(prepared.expected.mitigated.values())));
      await open('/Report', projectId);
      readings.push(await readReport(page));
      return readings;
    });
  });
}

const COUNTS = /\d+ exceed, \d+ borderline, \d+ satisfy/;
const mitigated = { run: 'mitigated' } as const;

async function readStatusBar(page: Page): Promise<SurfaceReading> {
  return { ...mitigated, surface: 'status bar', counts: readCounts(await textWith(page.locator('footer'), COUNTS)) };
}

/** The text of the element, once it matches. */
async function textWith(place: Locator, pattern: RegExp): Promise<string> {
  const found = place.filter({ hasText: pattern }).first();
  await found.waitFor();
  return (await found.textContent()) ?? '';
}

interface DrawnLabel {
  readonly text: string;
  readonly edge: string;
}

/** Records the map labels, with their outline colour. */
const recordLabels = (page: Page) =>
  page.addInitScript(() => {
    const labels: DrawnLabel[] = [];
    Object.assign(globalThis, { drawnLabels: labels });
    for (const context of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const write = context.prototype.fillText;
      context.prototype.fillText = function (this: CanvasRenderingContext2D, text: string, ...place) {
        labels.push({ text, edge: String(this.strokeStyle) });
        return write.call(this, text, ...place);
      };
    }
  });

const EDGES = new Map<string, VerdictWord>([
  [palette.exceed.toLowerCase(), 'exceeds'],
  [palette.borderlineSymbol.toLowerCase(), 'borderline'],
  [palette.satisfy.toLowerCase(), 'satisfies'],
]);

/** Labels have the colour of the verdict; only borderline ones show tenths. */
async function readMap(page: Page): Promise<SurfaceReading> {
  const map = page.getByRole('application', { name: /Map of the project area/ });
  await page.waitForFunction(() =>
    (globalThis as unknown as { drawnLabels: DrawnLabel[] }).drawnLabels.some(({ text }) => /^N\d+\u2002\d/.test(text)),
  );
  await map.evaluate(async (element) => {
    while (element.dataset.drawn !== element.dataset.view) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const labels = await page.evaluate(() => (globalThis as unknown as { drawnLabels: DrawnLabel[] }).drawnLabels);
  const verdicts = new Map<string, VerdictWord | null>();
  for (const { text, edge } of labels) {
    const [, label, level] = /^(N\d+)\u2002(.+)$/.exec(text) ?? [];
    if (label === undefined || level === undefined || !/\d/.test(level)) continue;
    const word = EDGES.get(edge) ?? null;
    verdicts.set(label, (word === 'borderline') === level.includes('.') ? word : null);
  }
  return { ...mitigated, surface: 'labels of the map', verdicts, isPart: true };
}

/** The day card and the status bar beside it, on the first and last day and on the changes between. */
async function readDays(page: Page, { days }: PreparedProject): Promise<SurfaceReading[]> {
  await page.getByRole('button', { name: 'Time', exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Day', exact: true });
  const readings: SurfaceReading[] = [];
  for (const key of ['Home', 'ArrowRight', 'PageDown', 'PageDown', 'End']) {
    await slider.press(key);
    const text = await waitForCounts(slider);
    const day = text.slice(0, 10);
    const counts = readCounts(text);
    const expectedCounts = countOnDay(days, day);
    readings.push({ ...mitigated, surface: 'card of a day', counts, expectedCounts });
    const card = page.getByRole('region', { name: 'Time view' }).getByText(COUNTS).first();
    readings.push({
      ...mitigated,
      surface: 'words of a day',
      counts: readCounts((await card.textContent()) ?? ''),
      expectedCounts,
    });
  }
  return readings;
}

/** The counts update shortly after the day. */
async function waitForCounts(slider: Locator): Promise<string> {
  let before = '';
  for (let turn = 0; turn < 100; turn += 1) {
    const now = (await slider.getAttribute('aria-valuetext')) ?? '';
    if (now === before && COUNTS.test(now)) return now;
    before = now;
    await slider.page().waitForTimeout(150);
  }
  throw new Error(`the day says ${before}`);
}

function countOnDay(days: PreparedProject['days'], day: string): Counts {
  const judged = [...days.values()].filter((pieces) => pieces.length > 0);
  return countWords(
    judged.map((pieces) => {
      const on = pieces.filter(({ start, end }) => start <= day && day <= end);
      return expectVerdict(on, 'mitigated');
    }),
  );
}

async function readSelect(page: Page): Promise<SurfaceReading> {
  const panel = page.getByRole('region', { name: 'Select NSR', exact: true });
  const summary = await textWith(panel.getByText(/ of \d+ selected/), COUNTS);
  const rows = panel.getByRole('row').filter({ has: page.getByRole('button', { name: /^Show .* on the map$/ }) });
  return { ...mitigated, surface: 'Select NSR', verdicts: await readRows(rows), counts: readCounts(summary) };
}

/** A name, followed by its building on phones. */
const NAME = /^(N\d+)(?:Building \d+)?$/;

/** One cell has the name, another the verdict. */
async function readRows(rows: Locator): Promise<Verdicts> {
  const lines = await rows.evaluateAll((elements) =>
    elements.map((element) => [...element.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim())),
  );
  return new Map(
    lines.map((cells) => {
      const label = cells.map((cell) => NAME.exec(cell)?.[1]).find(Boolean) ?? cells.join(' ');
      const word = /Satisfies|Borderline|Exceeds/.exec(cells.join(' '))?.[0].toLowerCase();
      return [label, (word ?? null) as VerdictWord | null];
    }),
  );
}

/** If all satisfy, the panel says so instead of the counts. */
async function readMitigation(page: Page, expectedCounts: Counts): Promise<SurfaceReading> {
  const panel = page.getByRole('region', { name: 'Mitigation', exact: true });
  const bar = panel.getByRole('status').filter({ hasText: /^(All|The selected|\d+ receivers shown)/ });
  await bar.first().waitFor();
  const text = (await bar.first().textContent()) ?? '';
  const all = /All (\d+) selected/.exec(text)?.[1] ?? (/^The selected/.test(text) ? '1' : undefined);
  const counts = all === undefined ? readCounts(text) : { exceeds: 0, borderline: 0, satisfies: Number(all) };
  return { ...mitigated, surface: 'Mitigation', counts, expectedCounts };
}

async function readReport(page: Page): Promise<SurfaceReading> {
  const wizard = page.getByRole('region', { name: 'Report', exact: true });
  const counts = readCounts(await textWith(wizard.getByText(COUNTS), COUNTS));
  const only = wizard.getByRole('checkbox', { name: 'Exceeding or borderline only' });
  if (await only.isChecked()) await only.uncheck();
  const rows = wizard
    .getByRole('table', { name: 'Construction noise impacts and compliance' })
    .locator('tr:has(th[scope="row"])');
  return { ...mitigated, surface: 'screen of the report', verdicts: await readRows(rows), counts };
}
