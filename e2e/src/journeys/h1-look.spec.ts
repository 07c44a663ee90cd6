import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { findProjectId } from '../pages/server-data.ts';
test.describe.configure({ timeout: 200_000 });
test('look', async ({ context }) => {
  const schedule = new SchedulePage(await signInQuietly(context, 'demo'));
  const id = await findProjectId(schedule.page);
  await schedule.openScheduleTab(id);
  await schedule.page.waitForTimeout(2000);
  await schedule.page.screenshot({ path: '/tmp/h1-1440.png' });
  await schedule.page.setViewportSize({ width: 1024, height: 768 });
  await schedule.page.waitForTimeout(2000);
  await schedule.page.screenshot({ path: '/tmp/h1-1024.png' });
});
