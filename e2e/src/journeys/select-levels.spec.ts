import type { Page } from '@playwright/test';
import type { ReceiverList, ReceiverPoint } from '@quietsite/contracts';
import { holdLock } from '../../../tools/kit/src/stack/database.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import {
  calculateQuietly,
  copyWithEquipment,
  findPoint,
  metresBetween,
  readReceivers,
  SelectPage,
} from '../pages/select-page.ts';
import { readMap, readResults } from '../pages/server-data.ts';
import { type GridPoint, readProject } from '../pages/site-detail-pages.ts';

const DOCUMENTS = 'Please include support documents for those moved/deleted NSR points in final report.';

let nsr: SelectPage;
let page: Page;
let projectId: number;
let before: ReceiverList;
let home: ReceiverPoint;
let school: ReceiverPoint;
test.beforeEach(async ({ context }) => {
  page = await signInQuietly(context, 'demo');
  nsr = new SelectPage(page);
  projectId = await copyWithEquipment(page, 'Levels');
  await calculateQuietly(page, projectId);
  before = await readReceivers(page, projectId);
  [home, school] = (['residential', 'education'] as const).map((kind) =>
    findPoint(before, (point) => point.isCompulsory && point.kind === kind),
  ) as [ReceiverPoint, ReceiverPoint];
  await nsr.visit(projectId);
});

/** Away from the site, outside every zone. */
async function placeBeside({ position: [east, north] }: ReceiverPoint, metres: number): Promise<GridPoint> {
  const { zones } = await readMap(page, projectId);
  const [x, y] = zones[0]?.centre ?? [0, 0];
  const away = Math.hypot(east - x, north - y);
  return [east + ((east - x) / away) * metres, north + ((north - y) / away) * metres];
}

test('[NSR-07] [NSR-14] [Q149] the loudest stay selected whatever is cleared, others that exceed are taken out; a level leads to its derivation; names and ticks leave the levels', async () => {
  const compulsory = before.points.filter((point) => point.isCompulsory);
  for (const { name } of [home, school]) {
    await expect(nsr.tick(name)).toBeDisabled();
    await expect(nsr.row(name)).toContainText('Compulsory: highest CNL');
  }
  // Receivers that exceed or are borderline in either run were selected by it (Q149).
  const { receivers: judged } = await readResults(page, projectId);
  const loudIds = judged
    .filter(({ unmitigatedVerdict: before, verdict: after }) => [before, after].some((it) => it && it !== 'satisfies'))
    .map(({ pointId }) => pointId);
  const loud = before.points.filter(({ pointId, isCompulsory }) => loudIds.includes(pointId) && !isCompulsory);
  expect(loud.length).toBeGreaterThan(0);
  expect(loud.filter(({ isSelected }) => !isSelected)).toEqual([]);
  await expect(page.getByText('Selected: exceeds').first()).toBeVisible();
  await nsr.tool('Clear Selection').click();
  await expect(page.getByText('Deselected manually').first()).toBeVisible();
  await expect(nsr.summary).toContainText(`${compulsory.length} of ${before.points.length} selected`);
  await expect(nsr.tick(home.name)).toBeChecked();
  await expectFineScreen(page, 'select-compulsory');
  await nsr.save();
  const { points } = await readReceivers(page, projectId);
  const selected = points.filter(({ isSelected }) => isSelected);
  expect(selected.map(({ pointId }) => pointId)).toEqual(compulsory.map(({ pointId }) => pointId));
  expect(points.filter(({ isSelected, name }) => !isSelected && name !== '')).toEqual([]);
  expect(points.filter(({ pointId, isTakenOut }) => loudIds.includes(pointId) && isTakenOut)).toHaveLength(loud.length);
  expect((await readProject(page, projectId)).isCalculated).toBe(true);

  const { receivers } = await readResults(page, projectId);
  const level = receivers.find(({ pointId }) => pointId === school.pointId)?.mitigatedLevel?.toFixed(1);
  const cell = nsr.row(school.name).getByRole('button', { name: /breakdown of .* \(Mitigated\)$/ });
  await expect(cell).toHaveText(level ?? '');
  await cell.click();
  const derivation = page.getByRole('region', { name: 'Calculation breakdown' });
  await expect(derivation).toContainText(`${level} dB(A)`);
  await expect(derivation).toContainText(school.buildingName);
  await derivation.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(derivation).toBeHidden();
  await expect(cell).toBeFocused();
});

