import { buildSampleProgramme } from '../../../packages/fixtures/src/programmes/sample-programme.ts';
import { writeCsvProgramme } from '../../../packages/fixtures/src/programmes/write-csv-programme.ts';
import { writeMsProject } from '../../../packages/fixtures/src/programmes/write-msproject.ts';
import { writeXer } from '../../../packages/fixtures/src/programmes/write-xer.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { ImportPage, listActivities } from '../pages/import-page.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { createScheduled, readProgramme } from '../pages/schedule-page.ts';
import { changeDatabase } from '../pages/server-data.ts';

const zoneNames = ['West', 'East'];

/** Adds two equipment rows to every activity. */
const addRows = (projectId: number) =>
  changeDatabase(
    `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
       start_date, end_date)
     select project_id, id, 'Excavator ' || place, 1, 112, 112, 100, start_date, end_date
     from tasks, generate_series(1, 2) as place where project_id = ${projectId}`,
  );

let schedule: ImportPage;
test.beforeEach(async ({ context }) => {
  schedule = new ImportPage(await signInQuietly(context, 'demo'));
});

test('the groups of a programme that names other zones are mapped by hand, and left out until then', async () => {
  const { page } = schedule;
  const projectId = await createScheduled(page, 'Mapping');
  await schedule.openScheduleTab(projectId);
  const foreign = buildSampleProgramme({ zoneNames: ['Portion A', 'East', 'Portion C'], activityCount: 30 });
  await schedule.importFile({ name: 'foreign.xml', content: writeMsProject(foreign) });
  const rows = schedule.groups.getByRole('row').filter({ has: page.getByRole('combobox') });
  const first = rows.filter({ hasText: 'Portion A › Site Formation' });
  await expect(first.getByRole('img', { name: 'No zone yet' })).toBeVisible();
  await expect(first.getByRole('combobox')).toHaveValue('');
  const east = rows.filter({ hasText: 'East ›' }).first();
  await expect(east.getByRole('combobox').locator('option:checked')).toHaveText('East');
  await expect(schedule.import).toContainText(
    '10 activities are used; 20 are left out because their groups have no zone.',
  );
  await expect(schedule.import).toContainText('1 milestone is left out because it has no duration.');
  await expectFineScreen(page, 'import-mapping');

  await first.getByRole('combobox').selectOption('West');
  await first.getByRole('textbox').fill('Formation');
  await expect(schedule.import).toContainText(
    '20 activities are used; 10 are left out because their groups have no zone.',
  );
  await first.getByRole('button', { name: /^Apply West to all groups below/ }).click();
  await expect(schedule.import).toContainText('30 activities are used.');
  await expect(schedule.import.getByRole('img', { name: 'No zone yet' })).toHaveCount(0);
  await east.getByRole('combobox').selectOption('Leave out');
  await schedule.press('Add 28 activities');
  await schedule.save();
  const { tasks } = await readProgramme(page, projectId);
  expect(tasks.filter(({ constructionWork }) => constructionWork === 'Formation')).toHaveLength(10);
  expect(tasks).toHaveLength(28);
});

test('an update of 1,000 activities draws only what is in view, finds by text and can be declined as a whole', async () => {
  const { page } = schedule;
  const many = buildSampleProgramme({ zoneNames, activityCount: 1_000 });
  const projectId = await createScheduled(page, 'Large update');
  await schedule.openScheduleTab(projectId);
  await schedule.importFile({ name: 'programme.xer', content: writeXer(many) });
  await schedule.press('Add 1000 activities');
  await schedule.importFile({ name: 'programme.csv', content: writeCsvProgramme(many) });
  await schedule.import.getByText('Update the schedule', { exact: true }).click();
  await schedule.press('Compare');
  await expect(schedule.import).toContainText('The programme matches the schedule. There is nothing to change.');
  await expect(schedule.import.getByRole('button', { name: 'Update the schedule' })).toBeDisabled();
  await schedule.press('Back');
  await schedule.press('Choose another file');

  const later = many.activities.map((activity) => ({ ...activity, end: '2032-01-31' as typeof activity.end }));
  await schedule.choose({ name: 'later.xer', content: writeXer({ ...many, activities: later }) });
  await schedule.press('Compare');
  await expect(schedule.import).toContainText('0 added, 1000 changed, 0 removed, 0 unchanged');
  await expect(schedule.changes).toHaveAttribute('aria-rowcount', '1002');
  expect(await schedule.changes.getByRole('row').count()).toBeLessThan(60);
  const last = many.activities.at(-1)?.name ?? '';
  await schedule.import.getByRole('searchbox').fill(last);
  await expect(schedule.change('Changed', last)).toContainText('→ 2032-01-31');
  await expect(schedule.changes).toHaveAttribute('aria-rowcount', '3');
  await schedule.import.getByRole('searchbox').fill('');
  await schedule.import.getByRole('checkbox', { name: 'Apply all “Changed”' }).uncheck();
  await expect(schedule.import).toContainText('0 added, 0 changed, 0 removed, 1000 unchanged');
  await schedule.import.getByRole('searchbox').fill(last);
  await schedule.box('Changed', last).check();
  await schedule.press('Update the schedule');
  await schedule.save();
  const { tasks } = await readProgramme(page, projectId);
  expect(tasks.filter(({ end }) => end === '2032-01-31').map(({ name }) => name)).toEqual([last]);
});

