import type { Locator, Page } from '@playwright/test';
import type { EquipmentChange, Programme, SavedEquipment } from '@quietsite/contracts';
import { NEW_ROW } from '../../../tools/kit/src/users/bench-project.ts';
import { expect } from './expect.ts';
import { origin } from './shell-page.ts';
import { SiteDetailPage } from './site-detail-pages.ts';

export type Row = Programme['equipmentRows'][number];
type WrittenRow = EquipmentChange['activities'][number]['rows'][number];

const columns = [
  'Equipment',
  'Quantity',
  'Sound power dB(A)',
  'Start date',
  'End date',
  '% on Time in 30 mins',
  'Total dB(A)',
  'Exclusive group',
  'Location',
  'Time period',
  'Files',
] as const;
type ColumnTitle = (typeof columns)[number];

export async function readProgramme(page: Page, projectId: number): Promise<Programme> {
  const answer = await page.request.get(`${origin()}/api/projects/${projectId}/programme`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Programme;
}

/** Stores rows of an activity through the API, as another user with the same right would. */
export async function storeRows(
  page: Page,
  projectId: number,
  taskId: number,
  rows: readonly Partial<WrittenRow>[],
): Promise<Programme> {
  const { revision, tasks } = await readProgramme(page, projectId);
  const task = tasks.find(({ id }) => id === taskId);
  if (!task) throw new Error(`no activity ${taskId}`);
  const written = rows.map((row) => ({
    ...NEW_ROW,
    name: 'Pump',
    quantity: 1,
    soundPower: 100,
    timePercent: 100,
    start: task.start,
    end: task.end,
    ...row,
  }));
  const answer = await page.request.put(`${origin()}/api/projects/${projectId}/equipment`, {
    headers: { origin: origin() },
    data: { revision, activities: [{ taskId, rows: written }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as SavedEquipment).programme;
}

/** The equipment editor. */
export class EquipmentPage extends SiteDetailPage {
  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Equipment', exact: true });
  }
  get tree(): Locator {
    return this.panel.getByRole('tree', { name: 'Zones and activities' });
  }
  get sheet(): Locator {
    return this.panel.getByRole('grid', { name: 'Equipment rows' });
  }
  get side(): Locator {
    return this.panel.getByRole('complementary', { name: 'Equipment list and details' });
  }
  get search(): Locator {
    return this.side.getByRole('combobox', { name: 'Equipment name or reference' });
  }
  get flag(): Locator {
    return this.panel.getByRole('status').filter({ hasText: /All changes saved|Unsaved changes|Saving \./ });
  }
  get total(): Locator {
    return this.panel.getByText(/^Activity total/);
  }
  get question(): Locator {
    return this.dialog('Unsaved changes');
  }
  get copyDialog(): Locator {
    return this.dialog('Copy to activities');
  }
  get bar(): Locator {
    return this.page.getByRole('toolbar', { name: 'Fixed location' });
  }
  activity(name: string): Locator {
    return this.tree.getByRole('treeitem', { name });
  }
  tool(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
  /** Counted from 1. */
  row(number: number): Locator {
    return this.sheet.locator(`[aria-rowindex="${number + 1}"]`);
  }
  cell(number: number, title: ColumnTitle): Locator {
    return this.row(number).locator(`[aria-colindex="${columns.indexOf(title) + 2}"]`);
  }
  get field(): Locator {
    return this.sheet.locator('[data-editing] input:not([type="date"])');
  }

  async visit(projectId: number): Promise<void> {
    await this.load(`/Equipment?project=${projectId}`);
    await expect(this.tree).toBeVisible();
  }

  async choose(activityName: string): Promise<void> {
    await this.activity(activityName).click();
    await expect(this.activity(activityName)).toHaveAttribute('aria-selected', 'true');
  }

  /** Adds the first item the list offers for a text. */
  async add(text: string): Promise<void> {
    const before = await this.countRows();
    await this.search.fill(text);
    await this.side.getByRole('option').first().waitFor();
    await this.search.press('Enter');
    await expect.poll(() => this.countRows()).toBe(before + 1);
  }

  async countRows(): Promise<number> {
    if ((await this.sheet.count()) === 0) return 0;
    return Number(await this.sheet.getAttribute('aria-rowcount')) - 1;
  }

  /** Types into a cell and confirms with Enter. */
  async type(number: number, title: ColumnTitle, text: string): Promise<void> {
    await this.cell(number, title).click();
    await this.page.keyboard.press('F2');
    await this.field.fill(text);
    await this.field.press('Enter');
    await expect(this.field).toHaveCount(0);
  }

  /** Uses the system clipboard and the keyboard. */
  async pasteInto(target: Locator | null, rows: readonly (readonly (string | number)[])[]): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origin() });
    const text = rows.map((cells) => cells.join('\t')).join('\n');
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await target?.click();
    await this.page.keyboard.press('Control+V');
  }

  async save(): Promise<void> {
    await this.tool('Save').click();
    await expect(this.flag).toHaveText('All changes saved');
  }

  async stored(projectId: number, taskId: number): Promise<readonly Row[]> {
    return (await readProgramme(this.page, projectId)).equipmentRows.filter((row) => row.taskId === taskId);
  }
}
