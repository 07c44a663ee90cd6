import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';
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

test('a site is saved only when it fits, over what somebody else saved only after a choice, and its zones go only after a question', async ({
  context,
}) => {
  const { page } = site;
  const projectId = await openTwoZones(site, 'Saving');
  const problems = site.dialog('The site cannot be saved yet');

  await test.step('[Q66] zones that do not fit are marked, and a save is refused with the list', async () => {
    await site.typeShape('New zone by coordinates', rectangle([e + 90, n + 20], 60, 20));
    await expect(site.zones).toContainText('Zone 1 lies partly outside the site.');
    await site.button('Save').click();
    await expect(problems.getByRole('listitem')).toHaveCount(2);
    await expect(problems).toContainText('East and Zone 1 overlap.');
    await expectFineScreen(page, 'site-problems');
    const { zoom } = await site.shell.mapState();
    await problems.getByRole('button', { name: /^Show: Zone 1 lies/ }).click();
    await expect(problems).toBeHidden();
    await expect.poll(async () => (await site.shell.mapState()).zoom).not.toBe(zoom);
    await page.getByRole('button', { name: 'Delete Zone 1' }).click();
    await expect(site.button('Save')).toBeDisabled();
  });

  await test.step('[U23] a site that somebody else changed in the meantime is a choice', async () => {
    await site.zoneName(1).fill('Mine');
    await site.zoneName(1).press('Enter');
    await storeSite(page, projectId, { parts: [closed(whole)], zones: [newZone('Theirs', whole)] });
    await site.button('Save').click();
    const choice = site.dialog('Changed in the meantime');
    await expect(choice).toContainText('Radius 300 m, 1 polygon, Mine, East');
    await expect(choice).toContainText('Radius 300 m, 1 polygon, Theirs');
    await choice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Project saved')).toBeVisible();
    expect((await site.stored(projectId)).zones.map(({ name }) => name)).toEqual(['Mine', 'East']);
  });

  await test.step('[U41] [Q80] zones that have activities are removed only after a question', async () => {
    await changeDatabase(
      `insert into tasks (project_id, zone_id, name, start_date, end_date)
       select project_id, id, 'Piling', '2027-01-01', '2027-01-31' from zones
       where project_id = ${projectId} and name = 'East'`,
    );
    await page.getByRole('button', { name: 'Delete East' }).click();
    await site.button('Save').click();
    const question = site.dialog('Remove zones with activities');
    await expect(question).toContainText('East (1 activity)');
    await question.getByRole('button', { name: 'No' }).click();
    expect((await site.stored(projectId)).zones).toHaveLength(2);
    await expect(site.zoneRows).toHaveCount(1);
    await site.button('Save').click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(async () => (await site.stored(projectId)).zones.map(({ name }) => name)).toEqual(['Mine']);
    await expect(site.button('Save')).toBeDisabled();
  });

  await test.step('[Q66] ground in no zone is counted; a zone beside the site is pointed out at once and can be removed', async () => {
    await expect(site.zones).toContainText('Outside all zones: 4,800 m² (0.48 ha)');
    await site.typeShape('New zone by coordinates', rectangle([e + 300, n], 40, 40));
    const warning = page.getByRole('status').filter({ hasText: 'The zone does not fit' });
    await expect(warning).toContainText('Zone 1 lies outside the site.');
    await site.button('Save').click();
    await expect(problems.getByRole('listitem')).toHaveText([/^Zone 1 lies outside the site\./]);
    await problems.getByRole('button', { name: 'Remove the zone outside the site' }).click();
    await expect(site.zoneRows).toHaveCount(1);
    await site.typeShape('New polygon by coordinates', rectangle([e + 300, n], 40, 40));
    await expect(page.getByText('Added as polygon 2 of the site.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(site.boundary).toContainText('1 polygon');
  });

  await test.step('[U43] a save without a connection says so and keeps the draft', async () => {
    await site.zoneName(1).fill('Kept');
    await site.zoneName(1).press('Enter');
    await context.setOffline(true);
    await site.button('Save').click();
    const failure = page.getByRole('alert').filter({ hasText: 'The project was not saved' });
    await expect(failure).toBeVisible();
    await expect(failure).not.toContainText('unexpected response');
    await context.setOffline(false);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(async () => (await site.stored(projectId)).zones[0]?.name).toBe('Kept');
  });

  await test.step('[PROJ-43] [SITE-17] an emptied radius is pointed out on the Zone tab, and nothing is saved', async () => {
    const { revision } = await site.stored(projectId);
    const radius = site.area.getByRole('textbox', { name: 'Radius' });
    await radius.fill('');
    await radius.blur();
    await expect(site.area.getByRole('alert')).toHaveText('Please enter whole metres from 1 to 5000.');
    await expect(site.tab('Zone')).toHaveAttribute('aria-selected', 'true');
    await site.button('Save').click();
    await expect(radius).toBeFocused();
    await expect(site.tab('Zone')).toHaveAttribute('aria-selected', 'true');
    expect((await site.stored(projectId)).revision).toBe(revision);
    await radius.fill('6000');
    await radius.press('Enter');
    await expect(radius).toHaveValue('5000');
    await expect(site.area.getByRole('alert')).toHaveCount(0);
    await expect(site.area).toContainText('Whole metres from 1 to 5000, measured from the site boundary.');
  });
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
