import { readProgramme } from '../pages/equipment-page.ts';
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
  ({ editor, projectId, task, open, store, openActivity } = await startEquipment(context, 'Equipment'));
});

test('equipment is added, typed within its limits, chosen from lists, filled down and saved', async () => {
  const { page } = editor;
  await store(1, [
    { name: 'Always', soundPower: 100 },
    { name: 'Piling', soundPower: 110, exclusiveGroup: 'Piling' },
    { name: 'Breaking', soundPower: 105 },
  ]);
  await store(2, [{ name: 'Pump' }]);
  await store(
    3,
    ['A', 'B', 'C', 'D'].map((name) => ({ name })),
  );
  await open();
  await test.step('[SHELL-25] [EQUIP-04] [EQUIP-16] it is added by search and by name', async () => {
    await expect(editor.flag).toContainText('All changes saved');
    await expectFineScreen(editor.page, 'equipment-empty');
    await editor.add('CNP 081');
    await expect(editor.cell(1, 'Equipment')).toContainText('CNP 081 - ');
    await expect(editor.cell(1, 'Start date')).toHaveText(task.start);
    await expect(editor.cell(1, 'End date')).toHaveText(task.end);
    await expect(editor.flag).toContainText('Unsaved changes');
    await editor.add('CNP 999 - My own pump');
    await expect(editor.cell(2, 'Equipment')).toHaveText('CNP 999 - My own pump');
    await expect(editor.cell(2, 'Total dB(A)')).toHaveText('0.0');
    await editor.type(2, 'Sound power dB(A)', '103.5');
    await editor.type(2, 'Equipment', 'CNP 999 - Own pump, large');
    await expect(editor.cell(2, 'Total dB(A)')).toHaveText('103.5');
    await editor.save();
    await expect(editor.page.getByText('Equipment saved')).toBeVisible();
    const stored = await editor.stored(projectId, task.id);
    expect(stored.map(({ officialId, name, soundPower }) => [officialId, name, soundPower])).toEqual([
      ['CNP 081', expect.any(String), expect.any(Number)],
      ['CNP 999', 'Own pump, large', 103.5],
    ]);
    expect(stored[0]?.equipmentId).not.toBeNull();
  });
  await test.step('[EQUIP-22] [EQUIP-23] [EQUIP-24] what is typed over a limit becomes the limit, and that is said', async () => {
    await editor.type(1, 'Quantity', '1500');
    await expect(editor.cell(1, 'Quantity')).toHaveText('1000');
    await expect(editor.panel.getByText('Quantity set to 1000: the allowed range is 0 to 1000.')).toBeVisible();
    await editor.type(1, 'Sound power dB(A)', '999');
    await expect(editor.panel.getByText(/^Sound power dB\(A\) set to [\d.]+:/)).toBeVisible();
    const limits = await editor.cell(1, 'Sound power dB(A)').locator('[title]').getAttribute('title');
    const [, most] = /^[\d.]+ to ([\d.]+)$/.exec(limits ?? '') ?? [];
    await expect(editor.cell(1, 'Sound power dB(A)')).toHaveText(most ?? 'no limits');
    await editor.type(1, '% on Time in 30 mins', '200');
    await expect(editor.cell(1, '% on Time in 30 mins')).toHaveText('100');
    await editor.type(1, '% on Time in 30 mins', '0');
    await expect(editor.cell(1, '% on Time in 30 mins')).not.toHaveText('0');
  });
  await test.step('[EQUIP-25] dates stay within those of the activity', async () => {
    await editor.type(1, 'Start date', '1999-01-01');
    await expect(editor.cell(1, 'Start date')).toHaveText(task.start);
    await expect(editor.panel.getByText(`the activity runs from ${task.start} to ${task.end}`)).toBeVisible();
    await editor.type(1, 'End date', '2999-01-01');
    await expect(editor.cell(1, 'End date')).toHaveText(task.end);
    await editor.cell(1, 'End date').click();
    await page.keyboard.press('F2');
    await editor.field.fill('31/12/2027');
    await editor.field.press('Enter');
    await expect(editor.field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert').filter({ hasText: 'Use yyyy-mm-dd' })).toBeVisible();
    await editor.field.press('Escape');
    await expect(editor.cell(1, 'End date')).toHaveText(task.end);
  });
  await test.step('[EQUIP-30] [Q87] exclusive groups are explained with live sums, the loudest is marked', async () => {
    task = await openActivity(1);
    await expect(editor.cell(1, 'Exclusive group')).toHaveText('Without Exclusive Group - included in all groups');
    await expect(editor.cell(2, 'Exclusive group')).toHaveText('Piling');
    const sums = editor.side.getByRole('table', { name: 'Totals of the exclusive groups' });
    await expect(editor.side.getByText('never runs together')).toBeVisible();
    // 100 + 105 = 106.2; with 110 = 111.5
    await expect(sums.getByRole('row').filter({ hasText: 'Without group' })).toContainText('106.2');
    await expect(sums.getByRole('row').filter({ hasText: 'Piling' })).toContainText('111.5');
    await expect(editor.total).toContainText('111.5');
    await editor.type(3, 'Exclusive group', 'Breaking');
    // Together with the equipment that always runs: 100 + 105 = 106.2; 100 + 110 = 110.4
    await expect(sums.getByRole('row').filter({ hasText: 'Breaking' })).toContainText('106.2');
    await expect(sums.getByRole('row').filter({ hasText: 'counts' })).toContainText('Piling');
    await expect(sums.getByRole('row').filter({ hasText: 'counts' })).toContainText('110.4');
    await editor.cell(3, 'Sound power dB(A)').click();
    await editor.page.keyboard.type('120');
    // Before Enter: the sums update while typing.
    await expect(sums.getByRole('row').filter({ hasText: 'counts' })).toContainText('Breaking');
    await expect(editor.total).toContainText('120.0 dB(A)');
    await expect(editor.total).toContainText(', Breaking');
    await editor.page.keyboard.press('Enter');
    await editor.save();
    expect((await editor.stored(projectId, task.id)).map(({ exclusiveGroup }) => exclusiveGroup)).toEqual([
      '',
      'Piling',
      'Breaking',
    ]);
  });
  await test.step('[EQUIP-29] [EQUIP-31] [Q86] time periods and locations are chosen from closed lists', async () => {
    task = await openActivity(2);
    const before = await editor.cell(1, 'Total dB(A)').textContent();
    await editor.cell(1, 'Time period').click();
    await page.keyboard.press('Enter');
    const choices = page.getByRole('listbox', { name: 'Choices' }).getByRole('option');
    await expect(choices).toHaveText([
      'None',
      '1: all days 1900-2300 and general holidays 0700-2300',
      '2: all days 2300-0700',
    ]);
    await choices.nth(2).click();
    await expect(editor.cell(1, 'Time period')).toContainText('2: all days 2300-0700');
    expect(await editor.cell(1, 'Total dB(A)').textContent()).toBe(before);
    await editor.cell(1, 'Location').click();
    await page.keyboard.press('Enter');
    await expect(choices).toHaveText(['Notional Source', 'Fixed Location']);
    await page.keyboard.press('Escape');
    await editor.save();
    expect((await editor.stored(projectId, task.id))[0]).toMatchObject({ timePeriod: 2, fixedLocation: null });
  });
  await test.step('[EQUIP-04] rows are filled down, removed and restored', async () => {
    task = await openActivity(3);
    await editor.type(1, 'Quantity', '7');
    await editor.cell(1, 'Quantity').click();
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    for (const number of [1, 2, 3, 4]) await expect(editor.cell(number, 'Quantity')).toHaveText('7');
    await editor.sheet.getByRole('button', { name: 'Remove row 2' }).click();
    await expect.poll(() => editor.countRows()).toBe(3);
    await expect(editor.cell(2, 'Equipment')).toHaveText('C');
    await page.keyboard.press('Control+z');
    await expect.poll(() => editor.countRows()).toBe(4);
    await page.keyboard.press('Control+z');
    await expect(editor.cell(4, 'Quantity')).toHaveText('1');
    await page.keyboard.press('Control+Shift+z');
    await editor.save();
    expect((await editor.stored(projectId, task.id)).map(({ quantity }) => quantity)).toEqual([7, 7, 7, 7]);
  });
});

test('everything is done with the keyboard alone, and the marks follow the rows', async () => {
  const { page } = editor;
  await open();
  await test.step('[EQUIP-01] [EQUIP-10] a row is added, typed and saved by keys', async () => {
    await editor.activity(task.name).focus();
    await page.keyboard.press('Home');
    await expect(editor.tree.getByRole('treeitem').first()).toBeFocused();
    await page.keyboard.type(task.name.slice(0, 4).toLowerCase());
    await expect(editor.activity(task.name).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await editor.tool('Add row').focus();
    await page.keyboard.press('Enter');
    await expect(editor.field).toBeFocused();
    await page.keyboard.type('Own breaker');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('118');
    await page.keyboard.press('Enter');
    await expect(editor.cell(1, 'Equipment')).toHaveText('Own breaker');
    await expect(editor.cell(1, 'Total dB(A)')).toHaveText('122.8');
    await editor.tool('Save').focus();
    await page.keyboard.press('Enter');
    await expect(editor.flag).toContainText('All changes saved');
    expect(await editor.stored(projectId, task.id)).toMatchObject([
      { name: 'Own breaker', quantity: 3, soundPower: 118 },
    ]);
  });
  await test.step('[EQUIP-02] [EQUIP-03] [Q81] marks follow the rows while they are edited', async () => {
    await editor.sheet.getByRole('button', { name: 'Remove row 1' }).click();
    const marks = (name: string) => editor.activity(name).first().getByRole('img');
    const work = task.constructionWork;
    await expect(marks(task.name)).toHaveAccessibleName('incomplete');
    await editor.add('CNP 081');
    await expect(marks(task.name)).toHaveAccessibleName('complete');
    await editor.type(1, 'Quantity', '0');
    await expect(marks(task.name)).toHaveAccessibleName('incomplete');
    await editor.tool('Undo').click();
    await expect(marks(task.name)).toHaveAccessibleName('complete');
    const { tasks } = await readProgramme(editor.page, projectId);
    const others = tasks.filter(
      (one) => one.zoneId === task.zoneId && one.constructionWork === work && one.id !== task.id,
    );
    expect(others.length).toBeGreaterThan(0);
    await expect(marks(work)).toHaveAccessibleName('incomplete');
    for (const { name } of others) {
      await editor.choose(name);
      await editor.add('CNP 081');
    }
    await expect(marks(work)).toHaveAccessibleName('complete');
    await editor.choose(task.name);
    await editor.panel.getByLabel('Only unfinished').check();
    await expect(editor.activity(task.name)).toHaveCount(0);
    await editor.save();
    expect((await editor.stored(projectId, task.id))[0]?.quantity).toBe(1);
  });
});
