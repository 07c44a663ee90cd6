import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { type EquipmentStart, startEquipment } from '../pages/equipment-start.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';

let editor: EquipmentStart['editor'];
let projectId: number;
let task: EquipmentStart['task'];
let open: EquipmentStart['open'];
let store: EquipmentStart['store'];
let openActivity: EquipmentStart['openActivity'];
test.beforeEach(async ({ context }) => {
  ({ editor, projectId, task, open, store, openActivity } = await startEquipment(context, 'Equipment file'));
});

const HEAD = 'Equipment,Quantity,Sound Power,Start Date,End Date,% on Time in 30 mins';
/** As a browser on Windows sends it (U48). */
const upload = (rows: readonly string[], name = 'Equipment.csv') =>
  editor.panel.locator('input[type="file"][accept*="csv"]').setInputFiles({
    name,
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(['1', '2', '3', '4', '5', HEAD, ...rows].join('\r\n')),
  });
const linesOf = (dialog: Locator) => dialog.getByRole('table').getByRole('row').allTextContents();

test('files are refused with every bad line or taken, and come down as the template or the saved rows', async () => {
  const { page } = editor;
  await store(1, [{ name: 'Pump', quantity: 2, soundPower: 0, timePercent: 50 }]);
  await store(3, [{ name: 'Pump' }]);
  await open();
  await test.step('[EQUIP-35] [EQUIP-36] [EQUIP-37] a file with bad lines lists all of them in the words of the specification', async () => {
    const { start, end } = task;
    await upload([
      'Lorry,1,,31/12/2027,,50',
      `Lorry,1,,${end},${start},50`,
      'Lorry,1,,,,101',
      'Lorry,x,x,2020-01-01,,50',
    ]);
    const dialog = editor.dialog('Import CSV');
    await expect(dialog).toBeVisible();
    expect(await linesOf(dialog)).toEqual([
      'LineProblem',
      '7Invalid date format found in your csv: 31/12/2027',
      `8End date is earlier than start date: ${end} - ${start}`,
      '9Invalid % on time in 30 mins: 101',
      '10Quantity is not a number: x',
      '10Sound Power is not a number: x',
      `10Date outside the activity (${start} - ${end}): 2020-01-01`,
    ]);
    await expect(dialog).toContainText('6 problems in Equipment.csv. Nothing was imported.');
    await expectFineScreen(page, 'equipment-csv-problems');
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect(await editor.countRows()).toBe(0);
    await expect(editor.flag).toContainText('All changes saved');
  });
  await test.step('[EQUIP-12] [EQUIP-38] [U50] rows are added or made more, taken back in one step, and stored with the save', async () => {
    task = await openActivity(1);
    await upload(['Pump,3,,,,50', 'CNP 999 - Own-made,1,105,,,40', '', 'CNP 081 - Excavator/loader: ours,1,,,,5']);
    await expect(editor.panel.getByText('2 rows added, quantity increased in 1 row')).toBeVisible();
    await expect(editor.cell(1, 'Quantity')).toHaveText('5');
    await expect(editor.cell(2, 'Equipment')).toHaveText('CNP 999 - Own-made');
    await editor.panel.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => editor.countRows()).toBe(1);
    await expect(editor.cell(1, 'Quantity')).toHaveText('2');
    await upload(['Pump,3,,,,50', 'CNP 999 - Own-made,1,105,,,40']);
    await expect(editor.cell(1, 'Quantity')).toHaveText('5');
    await editor.save();
    expect(await editor.stored(projectId, task.id)).toMatchObject([
      { name: 'Pump', quantity: 5 },
      { officialId: 'CNP 999', name: 'Own-made', soundPower: 105, start: task.start, end: task.end },
    ]);
  });
  await test.step('[EQUIP-33] a plain table without the template’s notes is accepted; an empty one is reported as empty', async () => {
    task = await openActivity(2);
    const field = editor.panel.locator('input[type="file"][accept*="csv"]');
    const send = (text: string) =>
      field.setInputFiles({ name: 'Plant.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await send('');
    await expect(editor.panel.getByRole('alert')).toContainText('The file is empty.');
    await send(HEAD);
    await expect(editor.panel.getByRole('alert')).toContainText('There are no equipment rows below the column titles.');
    await send(`${HEAD}\nPump,2,,,,50\n`);
    await expect(editor.panel.getByText('1 row added')).toBeVisible();
    await expect(editor.cell(1, 'Quantity')).toHaveText('2');
  });
  await test.step('[EQUIP-21] [EQUIP-32] an empty template or the saved rows are Equipment.csv, and files of other kinds are refused', async () => {
    task = await openActivity(3);
    const download = async (name: string) => {
      await editor.tool('Download').click();
      const begun = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      const file = await begun;
      expect(file.suggestedFilename()).toBe('Equipment.csv');
      return (await readFile(await file.path(), 'utf8')).split('\r\n');
    };
    const template = await download('Empty CSV template');
    expect(template[5]?.replaceAll('"', '')).toBe(HEAD);
    expect(template.slice(6)).toEqual(['']);
    const rows = await download('Saved rows of this activity as CSV');
    expect(rows[5]).toBe(template[5]);
    expect(rows[6]).toContain('"Pump",1,100');
    await upload(['Pump,1,,,,50'], 'Equipment.xlsx');
    await expect(editor.panel.getByRole('alert')).toContainText('Only CSV files are accepted.');
  });
});
