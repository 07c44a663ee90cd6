import type { Locator, Page } from '@playwright/test';
import type { Lease, Project, ProjectMap, SiteChange } from '@quietsite/contracts';
import { hk80, hk80ToMercator } from '@quietsite/geometry';
import { expect } from './expect.ts';
import { createProject, newTitle, ProjectEditorPage } from './project-pages.ts';
import { readMap } from './server-data.ts';
import { origin } from './shell-page.ts';

/** Easting and Northing. */
export type Grid = readonly [number, number];

/** Corners of a rectangle from its south-west corner; the first is not repeated at the end. */
export const rectangle = ([e, n]: Grid, width: number, height: number): readonly Grid[] => [
  [e, n],
  [e + width, n],
  [e + width, n + height],
  [e, n + height],
];
export const closed = (corners: readonly Grid[]) => [[...corners, ...corners.slice(0, 1)].map(([e, n]) => hk80(e, n))];
const lines = (corners: readonly Grid[]) => corners.map(([e, n]) => `${e} ${n}`).join('\n');

/** Near homes and two schools, none of which lies just outside 300 m. */
export const PLAIN: Grid = [838_296, 820_838];
/** A school lies just outside 300 m, not outside 350 m. */
export const BY_SCHOOL: Grid = [837_996, 821_138];
/** In the hills: no homes within 300 m. */
export const LONELY: Grid = [840_996, 823_838];

