import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { ProjectEditorPage, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';
import {
  BuildingsPage,
  copySample,
  type GridPoint,
  readProject,
  UnregisteredPage,
} from '../pages/site-detail-pages.ts';

/** Screenshots and accessibility checks are slow. */

const NO_DEGREE = 'Please input the noise degree of affect to the construction site.';

let sites: UnregisteredPage;
let projectId: number;
/** Corners of an area beside the site, away from anything the pointer would snap to. */
let square: readonly GridPoint[];
test.beforeEach(async ({ context }) => {
  sites = new UnregisteredPage(await signInQuietly(context, 'demo'));
  projectId = (await copySample(sites.page, 'Unregistered')).id;
  const [east = 0, north = 0] = (await sites.readMap(projectId)).zones[0]?.centre ?? [];
  square = [
    [east + 120, north - 130],
    [east + 180, north - 130],
    [east + 180, north - 70],
    [east + 120, north - 70],
  ];
  await sites.visit(projectId);
});

test('[SITE-20] [SITE-18] [PROJ-38] drawn on the map with a degree, saved by the button of the fourth index', async () => {
  const { page } = sites;
  const editor = new ProjectEditorPage(page);
  await expect(editor.card('Edit Project').getByRole('tab')).toHaveText(['Information', 'Zone', 'Schedule']);
  await expect(sites.radius).toHaveValue('300');
  await expect(sites.save).toBeDisabled();
  await expectFineScreen(page, 'unregistered-empty');
  await sites.button('Draw').click();
  const message = sites.dialog('Unregistered Sites');
  await expect(message.getByText(NO_DEGREE, { exact: true })).toBeVisible();
  await message.getByRole('button', { name: 'OK' }).click();
  await expect(sites.shell.map).not.toHaveAttribute('data-mode', 'drawUnregistered');

  await sites.degree.selectOption('Slightly Affected');
  await sites.button('Draw').click();
  await expect(sites.shell.map).toHaveAttribute('data-mode', 'drawUnregistered');
  await sites.draw(square);
  await expect(sites.table.getByRole('row')).toHaveCount(2);
  await expectFineScreen(page, 'unregistered-drawn');
  await changeDatabase(`update projects set is_calculated = true where id = ${projectId}`);
  await sites.finish();
  const [stored] = (await sites.readMap(projectId)).unregisteredSites;
  expect(stored).toMatchObject({ affectDegree: 'Slightly Affected', radiusMetres: 300 });
  expect(stored?.outline[0]).toHaveLength(5);
  for (const [index, [east, north]] of square.entries()) {
    const nearest = (stored?.outline[0] ?? []).map((corner) => Math.hypot(corner[0] - east, corner[1] - north));
    expect(Math.min(...nearest), `corner ${index}`).toBeLessThan(3);
  }
  expect((await readProject(page, projectId)).isCalculated).toBe(false);
});

test('[SITE-06] [SITE-19] [SITE-22] criteria around it fall by 3, then by 7, and come back', async () => {
  const { page } = sites;
  await sites.degree.selectOption('Slightly Affected');
  await sites.button('Draw').click();
  for (const [index, [east, north]] of square.entries()) {
    const name = `corner ${index + 1}`;
    await page.getByRole('textbox', { name: `Easting of ${name}`, exact: true }).fill(east.toFixed(3));
    await page.getByRole('textbox', { name: `Northing of ${name}`, exact: true }).fill(north.toFixed(3));
    await page.getByRole('textbox', { name: `Northing of ${name}`, exact: true }).press('Enter');
  }
  await expectFineScreen(page, 'unregistered-corners');
  await sites.button('Finish shape').click();
  const path = `**/api/projects/${projectId}/unregistered-sites`;
  await page.route(path, (route) => route.abort());
  await sites.save.click();
  await expect(page.getByText('The unregistered sites were not saved')).toBeVisible();
  await expect(page.getByText('Finish', { exact: true })).toHaveCount(0);
  await page.unroute(path);
  await sites.finish();
  const reduced = (await sites.readMap(projectId)).receiverBuildings.find(
    ({ criterionReduction }) => criterionReduction === 3,
  );
  if (!reduced) throw new Error('no building lies around the unregistered site');
  const buildings = new BuildingsPage(page);
  /** The last two values of a row, before its tools. */
  const expectCells = async (...texts: [reduction: string, inForce: string]) => {
    await buildings.visit(projectId);
    await buildings.search.fill(String(reduced.buildingId));
    const cells = buildings.row(reduced.name).getByRole('cell');
    await expect.poll(async () => (await cells.allInnerTexts()).slice(-4, -2)).toEqual(texts);
  };
  const standard = reduced.kind === 'education' ? 70 : 75;
  await expectCells('3', String(standard - 3));

  await sites.visit(projectId);
  const degree = page.getByRole('combobox', { name: 'Degree of noise effect of Site 1' });
  await degree.selectOption('Affected');
  await sites.finish();
  await expectCells('7', String(standard - 7));

  await sites.visit(projectId);
  await sites.button('Remove Site 1').click();
  await sites.finish();
  await expectCells('0', String(standard));
});

test('[SITE-06] [SITE-37] [Q62] a shape that crosses itself is refused, undo and a reload keep the rest', async () => {
  const { page } = sites;
  const [a, b, c, d] = square as [GridPoint, GridPoint, GridPoint, GridPoint];
  await sites.degree.selectOption('Affected');
  await sites.button('Draw').click();
  await sites.draw([a, c, b, d]);
  const refusal = sites.dialog('Shape not accepted');
  await expect(refusal).toContainText('Lines cross. Undo the last corner.');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lines cross. Undo the last corner.' })).toHaveCount(1);
  await sites.button('Cancel drawing').click();
  await sites.button('Draw').click();
  await sites.draw([a, b, c]);
  await expect(sites.table.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(sites.table).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(sites.table.getByRole('row')).toHaveCount(2);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(sites.table.getByRole('row')).toHaveCount(2);
  // Another tab of the editor is the same screen; leaving it is not.
  const editor = new ProjectEditorPage(page);
  await editor.tab('Information').click();
  await sites.shell.menuButton('Equipment').click();
  await expect(editor.question).toBeVisible();
  await editor.question.getByRole('button', { name: 'Close without saving' }).click();
  await sites.visit(projectId);
  await expect(sites.table).toHaveCount(0);
});
