import type { Page } from '@playwright/test';
import type { ReceiverList } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copyWithEquipment, findPoint, readReceivers, SelectPage } from '../pages/select-page.ts';
import type { GridPoint } from '../pages/site-detail-pages.ts';

let nsr: SelectPage;
let page: Page;
let projectId: number;
let before: ReceiverList;
test.beforeEach(async ({ context }) => {
  page = await signInQuietly(context, 'demo');
  nsr = new SelectPage(page);
  projectId = await copyWithEquipment(page, 'Select');
  before = await readReceivers(page, projectId);
  await nsr.visit(projectId);
});

const selectedCount = async () => Number.parseInt((await nsr.summary.textContent()) ?? '', 10);

/** A rectangle around a few points in the middle of the map, and the number of points inside. */
function boxAround(list: ReceiverList): { corners: [GridPoint, GridPoint]; count: number } {
  const east = list.points.map(({ position }) => position[0]).toSorted((a, b) => a - b);
  const north = list.points.map(({ position }) => position[1]).toSorted((a, b) => a - b);
  const part = (values: number[], share: number) => values[Math.floor(values.length * share)] ?? 0;
  const corners: [GridPoint, GridPoint] = [
    [part(east, 0.3) - 3, part(north, 0.3) - 3],
    [part(east, 0.7) + 3, part(north, 0.7) + 3],
  ];
  const [[west, south], [right, top]] = corners;
  const inside = list.points.filter(({ position: [x, y] }) => x > west && x < right && y > south && y < top);
  return { corners, count: inside.length };
}

test('[SHELL-26] [NSR-12] [U58] points are selected and let go by rectangle, tick and key; nothing is lost unasked', async () => {
  const count = before.points.length;
  for (const name of ['Add NSR Point', 'Move NSR Point', 'Delete NSR Point', 'Select/Deselect', 'Clear Selection'])
    await expect(nsr.tool(name)).toBeEnabled();
  await expect(nsr.tool('Save')).toBeDisabled();
  await expect(nsr.close).toBeEnabled();
  await expect(nsr.panel.getByRole('list', { name: 'Instructions' }).getByRole('listitem')).toHaveCount(5);
  await expect(nsr.summary).toContainText(`${count} of ${count} selected`);
  await nsr.tool('Clear Selection').click();
  await expect(nsr.summary).toContainText(`0 of ${count} selected`);

  const box = boxAround(before);
  expect(box.count).toBeGreaterThan(3);
  const view = (await nsr.shell.mapState()).centre;
  await expect(nsr.panel.getByText('The rectangle selects')).toBeVisible();
  await nsr.drawBox(...box.corners);
  // A point on the edge may be in or out because of half a pixel.
  await expect.poll(async () => Math.abs((await selectedCount()) - box.count)).toBeLessThan(4);
  expect((await nsr.shell.mapState()).centre).toEqual(view);
  await nsr.tool('Select/Deselect').click();
  await expect(nsr.panel.getByText('The rectangle deselects')).toBeVisible();
  await nsr.drawBox(...box.corners);
  await expect(nsr.summary).toContainText(`0 of ${count} selected`);

  const tick = nsr.panel.getByRole('checkbox', { name: /^Select the point at/ }).first();
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(nsr.summary).toContainText(`1 of ${count} selected`);
  await page.keyboard.press('Control+z');
  await expect(nsr.summary).toContainText(`0 of ${count} selected`);
  const towers = before.points.filter(({ buildingName }) => buildingName.includes('Tower')).length;
  await nsr.search.fill('Tower');
  await nsr.tick(`all listed (${towers})`).press('Space');
  await expect(nsr.summary).toContainText(`${towers} of ${count} selected`);
  await nsr.tick(`all listed (${towers})`).press('Space');
  await expect(nsr.summary).toContainText(`0 of ${count} selected`);

  await page.waitForTimeout(600); // a draft is written once there is a rest
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(nsr.summary).toContainText(`0 of ${count} selected`);
  await nsr.close.click();
  await nsr.dialog('Unsaved changes').getByRole('button', { name: 'Close without saving' }).click();
  await expect(nsr.panel).toBeHidden();
  expect((await readReceivers(page, projectId)).points).toEqual(before.points);
});

