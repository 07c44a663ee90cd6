import type { Locator } from '@playwright/test';
import { PreviewCore } from '../../../apps/web/src/workers/preview-core.ts';
import { NO_EDIT } from '../../../apps/web/src/workers/preview-protocol.ts';
import type { Advice, AdviceRequest, ProgrammeFigures, ShiftRules } from '../../../packages/domain/src/index.ts';
import { expect } from './expect.ts';
import { GanttPage } from './gantt-page.ts';
import { readReceivers } from './select-page.ts';
import { TimePage } from './time-page.ts';

/** Advice on dates beside the chart. */
export class AdvicePage extends GanttPage {
  get advice(): Locator {
    return this.page.getByRole('region', { name: 'Advice on dates' });
  }
  get verdict(): Locator {
    return this.advice.getByRole('region', { name: 'Proposal' }).getByRole('status');
  }
  get shifts(): Locator {
    return this.advice.getByRole('table', { name: 'Proposed dates' }).getByRole('row');
  }
  get figures(): Locator {
    return this.advice.getByRole('table', { name: 'Effect of the shifts' });
  }
  wish(name: string): Locator {
    return this.advice.getByRole('textbox', { name });
  }
  allowed(activity: string): Locator {
    return this.advice.getByRole('checkbox', { name: activity, exact: true });
  }
  take(activity: string): Locator {
    return this.advice.getByRole('checkbox', { name: `Accept the new dates of ${activity}`, exact: true });
  }
  adviceButton = (name: string | RegExp): Locator => this.advice.getByRole('button', { name });

  /** Shows the activity on the chart, which only draws the bars in view. */
  async show(name: string): Promise<void> {
    await this.adviceButton(name).click();
    await expect(this.bar(name)).toHaveAttribute('aria-selected', 'true');
  }

  async expectProposed(name: string, isProposed: boolean): Promise<void> {
    const label = expect(this.bar(name));
    await (isProposed ? label : label.not).toHaveAttribute('aria-label', / days, proposed /);
  }

  async readShifts(): Promise<readonly { readonly name: string; readonly start: string }[]> {
    const rows = (await this.shifts.all()).slice(1);
    const cells = await Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
    return cells.map(([, name = '', , to = '']) => ({ name, start: to.slice(0, 10) }));
  }

  async expectFigures({ counts, days, highestExcess }: ProgrammeFigures): Promise<void> {
    const cells = this.figures.getByRole('row', { name: /^Proposed/ }).getByRole('cell');
    const excess = days > 0 ? `${highestExcess.toFixed(1)} dB(A)` : '-';
    const { exceeds, borderline, satisfies } = counts;
    const receivers = `${exceeds} exceed, ${borderline} borderline, ${satisfies} satisfy`;
    await expect(cells).toHaveText([receivers, String(days), excess]);
  }
}

/** What the page should show, calculated here with the same code. */
export async function calculateExpectedAdvice(page: AdvicePage['page'], projectId: number) {
  const { snapshot } = await new TimePage(page).readInput(projectId);
  const { points } = await readReceivers(page, projectId);
  const core = new PreviewCore(snapshot);
  core.edit(NO_EDIT);
  const pointIds = points.filter(({ isSelected }) => isSelected).map(({ pointId }) => pointId);
  const wishOf = (rules: ShiftRules): AdviceRequest => ({ pointIds, isCumulative: false, rules });
  return {
    advise: (rules: ShiftRules): Advice => {
      const advice = core.advise(wishOf(rules), false, () => false)?.advice;
      if (!advice) throw new Error('no advice');
      return advice;
    },
    judge: (shifts: Advice['shifts']) =>
      core.answer({ id: 1, call: 'judgeShifts', pointIds, isCumulative: false, shifts }) as ProgrammeFigures,
  };
}
