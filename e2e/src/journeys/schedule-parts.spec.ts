import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { createScheduled, readProgramme, SchedulePage } from '../pages/schedule-page.ts';
import { readMap } from '../pages/server-data.ts';

test.describe.configure({ timeout: 180_000 });

test('[Q80] [U60] [Q72] one save stores information, site and schedule, without the activities of a removed zone', async ({
  context,
}) => {
  const schedule = new SchedulePage(await signInQuietly(context, 'demo'));
  const { page } = schedule;
  const projectId = await createScheduled(page, 'Parts', [{ name: 'Digging' }, { name: 'Piling', zone: 'East' }]);
  await schedule.openScheduleTab(projectId);
  await schedule.type('Digging', 'Activity', 'Digging deep');
  await schedule.type('Piling', 'Activity', 'Piling deep');
  await schedule.button('Back').click();
  await page.getByRole('button', { name: 'Delete East' }).click();
  await schedule.button('Back').click();
  await schedule.field('Agreement / contract no.').fill('HW 9/2026');
  await schedule.button('Save').click();
  const question = schedule.dialog('Remove zones with activities');
  await expect(question).toContainText('East (1 activity)');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  await expect(schedule.button('Save')).toBeDisabled();
  expect((await readMap(page, projectId)).zones.map(({ name }) => name)).toEqual(['West']);
  expect((await readProgramme(page, projectId)).tasks.map(({ name }) => name)).toEqual(['Digging deep']);
  await schedule.tab('Schedule').click();
  await expect(schedule.row('Digging deep')).toBeVisible();
  await expect(schedule.row('Piling deep')).toHaveCount(0);
});
