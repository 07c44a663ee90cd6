import type { ProjectMap } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { CentrePage, copySample, type GridPoint, readProject } from '../pages/site-detail-pages.ts';

/** Screenshots and accessibility checks are slow. */

const OUTSIDE = 'Geographical centre must be inside the zone';
const FAR_AWAY = 400;

let centres: CentrePage;
let projectId: number;
let zone: ProjectMap['zones'][number];
test.beforeEach(async ({ context }) => {
  centres = new CentrePage(await signInQuietly(context, 'demo'));
  projectId = (await copySample(centres.page, 'Centres')).id;
  const [first] = (await centres.readMap(projectId)).zones;
  if (!first) throw new Error('the sample has no zones');
  zone = first;
  await centres.visit(projectId);
});

/** Halfway to a corner: inside a convex zone. */
function placeInside(): GridPoint {
  const [east, north] = zone.outline[0]?.[0] ?? [0, 0];
  return [(zone.centre[0] + east) / 2, (zone.centre[1] + north) / 2];
}

const storedZone = async () => (await centres.readMap(projectId)).zones.find(({ id }) => id === zone.id);

async function expectFocusAt(place: GridPoint, metres: number): Promise<void> {
  const stored = await storedZone();
  expect(Math.hypot((stored?.centre[0] ?? 0) - place[0], (stored?.centre[1] ?? 0) - place[1])).toBeLessThan(metres);
}

test('[SITE-31] [SITE-32] [SITE-33] Edit lets the red circles be dragged, Done saves them', async () => {
  const { page, panel } = centres;
  await expect(panel.getByRole('button').filter({ hasText: /^(Edit|Done|Close)$/ })).toHaveText([
    'Edit',
    'Done',
    'Close',
  ]);
  await expect(centres.button('Done')).toBeDisabled();
  await centres.drag(zone.centre, placeInside());
  await centres.visit(projectId);
  await expect(panel.getByText('moved')).toHaveCount(0);
  await centres.button('Edit').click();
  await expect(centres.shell.map).toHaveAttribute('data-mode', 'moveCentre');
  await expectFineScreen(page, 'centres-editing');
  await centres.drag(zone.centre, placeInside());
  await expect(panel.getByText('moved')).toHaveCount(1);
  await changeDatabase(`update projects set is_calculated = true where id = ${projectId}`);
  await centres.button('Done').click();
  await expect(centres.saved).toBeVisible();
  await expect(centres.button('Edit')).toBeEnabled();
  await expectFocusAt(placeInside(), 4);
  expect((await storedZone())?.isCentreMoved).toBe(true);
  expect((await readProject(page, projectId)).isCalculated).toBe(false);
});

test('[SITE-34] [MAP-26] a centre dragged out of its zone jumps back with the alert', async () => {
  const { page } = centres;
  await centres.button('Edit').click();
  const before = await centres.easting(zone.name).inputValue();
  await centres.drag(zone.centre, [zone.centre[0] - 120, zone.centre[1] + 60]);
  const alert = centres.dialog('Geographical Centre');
  await expect(alert.getByText(OUTSIDE, { exact: true })).toBeVisible();
  await expectFineScreen(page, 'centres-outside');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(centres.easting(zone.name)).toHaveValue(before);
  await centres.type(zone.name, [zone.centre[0] + FAR_AWAY, zone.centre[1]]);
  await expect(alert.getByText(OUTSIDE, { exact: true })).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(centres.easting(zone.name)).toHaveValue(before);
  await centres.type(zone.name, placeInside());
  await expect(centres.easting(zone.name)).toHaveValue(placeInside()[0].toFixed(3));
  await centres.button('Done').click();
  await expect(centres.saved).toBeVisible();
  await expectFocusAt(placeInside(), 0.001);
});

