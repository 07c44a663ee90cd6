import { repeat, type Screen } from './screen.ts';

export const CHART = '[role="listbox"][aria-label="Gantt chart"]';
export const BAR = `${CHART} [role="option"]`;

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
