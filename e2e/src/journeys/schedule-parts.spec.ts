import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { createScheduled, readProgramme, SchedulePage } from '../pages/schedule-page.ts';
import { readMap } from '../pages/server-data.ts';

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
  await test.step('[SCHED-33] [SCHED-46] the working calendar shows its effect first, names holidays, asks before it loses changes and is stored', async () => {
    await schedule.button('Working days...').click();
    const calendar = schedule.dialog('Working calendar');
    await expect(calendar.getByText('Every day counts as a working day')).toBeVisible();
    await calendar.getByText('Chosen days').click();
    for (const day of ['Monday', 'Saturday']) await expect(calendar.getByRole('checkbox', { name: day })).toBeChecked();
    await expect(calendar.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
    await expect(calendar.getByText(/^General holidays: gazetted to \d{4}, computed to 2040\./)).toBeVisible();
    await calendar.getByRole('checkbox', { name: 'Work on general holidays' }).check();
    await expect(calendar.getByText('General holidays are restricted hours')).toBeVisible();
    await calendar.getByRole('checkbox', { name: 'Work on general holidays' }).uncheck();
    await page.keyboard.press('Escape');
    const question = schedule.dialog('Unsaved changes');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(calendar.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
    await expectFineScreen(page, 'working-calendar');
    await calendar.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Working calendar saved')).toBeVisible();
    await expect(schedule.table.getByRole('columnheader', { name: 'Working days' })).toBeVisible();
    const { calendarSettings } = await readProgramme(page, projectId);
    expect(calendarSettings.calendar).toMatchObject({ weekdays: [1, 2, 3, 4, 5, 6], worksOnHolidays: false });
  });
});
