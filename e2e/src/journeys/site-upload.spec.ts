import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, signInQuietly } from '../pages/project-pages.ts';
import { closed, type Grid, PLAIN, rectangle, SitePage, storeSite } from '../pages/site-page.ts';

const [e, n] = PLAIN;
const whole = rectangle(PLAIN, 120, 80);
const halves = [rectangle(PLAIN, 60, 80), rectangle([e + 60, n], 60, 80)];
const titles = ['Station box', 'Ventilation shaft'];

let site: SitePage;
test.beforeEach(async ({ context }) => {
  site = new SitePage(await signInQuietly(context, 'demo'));
});

const geometry = (type: string, coordinates: unknown, properties = {}) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const polygons = halves.map((half, index) =>
  geometry('Polygon', closed(half), { title: titles[index], code: `Z${index + 1}` }),
);

/** A file of the given format made from shapes on the grid, as a planner's tools would write it. */
function makeFile(folder: string, ending: string, features: readonly unknown[], ...parameters: string[]): string {
  mkdirSync(folder, { recursive: true });
  const source = join(folder, 'source.json');
  const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2326' } };
  writeFileSync(source, JSON.stringify({ type: 'FeatureCollection', crs, features }));
  const target = join(folder, `shapes.${ending}`);
  rmSync(target, { force: true, recursive: true });
  execFileSync('ogr2ogr', [...parameters, target, source]);
  return target;
}

async function upload(button: string, path: string, name: string): Promise<void> {
  await site.button(button).click();
  await site.page
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: readFileSync(path) });
}

test('[SITE-01] [SITE-02] [SITE-04] a zip shapefile is looked at, its name field chosen, and its polygons are zones', async () => {
  const { page } = site;
  const project = await createProject(page, newTitle('Upload'));
  await storeSite(page, project.id, { parts: [closed(rectangle([e - 60, n], 40, 40))] });
  await site.openZoneTab(project.id);
  const shapes = makeFile(test.info().outputDir, 'shz', polygons, '-t_srs', 'EPSG:3857', '-f', 'ESRI Shapefile');
  await upload('Upload the site...', shapes, 'station.zip');
  await expect(site.preview).toContainText('station.zip, 2 polygons');
  await expect(site.preview).toContainText('EPSG:3857');
  await expectFineScreen(page, 'site-upload-preview');
  // By default it replaces the existing site.
  await site.preview.getByRole('button', { name: 'Use' }).click();
  await expect(site.boundary).toContainText(/9,[56]\d\d m² \(0\.96 ha\), 2 polygons/);
  await expect(site.fact('Districts')).toHaveText('Kowloon City');

  await upload('Upload zones...', shapes, 'station.zip');
  const field = site.preview.getByRole('combobox', { name: 'Zone names from' });
  await expect(field).toHaveValue('title');
  await expect(site.preview).toContainText('Names: Station box, Ventilation shaft');
  await field.click();
  await page.getByRole('option', { name: 'code' }).click();
  await expect(site.preview).toContainText('Names: Z1, Z2');
  await site.preview.getByRole('button', { name: 'Use' }).click();
  expect(await site.zoneNames()).toEqual(['Z1', 'Z2']);
  await site.button('Draw zone').click();
  await site.bar.getByRole('combobox', { name: 'Zone names from' }).click();
  await page.getByRole('option', { name: 'title' }).click();
  await site.bar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  const stored = await site.stored(project.id);
  expect(stored.zones.map(({ name }) => name)).toEqual(titles);
  expect(stored.site).toHaveLength(2);
  for (const { outline } of stored.zones)
    for (const [east, north] of outline[0] ?? []) {
      expect(Math.min(...halves.flat().map(([x, y]) => Math.hypot(x - east, y - north)))).toBeLessThan(0.01);
    }
});

test('[SITE-13] [SITE-14] a file without polygons, or of another kind, is refused in a modal', async () => {
  const { page } = site;
  const project = await createProject(page, newTitle('Refused'));
  await storeSite(page, project.id, { parts: [closed(whole)] });
  await site.openZoneTab(project.id);
  const shapefile = ['-t_srs', 'EPSG:3857', '-f', 'ESRI Shapefile'];
  const none = makeFile(
    test.info().outputDir,
    'shz',
    polygons,
    ...shapefile,
    '-where',
    "code = 'none'",
    '-nlt',
    'POLYGON',
  );
  await upload('Upload zones...', none, 'none.zip');
  const dialog = site.dialog('Upload zones');
  await expect(dialog.getByRole('alert')).toHaveText(
    'There is 0 polygon on your shapefile. Please upload another shapefile.',
  );
  await expectFineScreen(page, 'site-upload-refused');
  const points = makeFile(test.info().outputDir, 'shz', [geometry('Point', PLAIN as Grid)], ...shapefile);
  await dialog
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({
      name: 'points.zip',
      mimeType: 'application/zip',
      buffer: readFileSync(points),
    });
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your shapefile does not contain Polygon geometry type. Please upload another shapefile.',
  );
  await dialog
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no shapes'),
    });
  await expect(dialog.getByRole('alert')).toContainText('This file type is not supported.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(site.boundary).toContainText('1 polygon');
});
