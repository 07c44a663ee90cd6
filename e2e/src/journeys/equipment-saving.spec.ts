import { EquipmentPage, storeRows } from '../pages/equipment-page.ts';
import { type EquipmentStart, startEquipment } from '../pages/equipment-start.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, loseLeaseAtSave } from '../pages/server-data.ts';
import { navigateWithin } from '../pages/shared-page.ts';
import { readProject } from '../pages/site-detail-pages.ts';

const QUESTION = 'Do you want to close without saving changes?';

let editor: EquipmentStart['editor'];
let projectId: number;
let tasks: EquipmentStart['tasks'];
let task: EquipmentStart['task'];
let open: EquipmentStart['open'];
test.beforeEach(async ({ context }) => {
  ({ editor, projectId, tasks, task, open } = await startEquipment(context, 'Saving'));
  await storeRows(editor.page, projectId, task.id, [{ name: 'Pump', quantity: 1 }]);
  await open();
  await expect(editor.cell(1, 'Quantity')).toHaveText('1');
});

const quantity = async () => (await editor.stored(projectId, task.id))[0]?.quantity;
const failure = () => editor.panel.getByRole('alert').filter({ hasText: 'The equipment was not saved.' });

test('unsaved edits are asked about, survive a reload and are saved by Calculate Noise; a reader changes nothing', async ({
  browser,
}) => {
  const { page } = editor;
  await test.step('[EQUIP-14] [EQUIP-15] [Q62] closing asks; Cancel stays, the other way lets them go', async () => {
    const { question } = editor;
    await editor.type(1, 'Quantity', '4');
    await editor.panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(question.getByText(QUESTION, { exact: true })).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor.cell(1, 'Quantity')).toHaveText('4');
    await editor.shell.menuButton('Concurrent Sites').click();
    await expect(question.getByText('Leave Equipment without saving changes?', { exact: true })).toBeVisible();
    await question.getByRole('button', { name: 'Close without saving' }).click();
    await expect(editor.panel).toBeHidden();
    await editor.shell.menuButton('Equipment').click();
    await editor.choose(task.name);
    await expect(editor.cell(1, 'Quantity')).toHaveText('1');
    await expect(editor.flag).toContainText('All changes saved');
    await editor.panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(editor.panel).toBeHidden();
    await expect(page).toHaveURL(/\/\?project=/);
  });
  await test.step('[U60] [EQUIP-58] a reload in the middle brings everything back, and Calculate Noise offers to save it first', async () => {
    await editor.shell.menuButton('Equipment').click();
    await editor.choose(task.name);
    await editor.type(1, 'Quantity', '9');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
    await editor.choose(task.name);
    await expect(editor.cell(1, 'Quantity')).toHaveText('9');
    await expect(editor.flag).toContainText('Unsaved changes');
    const { question, shell } = editor;
    await shell.menuButton('Calculate Noise').click();
    await expect(question).toContainText('Your changes on this screen are not saved yet.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor.cell(1, 'Quantity')).toHaveText('9');
    expect(await quantity()).toBe(1);
    await shell.menuButton('Calculate Noise').click();
    await question.getByRole('button', { name: 'Save and calculate' }).click();
    await expect(page.getByText('Calculation finished')).toBeVisible();
    await expect(editor.panel).toBeHidden();
    expect(await quantity()).toBe(9);
  });
  await test.step('[EQUIP-42] [U23] a reader looks at everything and changes nothing', async () => {
    await changeDatabase(
      `insert into project_members (project_id, user_id, role)
     select ${projectId}, id, 'readonly' from users where username = 'demo-reader'`,
    );
    const reader = new EquipmentPage(await signInQuietly(await browser.newContext(), 'demo-reader'));
    await reader.visit(projectId);
    await reader.choose(task.name);
    await expect(reader.cell(1, 'Equipment')).toHaveText('Pump');
    await expect(reader.panel.getByText('Read-only')).toBeVisible();
    for (const name of ['Save', 'Add row', 'Import CSV', 'Copy to activities', 'Undo'])
      await expect(reader.tool(name)).toHaveCount(0);
    await reader.cell(1, 'Quantity').click();
    await reader.page.keyboard.press('F2');
    await reader.page.keyboard.type('5');
    await expect(reader.field).toHaveCount(0);
    await expect(reader.cell(1, 'Quantity')).toHaveText('9');
    await expect(reader.side.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
    await expect(reader.side.getByRole('button', { name: 'Place on the map' })).toHaveCount(0);
    await expectFineScreen(reader.page, 'equipment-reader');
    await reader.page.context().close();
  });
  await test.step('a project without activities leads to the schedule', async () => {
    const empty = await createProject(page, newTitle('Nothing'));
    await navigateWithin(page, `/Equipment?project=${empty.id}`);
    await expect(editor.panel.getByText('No activities found.')).toBeVisible();
    await editor.panel.getByRole('button', { name: 'Go to the Schedule tab' }).click();
    await expect(page).toHaveURL(/EditProjects\?.*activeIndex=2/);
  });
});

test('a save that got lost, met the save of somebody else or lost the lease loses nothing', async ({ browser }) => {
  const { page } = editor;
  await test.step('[EQUIP-27] [U60] a lost save can be retried; one that arrived is found', async () => {
    const path = `**/api/projects/${projectId}/equipment`;
    await page.route(path, (route) => route.abort());
    await editor.type(1, 'Quantity', '3');
    await editor.tool('Save').click();
    await expect(failure()).toContainText('Your changes are not lost.');
    await expect(editor.flag).toContainText('Unsaved changes');
    await expectFineScreen(page, 'equipment-failure');
    expect(await quantity()).toBe(1);
    await page.unroute(path);
    await failure().getByRole('button', { name: 'Retry' }).click();
    await expect(editor.flag).toContainText('All changes saved');
    await expect(failure()).toHaveCount(0);
    expect(await quantity()).toBe(3);

    const { revision } = await readProject(page, projectId);
    await page.route(path, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await editor.type(1, 'Quantity', '5');
    await editor.tool('Save').click();
    await expect(editor.flag).toContainText('All changes saved');
    await expect(failure()).toHaveCount(0);
    await expect(editor.cell(1, 'Quantity')).toHaveText('5');
    expect((await readProject(page, projectId)).revision).toBe(revision + 1);
    await page.unroute(path);
    expect(await quantity()).toBe(5);
  });
  await test.step('[EQUIP-41] [U39] saving clears the calculated flag', async () => {
    await changeDatabase(`update projects set is_calculated = true where id = ${projectId}`);
    await editor.type(1, 'Quantity', '2');
    await editor.save();
    expect((await readProject(page, projectId)).isCalculated).toBe(false);
  });
  await test.step('[U60] what somebody else saved in the same activity is a choice; elsewhere it is no matter', async () => {
    const { choice } = editor;
    const [, second] = tasks;
    if (!second) throw new Error('too few activities');
    await editor.type(1, 'Quantity', '6');
    await storeRows(page, projectId, second.id, [{ name: 'Theirs' }]);
    await editor.save();
    expect(await quantity()).toBe(6);

    const behind = async (theirs: number) => {
      const [row] = await editor.stored(projectId, task.id);
      await storeRows(page, projectId, task.id, [{ id: row?.id ?? null, name: 'Pump', quantity: theirs }]);
    };
    await editor.type(1, 'Quantity', '7');
    await behind(70);
    await editor.tool('Save').click();
    await expect(choice).toContainText(`changed the equipment of ${task.name}`);
    await expectFineScreen(page, 'equipment-conflict');
    await choice.getByRole('button', { name: 'Keep editing' }).click();
    await expect(editor.cell(1, 'Quantity')).toHaveText('7');
    await editor.tool('Save').click();
    await choice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(editor.flag).toContainText('All changes saved');
    expect(await quantity()).toBe(7);

    await editor.type(1, 'Quantity', '8');
    await behind(80);
    await editor.tool('Save').click();
    await choice.getByRole('button', { name: 'Use their version' }).click();
    await expect(editor.cell(1, 'Quantity')).toHaveText('80');
    await expect(editor.flag).toContainText('All changes saved');
    expect(await quantity()).toBe(80);
  });
  await test.step('[EQUIP-42] [U60] when the lease is lost the edits are kept and nothing can be changed', async () => {
    const member = await signInQuietly(await browser.newContext(), 'demo-member');
    await editor.type(1, 'Quantity', '5');
    await loseLeaseAtSave(page, projectId, 'equipment');
    await editor.tool('Save').click();
    await expect(page.getByText('Your changes are still here.')).toBeVisible();
    await expect(editor.cell(1, 'Quantity')).toHaveText('5');
    await expect(editor.tool('Save')).toHaveCount(0);
    await expect(editor.tool('Add row')).toHaveCount(0);
    expect(await quantity()).toBe(80);
    await member.context().close();
  });
});
