import type { BuildingCandidate } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';
import { BuildingsPage, copySample, middleOf, readProject } from '../pages/site-detail-pages.ts';

/** Screenshots and accessibility checks are slow. */

let buildings: BuildingsPage;
let projectId: number;
test.beforeEach(async ({ context }) => {
  buildings = new BuildingsPage(await signInQuietly(context, 'demo'));
  projectId = (await copySample(buildings.page, 'Buildings')).id;
  await buildings.visit(projectId);
  await pretendCalculated();
});

/** Sets the calculated flag without notifying the page, which would load the results. */
const pretendCalculated = () => changeDatabase(`update projects set is_calculated = true where id = ${projectId}`);

/** A change of the receivers invalidates the levels (NSR-32). */
async function expectCalculationFallsWith(act: () => Promise<void>): Promise<void> {
  await pretendCalculated();
  await act();
  expect(await isCalculated()).toBe(false);
}

const isCalculated = async () => (await readProject(buildings.page, projectId)).isCalculated;
const stored = async (buildingId: number) =>
  (await buildings.readMap(projectId)).receiverBuildings.find((building) => building.buildingId === buildingId);

async function findCandidate(): Promise<BuildingCandidate & { readonly title: string }> {
  const path = `/api/projects/${projectId}/receiver-buildings/candidates?text=`;
  const found = (await (await buildings.page.request.get(`${origin()}${path}`)).json()) as BuildingCandidate[];
  const [first] = found;
  if (!first) throw new Error('there is no building that is no receiver');
  return { ...first, title: first.name || `Building ${first.buildingId}` };
}

/** Finds a building in the area that is not a receiver, because the layer does not give its use. */
async function findCandidateInArea() {
  const path = `/api/projects/${projectId}/receiver-buildings/candidates?text=`;
  const found = (await (await buildings.page.request.get(`${origin()}${path}`)).json()) as BuildingCandidate[];
  const inArea = found.find(
    ({ kind, distanceMetres }) => kind === 'other' && distanceMetres > 0 && distanceMetres < 250,
  );
  if (!inArea) throw new Error('there is no building of unknown use in the area');
  return { ...inArea, title: inArea.name || `Building ${inArea.buildingId}` };
}

const sayUse = (buildingId: number, use: string | null) =>
  changeDatabase(
    `update source.buildings set nsr = ${use === null ? 'null' : `'${use}'`} where building_id = ${buildingId}`,
  );

async function findSchool() {
  const { receiverBuildings } = await buildings.readMap(projectId);
  const school = receiverBuildings.find(({ kind }) => kind === 'education');
  if (!school) throw new Error('the sample has no school');
  return school;
}

