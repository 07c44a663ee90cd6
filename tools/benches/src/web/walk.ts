import type { Page } from '@playwright/test';
import { recordFrames, type Smoothness, summariseFrames } from '../../../kit/src/screen/frame-recorder.ts';
import { BAR, dragBar } from '../../../kit/src/screen/gantt-chart.ts';
import { drag, MapPage } from '../../../kit/src/screen/map-page.ts';
import { CELL, repeat, type Screen, typeDown } from '../../../kit/src/screen/screen.ts';

export interface WalkFigures extends Smoothness {
  readonly screen: string;
}

interface Stop {
  readonly screen: string;
  readonly path: string;
  /** A selector that is visible when the screen is ready. */
  readonly ready: string;
  readonly act: (screen: Screen, steps: number) => Promise<void>;
}

const EQUIPMENT = '[role="grid"][aria-label="Equipment rows"]';
const MITIGATION = '[role="grid"][aria-label="Equipment and its mitigation"]';
const REPORT_TEXT = 'textarea:visible';
const MAX_WAIT_MS = 60_000;

/** The most frequent actions on each of the main screens, by pointer and keyboard. */
const stops: readonly Stop[] = [
  { screen: 'map: dragging and zooming', path: '/?', ready: '#map[data-drawn]', act: moveMap },
  // Before any change: unsaved edits would block it.
  {
    screen: 'report: typing the plan',
    path: '/Report?',
    ready: REPORT_TEXT,
    act: async ({ page }, steps) => {
      await page.locator(REPORT_TEXT).first().click();
      await page.keyboard.type('Noisy work is kept away from the school. '.repeat(4).slice(0, steps), { delay: 40 });
    },
  },
  { screen: 'Gantt chart: dragging a bar', path: '/EditProjects?activeIndex=2&', ready: BAR, act: dragBar },
  {
    screen: 'equipment: typing quantities',
    path: '/Equipment?',
    ready: `${EQUIPMENT} ${CELL}`,
    act: ({ page }, steps) => typeDown(page, EQUIPMENT, 1, listNumbers(steps / 8)),
  },
  {
    screen: 'mitigation: typing barriers',
    path: '/Mitigation/3?tab=all&',
    ready: `${MITIGATION} ${CELL}`,
    act: typeBarriers,
  },
];

/** Goes through the main screens and records every frame and long task during an action on each. */
export async function walkThrough(screen: Screen, projectId: number, steps: number): Promise<WalkFigures[]> {
  const figures: WalkFigures[] = [];
  for (const stop of stops) {
    await open(screen, stop, projectId);
    const end = await recordFrames(screen.page);
    await stop.act(screen, steps);
    const { frames, longTasks } = await end();
    figures.push({ screen: stop.screen, ...summariseFrames(frames, longTasks) });
  }
  return figures;
}

async function open({ page, origin }: Screen, { path, ready }: Stop, projectId: number): Promise<void> {
  await page.goto(`${origin}${path}project=${projectId}`);
  await page.locator(ready).first().waitFor({ timeout: MAX_WAIT_MS });
  await waitForMap(page);
}

/** The map settles first, as in normal use. */
const waitForMap = (page: Page) =>
  page.waitForFunction(() => {
    const { view, drawn } = document.getElementById('map')?.dataset ?? {};
    return view !== undefined && view === drawn;
  });

async function moveMap({ page }: Screen, steps: number): Promise<void> {
  const { x, y, width, height } = await new MapPage(page).box();
  const centre = [x + width / 2, y + height / 2] as const;
  for (const angle of [0, Math.PI]) await drag(page, centre, angle);
  await page.mouse.move(...centre);
  await repeat(steps, (step) => page.mouse.wheel(0, step < steps / 2 ? -20 : 20));
}

async function typeBarriers({ page }: Screen, steps: number): Promise<void> {
  const table = page.locator(MITIGATION);
  const column = await table.getByRole('columnheader', { name: 'Barrier dB(A)' }).getAttribute('aria-colindex');
  const cells = table.locator(`${CELL}[aria-colindex="${column}"]`);
  for (const [index, text] of listNumbers(steps / 8).entries()) {
    await cells.nth(index % (await cells.count())).click();
    await page.keyboard.type(`-${text.slice(0, 1)}`, { delay: 40 });
    await page.keyboard.press('Enter');
  }
}

const listNumbers = (count: number) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => String(10 + (index % 80)));
