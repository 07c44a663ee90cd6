import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, signInQuietly } from '../pages/project-pages.ts';
import { createScheduled, readProgramme, SchedulePage } from '../pages/schedule-page.ts';
import { origin } from '../pages/shell-page.ts';

let schedule: SchedulePage;
test.beforeEach(async ({ context }) => {
  schedule = new SchedulePage(await signInQuietly(context, 'demo'));
});

const three = [
  { name: 'Piling', zone: 'East', work: 'Foundation', start: '2027-01-04', end: '2027-02-03' },
  { name: 'Digging', start: '2027-03-01', end: '2027-03-31' },
  { name: 'Clearing', work: 'Site clearance', start: '2027-01-04', end: '2027-01-31' },
] as const;

async function openThree(word: string): Promise<number> {
  const projectId = await createScheduled(schedule.page, word, three);
  await schedule.openScheduleTab(projectId);
  await expect(schedule.row('Piling')).toBeVisible();
  return projectId;
}
/** Every part begins with the three stored activities. */
async function takeBack(): Promise<void> {
  while (await schedule.button('Undo').isEnabled()) await schedule.button('Undo').click();
  await expect(schedule.button('Save')).toBeDisabled();
}
const namesInOrder = () => schedule.table.locator('tr[data-row] td:nth-child(3)').allTextContents();
const offered = () => schedule.page.getByRole('listbox', { name: 'Choices' }).getByRole('option');
const copied = () => schedule.page.evaluate(() => navigator.clipboard.readText());
const copy = (text: string) => schedule.page.evaluate((written) => navigator.clipboard.writeText(written), text);

test('[SCHED-08] [SCHED-09] what is missing is said with the way to it', async () => {
  const { page } = schedule;
  const { id } = await createProject(page, newTitle('Nothing'));
  await schedule.openScheduleTab(id);
  await expect(page.getByText('Please define project zone first.')).toBeVisible();
  await schedule.button('Go to the Zone tab').click();
  await expect(schedule.tab('Zone')).toHaveAttribute('aria-selected', 'true');
  await schedule.openScheduleTab(await createScheduled(page, 'No tasks'));
  await expect(page.getByText('No tasks found.')).toBeVisible();
  await expectFineScreen(page, 'schedule-empty');
  for (const name of ['From construction works...', 'Import...']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(2);
  }
  await page.getByRole('button', { name: 'New activity' }).last().click();
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await expect(schedule.row('First')).toBeVisible();
});

