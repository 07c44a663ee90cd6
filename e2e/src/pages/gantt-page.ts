import type { Locator } from '@playwright/test';
import { expect } from './expect.ts';
import { SchedulePage } from './schedule-page.ts';

type Grip = 'whole' | 'start' | 'end';
type View = 'Day' | 'Week' | 'Month' | 'Year';

/** As the chart draws them. */
export const PIXELS_PER_DAY = { Day: 28, Week: 12, Month: 3, Year: 1 } as const;

/** The chart beside the activity table, and the construction works dialog. */
export class GanttPage extends SchedulePage {
  get chart(): Locator {
    return this.page.getByRole('listbox', { name: 'Gantt chart', exact: true });
  }
  get bars(): Locator {
    return this.chart.getByRole('option');
  }
  get groups(): Locator {
    return this.chart.getByRole('group');
  }
  /** The screen reader announcement. */
  get announcement(): Locator {
    return this.chart.locator('xpath=..').getByRole('status');
  }
  bar(name: string): Locator {
    return this.chart.getByRole('option', { name: new RegExp(`^${name}, `) });
  }
  /** The grips of a bar have no label of their own. */
  grip(name: string, grip: Grip): Locator {
    return this.bar(name).locator(`[data-grip="${grip}"]`);
  }
  view(name: View): Locator {
    return this.page.getByRole('radiogroup', { name: 'Time scale' }).getByRole('radio', { name, exact: true });
  }
  get works(): Locator {
    return this.dialog('Activities from construction works');
  }

  async showView(name: View): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Time scale' }).getByText(name, { exact: true }).click();
    await expect(this.view(name)).toBeChecked();
  }

  async expectDays(name: string, text: string): Promise<void> {
    await expect(this.bar(name)).toHaveAttribute('aria-label', new RegExp(`, ${text}$`));
  }

  /** The bar of the selected activity is visible from its first day on. */
  async expectBarInSight(): Promise<void> {
    await expect
      .poll(() =>
        this.chart.evaluate((chart) => {
          const bar = chart.querySelector('[aria-selected="true"] rect')?.getBoundingClientRect();
          const chartBox = chart.getBoundingClientRect();
          if (!bar) return 'no bar';
          const [bottom, right] = [chartBox.top + chart.clientHeight, chartBox.left + chart.clientWidth];
          const isSeen =
            bar.top > chartBox.top && bar.bottom <= bottom && bar.left >= chartBox.left - 1 && bar.left < right;
          return isSeen ? 'in sight' : `${bar.left} ${bar.top}-${bar.bottom} of ${chartBox.left}-${right} ${bottom}`;
        }),
      )
      .toBe('in sight');
  }

  /** The position of a grip after it is scrolled to the middle: at the edges the chart scrolls while dragging. */
  async #positionOf(name: string, grip: Grip): Promise<{ x: number; y: number }> {
    await this.grip(name, grip).evaluate((element) => {
      const chart = element.closest('[role="listbox"]');
      if (!chart) return;
      const [chartBox, gripBox] = [chart.getBoundingClientRect(), element.getBoundingClientRect()];
      chart.scrollLeft += gripBox.left + gripBox.width / 2 - chartBox.left - chartBox.width / 2;
    });
    const box = await this.grip(name, grip).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Presses and drags by this many pixels in small steps; the button stays down. */
  async pull(name: string, grip: Grip, pixels: number): Promise<void> {
    const { x, y } = await this.#positionOf(name, grip);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + pixels / 2, y + 4, { steps: 4 });
    await this.page.mouse.move(x + pixels, y + 2, { steps: 4 });
  }

  async drag(name: string, grip: Grip, pixels: number): Promise<void> {
    await this.pull(name, grip, pixels);
    await this.page.mouse.up();
  }
}
