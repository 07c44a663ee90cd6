import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { BY_SCHOOL, closed, LONELY, newZone, PLAIN, rectangle, SitePage, storeSite } from '../pages/site-page.ts';

const SCHOOLS =
  'At least one Educational NSR building is located within 100 m outside the current assessment area. Would you consider enlarging assessment area to include the Educational NSR as well?';
const NONE = 'No NSR building is found within the construction site buffer. Please try enlarging the study area.';

let site: SitePage;
test.beforeEach(async ({ context }) => {
  site = new SitePage(await signInQuietly(context, 'demo'));
});

test('[SITE-01] [SITE-07] [SITE-17] a site is drawn in a new project, and its surroundings are found at once', async () => {
  const { page } = site;
  await new ProjectListPage(page).visit();
  await site.startNew();
  await site.fillMandatory(newTitle('Drawn'));
  await site.tab('Zone').click();
  await expect(page.getByText('Save the project before you draw its site.')).toBeVisible();
  await site.tab('Information').click();
  await site.button('Next').click();
  await expect(site.boundary).toBeVisible();
  await expect(site.tab('Zone')).toHaveAttribute('aria-selected', 'true');
  await expect(site.area.getByRole('textbox', { name: 'Radius' })).toHaveValue('300');
  await expect(site.button('Draw zone')).toBeDisabled();
  await site.button('Draw site').click();
  await expect(site.bar).toBeVisible();
  await expect(site.card('Edit Project')).toBeHidden();
  await site.zoomInto([PLAIN[0] + 60, PLAIN[1] + 40]);
  await site.drawPolygon(rectangle(PLAIN, 80, 60));
  await expect(site.bar.getByRole('button', { name: 'Draw', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await site.bar.getByRole('button', { name: 'Show the panel' }).click();
  await expect(site.fact('Districts')).toHaveText('Kowloon City');
  await expect(site.fact('Educational')).toHaveText('2');
  await expect(site.boundary).toContainText(/4,[78]\d\d m² \(0\.48 ha\), 1 polygon/);
  const homes = Number(await site.fact('Residential').textContent());
  expect(homes).toBeGreaterThan(5);
  await site.button('One zone for the whole site').click();
  await site.save();
  const projectId = Number(new URL(page.url()).searchParams.get('project'));
  const stored = await site.stored(projectId);
  expect(stored.radiusMetres).toBe(300);
  expect(stored.zones.map(({ name }) => name)).toEqual(['Zone 1']);
  expect(stored.receiverBuildings).toHaveLength(homes + 2);
  await page.reload();
  await expect(site.boundary).toBeVisible();
  await expect(site.fact('Residential')).toHaveText(String(homes));
  await expect(site.zoneName(1)).toHaveValue('Zone 1');
});

test('[SITE-04] [SITE-05] the draw window holds its controls and toggles between full and minimised', async () => {
  const project = await createProject(site.page, newTitle('Window'));
  await storeSite(site.page, project.id, { parts: [closed(rectangle(PLAIN, 80, 60))] });
  await site.openZoneTab(project.id);
  await expectFineScreen(site.page, 'site-zone-tab');
  await site.button('Draw zone').click();
  await expect(site.shell.map).toBeFocused();
  await expect(site.card('Edit Project')).toBeHidden();
  for (const name of [
    'Draw',
    'Cut by line',
    'Move corners',
    'Clear',
    'Undo',
    'Redo',
    'Update Assessment Area',
    'Save',
  ]) {
    await expect(site.bar.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(site.bar.getByRole('radio')).toHaveCount(2);
  await site.bar.getByRole('button', { name: 'Increase the radius by 50 m' }).click();
  await expect(site.bar.getByRole('textbox', { name: 'Radius' })).toHaveValue('350');
  await site.page.route('**/site/surroundings', (route) => route.abort());
  await site.bar.getByRole('button', { name: 'Update Assessment Area' }).click();
  await expect(site.page.getByRole('main').getByRole('alert')).toContainText('Could not load the surroundings.');
  await expectFineScreen(site.page, 'site-draw-window');
  await site.page.unroute('**/site/surroundings');
  await site.bar.getByRole('button', { name: 'Show the panel' }).click();
  await expect(site.bar).toBeHidden();
  await expect(site.area.getByRole('textbox', { name: 'Radius' })).toHaveValue('350');
  await expect(site.area.getByRole('alert')).toContainText(
    'The districts and NSR buildings around this site are not known yet.',
  );
  await site.area.getByRole('button', { name: 'Retry' }).click();
  await expect(site.fact('Districts')).toHaveText('Kowloon City');
  await site.tab('Information').click();
  // Both tabs have a radius: this is the one on the new tab.
  await expect(site.area).toBeHidden();
  await expect(site.radius).toHaveValue('350');
  await site.radius.fill('200');
  await site.tab('Zone').click();
  await expect(site.area.getByRole('textbox', { name: 'Radius' })).toHaveValue('200');
  await expect(site.area).toContainText('The site or radius has changed');
  await site.save();
  expect((await site.stored(project.id)).radiusMetres).toBe(200);
});

test('[SITE-15] [SITE-16] [Q68] nobody around is said, schools just outside are asked about, a failure is neither', async () => {
  const { page } = site;
  const project = await createProject(page, newTitle('Around'));
  await site.openZoneTab(project.id);
  await page.route('**/site/surroundings', (route) => route.abort());
  await site.typeShape('New polygon by coordinates', rectangle(LONELY, 80, 60));
  const failure = site.area.getByRole('alert').filter({ hasText: 'Could not load the surroundings.' });
  await expect(failure).toBeVisible();
  await expect(page.getByText(NONE)).toHaveCount(0);
  await expect(site.area.getByRole('definition')).toHaveCount(0);
  await page.unroute('**/site/surroundings');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await site.dialog('No NSR building').getByText(NONE).waitFor();
  await site.dialog('No NSR building').getByRole('button', { name: 'OK' }).click();
  await expect(site.fact('Residential')).toHaveText('0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(site.boundary).toContainText('No site boundary yet.');

  await site.typeShape('New polygon by coordinates', rectangle(BY_SCHOOL, 80, 60));
  const question = site.dialog('Educational NSR nearby');
  await expect(question).toContainText(SCHOOLS);
  await question.getByRole('button', { name: 'Yes' }).click();
  const radius = site.area.getByRole('textbox', { name: 'Radius' });
  await expect(radius).toHaveValue('350');
  await expect(site.fact('Educational')).toHaveText('3');
  await page.keyboard.press('Control+z');
  await expect(radius).toHaveValue('300');
  await expect(site.fact('Educational')).toHaveText('2');
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toHaveCount(1);
  await page.keyboard.press('Control+y');
  await expect(site.fact('Educational')).toHaveText('3');
});

test('[SITE-02] [SITE-08] two lines cut the site into three zones', async () => {
  const project = await createProject(site.page, newTitle('Cut'));
  await storeSite(site.page, project.id, { parts: [closed(rectangle(PLAIN, 180, 60))] });
  await site.openZoneTab(project.id);
  await site.button('Cut by line').click();
  const [e, n] = PLAIN;
  await site.drawLine([
    [e + 60, n - 15],
    [e + 60, n + 75],
  ]);
  await site.drawLine([
    [e + 120, n - 15],
    [e + 120, n + 75],
  ]);
  await site.bar.getByRole('button', { name: 'Show the panel' }).click();
  await expect(site.zoneRows).toHaveCount(3);
  await site.save();
  const { zones } = await site.stored(project.id);
  expect(zones).toHaveLength(3);
  const corners = zones.flatMap(({ outline }) => outline[0] ?? []);
  expect(Math.min(...corners.map(([east]) => east))).toBe(e);
  expect(Math.max(...corners.map(([east]) => east))).toBe(e + 180);
  expect(new Set(zones.map(({ name }) => name)).size).toBe(3);
});

test('[SITE-08] [MAP-19] a line that cuts nothing says why and stays; one tool ends the other', async () => {
  const { page } = site;
  const project = await createProject(page, newTitle('Tools'));
  await storeSite(page, project.id, { parts: [closed(rectangle(PLAIN, 120, 60))] });
  await site.openZoneTab(project.id);
  await site.button('Cut by line').click();
  await expect(site.shell.map).toHaveAttribute('data-mode', 'cutZone');
  const [e, n] = PLAIN;
  await site.drawLine([
    [e + 60, n - 15],
    [e + 60, n + 30],
  ]);
  const refusal = site.dialog('Nothing was cut');
  await expect(refusal).toContainText('The line ends inside a zone.');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await site.drawLine([[e + 60, n + 75]]);
  const names = ['Draw', 'Cut by line', 'Move corners'];
  for (const [index, mode] of ['drawZone', 'cutZone', 'moveCorners'].entries()) {
    const chosen = site.bar.getByRole('button', { name: names[index] ?? '', exact: true });
    if ((await chosen.getAttribute('aria-pressed')) === 'false') await chosen.click();
    await expect(site.shell.map).toHaveAttribute('data-mode', mode);
    await expect(site.bar.locator('[aria-pressed="true"]')).toHaveText([names[index] ?? '']);
  }
  await site.bar.getByRole('button', { name: 'Show the panel' }).click();
  await expect(site.shell.map).not.toHaveAttribute('data-mode');
  await expect(site.zoneRows).toHaveCount(2);
});

test('[SITE-01] a corner is dragged, and zones that share it follow', async () => {
  const { page } = site;
  const project = await createProject(page, newTitle('Corner'));
  const corners = rectangle(PLAIN, 120, 80);
  await storeSite(page, project.id, { parts: [closed(corners)], zones: [newZone('East', corners)] });
  await site.openZoneTab(project.id);
  await site.button('Move corners').click();
  await expect(site.shell.map).toHaveAttribute('data-mode', 'moveCorners');
  const [e, n] = PLAIN;
  await site.drag([e + 120, n + 80], [e + 140, n + 100]);
  await site.bar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  const stored = await site.stored(project.id);
  const farthest = (ring: readonly (readonly [number, number])[]) => Math.max(...ring.map(([east]) => east));
  const [ofSite, ofZone] = [farthest(stored.site[0]?.[0] ?? []), farthest(stored.zones[0]?.outline[0] ?? [])];
  expect(ofSite).toBe(ofZone);
  expect(Math.abs(ofSite - (e + 140))).toBeLessThan(3);
});
