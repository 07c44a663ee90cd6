import type { Page } from '@playwright/test';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copyWithEquipment, findPoint, readReceivers, SelectPage } from '../pages/select-page.ts';
import { readMap } from '../pages/server-data.ts';
import type { GridPoint } from '../pages/site-detail-pages.ts';

/** The corner of the assessment area farthest from every building. */
async function findLonelyPlace(page: Page, projectId: number): Promise<GridPoint> {
  const { assessmentArea, receiverBuildings } = await readMap(page, projectId);
  const corners = receiverBuildings.flatMap(({ outline }) => outline.flat(2));
  const places = (assessmentArea[0]?.[0] ?? []).map((place) => ({
    place,
    metres: Math.min(...corners.map(([x, y]) => Math.hypot(x - place[0], y - place[1]))),
  }));
  const best = places.reduce((a, b) => (b.metres > a.metres ? b : a));
  expect(best.metres).toBeGreaterThan(60);
  return best.place;
}

test('[MAP-24] [NSR-15] [NSR-16] a click adds a point: the form proposes name and criteria and needs both; far from buildings it starts at 70', async ({
  context,
}) => {
  const page = await signInQuietly(context, 'demo');
  const nsr = new SelectPage(page);
  const projectId = await copyWithEquipment(page, 'Points');
  const before = await readReceivers(page, projectId);
  const { zones } = await readMap(page, projectId);
  const beside = findPoint(before, ({ name }) => name === 'N3');
  await nsr.visit(projectId);
  await nsr.tool('Add NSR Point').click();
  await expect(nsr.shell.map).toHaveAttribute('data-mode', 'addPoint');
  for (const button of await nsr.pointTools.all()) await expect(button).toBeDisabled();
  await nsr.clickAt(zones[0]?.centre ?? [0, 0]);
  await nsr.answer('Add NSR Point', /cannot be inside a zone/, 'OK');

  await nsr.clickAt(beside.position);
  const form = nsr.dialog('Add NSR Point');
  const name = form.getByRole('textbox', { name: 'Name' });
  const criterion = form.getByRole('textbox', { name: 'Noise criteria dB(A)' });
  const add = form.getByRole('button', { name: 'Add NSR Point' });
  const next = `N${before.points.length + 1}`;
  await expect(name).toHaveValue(next);
  await expect(criterion).toHaveValue(String(beside.buildingCriterion));
  await name.fill(' ');
  await expect(form.getByText('Enter a name.')).toBeVisible();
  await expect(add).toBeDisabled();
  await name.fill(next);
  await criterion.fill('');
  await expect(form.getByText('Enter noise criteria.')).toBeVisible();
  await expect(add).toBeDisabled();
  await expectFineScreen(page, 'select-new-point');
  await criterion.fill('66.5');
  await add.click();

  await nsr.clickAt(await findLonelyPlace(page, projectId));
  await expect(form.getByText('No building within 50 m: the point gets a notional building.')).toBeVisible();
  await expect(name).toHaveValue(`N${before.points.length + 2}`);
  await expect(criterion).toHaveValue('70');
  await name.fill('Hillside');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(nsr.shell.map).not.toHaveAttribute('data-mode');
  await nsr.search.fill(next);
  await expect(nsr.row(next)).toContainText('New');
  await nsr.save();
  const after = await readReceivers(page, projectId);
  expect(findPoint(after, (point) => point.name === next)).toMatchObject({ criterion: 66.5, isPlaced: true });
  const lonely = findPoint(after, (point) => point.name === 'Hillside');
  expect(lonely).toMatchObject({ criterion: 70, isSelected: true });
  expect(lonely.buildingId).toBeGreaterThan(1_000_000);
});