test('[SCHED-04] [SCHED-22] [Q78] the table has its column letters, is edited by keys and in blocks like a spreadsheet, and has no axe violations', async ({
  context,
}) => {
  const { page } = schedule;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origin() });
  const projectId = await openThree('Table');
  await test.step('the table, its list and its error messages have no axe violations', async () => {
    await schedule.cell('Clearing', 'Zone').click();
    await page.keyboard.press('Enter');
    await expect(offered()).toHaveCount(2);
    await expectFineScreen(page, 'schedule-list');
    await page.keyboard.press('Escape');
    await schedule.type('Clearing', 'End date', 'soon');
    await expect(page.getByRole('alert').filter({ hasText: 'yyyy-mm-dd' })).toBeVisible();
    await expectFineScreen(page, 'schedule-fault');
    await page.keyboard.press('Escape');
    await schedule.type('Clearing', 'End date', '2026-01-01');
    await expect(schedule.cell('Clearing', 'End date')).toHaveAttribute('aria-invalid', 'true');
    await expectFineScreen(page, 'schedule-invalid');
    await takeBack();
  });
  await test.step('what was said goes with its reason', async () => {
    await schedule.cell('Clearing', 'Zone').click();
    await page.keyboard.press('Escape');
    const leaving = page.getByText('Press Tab to leave the table.');
    await expect(leaving).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(leaving).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(leaving).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(leaving).toHaveCount(0);

    await schedule.type('Clearing', 'Days', '9');
    await copy('North');
    await schedule.cell('Piling', 'Zone').click();
    await page.keyboard.press('Control+v');
    const refusal = page.getByRole('alert').filter({ hasText: 'Nothing was pasted' });
    await expect(refusal).toBeVisible();
    await schedule.button('Undo').click();
    await expect(refusal).toHaveCount(0);
    await takeBack();
  });
  await test.step('it is moved in and typed into by keys alone, and is no trap', async () => {
    const focused = schedule.table.locator(':focus');
    await schedule.cell('Clearing', 'Code').click();
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveText('Clearing');
    await page.keyboard.type('Clearing away');
    await page.keyboard.press('Escape');
    await expect(focused).toHaveText('Clearing');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Earth');
    await expect(offered()).toHaveText(['Earthwork']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(schedule.cell('Clearing', 'Construction work')).toHaveText('Earthwork');
    await expect(focused).toHaveText('West');
    await page.keyboard.press('Enter');
    await expect(offered()).toHaveText(['West', 'East']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(schedule.cell('Clearing', 'Zone')).toHaveText('East');
    await page.keyboard.press('Control+z');
    await expect(schedule.cell('Clearing', 'Zone')).toHaveText('West');
    await page.keyboard.press('Control+Shift+Z');
    await expect(schedule.cell('Clearing', 'Zone')).toHaveText('East');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(0);
    await expect(schedule.table).toBeVisible();
    await takeBack();
  });
  await test.step('it has its letters by zone and start, however it is grouped', async () => {
    await expect(schedule.table.getByRole('columnheader')).toHaveText([
      ...['Row', 'Code', 'Activity', 'Construction work', 'Zone', 'Start date', 'End date', 'Days', 'Remove'],
    ]);
    const letters = async () =>
      Promise.all(['Clearing', 'Digging', 'Piling'].map((name) => schedule.cell(name, 'Code').textContent()));
    expect(await letters()).toEqual(['A', 'B', 'C']);
    await schedule.type('Digging', 'Start date', '2026-12-01');
    await expect(schedule.cell('Digging', 'Start date')).toHaveText('2026-12-01');
    expect(await namesInOrder()).toEqual(['Clearing', 'Digging', 'Piling']);
    expect(await letters()).toEqual(['A', 'B', 'C']);
    await page.getByRole('switch', { name: 'Group by construction work' }).click();
    expect(await namesInOrder()).toEqual(['Digging', 'Clearing', 'Piling']);
    expect(await letters()).toEqual(['B', 'A', 'C']);
    await page.getByRole('switch', { name: 'Group by construction work' }).click();
    await takeBack();
  });
  await test.step('blocks are copied, pasted, filled and cleared as in a spreadsheet, each in one step', async () => {
    await schedule.cell('Clearing', 'Start date').click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    expect(await copied()).toBe('2027-01-04\t2027-01-31\n2027-03-01\t2027-03-31');
    await page.keyboard.press('Control+d');
    await expect(schedule.cell('Digging', 'End date')).toHaveText('2027-01-31');
    await page.keyboard.press('Delete');
    await expect(schedule.cell('Clearing', 'End date')).toHaveText('filled in on save');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(schedule.cell('Digging', 'Start date')).toHaveText('2027-03-01');

    await copy('"Test ""pit"""\tDrilling\tEast\t2027-05-01\t2027-05-02\nBad\tDrilling\tNorth\t2027-05-03\t2027-05-02');
    await schedule.cell('Piling', 'Activity').click();
    await page.keyboard.press('Control+v');
    const refusal = page.getByRole('alert').filter({ hasText: 'Nothing was pasted' });
    await expect(refusal).toContainText('Row 4, Zone, “North”: Please choose a value from the list.');
    // The row after the last: row numbers match those in the message.
    await expect(schedule.row('Piling').getByRole('rowheader')).toHaveText('3');
    await expect(schedule.row('Bad')).toHaveCount(0);
    await copy('"Test ""pit"""\tDrilling\tEast\t2027-05-01\t2027-05-02\nMore\tDrilling\tWest\t2027-05-03\t2027-05-20');
    await page.keyboard.press('Control+v');
    await expect(schedule.row('Test "pit"')).toBeVisible();
    await expect(refusal).toHaveCount(0);
    await expect(schedule.cell('More', 'Days')).toHaveText('18');
    await page.keyboard.press('Control+z');
    await expect(schedule.row('Piling')).toBeVisible();
    await expect(schedule.row('More')).toHaveCount(0);
    await page.keyboard.press('Control+Shift+Z');
    await schedule.save();
    const { tasks } = await readProgramme(page, projectId);
    expect(tasks.map(({ name }) => name)).toEqual(['Clearing', 'Digging', 'More', 'Test "pit"']);
  });
});

test('[SCHED-35] an activity whose group changes keeps its row until the focus leaves the table', async () => {
  const { page } = schedule;
  const work = (index: number) => `Work ${String.fromCharCode(65 + index)}`;
  const many = Array.from({ length: 30 }, (_, index) => ({ name: `Activity ${index + 1}`, work: work(index % 3) }));
  await schedule.openScheduleTab(await createScheduled(page, 'Along', many));
  const place = (await schedule.row('Activity 1').getAttribute('aria-rowindex')) ?? '';
  await schedule.type('Activity 1', 'Construction work', 'Work C');
  await expect(schedule.cell('Activity 1', 'Construction work')).toContainText('Work C');
  await expect(schedule.row('Activity 1')).toHaveAttribute('aria-rowindex', place);
  await schedule.cell('Activity 1', 'Days').click();
  await page.keyboard.press('ArrowUp');
  await schedule.type('Activity 1', 'Activity', 'Same place');
  await expect(schedule.cell('Same place', 'Activity')).not.toBeFocused();
  await expect(schedule.row('Same place')).toHaveAttribute('aria-rowindex', place);
  await page.getByRole('tab', { name: 'Schedule' }).focus();
  // Its group is further down, out of view.
  await expect(schedule.row('Same place')).toHaveCount(0);
});
