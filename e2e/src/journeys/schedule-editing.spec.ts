import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { addEquipment, createScheduled, readProgramme, SchedulePage } from '../pages/schedule-page.ts';

let schedule: SchedulePage;
test.beforeEach(async ({ context }) => {
  schedule = new SchedulePage(await signInQuietly(context, 'demo'));
});
const fault = (text: string) => schedule.page.getByRole('alert').filter({ hasText: text });

/** Hong Kong time; the last day of the month if it has no such day. */
function aMonthFromToday() {
  const start = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Hong_Kong' }).format(new Date());
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return { start, end: new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10) };
}

test('activities are named, dated, filled in, moved and removed, and what is wrong is refused', async () => {
  const { page } = schedule;
  const names = ['Excavation', 'Drainage', 'Kerbs', 'Fencing'];
  const activities = names.map((name) => ({ name }));
  const projectId = await createScheduled(page, 'Activities', [...activities, { name: 'Paving', zone: 'East' }]);
  await addEquipment(projectId, 'Drainage', 2);
  await addEquipment(projectId, 'Fencing', 3);
  const readTask = async (name: string) =>
    (await readProgramme(page, projectId)).tasks.find((task) => task.name === name);
  const readRows = async (name: string) => {
    const taskId = (await readTask(name))?.id;
    return (await readProgramme(page, projectId)).equipmentRows.filter((row) => row.taskId === taskId);
  };
  await schedule.openScheduleTab(projectId);
  await test.step('[SCHED-02] [SCHED-03] [U56] both templates can be downloaded', async () => {
    for (const [item, name] of [
      ['CSV file', 'Schedule.csv'],
      ['Excel workbook', 'Schedule.xlsx'],
    ] as const) {
      await schedule.button('Template').click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      expect((await download).suggestedFilename()).toBe(name);
    }
  });
  await test.step('[SCHED-14] a name that becomes blank is refused, and the old one stays', async () => {
    await schedule.type('Excavation', 'Activity', '   ');
    await expect(fault('Please enter the name of the activity.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(schedule.row('Excavation')).toBeVisible();
    await expect(schedule.button('Save')).toBeDisabled();
  });
  await test.step('[LIMIT-01] a day is picked from the calendar beside the field', async () => {
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    await schedule.cell('Excavation', 'End date').click();
    await page.keyboard.press('F2');
    const picker = schedule.table.locator('input[type="date"]');
    await expect(picker).toHaveValue('2027-03-31');
    await schedule.table.getByRole('button', { name: 'Pick a date' }).click();
    // The calendar belongs to the browser: it leaves the focus in the field and passes its date to the picker.
    await expect(schedule.editor('End date')).toBeFocused();
    await picker.evaluate((element: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, '2027-04-15');
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(schedule.cell('Excavation', 'End date')).toHaveText('2027-04-15');
    await expect(schedule.cell('Excavation', 'End date')).toBeFocused();
    await expect(schedule.cell('Excavation', 'Days')).toHaveText('46');
    expect(broken).toEqual([]);
    await schedule.button('Undo').click();
  });
  await test.step('[SCHED-11] [LIMIT-01] the days follow the dates, and no activity ends before it starts', async () => {
    await expect(schedule.cell('Excavation', 'Days')).toHaveText('31');
    await schedule.type('Excavation', 'End date', '2027-03-10');
    await expect(schedule.cell('Excavation', 'Days')).toHaveText('10');
    await schedule.type('Excavation', 'Days', '3');
    await expect(schedule.cell('Excavation', 'End date')).toHaveText('2027-03-03');
    await schedule.type('Excavation', 'End date', '3/3/2027');
    await expect(fault('Please enter a date as yyyy-mm-dd.')).toBeVisible();
    await page.keyboard.press('Escape');
    await schedule.type('Excavation', 'End date', '2027-02-01');
    await schedule.button('Save').click();
    await expect(schedule.dialog('The schedule was not saved')).toContainText(
      'End date is earlier than start date: 2027-03-01 - 2027-02-01',
    );
    expect((await readTask('Excavation'))?.end).toBe('2027-03-31');
    await page.keyboard.press('Escape');
    await schedule.type('Excavation', 'End date', '2027-03-10');
  });
  await test.step('[SCHED-11] the way back from a refused save leads into the cell that is to be mended', async () => {
    await schedule.type('Paving', 'End date', '2027-02-01');
    await schedule.tab('Information').click();
    await schedule.button('Save').click();
    await schedule.dialog('The schedule was not saved').getByRole('button', { name: 'Go to the schedule' }).click();
    await expect(schedule.editor('End date')).toBeFocused();
    await expect(schedule.editor('End date')).toHaveValue('2027-02-01');
    await schedule.editor('End date').fill('2027-04-01');
    await page.keyboard.press('Enter');
    await schedule.save();
    // The editor opens only the first time, not on return.
    await schedule.tab('Information').click();
    await schedule.tab('Schedule').click();
    await expect(schedule.row('Paving')).toBeVisible();
    await expect(schedule.editor('End date')).toHaveCount(0);
  });
  await test.step('[SCHED-12] [U51] missing dates are filled with the save, and which ones is said', async () => {
    await schedule.type('Kerbs', 'Start date', '');
    await expect(schedule.cell('Kerbs', 'Start date')).toHaveText('filled in on save');
    await schedule.save();
    const told = page.getByRole('status').filter({ hasText: 'Missing dates filled in' });
    await expect(told).toContainText('Kerbs (2027-03-31 - 2027-03-31)');
    await expect(told).not.toContainText('Excavation');
    await expect(schedule.cell('Kerbs', 'Start date')).toHaveText('2027-03-31');
  });
  await test.step('[EQUIP-25] equipment goes with a moved activity, and how much is said', async () => {
    await schedule.type('Drainage', 'End date', '2027-04-30');
    await schedule.save();
    await expect(page.getByText('2 equipment rows now have the dates of their activities.')).toBeVisible();
    expect((await readRows('Drainage')).map(({ end }) => end)).toEqual(['2027-04-30', '2027-04-30']);
  });
  await test.step('[SCHED-30] what is typed into the table during a save is in the cell when the save has ended', async () => {
    const path = `**/api/projects/${projectId}/schedule`;
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await isReleased;
      await route.continue();
    });
    await schedule.type('Drainage', 'End date', '2027-04-29');
    const isStored = page.waitForResponse((answer) => answer.url().endsWith('/schedule'));
    await schedule.button('Save').click();
    await schedule.cell('Kerbs', 'Activity').click();
    await page.keyboard.type('Kerbstones');
    await expect(schedule.editor('Activity')).toHaveCount(0);
    release();
    await isStored;
    await expect(schedule.editor('Activity')).toHaveValue('Kerbstones');
    await page.unroute(path);
    await page.keyboard.press('Escape');
    await expect(schedule.row('Kerbs')).toBeVisible();
  });
  await test.step('[Q80] activities that have equipment go only after a question, and can be had back', async () => {
    const remove = (name: string) =>
      schedule
        .row(name)
        .getByRole('button', { name: /^Remove/ })
        .click();
    await remove('Fencing');
    const question = schedule.dialog('Remove activities');
    await expect(question).toContainText('Do you want to remove Fencing?');
    await expect(question).toContainText('3 equipment rows are also removed when you save.');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(schedule.row('Fencing')).toBeVisible();
    await remove('Excavation');
    await expect(schedule.row('Excavation')).toHaveCount(0);
    await schedule.button('Undo').click();
    await expect(schedule.row('Excavation')).toBeVisible();
    await remove('Fencing');
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(schedule.row('Fencing')).toHaveCount(0);
    await schedule.save();
    const { tasks, equipmentRows } = await readProgramme(page, projectId);
    expect(tasks.map(({ name }) => name).sort()).toEqual(['Drainage', 'Excavation', 'Kerbs', 'Paving']);
    expect(equipmentRows.map(({ name }) => name)).toEqual(['Excavator 1', 'Excavator 2']);
  });
  await test.step('[SCHED-13] [SCHED-10] [Q76] a new activity lasts a month from today and needs a name', async () => {
    await schedule.button('New activity').click();
    await expect(schedule.editor('Activity')).toBeFocused();
    await expect(page.getByText('Please enter the name of the activity.')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(fault('Please enter the name of the activity.')).toBeVisible();
    await expect(schedule.editor('Activity')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('Landscaping');
    await page.keyboard.press('Enter');
    const { start, end } = aMonthFromToday();
    await expect(schedule.cell('Landscaping', 'Start date')).toHaveText(start);
    await expect(schedule.cell('Landscaping', 'End date')).toHaveText(end);
    await schedule.save();
    const { tasks } = await readProgramme(page, projectId);
    expect(tasks.map(({ name, constructionWork }) => [name, constructionWork]).sort()).toEqual([
      ...['Drainage', 'Excavation', 'Kerbs', 'Landscaping', 'Paving'].map((name) => [name, 'Earthwork']),
    ]);
    expect(tasks.find(({ name }) => name === 'Landscaping')).toMatchObject({ start, end });
  });
});
