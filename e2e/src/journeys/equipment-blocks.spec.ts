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
let store: EquipmentStart['store'];
let openActivity: EquipmentStart['openActivity'];
test.beforeEach(async ({ context }) => {
  ({ editor, projectId, tasks, task, open, store, openActivity } = await startEquipment(context, 'Blocks'));
});

const rowsOf = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => [
    name(index),
    (index % 9) + 1,
    95 + (index % 20),
    task.start,
    task.end,
    50,
  ]);

const csv = (...lines: readonly string[]) =>
  Buffer.from(
    ['', '', '', '', '', 'Equipment,Quantity,Sound Power,Start Date,End Date,% on Time in 30 mins', ...lines].join(
      '\r\n',
    ),
  );

async function importFile(...lines: readonly string[]): Promise<void> {
  const chooser = editor.page.waitForEvent('filechooser');
  await editor.tool('Import CSV').click();
  await (await chooser).setFiles({ name: 'machines.csv', mimeType: 'text/csv', buffer: csv(...lines) });
}

test('blocks of rows are copied, pasted, refused, merged, imported and saved', async () => {
  const { page, copyDialog } = editor;
  const [, second, third] = tasks;
  if (!second || !third) throw new Error('too few activities');
  await store(0, [{ name: 'Copied' }, { name: 'Copied too' }]);
  await storeRows(page, projectId, second.id, [{ name: 'There before' }]);
  await store(3, [{ name: 'Pump' }]);
  await open();
  await test.step('[EQUIP-13] [EQUIP-17] [EQUIP-18] rows are copied to other activities, over or beside what is there', async () => {
    const ask = async () => {
      await editor.tool('Copy to activities').click();
      for (const { name } of [second, third]) {
        await copyDialog.getByLabel('Search activities').fill(name);
        await copyDialog.getByRole('checkbox', { name }).last().check();
      }
      await expect(copyDialog.getByText('2 activities chosen')).toBeVisible();
      await copyDialog.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(
        copyDialog.getByText('Do you want to overwrite existing equipments in selected 2 activities?', { exact: true }),
      ).toBeVisible();
    };
    const names = async (taskId: number) => (await editor.stored(projectId, taskId)).map(({ name }) => name).sort();

    await ask();
    await expectFineScreen(page, 'equipment-copy');
    await copyDialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor.flag).toContainText('All changes saved');

    await ask();
    await copyDialog.getByRole('button', { name: 'No', exact: true }).click();
    await expect(editor.flag).toContainText('Unsaved changes');
    await editor.save();
    expect(await names(second.id)).toEqual(['Copied', 'Copied too', 'There before']);
    expect(await names(third.id)).toEqual(['Copied', 'Copied too']);

    await ask();
    await copyDialog.getByRole('button', { name: 'Yes', exact: true }).click();
    await editor.tool('Undo').click();
    await expect(editor.flag).toContainText('All changes saved');
    await editor.tool('Redo').click();
    await editor.save();
    expect(await names(second.id)).toEqual(['Copied', 'Copied too']);
    for (const row of await editor.stored(projectId, third.id))
      expect([row.start >= third.start, row.end <= third.end]).toEqual([true, true]);
  });
  await test.step('[EQUIP-22] [EQUIP-24] a block with a value over its limit is refused as a whole, with every bad cell', async () => {
    task = await openActivity(3);
    await editor.pasteInto(editor.cell(1, 'Equipment'), [
      ['Own machine', 1, 100, task.start, task.end, 50],
      ['Other machine', 5000, 100, task.start, '2999-01-01', 5],
    ]);
    const refusal = editor.panel.getByRole('alert').filter({ hasText: 'Nothing was pasted' });
    await expect(refusal).toContainText('3 cells are invalid');
    await expect(refusal.getByRole('listitem')).toHaveCount(3);
    await expect(editor.cell(1, 'Equipment')).toHaveText('Pump');
    await expect(editor.flag).toContainText('All changes saved');
  });
  await test.step('[EQUIP-26] rows that say the same are merged with the save, and that is said', async () => {
    task = await openActivity(4);
    const same = ['Own machine', 2, 100, task.start, task.end, 50];
    await editor.pasteInto(null, [same, same, same]);
    await expect.poll(() => editor.countRows()).toBe(3);
    await editor.save();
    await expect(page.getByText('2 duplicate rows were merged and their quantities added.')).toBeVisible();
    await expect.poll(() => editor.countRows()).toBe(1);
    await expect(editor.cell(1, 'Quantity')).toHaveText('6');
    expect(await editor.stored(projectId, task.id)).toMatchObject([{ quantity: 6 }]);
  });
  await test.step('[Q29] a time percent below the minimum is imported, marked, and cannot be saved until corrected', async () => {
    task = await openActivity(5);
    await importFile('Pump,1,100,,,5');
    await expect(editor.cell(1, '% on Time in 30 mins')).toHaveAttribute('aria-invalid', 'true');
    await editor.tool('Save').click();
    const fault = editor.panel.getByRole('alert').filter({ hasText: 'One row cannot be saved.' });
    await expect(fault).toContainText('% on time must be from 10 to 100.');
    await fault.getByRole('button').first().click();
    await editor.type(1, '% on Time in 30 mins', '10');
    await editor.save();
    expect(await editor.stored(projectId, task.id)).toMatchObject([{ timePercent: 10 }]);
  });
});

test('[EQUIP-10] [EQUIP-27] 600 rows of a spreadsheet are pasted at once and saved', async () => {
  await open();
  await editor.pasteInto(
    null,
    rowsOf(600, (index) => `Own machine ${index + 1}`),
  );
  await expect.poll(() => editor.countRows()).toBe(600);
  await expect(editor.cell(1, 'Equipment')).toHaveText('Own machine 1');
  await expect(editor.cell(1, 'Sound power dB(A)')).toHaveText('95');
  await expect(editor.activity(task.name)).toContainText('600');
  await editor.tool('Undo').click();
  await expect.poll(() => editor.countRows()).toBe(0);
  await editor.tool('Redo').click();
  await expect.poll(() => editor.countRows()).toBe(600);
  await editor.save();
  const stored = await editor.stored(projectId, task.id);
  expect(stored).toHaveLength(600);
  expect(stored.find(({ name }) => name === 'Own machine 600')).toMatchObject({
    quantity: 6,
    soundPower: 114,
    timePercent: 50,
    start: task.start,
  });
});
