import type { Locator } from '@playwright/test';
import { toLevelMap } from '../../../apps/web/src/workers/level-map.ts';
import { PreviewCore } from '../../../apps/web/src/workers/preview-core.ts';
import { NO_EDIT } from '../../../apps/web/src/workers/preview-protocol.ts';
import {
  countVerdicts,
  type DayString,
  type ExceedingDays,
  type LevelTable,
  type ReceiverTimeline,
} from '../../../packages/domain/src/index.ts';
import { expect } from './expect.ts';
import { PreviewPage } from './preview-page.ts';

/** The time view, and its expected content, calculated here with the same code. */
export class TimePage extends PreviewPage {
  get toggle(): Locator {
    return this.page.getByRole('button', { name: 'Time', exact: true });
  }
  get timeBar(): Locator {
    return this.page.getByRole('region', { name: 'Time view' });
  }
  get slider(): Locator {
    return this.timeBar.getByRole('slider', { name: 'Day', exact: true });
  }
  get chart(): Locator {
    return this.timeBar.getByRole('slider', { name: /^Level at / });
  }
  get table(): Locator {
    return this.timeBar.getByRole('table', { name: /^Days on which / });
  }
  get derivation(): Locator {
    return this.page.getByRole('region', { name: 'Calculation breakdown' });
  }
  step(name: string): Locator {
    return this.timeBar.getByRole('button', { name, exact: true });
  }

  async openTime(): Promise<void> {
    await this.toggle.click();
    await expect(this.slider).toBeVisible();
  }

  async calculateExpected(projectId: number): Promise<ExpectedCalculation> {
    const { snapshot } = await this.readInput(projectId);
    return new ExpectedCalculation(snapshot);
  }

  /** Includes the three counts, once they are known. */
  async expectDay(day: string, text: string): Promise<void> {
    await expect(this.slider).toHaveAttribute('aria-valuetext', `${day}, ${text}`);
  }
}

type Snapshot = ConstructorParameters<typeof PreviewCore>[0];

class ExpectedCalculation {
  readonly #core: PreviewCore;
  readonly days: readonly ExceedingDays[];
  readonly firstDay: DayString;
  readonly lastDay: DayString;
  readonly loudest: number;
  readonly levels: ReturnType<typeof toLevelMap>;

  constructor(snapshot: Snapshot) {
    this.#core = new PreviewCore(snapshot);
    const { table, firstDay, lastDay } = this.#core.edit(NO_EDIT);
    if (firstDay === null || lastDay === null) throw new Error('the project has no days');
    this.levels = toLevelMap(table);
    this.firstDay = firstDay;
    this.lastDay = lastDay;
    this.loudest = [...this.levels.values()].find(({ rank }) => rank === 1)?.pointId ?? 0;
    this.days = this.#core.answer({ id: 1, call: 'exceedingDays' }) as readonly ExceedingDays[];
  }

  /** Counted from the levels of the day, not from the list of days. */
  countOn(day: DayString): string {
    const table = this.#core.answer({ id: 1, call: 'day', day }) as LevelTable;
    const verdicts = Array.from(toLevelMap(table).values(), ({ verdict }) => verdict);
    const { exceeds, borderline, satisfies } = countVerdicts(verdicts);
    return `${exceeds} exceed, ${borderline} borderline, ${satisfies} satisfy`;
  }

  timeline(pointId: number): ReceiverTimeline {
    return this.#core.answer({ id: 1, call: 'timeline', pointId }) as ReceiverTimeline;
  }
}
