import type { LargeProgramme } from './large-programme.ts';
import { recordSmoothness, recordTyping, type Smoothness } from './recorder.ts';
import { CELL, repeat, type Screen, timeFirstPaint, typeDown, wheelOver } from './screen.ts';

export interface ScheduleFigures {
  readonly firstPaintMs: number;
  readonly bars: number;
  readonly scrolling: Smoothness;
  readonly chartScrolling: Smoothness;
  readonly dragging: Smoothness;
  readonly typing: Smoothness;
}

const TABLE = '[role="grid"][aria-label="Tasks"]';
const CHART = '[role="listbox"][aria-label="Gantt chart"]';
export const BAR = `${CHART} [role="option"]`;

/** Opens the Schedule tab, scrolls table and chart, drags a bar and types names. */
export async function measureSchedule(
  screen: Screen,
  { projectId }: LargeProgramme,
  steps: number,
): Promise<ScheduleFigures> {
  const { page, origin } = screen;
  await page.goto(`${origin}/EditProjects?project=${projectId}&activeIndex=0`);
  const tab = page.getByRole('tab', { name: 'Schedule', exact: true });
  await tab.waitFor();
  // The map loads its tiles first, as in normal use.
  await page.waitForLoadState('networkidle');
  const firstPaintMs = await timeFirstPaint(page, [`${TABLE} ${CELL}`, BAR], () => tab.click());
  const bars = await page.locator(BAR).count();
  const scrolling = await recordSmoothness(page, `${CHART}, *:has(> ${TABLE})`, () =>
    wheelOver(page, TABLE, { steps, dx: 0, dy: 90 }),
  );
  const chartScrolling = await recordSmoothness(page, CHART, () => wheelOver(page, CHART, { steps, dx: 60, dy: 70 }));
  const dragging = await recordSmoothness(page, BAR, () => dragBar(screen, steps));
  const typing = await recordTyping(page, () => typeDown(page, TABLE, 1, listNames(Math.ceil(steps / 20))));
  return { firstPaintMs, bars, scrolling, chartScrolling, dragging, typing };
}

/** Drags a bar back and forth within the screen. */
export async function dragBar({ page }: Screen, steps: number): Promise<void> {
  await page.getByRole('button', { name: 'Go to the first activity' }).click();
  const box = await page.locator(`${BAR} [data-grip="whole"]`).locator('visible=true').nth(3).boundingBox();
  if (!box) throw new Error('no bar is shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await repeat(steps, (step) => page.mouse.move(x + 80 * Math.sin(step / 8), y));
  await page.mouse.up();
}

const listNames = (count: number) => Array.from({ length: count }, (_, index) => `Renamed ${index}`);