/** Stores a site through the API with the session of the page, for journeys that start after it. */
export async function storeSite(page: Page, projectId: number, site: Partial<SiteChange>): Promise<Project> {
  const headers = { origin: origin() };
  const path = `${origin()}/api/projects/${projectId}`;
  const lease = await page.request.post(`${path}/lease`, { headers, data: { isTakeOver: false } });
  expect(((await lease.json()) as Lease).isHeld).toBe(true);
  const { revision } = await readMap(page, projectId);
  const data = { revision, radiusMetres: 300, parts: [], zones: [], ...site };
  const answer = await page.request.put(`${path}/site`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Project;
}

export const newZone = (name: string, corners: readonly Grid[], calculationType: 'A' | 'B' = 'A') => ({
  id: null,
  name,
  calculationType,
  outline: closed(corners),
  movedCentre: null,
});

/** 120 m by 80 m, and its two halves. */
export const whole = rectangle(PLAIN, 120, 80);
export const west = rectangle(PLAIN, 60, 80);
export const east = rectangle([PLAIN[0] + 60, PLAIN[1]], 60, 80);

/** Creates a project with the two zones West and East and opens its Zone tab. */
export async function openTwoZones(site: SitePage, word: string): Promise<number> {
  const project = await createProject(site.page, newTitle(word));
  await storeSite(site.page, project.id, {
    parts: [closed(whole)],
    zones: [newZone('West', west), newZone('East', east)],
  });
  await site.openZoneTab(project.id);
  await expect(site.zoneRows).toHaveCount(2);
  return project.id;
}

/** The Zone tab, the draw window and the pen. */
export class SitePage extends ProjectEditorPage {
  get bar(): Locator {
    return this.page.getByRole('toolbar', { name: 'Draw window' });
  }
  get boundary(): Locator {
    return this.page.getByRole('region', { name: 'Site boundary', exact: true });
  }
  get area(): Locator {
    return this.page.getByRole('region', { name: 'Assessment area', exact: true });
  }
  get zones(): Locator {
    return this.page.getByRole('region', { name: 'Zones of the site', exact: true });
  }
  get zoneRows(): Locator {
    return this.page
      .getByRole('region', { name: 'Zones', exact: true })
      .getByRole('row')
      .filter({ has: this.page.getByRole('button', { name: /^Corners of / }) });
  }
  get preview(): Locator {
    return this.page.getByRole('region', { name: 'Uploaded file' });
  }
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }
  zoneName(number: number): Locator {
    return this.page.getByRole('textbox', { name: `Name of zone ${number}`, exact: true });
  }
  /** An entry in the list of what the assessment area contains. */
  fact(term: string): Locator {
    return this.area.getByRole('definition').nth(['Districts', 'Residential', 'Educational'].indexOf(term));
  }
  async zoneNames(): Promise<string[]> {
    return this.page
      .getByRole('textbox', { name: /^Name of zone \d+$/ })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  }

  async openZoneTab(projectId: number): Promise<void> {
    await this.visit(projectId, 1);
    await expect(this.boundary).toBeVisible();
  }

  /** The screen positions of grid points, once the map has stopped moving. */
  async pixelsOf(points: readonly Grid[]): Promise<{ x: number; y: number }[]> {
    const found: { x: number; y: number }[] = [];
    const mercators = points.map(([e, n]) => hk80ToMercator(hk80(e, n)));
    const [first, ...rest] = mercators;
    if (!first) return found;
    found.push(await this.shell.pixelOf(first));
    const { resolution } = await this.shell.mapState();
    const origin = found[0] as { x: number; y: number };
    for (const [x, y] of rest) {
      found.push({ x: origin.x + (x - first[0]) / resolution, y: origin.y - (y - first[1]) / resolution });
    }
    return found;
  }

  /** Zooms with the wheel. */
  async zoomInto(place: Grid, resolution = 1.2): Promise<void> {
    const readResolution = async () => (await this.shell.mapState()).resolution;
    for (let before = await readResolution(); before > resolution; before = await readResolution()) {
      const [pixel] = await this.pixelsOf([place]);
      await this.page.mouse.move(pixel?.x ?? 0, pixel?.y ?? 0);
      // One turn at a time: on a busy machine several would add up and zoom in too far.
      await this.page.mouse.wheel(0, -400);
      await expect.poll(readResolution).toBeLessThan(before);
    }
    await this.pixelsOf([place]);
  }

  /** Clicks each corner; the pen follows the pointer. */
  async click(points: readonly Grid[]): Promise<void> {
    // The pen is ready once it shows the number of corners; an earlier click is lost.
    await expect(this.page.getByRole('status').filter({ hasText: /corners? placed/ })).toHaveCount(1);
    for (const { x, y } of await this.pixelsOf(points)) {
      await this.page.mouse.move(x, y, { steps: 2 });
      await this.page.mouse.down();
      await this.page.mouse.up();
      // Two clicks without a pause would be a double click.
      await this.page.waitForTimeout(60);
    }
  }

  async drawPolygon(corners: readonly Grid[]): Promise<void> {
    await this.click([...corners, corners[0] as Grid]);
  }

  async drawLine(points: readonly Grid[]): Promise<void> {
    await this.click(points);
    await this.page.keyboard.press('Enter');
  }

  async drag(from: Grid, to: Grid): Promise<void> {
    const [start, end] = await this.pixelsOf([from, to]);
    await this.page.mouse.move(start?.x ?? 0, start?.y ?? 0, { steps: 2 });
    await this.page.mouse.down();
    await this.page.mouse.move(end?.x ?? 0, end?.y ?? 0, { steps: 6 });
    await this.page.mouse.up();
  }

  async typeShape(button: string, corners: readonly Grid[]): Promise<void> {
    const name = { name: button, exact: true };
    const item = this.page.getByRole('menuitem', name);
    if (button !== 'New polygon by coordinates') await this.button('Coordinates...').click();
    await item.or(this.button(button)).click();
    const dialog = this.dialog(button);
    await dialog.getByRole('textbox').fill(lines(corners));
    await dialog.getByRole('button', { name: 'Use' }).click();
  }

  /** The notification of an earlier save may still be there, so the response counts too. */
  async save(): Promise<void> {
    const response = this.page.waitForResponse(
      (candidate) => candidate.request().method() === 'PUT' && candidate.url().endsWith('/site'),
    );
    await this.button('Save').click();
    await response;
    await expect(this.page.getByText('Project saved')).toBeVisible();
  }

  async stored(projectId: number): Promise<ProjectMap> {
    return readMap(this.page, projectId);
  }
}
