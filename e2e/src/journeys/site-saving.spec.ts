import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { closed, newZone, openTwoZones, PLAIN, rectangle, SitePage, storeSite, whole } from '../pages/site-page.ts';

const [e, n] = PLAIN;

let site: SitePage;
test.beforeEach(async ({ context }) => {
  site = new SitePage(await signInQuietly(context, 'demo'));
});

test('[SITE-07] [U32] a save that got lost loses nothing and can be retried; one that arrived is found', async () => {
  const { page } = site;
  const projectId = await openTwoZones(site, 'Lost');
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'The project was not saved.' });
  const before = await site.stored(projectId);

  await page.route('**/site', (route) => route.abort());
  await site.zoneName(1).fill('Western');
  await site.zoneName(1).press('Enter');
  await site.button('Save').click();
  await expect(failure).toContainText('Nothing you typed is lost.');
  expect(await site.stored(projectId)).toEqual(before);
  await page.unroute('**/site');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  const written = await site.stored(projectId);
  expect(written.revision).toBe(before.revision + 1);

  await page.route('**/site', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await site.typeShape('Cut by coordinates', [
    [e - 10, n + 40],
    [e + 130, n + 40],
  ]);
  await expect(site.zoneRows).toHaveCount(4);
  await site.button('Save').click();
  await expect.poll(async () => (await site.stored(projectId)).zones.length).toBe(4);
  await expect(site.button('Save')).not.toHaveAttribute('aria-busy', 'true');
  await expect(site.button('Save')).toBeDisabled();
  await expect(failure).toHaveCount(0);
  await expect(site.zoneRows).toHaveCount(4);
  const after = await site.stored(projectId);
  expect(after.revision).toBe(written.revision + 1);
  await page.unroute('**/site');
});

test('[Q66] zones that do not fit are marked, and a save is refused with the list', async () => {
  const { page } = site;
  await openTwoZones(site, 'Problems');
  await site.typeShape('New zone by coordinates', rectangle([e + 90, n + 20], 60, 20));
  await expect(site.zones).toContainText('Zone 1 lies partly outside the site.');
  await site.button('Save').click();
  const list = site.dialog('The site cannot be saved yet');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('East and Zone 1 overlap.');
  await expectFineScreen(page, 'site-problems');
  const { zoom } = await site.shell.mapState();
  await list.getByRole('button', { name: /^Show: Zone 1 lies/ }).click();
  await expect(list).toBeHidden();
  await expect.poll(async () => (await site.shell.mapState()).zoom).not.toBe(zoom);
  await page.getByRole('button', { name: 'Delete Zone 1' }).click();
  await expect(site.button('Save')).toBeDisabled();
});

test('[U41] [Q80] zones that have tasks are removed only after a question', async () => {
  const { page } = site;
  const projectId = await openTwoZones(site, 'Tasks');
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
  await expect(page.getByText('Project saved')).toBeVisible();
  expect((await site.stored(projectId)).zones.map(({ name }) => name)).toEqual(['West']);
});

test('[U23] a site that somebody else changed in the meantime is a choice', async () => {
  const { page } = site;
  const projectId = await openTwoZones(site, 'Conflict');
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

  await site.zoneName(1).fill('Mine again');
  await site.zoneName(1).press('Enter');
  await storeSite(page, projectId, { parts: [closed(whole)], zones: [newZone('Theirs again', whole)] });
  await site.button('Save').click();
  await choice.getByRole('button', { name: 'Use their version' }).click();
  await expect(site.zoneName(1)).toHaveValue('Theirs again');
  await expect(site.button('Save')).toBeDisabled();

  await site.zoneName(1).fill('Beside theirs');
  await site.zoneName(1).press('Enter');
  await changeDatabase(`update projects set revision = revision + 1 where id = ${projectId}`);
  await site.button('Save').click();
  await expect
    .poll(async () => (await site.stored(projectId)).zones.map(({ name }) => name))
    .toEqual(['Beside theirs']);
  await expect(choice).toHaveCount(0);
});
