import { storeRows } from '../pages/equipment-page.ts';
import { type EquipmentStart, startEquipment } from '../pages/equipment-start.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';

let editor: EquipmentStart['editor'];
let projectId: number;
let tasks: EquipmentStart['tasks'];
let task: EquipmentStart['task'];
let open: EquipmentStart['open'];
let openActivity: EquipmentStart['openActivity'];
test.beforeEach(async ({ context }) => {
  ({ editor, projectId, tasks, task, open, openActivity } = await startEquipment(context, 'Catalogue'));
});
const options = () => editor.side.getByRole('option');
const addButton = () => editor.side.getByRole('button', { name: 'Add', exact: true }).first();

test('the catalogue is searched with keys and pointer, and shows what goes with a machine or an activity', async () => {
  const known = tasks.find(
    ({ constructionWork, name }) => constructionWork === 'Earthwork' && name === 'Site clearance',
  );
  if (!known) throw new Error('the sample has no activity of the catalogue');
  await storeRows(editor.page, projectId, known.id, [{ name: 'Pump' }]);
  await open();
  await test.step('[EQUIP-05] [EQUIP-11] [EQUIP-10] it is searched by code, site name and slip', async () => {
    await expect(addButton()).toBeDisabled();
    await editor.search.fill('   ');
    await expect(addButton()).toBeDisabled();
    await editor.search.fill('jcb');
    await expect(options().first()).toContainText('CNP 081');
    await expect(options().first()).toContainText('also called JCB');
    await expect(addButton()).toBeEnabled();
    await expectFineScreen(editor.page, 'catalogue-search');
    await addButton().click();
    await expect(editor.cell(1, 'Equipment')).toContainText('CNP 081');
    await expect(editor.search).toHaveValue('');
    await expect(addButton()).toBeDisabled();

    await editor.search.fill('genrator');
    await expect(options().first()).toContainText('CNP 101');
    await editor.search.press('ArrowDown');
    await expect(options().nth(1)).toHaveAttribute('aria-selected', 'true');
    const chosen = await options().nth(1).textContent();
    await editor.search.press('Enter');
    await expect.poll(() => editor.countRows()).toBe(2);
    expect(chosen).toContain('Generator');
    await expect(editor.cell(2, 'Equipment')).toContainText('Generator');

    await editor.search.fill('風炮');
    await expect(options().first()).toContainText('Breaker, hand-held');
    await options().first().click();
    await expect.poll(() => editor.countRows()).toBe(3);

    await editor.search.fill('Water cannon');
    await options().filter({ hasText: 'Add “Water cannon” as other equipment' }).click();
    await expect(editor.cell(4, 'Equipment')).toHaveText('Water cannon');
  });
  await test.step('[EQUIP-07] [Q85] what must accompany a machine is shown, added with one click, and blocks nothing', async () => {
    task = await openActivity(2);
    await editor.add('CNP 025');
    await editor.cell(1, 'Equipment').click();
    const required = editor.side.getByRole('region', { name: /^Required with CNP 025/ });
    await expect(required).toContainText('not in this activity yet');
    await required.getByRole('button').last().scrollIntoViewIfNeeded();
    await expectFineScreen(editor.page, 'catalogue-required');
    await editor.save();
    await editor.cell(1, 'Equipment').click();
    await required.getByRole('button', { name: /^Add CNP 001/ }).click();
    await expect.poll(() => editor.countRows()).toBe(2);
    await editor.cell(1, 'Equipment').click();
    await expect(required).toContainText('already in this activity: CNP 001');
    await editor.save();
    const names = (await editor.stored(projectId, task.id)).map(({ officialId }) => officialId);
    expect(names).toEqual(['CNP 025', 'CNP 001']);
  });
  await test.step('[EQUIP-19] the usual equipment of an activity is added in one go', async () => {
    await editor.choose('Site clearance');
    await editor.side.getByRole('button', { name: 'Add default equipment for this activity' }).click();
    await editor.save();
    const references = (await editor.stored(projectId, known.id)).map(({ officialId }) => officialId);
    expect(references).toEqual(['', 'CNP 081', 'CNP 067', 'CNP 202', 'CNP 027', 'CNP 141']);
  });
});
