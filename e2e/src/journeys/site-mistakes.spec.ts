import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, signInQuietly } from '../pages/project-pages.ts';
import {
  closed,
  newZone,
  openTwoZones,
  PLAIN,
  rectangle,
  SitePage,
  storeSite,
  west,
  whole,
} from '../pages/site-page.ts';

const [e, n] = PLAIN;

let site: SitePage;
test.beforeEach(async ({ context }) => {
  site = new SitePage(await signInQuietly(context, 'demo'));
});

test('[PROJ-43] [SITE-17] an emptied radius is reported on the Zone tab, and nothing is saved', async () => {
  const { page } = site;
  await openTwoZones(site, 'Radius');
  const radius = site.area.getByRole('textbox', { name: 'Radius' });
  await radius.fill('');
  await radius.blur();
  await expect(site.area.getByRole('alert')).toHaveText('Please enter whole metres from 1 to 5000.');
  await expect(site.tab('Zone')).toHaveAttribute('aria-selected', 'true');
  await site.button('Save').click();
  await expect(radius).toBeFocused();
  await expect(site.tab('Zone')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Project saved')).toHaveCount(0);
  await radius.fill('6000');
  await radius.press('Enter');
  await expect(radius).toHaveValue('5000');
  await expect(site.area.getByRole('alert')).toHaveCount(0);
  await expect(site.area).toContainText('Whole metres from 1 to 5000, measured from the site boundary.');
});

test('[SITE-04] a drawing in a project without a stored site goes on after a reload, in sight and with its tool', async () => {
  const { page } = site;
  page.on('dialog', (dialog) => void dialog.accept());
  const project = await createProject(page, newTitle('Sketch'));
  await site.openZoneTab(project.id);
  await site.typeShape('New polygon by coordinates', whole);
  await expect(site.boundary).toContainText('9,600 m²');
  await site.button('Draw zone').click();
  await site.zoomInto([e + 60, n + 40]);
  await site.click(west.slice(0, 2));
  await page.reload();
  await expect(site.shell.map).toHaveAttribute('data-mode', 'drawZone');
  await expect(site.bar.getByRole('radio', { name: 'Zones' })).toBeChecked();
  await expect(site.bar.getByRole('button', { name: 'Draw', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await site.shell.mapState()).resolution).toBeLessThan(3);
  const note = page.getByText('Your unsaved changes were restored.');
  await expect(note).toBeVisible();
  await site.click([[e + 30, n + 40]]);
  await page.keyboard.press('Enter');
  await expect(note).toHaveCount(0);
});

test('[U43] a first save without a connection says so and keeps the draft', async ({ context }) => {
  const { page } = site;
  const projectId = await openTwoZones(site, 'Offline');
  await site.zoneName(1).fill('Kept');
  await site.zoneName(1).press('Enter');
  await context.setOffline(true);
  await site.button('Save').click();
  const failure = page.getByRole('alert').filter({ hasText: 'The project was not saved' });
  await expect(failure).toBeVisible();
  await expect(failure).not.toContainText('unexpected response');
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  expect((await site.stored(projectId)).zones[0]?.name).toBe('Kept');
});

test('[Q66] a zone beside the site is reported at once and can be removed; ground in no zone is counted', async () => {
  const { page } = site;
  const project = await createProject(page, newTitle('Beside'));
  await storeSite(page, project.id, { parts: [closed(whole)], zones: [newZone('West', west)] });
  await site.openZoneTab(project.id);
  await expect(site.zones).toContainText('Outside all zones: 4,800 m² (0.48 ha)');
  await site.typeShape('New zone by coordinates', rectangle([e + 300, n], 40, 40));
  const warning = page.getByRole('status').filter({ hasText: 'The zone does not fit' });
  await expect(warning).toContainText('Zone 1 lies outside the site.');
  await site.button('Save').click();
  const list = site.dialog('The site cannot be saved yet');
  await expect(list.getByRole('listitem')).toHaveText([/^Zone 1 lies outside the site\./]);
  await list.getByRole('button', { name: 'Remove the zone outside the site' }).click();
  await expect(site.zoneRows).toHaveCount(1);
  await site.typeShape('New polygon by coordinates', rectangle([e + 300, n], 40, 40));
  await expect(page.getByText('Added as polygon 2 of the site.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(site.boundary).toContainText('1 polygon');
});
