import type { Locator, Page } from '@playwright/test';
import type { Project, ProjectMap } from '@quietsite/contracts';
import { hk80, hk80ToMercator } from '@quietsite/geometry';
import { expect } from './expect.ts';
import { newTitle } from './project-pages.ts';
import { findProjectId, readMap } from './server-data.ts';
import { openPath } from './shared-page.ts';
import { origin, ShellPage } from './shell-page.ts';

export type GridPoint = readonly [number, number];

/** A separate project with the site, the zones and the receivers of the sample. */
export async function copySample(page: Page, word: string): Promise<Project> {
  const answer = await page.request.post(`${origin()}/api/projects/${await findProjectId(page)}/copies`, {
    headers: { origin: origin() },
    data: { as: 'project', title: newTitle(word), commencementDate: null, isEquipmentKept: false },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Project;
}

export async function readProject(page: Page, projectId: number): Promise<Project> {
  return (await (await page.request.get(`${origin()}/api/projects/${projectId}`)).json()) as Project;
}

/** The mean of the corners: inside for the simple shapes of the sample city. */
export function middleOf(outline: ProjectMap['site']): GridPoint {
  const corners = (outline[0]?.[0] ?? []).slice(0, -1);
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [mean(0), mean(1)];
}

/** Shared by the screens of this file: a project, its map, real pointer events on the canvas. */
export class SiteDetailPage {
  readonly page: Page;
  readonly shell: ShellPage;
  constructor(page: Page) {
    this.page = page;
    this.shell = new ShellPage(page);
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }
  get choice(): Locator {
    return this.dialog('Changed in the meantime');
  }

  protected async load(path: string): Promise<void> {
    await openPath(this.page, path);
    await expect.poll(async () => (await this.shell.mapState()).zoom).toBeGreaterThan(12);
  }

  async pixelOf([easting, northing]: GridPoint): Promise<{ x: number; y: number }> {
    return this.shell.pixelOf(hk80ToMercator(hk80(easting, northing)));
  }

  /** The map beside a panel shows the site; zooms out for anything farther away, as a user would. */
  private async bringIntoSight(place: GridPoint): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      const { x, y } = await this.pixelOf(place);
      const isSeen = await this.page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('#map') != null,
        [x, y] as const,
      );
      if (isSeen) return;
      await this.page.getByRole('button', { name: 'Zoom out' }).click();
    }
  }

  async clickAt(place: GridPoint): Promise<void> {
    await this.bringIntoSight(place);
    const { x, y } = await this.pixelOf(place);
    await this.page.mouse.click(x, y);
  }

  async drag(from: GridPoint, to: GridPoint): Promise<void> {
    const [start, end] = [await this.pixelOf(from), await this.pixelOf(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 8 });
    await this.page.mouse.up();
  }

  async readMap(projectId: number): Promise<ProjectMap> {
    return readMap(this.page, projectId);
  }

  async zoomOut(times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      const before = (await this.shell.mapState()).zoom;
      await this.button('Zoom out').click();
      await expect.poll(async () => (await this.shell.mapState()).zoom).toBeLessThan(before - 0.9);
    }
  }
}

/** The geographical centres screen. */
export class CentrePage extends SiteDetailPage {
  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Geographical Centre', exact: true });
  }
  easting(zone: string): Locator {
    return this.page.getByRole('textbox', { name: `Easting of ${zone}`, exact: true });
  }
  northing(zone: string): Locator {
    return this.page.getByRole('textbox', { name: `Northing of ${zone}`, exact: true });
  }
  get saved(): Locator {
    return this.page.getByText('Geographical centres saved');
  }
  /** The one beside Edit and Done; the panel header has one too. */
  get close(): Locator {
    return this.panel.getByRole('button', { name: 'Close', exact: true }).filter({ hasText: 'Close' });
  }

  async visit(projectId: number): Promise<void> {
    await this.load(`/CenterPoint?project=${projectId}`);
    await expect(this.panel.getByRole('row').nth(1)).toBeVisible();
  }

  async type(zone: string, [easting, northing]: GridPoint): Promise<void> {
    await this.easting(zone).fill(easting.toFixed(3));
    await this.northing(zone).fill(northing.toFixed(3));
    await this.northing(zone).press('Enter');
  }
}

/** The unregistered sites window: index 3 of the editor. */
export class UnregisteredPage extends SiteDetailPage {
  get degree(): Locator {
    return this.page.getByRole('combobox', { name: 'Degree of noise effect', exact: true });
  }
  get radius(): Locator {
    return this.page.getByRole('textbox', { name: 'Radius (m)', exact: true });
  }
  get table(): Locator {
    return this.page.getByRole('region', { name: 'Unregistered sites', exact: true });
  }
  get save(): Locator {
    return this.button('Save Unregistered Sites');
  }

  async visit(projectId: number): Promise<void> {
    await this.load(`/EditProjects?project=${projectId}&activeIndex=3`);
    await expect(this.page.getByRole('heading', { name: 'Unregistered Sites' })).toBeVisible();
  }

  /** Clicks the corners on the map; the last one twice. */
  async draw(corners: readonly GridPoint[]): Promise<void> {
    for (const corner of corners.slice(0, -1)) await this.clickAt(corner);
    const last = corners.at(-1);
    if (!last) return;
    const { x, y } = await this.pixelOf(last);
    await this.page.mouse.dblclick(x, y);
  }

  async finish(): Promise<void> {
    await this.save.click();
    const finished = this.dialog('Unregistered Sites');
    await expect(finished.getByText('Finish', { exact: true })).toBeVisible();
    await finished.getByRole('button', { name: 'OK' }).click();
    await expect(this.save).toBeDisabled();
  }
}

/** The table of the receiver buildings with map edit modes 1 to 3. */
export class BuildingsPage extends SiteDetailPage {
  get panel(): Locator {
    return this.page.getByRole('region', { name: 'NSR Buildings', exact: true });
  }
  mode(name: 'Add' | 'Remove' | 'Change noise level'): Locator {
    return this.panel
      .getByRole('group', { name: 'Action when you click the map' })
      .getByRole('button', { name, exact: true });
  }
  view(name: RegExp): Locator {
    return this.panel.getByRole('radio', { name });
  }
  get search(): Locator {
    return this.panel.getByRole('textbox', { name: 'Search name or building id' });
  }
  row(name: string): Locator {
    return this.panel.getByRole('row').filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  async visit(projectId: number): Promise<void> {
    await this.load(`/EditProjects?project=${projectId}&activeIndex=1&window=buildings`);
    await expect(this.panel.getByRole('row').nth(1)).toBeVisible();
  }

  async choose(name: RegExp): Promise<void> {
    await this.panel.getByRole('radiogroup').getByText(name).click();
    await expect(this.view(name)).toBeChecked();
  }

  async apply(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Apply' }).click();
    await expect(this.panel.getByText('No changes', { exact: true })).toBeVisible();
  }
}
