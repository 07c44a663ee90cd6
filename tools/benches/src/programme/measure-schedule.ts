import type { Smoothness } from '../../../kit/src/screen/frame-recorder.ts';
import { BAR, CHART, dragBar } from '../../../kit/src/screen/gantt-chart.ts';
import { CELL, type Screen, timeFirstPaint, typeDown, wheelOver } from '../../../kit/src/screen/screen.ts';
import type { LargeProgramme } from './large-programme.ts';
import { recordSmoothness, recordTyping } from './recorder.ts';

export interface ScheduleFigures {
  readonly firstPaintMs: number;
  readonly bars: number;
  readonly scrolling: Smoothness;
  readonly chartScrolling: Smoothness;
  readonly dragging: Smoothness;
  readonly typing: Smoothness;
}

const TABLE = '[role="grid"][aria-label="Tasks"]';

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

const listNames = (count: number) => Array.from({ length: count }, (_, index) => `Renamed ${index}`);
