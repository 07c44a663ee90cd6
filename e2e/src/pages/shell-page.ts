import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

interface MapState {
  readonly projection: string;
  readonly zoom: number;
  readonly centre: readonly [number, number];
  readonly resolution: number;
}

export const SAMPLE_PROJECT = 'Kai Tak Link Road and Community Hub';

export const origin = () => {
  const value = process.env.QUIETSITE_ORIGIN;
  if (!value) throw new Error('the stack is not running');
  return value;
};

/** The shell, found by role and label. */
export class ShellPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }
  get menu(): Locator {
    return this.page.getByRole('navigation', { name: 'Project steps' });
  }
  get legend(): Locator {
    return this.page.getByRole('region', { name: 'Legend' });
  }
  get map(): Locator {
    return this.page.getByRole('application', { name: /Map of the project area/ });
  }
  get overlay(): Locator {
    return this.page.getByRole('dialog', { name: 'Calculating noise' });
  }
  /** The results of a calculation, which offer mitigation and the report. */
  get results(): Locator {
    return this.page.getByRole('region', { name: 'Results', exact: true });
  }
  /** The question shown before the report of a project without mitigation. */
  get suggestion(): Locator {
    return this.page.getByRole('dialog', { name: 'Mitigation', exact: true });
  }
  /** The page of all projects. */
  get projects(): Locator {
    return this.page.getByRole('region', { name: 'Projects', exact: true });
  }
  /** The home of officers. */
  get inbox(): Locator {
    return this.page.getByRole('region', { name: 'Inbox', exact: true });
  }
  /** A place that the header always leads to. */
  place(name: string): Locator {
    return this.header.getByRole('navigation', { name: 'Places' }).getByRole('link', { name, exact: true });
  }
  menuButton(name: string): Locator {
    return this.menu.getByRole('button', { name, exact: true });
  }

  async signIn(username = 'demo'): Promise<void> {
    await this.page.goto(`${origin()}/`);
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill('quiet-demo-1');
    await this.page.getByRole('button', { name: 'Login' }).click();
    await expect(username === 'demo-epd' ? this.inbox : this.projects).toBeVisible();
  }

  /** Leaves the page of all projects, which opens after sign-in. */
  async showMap(): Promise<void> {
    await this.projects.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(this.map).toBeVisible();
  }

  /** Opens for editing if the account may, even if another session of the same account still holds the lease. */
  async openProject(title = SAMPLE_PROJECT): Promise<void> {
    const district = this.page.getByRole('tab', { name: 'District Projects' });
    if (await district.isVisible()) await district.click();
    await this.projects.getByRole('button', { name: title, exact: true }).click();
    const takeOver = this.page.getByRole('button', { name: 'Take over' });
    await expect.poll(async () => (await takeOver.isVisible()) || (await this.projects.isHidden())).toBe(true);
    if (await takeOver.isVisible()) await takeOver.click();
    await expect(this.header).toContainText(title);
    await expect(this.projects).toBeHidden();
  }

  async mapState(): Promise<MapState> {
    await expect(this.map).toHaveAttribute('data-view', /EPSG/);
    return JSON.parse((await this.map.getAttribute('data-view')) ?? '{}') as MapState;
  }

  /** Waits until the view stops moving. */
  async settleMap(): Promise<void> {
    let before = '';
    await expect
      .poll(
        async () => {
          // Frames may be further apart than two polls of the view, so the map itself reports whether it is moving.
          const [now, isMoving] = await this.map.evaluate((map) => [map.dataset.view ?? '', 'moving' in map.dataset]);
          const isStill = now === before && now !== '' && !isMoving;
          before = now;
          return isStill;
        },
        { intervals: [300] },
      )
      .toBe(true);
  }

  /** The screen positions of map coordinates, once the view stops moving. */
  async pixelsOf(places: readonly (readonly [number, number])[]): Promise<{ x: number; y: number }[]> {
    await this.settleMap();
    const { centre, resolution } = await this.mapState();
    const box = await this.map.boundingBox();
    if (!box) throw new Error('the map is not shown');
    return places.map(([x, y]) => ({
      x: box.x + box.width / 2 + (x - centre[0]) / resolution,
      y: box.y + box.height / 2 - (y - centre[1]) / resolution,
    }));
  }

  async pixelOf(mercator: readonly [number, number]): Promise<{ x: number; y: number }> {
    const [place = { x: 0, y: 0 }] = await this.pixelsOf([mercator]);
    return place;
  }

  /** Calculates, waits until the map shows the levels, and closes the results. */
  async calculate(): Promise<void> {
    await this.menuButton('Calculate Noise').click();
    await this.finishCalculation();
    await this.closeResults();
  }

  async finishCalculation(): Promise<void> {
    await expect(this.page.getByText('Calculation finished')).toBeVisible();
    // The overlay stays for its minimum time, and nothing beneath it takes the focus until it is gone.
    await expect(this.overlay).toBeHidden();
    await expect(this.results).toContainText('Next step');
  }

  async closeResults(): Promise<void> {
    await this.results.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(this.results).toBeHidden();
  }
}
