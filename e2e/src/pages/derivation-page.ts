import type { Locator } from '@playwright/test';
import type { ReceiverDetail } from '@quietsite/contracts';
import { expect } from './expect.ts';
import { PreviewPage } from './preview-page.ts';
import { origin } from './shell-page.ts';

/** Columns of the mitigated table in order; the measure is text. */
const machineFigures = [
  ...(['quantity', 'swl', 'time', 'measure', 'reduction', 'power'] as const),
  ...(['distance', 'term', 'facade', 'level', 'share'] as const),
] as const;

/** Results, their popup, the derivation panel, and the calculation log. */
export class DerivationPage extends PreviewPage {
  override get panel(): Locator {
    return this.page.getByRole('region', { name: 'Calculation breakdown' });
  }
  get table(): Locator {
    return this.panel.getByRole('region', { name: 'Equipment and its levels at the receiver' });
  }
  get day(): Locator {
    return this.panel.getByLabel('Day', { exact: true });
  }
  get log(): Locator {
    return this.page.getByRole('dialog', { name: 'Calculations' });
  }
  get toast(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Calculation finished' });
  }
  fact(name: string): Locator {
    return this.popup.locator('dl > div').filter({ hasText: name }).getByRole('definition');
  }

  async readDetail(projectId: number, pointId: number): Promise<ReceiverDetail> {
    const answer = await this.page.request.get(`${origin()}/api/projects/${projectId}/receivers/${pointId}`);
    expect(answer.status()).toBe(200);
    return (await answer.json()) as ReceiverDetail;
  }

  /** The values of each item of equipment in the mitigated run; the upper one where a cell has two. */
  async readMachines(): Promise<Record<(typeof machineFigures)[number], number>[]> {
    const rows = this.table.locator('tbody tr:not([data-idle]):has(> th[scope="row"]:not([colspan]))');
    const lines = await rows.evaluateAll((found) =>
      found.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.firstChild?.textContent ?? '')),
    );
    return lines.map((cells) => {
      const figures = machineFigures.map((name, index) => [name, Number(cells[index])] as const);
      return Object.fromEntries(figures) as Record<(typeof machineFigures)[number], number>;
    });
  }

  /** Counts pixels in the colour of notional sources around a grid position. */
  async countNotionalPixels(position: readonly [number, number]): Promise<number> {
    return this.page.evaluate(
      ({ x, y }) => {
        let count = 0;
        for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[role="application"] canvas')) {
          const box = canvas.getBoundingClientRect();
          const data = canvas.getContext('2d')?.getImageData(x - box.left - 6, y - box.top - 6, 12, 12).data ?? [];
          for (let index = 0; index < data.length; index += 4) {
            const [red = 0, green = 0, blue = 0, alpha = 0] = [...data.slice(index, index + 4)];
            const isNear = Math.abs(red - 91) < 25 && Math.abs(green - 63) < 25 && Math.abs(blue - 160) < 25;
            if (alpha > 200 && isNear) count += 1;
          }
        }
        return count;
      },
      await this.pixelOf([position[0], position[1]]),
    );
  }
}