test('[NSR-03] [NSR-14] [NSR-49] a row is edited; a point that is let go loses its name, and a typed one comes back', async () => {
  const [first, second] = ['N1', 'N2'].map((wanted) => findPoint(before, ({ name }) => name === wanted));
  if (!first || !second) throw new Error('the sample has no names');
  await nsr.search.fill(first.buildingName);
  await nsr.tool('Edit N1').click();
  for (const button of await nsr.pointTools.all()) await expect(button).toBeDisabled();
  await nsr.panel.getByRole('textbox', { name: 'Name', exact: true }).fill('School hall');
  const criterion = nsr.panel.getByRole('textbox', { name: 'Noise criteria dB(A)' });
  await criterion.fill('loud');
  await nsr.addEntry('Noise Contributed by Concurrent Sites', 'Add contribution', {
    ...{ Name: '', 'First day': '2027-03-01', 'Last day': '2027-04-30', 'dB(A)': '61.5' },
  });
  await nsr.addEntry('Criteria on certain days', 'Add criterion', {
    ...{ Name: 'Examinations', 'First day': '2027-06-30', 'Last day': '2027-06-01', 'dB(A)': '65' },
  });
  await nsr.tool('Apply').click();
  await expect(nsr.panel.getByRole('alert')).toHaveText([
    'Noise criteria must be a number from 0 to 140 with at most one decimal.',
    'Enter a name.',
    'The last day is before the first.',
  ]);
  await expectFineScreen(page, 'select-row');
  await criterion.fill('68.5');
  await nsr.typeEntry('Noise Contributed by Concurrent Sites', 'Name', 'Hotel');
  await nsr.typeEntry('Criteria on certain days', 'First day', '2027-05-31');
  const exemption = 'What a supporting file shows';
  await nsr.addEntry(exemption, 'Add days out of use', {
    ...{ Name: 'Summer holidays', 'First day': '2027-07-16', 'Last day': '2027-08-31' },
  });
  await nsr.panel.getByRole('checkbox', { name: /opening in any facade sees the works$/ }).check();
  const proof = nsr.panel.getByRole('combobox', { name: 'Supporting file' });
  await expect(proof).toHaveAccessibleDescription('Choose or upload a file: without one, none of this counts.');
  await expectFineScreen(page, 'select-exemption');
  await nsr.panel
    .getByRole('region', { name: exemption })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Calendar.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n\n%%EOF\n') });
  await expect(proof.getByRole('option', { name: 'Calendar.pdf', selected: true })).toBeAttached();
  await nsr.tool('Apply').click();
  await expect(nsr.row('School hall')).toContainText(/days out of use.*entered 68\.5/);

  await nsr.tick('School hall').uncheck();
  const nameless = nsr.tick(`the point at ${first.buildingName}`);
  await nameless.check();
  await expect(nsr.tick('School hall')).toBeChecked();
  await nsr.search.fill(second.buildingName);
  await nsr.tick('N2').uncheck();
  await nsr.tick(`the point at ${second.buildingName}`).check();
  // The lowest free number: typing another name freed N1.
  await expect(nsr.tick('N1')).toBeChecked();
  await nsr.save();
  // There were no levels yet, so nothing is recalculated.
  await expect(page.getByText('Use Calculate Noise to get the levels.')).toBeVisible();
  const stored = await readReceivers(page, projectId);
  expect(findPoint(stored, ({ pointId }) => pointId === second.pointId).name).toBe('N1');
  expect(findPoint(stored, ({ pointId }) => pointId === first.pointId)).toMatchObject({
    ...{ name: 'School hall', criterion: 68.5, isSelected: true },
    contributions: [{ name: 'Hotel', start: '2027-03-01', end: '2027-04-30', level: 61.5 }],
    otherCriteria: [{ name: 'Examinations', start: '2027-05-31', end: '2027-06-01', value: 65 }],
    exemption: {
      outOfUse: [{ name: 'Summer holidays', start: '2027-07-16', end: '2027-08-31' }],
      ...{
        hasClosedWindows: false,
        hasBlankFacades: true,
        proofId: stored.proofs.find(({ fileName }) => fileName === 'Calendar.pdf')?.id,
      },
    },
  });
});
