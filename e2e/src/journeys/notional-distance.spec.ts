import type { ReceiverDetail } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { calculateQuietly, copyWithEquipment, findPoint, readReceivers } from '../pages/select-page.ts';
import { navigateWithin, openPath } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

test('[NSR-33] [NSR-34] [Q15] distances from each zone, by the number of a point or of its building', async ({
  context,
}) => {
  const page = await signInQuietly(context, 'demo');
  const projectId = await copyWithEquipment(page, 'Distances');
  await calculateQuietly(page, projectId);
  const list = await readReceivers(page, projectId);
  const pointIds = new Set(list.points.map(({ pointId }) => pointId));
  const { pointId, buildingId } = findPoint(list, (point) => point.isCompulsory && !pointIds.has(point.buildingId));
  const answer = await page.request.get(`${origin()}/api/projects/${projectId}/receivers/${pointId}`);
  const detail = (await answer.json()) as ReceiverDetail;
  const sorted = detail.notionalSources.toSorted((a, b) => a.distanceMetres - b.distanceMetres);
  const lines = sorted.map(({ zoneName, distanceMetres }) => `${zoneName}${distanceMetres.toFixed(1)}`);
  const panel = page.getByRole('region', { name: 'Notional Distance' });
  const rows = panel.getByRole('table').getByRole('row');

  await openPath(page, '/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  for (const id of [pointId, buildingId]) {
    await navigateWithin(page, `/NotionalDistance/${id}?project=${projectId}`);
    await expect(panel).toContainText(detail.name);
    await expect(panel).toContainText(detail.buildingName);
    await expect(rows).toHaveText([/Distance/, ...lines]);
  }
  await panel.getByRole('button', { name: /Distance/ }).click();
  await expect(rows).toHaveText([/Distance/, ...lines.toReversed()]);
  await panel.getByRole('button', { name: /Zone/ }).click();
  const names = sorted.map(({ zoneName }) => zoneName).toSorted((a, b) => a.localeCompare(b));
  await expect(rows.nth(1)).toContainText(names[0] ?? '');
  await navigateWithin(page, `/NotionalDistance/999999999?project=${projectId}`);
  await expect(panel).toContainText('This project has no receiver or building with this number.');
});