test('[MAP-20] [MAP-21] [MAP-22] buildings clicked on the map are added, removed and given a criterion, each with Apply', async () => {
  const { panel, page, search } = buildings;
  const candidate = await findCandidate();
  const school = await findSchool();
  await buildings.mode('Add').click();
  await expect(buildings.shell.map).toHaveAttribute('data-mode', 'addBuilding');
  await buildings.clickAt(middleOf(candidate.outline));
  await expect(buildings.row(candidate.title)).toContainText('to be added');
  await expect(panel.getByText('1 change', { exact: true })).toBeVisible();
  expect(await stored(candidate.buildingId)).toBeUndefined();
  await buildings.apply();
  expect(await stored(candidate.buildingId)).toMatchObject({ isAdded: true });
  expect(await isCalculated()).toBe(false);

  await buildings.mode('Change noise level').click();
  await expect(buildings.mode('Add')).toHaveAttribute('aria-pressed', 'false');
  await expect(buildings.shell.map).toHaveAttribute('data-mode', 'changeCriterion');
  const level = panel.getByRole('textbox', { name: 'Criterion dB(A)', exact: true });
  await level.fill('62.5');
  await level.press('Enter');
  await buildings.clickAt(middleOf(school.outline));
  await search.fill(school.name);
  const cell = page.getByRole('textbox', { name: `Criterion of ${school.name} in dB(A)`, exact: true });
  await expect(cell).toHaveValue('62.5');
  await expectCalculationFallsWith(() => buildings.apply());
  expect(await stored(school.buildingId)).toMatchObject({ criterion: 62.5, isCriterionTyped: true });
  await cell.fill('141');
  await cell.press('Enter');
  await expect(cell).toHaveValue('62.5');
  await panel.getByRole('button', { name: `Use the default criterion for ${school.name}` }).click();
  await buildings.apply();
  expect((await stored(school.buildingId))?.isCriterionTyped).toBe(false);
  await expect(buildings.row(school.name)).not.toContainText('entered');

  await search.fill('');
  await buildings.mode('Remove').click();
  await buildings.clickAt(middleOf(school.outline));
  await expect(panel.getByText('1 change', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(panel.getByText('No changes', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await search.fill(school.name);
  await expect(buildings.row(school.name)).toContainText('to be removed');
  await expectCalculationFallsWith(() => buildings.apply());
  expect(await stored(school.buildingId)).toBeUndefined();
  await buildings.choose(/^Removed/);
  await expectFineScreen(page, 'buildings-removed');
  await panel.getByRole('button', { name: `Restore ${school.name}`, exact: true }).click();
  await expectCalculationFallsWith(() => buildings.apply());
  expect(await stored(school.buildingId)).toMatchObject({ kind: 'education' });
  expect((await buildings.readMap(projectId)).removedBuildings).toEqual([]);

  // The layer's use field proposes a kind; the user accepts it or gives a reason for a different one.
  const [home] = (await buildings.readMap(projectId)).receiverBuildings.filter(
    ({ kind, name }) => kind !== 'education' && name,
  );
  const clinic = await findCandidateInArea();
  if (!home) throw new Error('the sample has no named home');
  await sayUse(clinic.buildingId, 'CLINIC');
  await page.reload();
  await buildings.choose(/^Proposed \(1\)$/);
  await expect(buildings.row(clinic.title)).toContainText('Medical clinic');
  await expectFineScreen(page, 'buildings-proposed');
  await panel.getByRole('button', { name: 'Use all proposals' }).click();
  await buildings.choose(/^NSR buildings/);
  await buildings.search.fill(home.name);
  await page.getByRole('combobox', { name: `Type of ${home.name}`, exact: true }).selectOption('Hotel or hostel');
  await expect(panel).toContainText('1 type needs a reason.');
  await expect(panel.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: `Why the type of ${home.name} differs` }).fill('Converted in 2025');
  await expectFineScreen(page, 'buildings-kind');
  await expectCalculationFallsWith(() => buildings.apply());
  expect(await stored(home.buildingId)).toMatchObject({ kind: 'hotel', kindReason: 'Converted in 2025' });
  expect(await stored(clinic.buildingId)).toMatchObject({ kind: 'clinic', layerKind: 'clinic', kindReason: '' });
  await expect(page.getByText('NSR in the open air', { exact: true })).toBeHidden();
  await page.getByRole('combobox', { name: `Type of ${home.name}`, exact: true }).selectOption('Open-air place');
  await expectCalculationFallsWith(() => buildings.apply());
  expect(await stored(home.buildingId)).toMatchObject({ kind: 'openAir', criterion: null });
  await expect(page.getByText('NSR in the open air', { exact: true })).toBeVisible();
  await sayUse(clinic.buildingId, null);
});

test('[MAP-20] [U23] without a mouse, over what somebody else did, after a reload, and without a site', async () => {
  const { panel, page } = buildings;
  const candidate = await findCandidate();
  await buildings.choose(/^Other buildings nearby$/);
  await buildings.search.fill(String(candidate.buildingId));
  await panel.getByRole('button', { name: `Add ${candidate.title}`, exact: true }).click();
  await buildings.choose(/^NSR buildings/);
  await buildings.search.fill('');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(buildings.row(candidate.title)).toContainText('to be added');
  const [first] = (await buildings.readMap(projectId)).receiverBuildings;
  if (!first) throw new Error('the sample has no receivers');
  await buildings.search.fill(String(first.buildingId));
  const cell = page.getByRole('textbox', { name: /^Criterion of .* in dB\(A\)$/ });
  await expect(cell).toHaveCount(1);
  await cell.fill('66');
  await cell.press('Enter');
  await changeDatabase(
    `update receiver_buildings set criterion = 50, is_criterion_typed = true
     where project_id = ${projectId} and building_id = ${first.buildingId}`,
    `update projects set revision = revision + 1, modified_at = now(),
       modified_by = (select id from users where username = 'demo-member') where id = ${projectId}`,
  );
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(buildings.choice).toContainText('Demo Engineer changed the same NSR buildings of this project on 20');
  await buildings.choice.getByRole('button', { name: 'Use their version' }).click();
  await expect(cell).toHaveValue('50');
  await expect(panel.getByText('1 change', { exact: true })).toBeVisible();
  await buildings.apply();
  expect(await stored(first.buildingId)).toMatchObject({ criterion: 50 });
  expect(await stored(candidate.buildingId)).toMatchObject({ isAdded: true });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('tab', { name: 'Zone' })).toHaveAttribute('aria-selected', 'true');

  const empty = await createProject(page, newTitle('No site'));
  await page.goto(`${origin()}/EditProjects?project=${empty.id}&activeIndex=1&window=buildings`);
  await expect(panel).toContainText('Draw the site first');
  await panel.getByRole('button', { name: 'Go to the Zone tab' }).click();
  await expect(panel).toBeHidden();
});
