import type { Locator } from '@playwright/test';
import type { Project, SavedSchedule } from '@quietsite/contracts';
import { readProgramme, storeRows } from '../pages/equipment-page.ts';
import { type EquipmentStart, startEquipment } from '../pages/equipment-start.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { origin } from '../pages/shell-page.ts';

let editor: EquipmentStart['editor'];
let projectId: number;
let tasks: EquipmentStart['tasks'];
let task: EquipmentStart['task'];
let open: EquipmentStart['open'];
let store: EquipmentStart['store'];
let openActivity: EquipmentStart['openActivity'];
test.beforeEach(async ({ context }) => {
  ({ editor, projectId, tasks, task, open, store, openActivity } = await startEquipment(context, 'Handling'));
});

const pumps = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Pump ${index + 1}` }));

/** How far the table is scrolled to the right. */
const scrolledBy = (sheet: Locator) => sheet.evaluate((table) => table.parentElement?.scrollLeft ?? -1);

test('the list, the table and its cells show and keep the current work', async () => {
  const { page } = editor;
  const other = tasks.at(-1);
  if (!other || other.id === task.id) throw new Error('the sample has one activity only');
  await storeRows(page, projectId, other.id, pumps(3));
  await store(2, [{ name: 'One', exclusiveGroup: 'Group A' }, { name: 'Two' }]);
  await store(3, pumps(60));
  await open();
  await test.step('[EQUIP-05] eight entries of the equipment list are in sight before anything is typed', async () => {
    const list = editor.side.getByRole('listbox');
    await list.getByRole('option').nth(8).waitFor({ state: 'attached' });
    const seen = await list.evaluate((box) => {
      const end = box.getBoundingClientRect().bottom + 1;
      return [...box.children].filter((option) => option.getBoundingClientRect().bottom <= end).length;
    });
    expect(seen).toBeGreaterThanOrEqual(8);
  });
  await test.step('[EQUIP-01] [EQUIP-27] a reload shows the same activity, and a new row stays the one worked on when it is saved', async () => {
    await editor.choose(other.name);
    await page.reload();
    await expect(editor.activity(other.name).first()).toHaveAttribute('aria-selected', 'true');
    await editor.tool('Add row').click();
    await page.keyboard.type('Own drill');
    await page.keyboard.press('Enter');
    await editor.cell(4, 'Quantity').click();
    await editor.save();
    await expect(editor.row(4)).toHaveAttribute('data-active', 'true');
    await expect(editor.cell(4, 'Quantity')).toHaveAttribute('tabindex', '0');
    await editor.type(4, 'Quantity', '5');
    await editor.save();
    const stored = await editor.stored(projectId, other.id);
    expect(stored.find(({ name }) => name === 'Own drill')?.quantity).toBe(5);
    await editor.choose(task.name);
    await editor.add('CNP 081');
    await expect(editor.row(1)).toHaveAttribute('data-active', 'true');
    await editor.save();
    await expect(editor.row(1)).toHaveAttribute('data-active', 'true');
    await expect(editor.side.getByText(/^This row is at the notional source/)).toBeVisible();
  });
  await test.step('[EQUIP-10] [EQUIP-22] [Q81] a half-typed name and a missing quantity are reported at their cells', async () => {
    await openActivity(1);
    await editor.tool('Add row').click();
    await page.keyboard.type('Excav');
    await page.keyboard.press('Tab');
    await expect(editor.panel.getByText('“Excav” is not in the equipment list.')).toBeVisible();
    await expect(editor.cell(1, 'Equipment').getByRole('img', { name: 'Not in the equipment list.' })).toBeVisible();
    await page.keyboard.type('0');
    await page.keyboard.press('Tab');
    const reason = 'No quantity yet: this row is not counted and stays unfinished.';
    await expect(editor.panel.getByText(reason)).toBeVisible();
    await expect(editor.cell(1, 'Quantity').getByRole('img', { name: reason })).toBeVisible();
    await editor.add('CNP 081');
    await expect(editor.cell(2, 'Equipment').getByRole('img')).toHaveCount(0);
    await expect(editor.cell(2, 'Quantity').getByRole('img')).toHaveCount(0);
  });
  await test.step('[EQUIP-30] [Q87] an empty group cell offers the groups that are there, and the foot names the one that counts', async () => {
    await openActivity(2);
    await editor.cell(2, 'Exclusive group').click();
    await page.keyboard.press('F2');
    await page.getByRole('listbox', { name: 'Choices' }).getByRole('option', { name: 'Group A' }).click();
    await expect(editor.cell(2, 'Exclusive group')).toHaveText('Group A');
    await expect(editor.total).toHaveText(/ on [\d-]+, Group A$/);
  });
  await test.step('[EQUIP-04] the ends of the table are its first and last cells, and both are in sight', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openActivity(3);
    await editor.cell(1, 'Equipment').click();
    await page.keyboard.press('Control+End');
    await expect(editor.cell(60, 'Files')).toBeFocused();
    await expect(editor.cell(60, 'Files')).toBeInViewport();
    expect(await scrolledBy(editor.sheet)).toBeGreaterThan(100);
    await page.keyboard.press('Control+Home');
    await expect(editor.cell(1, 'Equipment')).toBeFocused();
    expect(await scrolledBy(editor.sheet)).toBe(0);
    // Clicking a cell of the first column does not scroll the table back from the last columns.
    await page.keyboard.press('End');
    const shifted = await scrolledBy(editor.sheet);
    await editor.cell(2, 'Equipment').click();
    expect(await scrolledBy(editor.sheet)).toBe(shifted);
    await editor.pasteInto(null, [['Own drill'], ['Own saw']]);
    await expect(editor.cell(3, 'Equipment')).toHaveText('Own saw');
    expect(await scrolledBy(editor.sheet)).toBe(0);
  });
});

test('[EQUIP-01] a long tree draws what is in sight and is walked by keys to its end', async () => {
  const { page } = editor;
  await storeActivities(300);
  await editor.visit(projectId);
  const items = editor.tree.getByRole('treeitem');
  await items.first().waitFor();
  expect(await items.count()).toBeLessThan(100);
  await items.first().focus();
  await page.keyboard.press('End');
  const last = editor.tree.locator('[role="treeitem"]:focus');
  await expect(last).toHaveAttribute('aria-level', '3');
  await expect(last).toBeInViewport();
  const name = await last.getAttribute('title');
  await page.keyboard.press('Enter');
  await expect(editor.activity(name ?? '').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await expect(items.first()).toHaveAttribute('aria-level', '1');
});

/** Adds activities to the first zone through the API. */
async function storeActivities(count: number): Promise<void> {
  const { revision, tasks: known } = await readProgramme(editor.page, projectId);
  const added = Array.from({ length: count }, (_, index) => ({
    ...{ id: null, zoneId: task.zoneId, constructionWork: 'Many', name: `Many ${index + 1}` },
    ...{ start: task.start, end: task.end },
  }));
  const kept = known.map(({ id, zoneId, constructionWork, name, start, end }) => ({
    ...{ id, zoneId, constructionWork, name, start, end },
  }));
  const answer = await editor.page.request.put(`${origin()}/api/projects/${projectId}/schedule`, {
    headers: { origin: origin() },
    data: { revision, tasks: [...kept, ...added] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const saved = (await answer.json()) as SavedSchedule & { readonly project: Project };
  expect(saved.programme.tasks).toHaveLength(known.length + count);
}
