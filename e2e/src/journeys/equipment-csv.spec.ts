import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import type { Programme } from '@quietsite/contracts';
import { EquipmentPage, readProgramme, storeRows } from '../pages/equipment-page.ts';
import { test } from '../pages/journey.ts';
import { expectFineScreen } from '../pages/members-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copySample } from '../pages/site-detail-pages.ts';

test.describe.configure({ timeout: 150_000 });

let editor: EquipmentPage;
let projectId: number;
let task: Programme['tasks'][number];
test.beforeEach(async ({ context }) => {
  editor = new EquipmentPage(await signInQuietly(context, 'demo'));
  projectId = (await copySample(editor.page, 'Equipment file')).id;
  const [first] = (await readProgramme(editor.page, projectId)).tasks;
  if (!first) throw new Error('the sample has no activities');
  task = first;
});

async function open(): Promise<void> {
  await editor.visit(projectId);
  await editor.choose(task.name);
}

const HEAD = 'Equipment,Quantity,Sound Power,Start Date,End Date,% on Time in 30 mins';
/** As a browser on Windows sends it (U48). */
const upload = (rows: readonly string[], name = 'Equipment.csv') =>
  editor.panel.locator('input[type="file"][accept*="csv"]').setInputFiles({
    name,
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(['1', '2', '3', '4', '5', HEAD, ...rows].join('\r\n')),
  });
const linesOf = (dialog: Locator) => dialog.getByRole('table').getByRole('row').allTextContents();

test('[EQUIP-35] [EQUIP-36] [EQUIP-37] a file with bad lines lists all of them in the words of the specification', async () => {
  await open();
  await upload(['Lorry,1,,31/12/2027,,50', 'Lorry,1,,2027-02-01,2027-01-31,50', 'Lorry,1,,,,101', 'Lorry,1,,,,50']);
  const dialog = editor.dialog('Import CSV');
  await expect(dialog).toBeVisible();
  expect(await linesOf(dialog)).toEqual([
    'LineProblem',
    '7Invalid date format found in your csv: 31/12/2027',
    '8End date is earlier than start date: 2027-02-01 - 2027-01-31',
    '9Invalid % on time in 30 mins: 101',
  ]);
  await expectFineScreen(editor.page, 'equipment-csv-problems');
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect(await editor.countRows()).toBe(0);
  await expect(editor.flag).toContainText('All changes saved');
});

test('[EQUIP-12] [EQUIP-38] [U50] rows are added or made more, taken back in one step, and stored with the save', async () => {
  await storeRows(editor.page, projectId, task.id, [{ name: 'Pump', quantity: 2, soundPower: 0, timePercent: 50 }]);
  await open();
  await upload(['Pump,3,,,,50', 'CNP 999 - Own-made,1,105,,,40', '', 'CNP 081 - Excavator/loader: ours,1,,,,5']);
  await expect(editor.panel.getByText('2 rows added, 1 row increased in quantity')).toBeVisible();
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

test('[EQUIP-21] [EQUIP-32] the template is Equipment.csv, and files of other kinds are refused', async () => {
  const { page } = editor;
  await storeRows(page, projectId, task.id, [{ name: 'Pump' }]);
  await open();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    editor.panel.getByRole('link', { name: 'Template' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Equipment.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[5]?.replaceAll('"', '')).toBe(HEAD);
  expect(lines[6]).toContain('"Pump",1,100');
  await upload(['Pump,1,,,,50'], 'Equipment.xlsx');
  await expect(editor.panel.getByRole('alert')).toContainText('Only CSV files are taken.');
});