test('[SHELL-23] [SITE-33] steps are undone and redone, and a reload keeps them', async () => {
  const { page } = centres;
  await centres.button('Edit').click();
  const before = await centres.easting(zone.name).inputValue();
  const wanted = placeInside()[0].toFixed(3);
  await centres.type(zone.name, placeInside());
  await centres.button('Done').focus();
  await page.keyboard.press('Control+z');
  await expect(centres.easting(zone.name)).toHaveValue(before);
  await page.keyboard.press('Control+Shift+z');
  await expect(centres.easting(zone.name)).toHaveValue(wanted);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(centres.easting(zone.name)).toHaveValue(wanted);
  await centres.close.click();
  const question = centres.dialog('Unsaved changes');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await centres.button(`Reset the centre of ${zone.name} to its calculated position`).click();
  await expect(centres.easting(zone.name)).toHaveValue(before);
  await centres.close.click();
  await expect(centres.panel).toBeHidden();
});

test('[SITE-35] a save whose answer is lost is looked for; one that never arrived can be tried again', async () => {
  const { page } = centres;
  const path = `**/api/projects/${projectId}/centres`;
  await centres.button('Edit').click();
  await centres.type(zone.name, placeInside());
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await centres.button('Done').click();
  await expect(centres.saved).toBeVisible();
  await expectFocusAt(placeInside(), 0.001);
  await page.unroute(path);

  await page.route(path, (route) => route.abort());
  const looks: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/projects/${projectId}/map`)) looks.push(Date.now());
  });
  await centres.button('Edit').click();
  await centres.button(`Reset the centre of ${zone.name} to its calculated position`).click();
  // The notification of the first save may still reload the map.
  const begun = Date.now();
  await expect.poll(() => Date.now() - (looks.at(-1) ?? begun)).toBeGreaterThan(2000);
  looks.length = 0;
  await centres.button('Done').click();
  const failure = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'The geographical centres were not saved.' });
  await expect(failure).toContainText('Your changes are not lost.');
  // Four saves, a second apart; the notification of an earlier save may reload the map once more in between.
  expect(looks.length, `looked for at ${looks}`).toBeGreaterThanOrEqual(4);
  expect((looks.at(-1) ?? 0) - (looks[0] ?? 0), `looked for at ${looks}`).toBeGreaterThan(2500);
  await expectFineScreen(page, 'centres-failure');
  await page.unroute(path);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toHaveCount(0);
  await expect(centres.button('Edit')).toBeEnabled();
  expect((await storedZone())?.isCentreMoved).toBe(false);
});

test('[U23] centres that somebody else moved are a choice; a reader only looks', async ({ browser }) => {
  const { page, choice } = centres;
  const moveBehind = (metres: number) =>
    changeDatabase(
      `update zones set centre = st_translate(centre, ${metres}, 0), is_centre_moved = true where id = ${zone.id}`,
      `update projects set revision = revision + 1, modified_at = now(),
         modified_by = (select id from users where username = 'demo-member') where id = ${projectId}`,
    );
  await centres.button('Edit').click();
  await centres.type(zone.name, placeInside());
  await moveBehind(1);
  await centres.button('Done').click();
  await expect(choice).toContainText('Demo Engineer changed the geographical centres of this project on 20');
  await expectFineScreen(page, 'centres-conflict');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(centres.saved).toBeVisible();
  await expectFocusAt(placeInside(), 0.001);

  await centres.button('Edit').click();
  await centres.type(zone.name, zone.centre);
  await moveBehind(2);
  await centres.button('Done').click();
  await choice.getByRole('button', { name: 'Use their version' }).click();
  await expect(centres.easting(zone.name)).toHaveValue((placeInside()[0] + 2).toFixed(3));

  await changeDatabase(
    `insert into project_members (project_id, user_id, role)
     select ${projectId}, id, 'readonly' from users where username = 'demo-reader'`,
  );
  const reader = new CentrePage(await signInQuietly(await browser.newContext(), 'demo-reader'));
  await reader.visit(projectId);
  await expect(reader.panel.getByRole('button').filter({ hasText: /^(Edit|Done|Close)$/ })).toHaveText(['Close']);
  await expect(reader.panel.getByRole('textbox')).toHaveCount(0);
  await reader.page.context().close();
});
