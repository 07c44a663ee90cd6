import { buildSampleProgramme } from '../../../packages/fixtures/src/programmes/sample-programme.ts';
import { writeCsv, writeCsvProgramme } from '../../../packages/fixtures/src/programmes/write-csv-programme.ts';
import { writeMsProject } from '../../../packages/fixtures/src/programmes/write-msproject.ts';
import { writeXer } from '../../../packages/fixtures/src/programmes/write-xer.ts';
import { writeXlsxProgramme } from '../../../packages/fixtures/src/programmes/write-xlsx-programme.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { ImportPage, listActivities } from '../pages/import-page.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { createScheduled } from '../pages/schedule-page.ts';

const HEADER = ['Zone', 'Construction Work', 'Activity', 'Start Date', 'End Date'];
const zoneNames = ['West', 'East'];
const many = buildSampleProgramme({ zoneNames, activityCount: 1_000 });

let schedule: ImportPage;
test.beforeEach(async ({ context }) => {
  schedule = new ImportPage(await signInQuietly(context, 'demo'));
});

const formats = [
  ['CSV', { name: 'programme.csv', content: writeCsvProgramme(many) }],
  ['Excel', { name: 'programme.xlsx', content: writeXlsxProgramme(many) }],
  ['Primavera P6', { name: 'programme.xer', content: writeXer(many) }],
  ['Microsoft Project', { name: 'programme.xml', content: writeMsProject(many) }],
] as const;

for (const [format, file] of formats) {
  test(`[SCHED-01] [Q74] 1,000 activities of ${format} are stored as they are in the file`, async () => {
    const projectId = await createScheduled(schedule.page, 'Import');
    await schedule.openScheduleTab(projectId);
    await schedule.importFile(file);
    await expect(schedule.import).toContainText(`${file.name}: 1000 activities`);
    await schedule.press('Add 1000 activities');
    await expect(
      schedule.page.getByText('1000 activities added. Save to keep the changes, or undo them.'),
    ).toBeVisible();
    await schedule.save();
    expect(await schedule.listStored(projectId)).toEqual(listActivities(many));
  });
}

test('[SCHED-15] [SCHED-16] [U48] a CSV file is known by its content and its columns by their headers', async () => {
  const { page } = schedule;
  const projectId = await createScheduled(page, 'Columns', [{ name: 'Excavation' }]);
  await schedule.openScheduleTab(projectId);
  const rows = [
    [' end date', 'ACTIVITY', 'Remarks', 'zone', 'Start  Date', 'Construction Work'],
    ['2027/5/9', 'Paving', 'late', 'west', '2027-05-01', ''],
    ['2027-03-31', 'Excavation', '', 'West', '2027-03-01', 'Earthwork'],
    ['', 'Landscaping', '', 'East', '', 'Planting'],
  ];
  // Browsers on Windows send this type for every CSV file.
  await schedule.importFile({ name: 'works.csv', content: writeCsv(rows), mimeType: 'application/vnd.ms-excel' });
  await expect(schedule.import).toContainText('1 activity has a missing date, which is filled in on save.');
  await expect(schedule.import).toContainText('1 activity already in the schedule is skipped');
  await expectFineScreen(page, 'import-table');
  await schedule.press('Add 2 activities');
  await expect(page.getByText('2 activities added, 1 skipped because it already existed')).toBeVisible();
  await expect(schedule.cell('Paving', 'End date')).toHaveText('2027-05-09');
  await schedule.save();
  const stored = await schedule.listStored(projectId);
  expect(stored).toContain('West | - | Paving | 2027-05-01 | 2027-05-09');
  expect(stored).toHaveLength(3);

  await schedule.importFile({ name: 'picture.csv', content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]) });
  await expect(schedule.import.getByRole('alert')).toContainText(
    'This is not a text file. Save the table as CSV with UTF-8 encoding.',
  );
  await schedule.choose({ name: 'programme.pdf', content: '%PDF-1.7', mimeType: 'text/csv' });
  await expect(schedule.import.getByRole('alert')).toContainText('This file type cannot be imported.');
  expect(await schedule.listStored(projectId)).toEqual(stored);
});

test('a bad CSV file lists every bad line and nothing of it is imported; a cancelled import leaves the schedule alone, and one that was made is undone in one step', async () => {
  const { page } = schedule;
  const projectId = await createScheduled(page, 'Problems', [{ name: 'Excavation' }]);
  await schedule.openScheduleTab(projectId);
  await test.step('[SCHED-17] [SCHED-18] [SCHED-19] a bad CSV file lists every bad line and nothing of it is imported', async () => {
    const rows = [
      HEADER,
      ['West', 'Piling', 'Good', '2027-03-01', '2027-03-31'],
      ['West', 'Piling', 'Bad date', '31/12/2027', '2027-13-01'],
      ['East', 'Piling', 'Turned', '2027-03-31', '2027-03-01'],
      ['North', 'Piling', 'Nowhere', '2027-03-01', '2027-03-31'],
    ];
    await schedule.importFile({ name: 'works.csv', content: writeCsv(rows) });
    await expect(schedule.import.getByRole('alert')).toHaveText(
      '4 problems in works.csv. Nothing was imported. Correct the file and choose it again.',
    );
    const problems = schedule.import.getByRole('region', { name: 'Problems in the file' }).last();
    await expect(problems.getByRole('row')).toHaveText([
      'LineProblem',
      '3Invalid date format found in your csv: 31/12/2027',
      '3Invalid date format found in your csv: 2027-13-01',
      '4End date is earlier than start date: 2027-03-31 - 2027-03-01',
      '5Zone name does not exist in your project: North',
    ]);
    await expectFineScreen(page, 'import-problems');
    const chooser = page.waitForEvent('filechooser');
    await schedule.press('Choose another file');
    const content = writeCsv(rows.slice(0, 2));
    await (await chooser).setFiles({ name: 'works.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await schedule.press('Add 1 activity');
    await expect(schedule.row('Good')).toBeVisible();
    await expect(schedule.row('Bad date')).toHaveCount(0);
    await schedule.button('Undo').click();
  });
  await test.step('[Q62] a cancelled import leaves the schedule alone, and one that was made is undone in one step', async () => {
    await schedule.type('Excavation', 'Activity', 'Typed before');
    const few = buildSampleProgramme({ zoneNames, activityCount: 40 });
    await schedule.importFile({ name: 'few.xer', content: writeXer(few) });
    await schedule.press('Compare');
    await schedule.press('Cancel');
    await expect(schedule.import).toHaveCount(0);
    await expect(schedule.button('Import...')).toBeFocused();
    await expect(schedule.row('Typed before')).toBeVisible();

    await schedule.importFile({ name: 'few.xer', content: writeXer(few) });
    await schedule.press('Compare');
    // The planner's file cannot contain it, so it stays unless the user chooses otherwise.
    await schedule.import.getByText('Removed (1)', { exact: true }).first().click();
    await expect(schedule.box('Removed', 'Typed before')).not.toBeChecked();
    await schedule.box('Removed', 'Typed before').check();
    await schedule.press('Update the schedule');
    await expect(page.getByText('40 added, 0 changed, 1 removed, 0 unchanged')).toBeVisible();
    await expect(schedule.row('Typed before')).toHaveCount(0);
    await schedule.button('Undo').click();
    await expect(schedule.row('Typed before')).toBeVisible();
    await expect(schedule.table).toHaveAttribute('aria-rowcount', /^[23]$/);
    await schedule.button('Redo').click();
    await expect(schedule.row('Typed before')).toHaveCount(0);
    expect(await schedule.listStored(projectId)).toHaveLength(1);
  });
});