test('[MAP-23] [MAP-25] [NSR-09] the loudest are dragged and deleted: alert, undo, history; the levels are calculated again', async () => {
  const place = await placeBeside(home, 14);
  const quiet = findPoint(before, ({ isCompulsory, name }) => !isCompulsory && name === 'N5');
  await nsr.tool('Move NSR Point').click();
  await expect(nsr.shell.map).toHaveAttribute('data-mode', 'movePoint');
  await nsr.drag(home.position, place);
  await nsr.answer('Move NSR Point', DOCUMENTS, 'OK');
  await expect(nsr.row(home.name)).toContainText('Moved');
  await expect(page.getByRole('status').filter({ hasText: /^Preview/ })).toBeVisible();
  await expectFineScreen(page, 'select-mode');

  const { zones } = await readMap(page, projectId);
  await nsr.typePlace(quiet.name, zones[0]?.centre ?? [0, 0]);
  await nsr.answer('Move NSR Point', /cannot be inside a zone/, 'OK');
  const far = await placeBeside(quiet, 120);
  await nsr.typePlace(quiet.name, far);
  await nsr.answer('Far from the building', /m from .*, to which the point belongs\. Is this intended\?/, 'No');
  await expect(nsr.row(quiet.name)).not.toContainText('Moved');
  await nsr.typePlace(quiet.name, far);
  await nsr.answer('Far from the building', /Is this intended\?/, 'Yes');
  await expect(nsr.row(quiet.name)).toContainText('Moved');
  await nsr.tool('Done').click();

  await nsr.tool('Delete NSR Point').click();
  await expect(nsr.shell.map).toHaveAttribute('data-mode', 'removePoint');
  await nsr.clickAt(school.position);
  await nsr.answer('Delete NSR Point', DOCUMENTS, 'OK');
  await expect(nsr.row(school.name)).toHaveCount(0);
  await nsr.tool('Undo').click();
  await nsr.show(school.name).click();
  await nsr.answer('Delete NSR Point', DOCUMENTS, 'OK');
  await nsr.tool('Done').click();

  // Results can be read but not stored, so the calculation stays in progress.
  const release = await holdLock(process.env.QUIETSITE_DATABASE ?? '', 'lock table receiver_results in share mode');
  try {
    await nsr.save();
    await expect(nsr.shell.overlay).toBeVisible();
    expect((await readProject(page, projectId)).isCalculated).toBe(false);
    await page.getByRole('button', { name: 'Continue in the background' }).click();
    for (const button of await nsr.pointTools.all()) await expect(button).toBeDisabled();
    await expect(nsr.panel.getByText('The levels are being recalculated.')).toBeVisible();
  } finally {
    await release();
  }
  await expect(page.getByText('Calculation finished')).toBeVisible();
  await expect(nsr.tool('Move NSR Point')).toBeEnabled();
  const after = await readReceivers(page, projectId);
  const moved = findPoint(after, ({ pointId }) => pointId === home.pointId);
  expect(metresBetween(moved.position, place)).toBeLessThan(4);
  expect(after.points).toHaveLength(before.points.length - 1);
  const historyOf = (point: ReceiverPoint) => after.history.find(({ pointId }) => pointId === point.pointId);
  expect(historyOf(home)).toMatchObject({ name: home.name, wasLoudest: true, position: moved.position });
  expect(metresBetween(historyOf(home)?.oldPosition ?? [], home.position)).toBeLessThan(0.001);
  expect(historyOf(school)).toMatchObject({ wasLoudest: true, position: null });
  expect(historyOf(quiet)).toMatchObject({ wasLoudest: false });
});
