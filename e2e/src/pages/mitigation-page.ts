import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Scenario } from '@quietsite/contracts';
import { type Row, readProgramme } from './equipment-page.ts';
import { expect } from './expect.ts';
import { signInQuietly } from './project-pages.ts';
import { copyWithEquipment } from './select-page.ts';
import { changeDatabase } from './server-data.ts';
import { origin } from './shell-page.ts';
import { SiteDetailPage } from './site-detail-pages.ts';

type Measures = Row['measures'];
export type MachineOfActivity = readonly [activity: string, machine: string];

/** The mitigation screen. */
export class MitigationPage extends SiteDetailPage {
  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Mitigation', exact: true });
  }
  get sheet(): Locator {
    return this.panel.getByRole('grid', { name: 'Equipment and its mitigation' });
  }
  get receiver(): Locator {
    return this.panel.getByRole('combobox', { name: 'View highest noise level NSR' });
  }
  get above(): Locator {
    return this.panel.getByRole('status').filter({ hasText: /^(All|The selected|\d+ receivers shown)/ });
  }
  get question(): Locator {
    return this.dialog('Mitigation');
  }
  get materials(): Locator {
    return this.panel.getByRole('complementary', { name: 'Support Materials', exact: true });
  }
  get field(): Locator {
    return this.sheet.locator('[data-editing] input');
  }
  override button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
  fact(label: string): Locator {
    return this.panel.locator('dl > div').filter({ hasText: label }).locator('dd');
  }
  /** By activity and equipment, because the order changes with the levels. */
  row([activity, machine]: MachineOfActivity): Locator {
    return this.sheet.getByRole('row').filter({ hasText: activity }).filter({ hasText: machine });
  }
  async cell(row: Locator, title: string): Promise<Locator> {
    const head = this.sheet.getByRole('columnheader', { name: title, exact: true });
    return row.locator(`[aria-colindex="${await head.getAttribute('aria-colindex')}"]`);
  }

  /** Column titles that do not fit in the header. */
  async listClippedHeads(): Promise<readonly (string | null)[]> {
    return this.sheet.getByRole('columnheader').evaluateAll((heads) =>
      heads
        .filter((head) => {
          const text = document.createRange();
          text.selectNodeContents(head);
          const [needed, given] = [text.getBoundingClientRect(), head.getBoundingClientRect()];
          return needed.top < given.top || needed.left < given.left || needed.right > given.right;
        })
        .map((head) => head.textContent),
    );
  }

  async visit(projectId: number, stage: number): Promise<void> {
    await this.load(`/Mitigation/${stage}?project=${projectId}`);
    await expect(this.sheet.getByRole('row').nth(1)).toContainText('%');
  }

  /** Types into a cell and confirms with Enter. */
  async type(machine: MachineOfActivity, title: string, text: string): Promise<void> {
    const cell = await this.cell(this.row(machine), title);
    await cell.click();
    await expect(cell).toBeFocused();
    await this.page.keyboard.press('F2');
    await this.field.fill(text);
    await this.field.press('Enter');
    await expect(this.field).toHaveCount(0);
  }

  /**
   * Stores measures for all rows of an item of equipment through the API, as another user with the same right would.
   */
  async storeMeasures(projectId: number, machine: string, changes: Partial<Measures>): Promise<void> {
    const { revision, equipmentRows } = await readProgramme(this.page, projectId);
    const rows = equipmentRows
      .filter(({ officialId }) => officialId === machine)
      .map(({ id, measures, materialIds }) => ({ id, measures: { ...measures, ...changes }, materialIds }));
    const answer = await this.page.request.put(`${origin()}/api/projects/${projectId}/mitigation`, {
      headers: { origin: origin() },
      data: { revision, rows },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  /** The cells of a line of the comparison, one for each plan. */
  planFigures(title: string): Locator {
    const line = this.panel.getByRole('table', { name: 'Mitigation plans side by side' }).getByRole('row');
    return line.filter({ has: this.page.getByRole('rowheader', { name: title, exact: true }) }).getByRole('cell');
  }

  /** The barriers of the plans that are not in use. */
  async keptBarriers(projectId: number): Promise<readonly (number | undefined)[]> {
    const answer = await this.page.request.get(`${origin()}/api/projects/${projectId}/scenarios`);
    const scenarios: readonly Scenario[] = await answer.json();
    return scenarios.flatMap(({ rows }) => rows ?? []).map(({ measures }) => measures?.barrierDba);
  }

  /** Uses the button of the row; returns the number of rows in the question. */
  async applyToSame(machine: MachineOfActivity): Promise<number> {
    await this.row(machine).getByRole('button', { name: 'Apply to same equipment' }).click();
    const dialog = this.dialog('Apply to same equipment');
    const count = /to (\d+) other rows? with/.exec((await dialog.textContent()) ?? '')?.[1];
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(dialog).toBeHidden();
    return Number(count);
  }

  /** Presses 'Calculate & Save' and expects the stage suggested after it. */
  async calculateOn(suggestion: string, stage: number): Promise<void> {
    await this.button('Calculate & Save').click();
    await this.shell.finishCalculation();
    await expect(this.shell.results).toContainText(suggestion);
    await this.shell.results.getByRole('button', { name: 'Open Mitigation' }).click();
    await expect(this.page).toHaveURL(new RegExp(`/Mitigation/${stage}\\?`));
  }
}

/** Keeps the mitigation of a project as a plan twice, to have three plans. */
export async function keepPlansQuietly(page: Page, projectId: number): Promise<void> {
  for (const name of ['', 'Quieter methods only']) {
    const { revision } = await readProgramme(page, projectId);
    const answer = await page.request.post(`${origin()}/api/projects/${projectId}/scenarios`, {
      headers: { origin: origin() },
      data: { revision, key: crypto.randomUUID(), name, note: '' },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** A copy of the sample with its equipment and, if `isBare`, without measures. */
export async function startMitigation(context: BrowserContext, { isBare = false } = {}) {
  const page = await signInQuietly(context, 'demo');
  const projectId = await copyWithEquipment(page, 'Quieter');
  if (isBare)
    await changeDatabase(
      `update equipment_rows set quieter_method_name = '', quieter_method_sound_power = 0, barrier_dba = 0,
         quieter_equipment_name = '', quieter_equipment_sound_power = 0, quieter_equipment_default_sound_power = 0
       where project_id = ${projectId}`,
    );
  return { page, projectId, mitigation: new MitigationPage(page) };
}