test('[Q80] a programme edited by its planner comes again: matched activities keep their equipment', async () => {
  const { page } = schedule;
  const projectId = await createScheduled(page, 'Again');
  await schedule.openScheduleTab(projectId);
  const before = buildSampleProgramme({ zoneNames, activityCount: 60 });
  await schedule.importFile({ name: 'programme.xer', content: writeXer(before) });
  await schedule.press('Add 60 activities');
  await schedule.save();
  await addRows(projectId);
  await page.reload();
  await expect(schedule.table).toBeVisible();
  const stored = await readProgramme(page, projectId);
  const rowsBefore = await schedule.countRows(projectId);
  expect(rowsBefore.size).toBe(60);

  const [moved, renamed, , gone, kept, other] = before.activities;
  if (!moved || !renamed || !gone || !kept || !other) throw new Error('too few activities');
  const activities = before.activities.flatMap((activity) => {
    if (activity === gone || activity === kept) return [];
    if (activity === moved) return { ...activity, end: '2031-12-31' as typeof activity.end };
    if (activity === renamed) return { ...activity, name: 'Renamed by the planner' };
    if (activity === other) return { ...activity, zoneName: 'East' };
    return activity;
  });
  const fresh = { ...moved, sourceId: 'A9990', name: 'Fresh' };
  const content = writeXer({ ...before, activities: [...activities, fresh] });
  await schedule.importFile({ name: 'programme.xer', content });
  await schedule.press('Compare');
  await expect(schedule.import).toContainText(
    '1 added, 3 changed, 2 removed, 55 unchanged; equipment retained for 58 activities',
  );
  await expect(schedule.import).toContainText('4 equipment rows are removed with their activities.');
  await expect(schedule.change('Changed', moved.name)).toContainText(`End: ${moved.end} → 2031-12-31`);
  await expect(schedule.change('Changed', renamed.name)).toContainText(
    `Activity: ${renamed.name} → Renamed by the planner`,
  );
  await expect(schedule.change('Changed', other.name)).toContainText('Zone: West → East');
  await expect(schedule.change('Removed', gone.name)).toContainText('2 equipment rows are removed with it');
  await expectFineScreen(page, 'import-comparison');
  await schedule.box('Removed', kept.name).uncheck();
  await expect(schedule.import).toContainText(
    '1 added, 3 changed, 1 removed, 56 unchanged; equipment retained for 59 activities',
  );
  await expect(schedule.import).toContainText('2 equipment rows are removed with their activities.');
  await schedule.press('Update the schedule');
  await schedule.save();

  const rowsAfter = await schedule.countRows(projectId);
  const goneId = stored.tasks.find(({ name }) => name === gone.name)?.id;
  expect(rowsBefore.has(goneId ?? 0)).toBe(true);
  expect([...rowsAfter].sort()).toEqual([...rowsBefore].filter(([taskId]) => taskId !== goneId).sort());
  const expected = listActivities({ ...before, activities: [...activities, fresh, kept] });
  expect(await schedule.listStored(projectId)).toEqual(expected);

  // Importing the same file again changes nothing.
  await schedule.importFile({ name: 'programme.xer', content });
  await schedule.press('Compare');
  await schedule.box('Removed', kept.name).uncheck();
  await expect(schedule.import).toContainText('0 added, 0 changed, 0 removed, 60 unchanged');
  await expect(schedule.import.getByRole('button', { name: 'Update the schedule' })).toBeDisabled();
});
