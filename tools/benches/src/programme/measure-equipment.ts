import type { Smoothness } from '../../../kit/src/screen/frame-recorder.ts';
import { CELL, type Screen, timeFirstPaint, typeDown, wheelOver } from '../../../kit/src/screen/screen.ts';
import type { LargeProgramme } from './large-programme.ts';
import { recordSmoothness, recordTyping } from './recorder.ts';

export interface EquipmentFigures {
  readonly firstPaintMs: number;
  readonly scrolling: Smoothness;
  readonly typing: Smoothness;
}

const TABLE = '[role="grid"][aria-label="Equipment rows"]';

/** Opens the equipment editor at the activity with all the rows, scrolls its table and types quantities. */
export async function measureEquipment(
  { page, origin }: Screen,
  { projectId, fullTask, rows }: LargeProgramme,
  steps: number,
): Promise<EquipmentFigures> {
  await page.goto(`${origin}/?project=${projectId}`);
  const button = page.getByRole('button', { name: 'Equipment', exact: true });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  const firstPaintMs = await timeFirstPaint(page, [`${TABLE} ${CELL}`], () => button.click());
  const shown = Number(await page.locator(TABLE).getAttribute('aria-rowcount'));
  if (shown < rows) throw new Error(`${fullTask.name} shows ${shown} of ${rows} rows`);
  const scrolling = await recordSmoothness(page, `*:has(> ${TABLE})`, () =>
    wheelOver(page, TABLE, { steps, dx: 0, dy: 120 }),
  );
  const typing = await recordTyping(page, () => typeDown(page, TABLE, 1, listNumbers(Math.ceil(steps / 8))));
  return { firstPaintMs, scrolling, typing };
}

const listNumbers = (count: number) => Array.from({ length: count }, (_, index) => String(10 + (index % 80)));
