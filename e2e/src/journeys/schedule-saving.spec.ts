import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { createScheduled, readProgramme, SchedulePage } from '../pages/schedule-page.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';

let schedule: SchedulePage;
test.beforeEach(async ({ context }) => {
  schedule = new SchedulePage(await signInQuietly(context, 'demo'));
});
const namesOf = async (projectId: number) =>
  (await readProgramme(schedule.page, projectId)).tasks.map(({ name }) => name);

test('a save that got lost or a reload in the middle loses nothing, a saved change asks for a new calculation, and a reader changes nothing', async ({
  browser,
}) => {
  const { page } = schedule;
  const projectId = await createScheduled(page, 'Saving', [{ name: 'Excavation' }]);
  await schedule.openScheduleTab(projectId);
  await test.step('[U60] [SHELL-67] a save that got lost loses nothing, Retry works, and Undo takes back what was saved', async () => {
    await schedule.type('Excavation', 'Activity', 'Bulk excavation');
    await page.route('**/schedule', (route) => route.abort());
    await schedule.button('Save').click();
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'The project was not saved.' });
    await expect(failure).toContainText('Nothing you typed is lost.');
    await expect(schedule.row('Bulk excavation')).toBeVisible();
    expect(await namesOf(projectId)).toEqual(['Excavation']);
    await page.unroute('**/schedule');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Project saved')).toBeVisible();
    expect(await namesOf(projectId)).toEqual(['Bulk excavation']);
    await schedule.button('Undo').click();
    await expect(schedule.row('Bulk excavation')).toBeHidden();
    await schedule.save();
    await expect.poll(() => namesOf(projectId)).toEqual(['Excavation']);
  });
  await test.step('[U39] a saved change asks for a new calculation, one that was taken back does not', async () => {
    await changeDatabase(`update projects set is_calculated = true where id = ${projectId}`);
    const isCalculated = async () =>
      ((await (await page.request.get(`${origin()}/api/projects/${projectId}`)).json()) as { isCalculated: boolean })
        .isCalculated;
    await schedule.type('Excavation', 'Activity', 'Another');
    await schedule.button('Undo').click();
    await expect(schedule.button('Save')).toBeDisabled();
    expect(await isCalculated()).toBe(true);
    await schedule.type('Excavation', 'Activity', 'Another');
    await schedule.save();
    expect(await isCalculated()).toBe(false);
  });
  await test.step('[Q62] unsaved activities can be taken back step by step, and survive a reload in the middle', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await schedule.add('Paving');
    await schedule.type('Another', 'End date', '2027-04-30');
    await schedule.button('Undo').click();
    await expect(schedule.cell('Another', 'End date')).toHaveText('2027-03-31');
    await schedule.button('Redo').click();
    await expect(schedule.cell('Another', 'End date')).toHaveText('2027-04-30');
    await page.reload();
    await expect(schedule.row('Paving')).toBeVisible();
    await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
    await expect(schedule.cell('Another', 'End date')).toHaveText('2027-04-30');
    expect(await namesOf(projectId)).toEqual(['Another']);
    await schedule.save();
    await expect(schedule.button('Save')).toBeDisabled();
    expect((await namesOf(projectId)).sort()).toEqual(['Another', 'Paving']);
  });
  await test.step('[U23] who may only read sees the schedule and cannot change it', async () => {
    await changeDatabase(
      `insert into project_members (project_id, user_id, role)
     select ${projectId}, id, 'readonly' from users where username = 'demo-reader'`,
    );
    const context = await browser.newContext();
    const reader = new SchedulePage(await signInQuietly(context, 'demo-reader'));
    await reader.openScheduleTab(projectId);
    await expect(reader.card('Project Info')).toBeVisible();
    await expect(reader.table).toHaveAttribute('aria-readonly', 'true');
    await reader.cell('Another', 'Activity').dblclick();
    await reader.page.keyboard.type('Changed');
    await expect(reader.row('Another')).toBeVisible();
    await expect(reader.editor('Activity')).toHaveCount(0);
    for (const name of ['New activity', 'Import...', 'Suggest dates...', 'Save'])
      await expect(reader.button(name)).toHaveCount(0);
    await context.close();
  });
});

test('[U60] [U23] [Q46] a schedule that was saved at another desk in the meantime is a choice', async ({ browser }) => {
  const { page } = schedule;
  const projectId = await createScheduled(page, 'Conflict', [{ name: 'Excavation' }]);
  const home = new SchedulePage(await signInQuietly(await browser.newContext(), 'demo'));
  const takeOver = ({ page: desk }: SchedulePage) =>
    desk.getByRole('main').getByRole('status').getByRole('button', { name: 'Take over' }).click();
  const saveAtHome = async (name: string, next: string) => {
    await home.openScheduleTab(projectId);
    await takeOver(home);
    await expect(home.card('Edit Project')).toBeVisible();
    await home.type(name, 'Activity', next);
    await home.save();
    await takeOver(schedule);
    await expect(schedule.card('Edit Project')).toBeVisible();
  };
  await schedule.openScheduleTab(projectId);
  await schedule.type('Excavation', 'Activity', 'Mine');
  await saveAtHome('Excavation', 'Theirs');
  await schedule.button('Save').click();
  const choice = schedule.dialog('Changed in the meantime');
  await expect(choice).toContainText('Mine');
  await expect(choice).toContainText('Theirs');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  expect(await namesOf(projectId)).toEqual(['Mine']);

  await schedule.type('Mine', 'Activity', 'Mine again');
  await saveAtHome('Mine', 'Theirs again');
  await schedule.button('Save').click();
  await choice.getByRole('button', { name: 'Use their version' }).click();
  await expect(schedule.row('Theirs again')).toBeVisible();
  await expect(schedule.button('Save')).toBeDisabled();
  expect(await namesOf(projectId)).toEqual(['Theirs again']);
  await home.page.context().close();
});
