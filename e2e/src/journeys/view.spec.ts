import type { BrowserContext, Page } from '@playwright/test';
import type { ProjectMap } from '@quietsite/contracts';
import { hk80, hk80ToMercator } from '@quietsite/geometry';
import { en } from '../../../apps/web/src/texts/en.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { calculateQuietly } from '../pages/select-page.ts';
import { findProjectId, readMap, readResults } from '../pages/server-data.ts';
import { navigateWithin, openPath } from '../pages/shared-page.ts';
import { origin, SAMPLE_PROJECT, ShellPage } from '../pages/shell-page.ts';
import { readProject } from '../pages/site-detail-pages.ts';

const desk = { width: 1440, height: 900 };

const toMercator = (position: readonly [number, number]) => hk80ToMercator(hk80(...position));

/** The sample project on its map. */
async function openSample(context: BrowserContext, size = desk): Promise<{ shell: ShellPage; projectId: number }> {
  const page = await signInQuietly(context, 'demo');
  const shell = new ShellPage(page);
  const projectId = await findProjectId(page);
  if (!(await readProject(page, projectId)).isCalculated) await calculateQuietly(page, projectId);
  await page.setViewportSize(size);
  await openPath(page, `/?project=${projectId}`);
  await expect(shell.header).toContainText(SAMPLE_PROJECT);
  await expect(page.getByText(/^\d+ exceed, \d+ borderline/)).toBeVisible();
  return { shell, projectId };
}

async function findLoudest(page: Page, projectId: number) {
  const { receivers } = await readMap(page, projectId);
  const [first] = (await readResults(page, projectId)).receivers;
  const loudest = receivers.find(({ pointId }) => pointId === first?.pointId);
  if (!loudest) throw new Error('no receiver has a level');
  return loudest;
}

/** Every corner of the popup is visible: not under a header, panel or edge. */
async function expectPopupInSight(page: Page): Promise<void> {
  const popup = page.getByRole('region', { name: /^Result at / });
  await expect(popup.getByRole('button', { name: 'Mitigate', exact: true })).toBeVisible();
  const isOnTop = () =>
    popup.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
      return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    });
  await expect.poll(isOnTop).toBe(true);
  await new ShellPage(page).settleMap();
  expect(await isOnTop()).toBe(true);
}

/** The panel of the page is open, and every zone is visible on the map next to it, not covered. */
async function expectSiteBeside(shell: ShellPage, panel: string | null, zones: ProjectMap['zones']): Promise<void> {
  const { page } = shell;
  await expect(shell.header).toContainText(SAMPLE_PROJECT);
  if (panel) await expect(page.getByRole('region', { name: panel, exact: true })).toBeVisible();
  await expect.poll(async () => (await shell.mapState()).zoom).toBeGreaterThan(12);
  const places = await shell.pixelsOf(zones.map(({ centre }) => toMercator(centre)));
  const areOnMap = await page.evaluate(
    (points) => points.map(({ x, y }) => document.elementFromPoint(x, y)?.closest('#map') != null),
    places,
  );
  expect(areOnMap, panel ?? 'the map alone').toEqual(zones.map(() => true));
}

test('every page shows the site beside its panel on a small screen, loaded or reached', async ({ context }) => {
  const { shell, projectId } = await openSample(context, { width: 1024, height: 768 });
  const { page } = shell;
  const { zones } = await readMap(page, projectId);
  const { pointId } = await findLoudest(page, projectId);
  // One page of each kind is loaded: without a panel, with a right panel, with a bottom panel.
  const ways = [
    [['/', null]],
    [
      ['/EditProjects', 'Edit Project'],
      ['/CenterPoint', en.centre.title],
      ['/Neighbor', 'Concurrent Sites'],
      [`/NotionalDistance/${pointId}`, 'Notional Distance'],
    ],
    [
      ['/Select', 'Select NSR'],
      ['/Equipment', 'Equipment'],
      ['/Mitigation/1', 'Mitigation'],
    ],
  ] as const;
  for (const way of ways)
    for (const [index, [path, panel]] of way.entries()) {
      const address = `${path}?project=${projectId}`;
      if (index === 0) await page.goto(`${origin()}${address}`);
      else await navigateWithin(page, address);
      await expectSiteBeside(shell, panel, zones);
    }
});

test('the wheel and the first drag move the map although a menu button has the focus; a bottom panel dragged tall leaves 200 px of it', async ({
  context,
}) => {
  const { shell, projectId } = await openSample(context);
  const { page } = shell;
  await shell.menuButton('Select NSR').click();
  await expect(page.getByRole('region', { name: 'Select NSR', exact: true })).toBeVisible();
  const { zones } = await readMap(page, projectId);
  const place = await shell.pixelOf(toMercator(zones[0]?.centre ?? [0, 0]));
  const before = await shell.mapState();
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await page.mouse.move(place.x + 80, place.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await shell.mapState()).centre[0]).toBeLessThan(before.centre[0]);
  await shell.menuButton('Select NSR').focus();
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await shell.mapState()).zoom).toBeGreaterThan(before.zoom + 0.3);

  await shell.menuButton('Equipment').click();
  await expect(page.getByRole('region', { name: 'Equipment', exact: true })).toBeVisible();
  const handle = page.getByRole('separator', { name: 'Equipment' });
  const box = await handle.boundingBox();
  if (!box) throw new Error('the panel cannot be dragged');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, 10, { steps: 5 });
  await page.mouse.up();
  const map = await shell.map.boundingBox();
  const top = (await handle.boundingBox())?.y ?? 0;
  expect(top - (map?.y ?? 0)).toBeGreaterThanOrEqual(200);
  expect(top).toBeLessThan(box.y);
  await page.getByRole('button', { name: 'Zoom out' }).click({ trial: true });
  await page.getByRole('button', { name: 'Zoom in' }).click({ trial: true });
});

test('the popup stays in sight through panels, going back and a tall bottom panel', async ({ context }) => {
  const { shell, projectId } = await openSample(context);
  const { page } = shell;
  const { name } = await findLoudest(page, projectId);
  await shell.menuButton('Select NSR').click();
  await page.getByLabel('Search name or building').fill(name);
  await page.getByRole('button', { name: `Show ${name} on the map`, exact: true }).click();
  await expectPopupInSight(page);
  await page.getByRole('button', { name: 'Notional Distance' }).click();
  await expectPopupInSight(page);
  await page.goBack();
  await expectPopupInSight(page);
  await page.goForward();
  await page.goBack();
  await expectPopupInSight(page);
  await page.getByRole('button', { name: 'Mitigate', exact: true }).click();
  await expectPopupInSight(page);
  const handle = page.getByRole('separator').first();
  await handle.focus();
  for (let step = 0; step < 20; step += 1) await handle.press('ArrowUp');
  await expectPopupInSight(page);
});

test('closing the popup takes the view back, unless it was moved meanwhile', async ({ context }) => {
  const { shell, projectId } = await openSample(context);
  const { page } = shell;
  const { receivers } = await readMap(page, projectId);
  const leftmost = receivers.reduce((best, other) => (other.position[0] < best.position[0] ? other : best));
  const place = await shell.pixelOf(toMercator(leftmost.position));
  const before = await shell.mapState();
  await page.mouse.click(place.x, place.y);
  await expectPopupInSight(page);
  await expect.poll(async () => (await shell.mapState()).centre[0]).toBeLessThan(before.centre[0]);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await shell.mapState()).centre[0]).toBeCloseTo(before.centre[0], 3);

  await shell.pixelOf(toMercator(leftmost.position));
  await page.mouse.click(place.x, place.y);
  await expectPopupInSight(page);
  await page.mouse.move(1_100, 700);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await shell.mapState()).zoom).toBeGreaterThan(before.zoom + 0.2);
  await shell.pixelOf(toMercator(leftmost.position));
  const own = await shell.mapState();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^Result at / })).toBeHidden();
  await shell.settleMap();
  expect((await shell.mapState()).centre).toEqual(own.centre);
});

test('on a narrow stage a right panel is a sheet and the legend starts closed; on a wide one it is open, clear of the rail', async ({
  context,
}) => {
  const { shell } = await openSample(context, { width: 820, height: 768 });
  const { page } = shell;
  const toggle = shell.legend.getByRole('button');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const map = await shell.map.boundingBox();
  await shell.menuButton('Concurrent Sites').click();
  const panel = page.getByRole('region', { name: 'Concurrent Sites', exact: true });
  expect(await panel.boundingBox()).toEqual(map);
  // Nothing beneath it is reachable by keyboard.
  await expect(shell.legend).toBeHidden();
  await panel.getByRole('button', { name: 'Close' }).first().click();
  await expect(shell.legend).toBeVisible();

  await page.setViewportSize(desk);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => (await shell.legend.boundingBox())?.width).toBe(244);
  await page.setViewportSize({ width: 900, height: 768 });
  await shell.menuButton('Concurrent Sites').click();
  await toggle.click();
  expect((await shell.legend.boundingBox())?.x).toBeGreaterThanOrEqual((await shell.map.boundingBox())?.x ?? 0);
});

test('a chosen row has its ring on the map before its details arrive', async ({ context }) => {
  const { shell, projectId } = await openSample(context);
  const { page } = shell;
  const { name, position, pointId } = await findLoudest(page, projectId);
  // An earlier journey in this tab may have loaded the details.
  await page.reload();
  await expect(shell.header).toContainText(SAMPLE_PROJECT);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/projects/${projectId}/receivers/${pointId}`, async (route) => {
    await held;
    await route.continue();
  });
  await shell.menuButton('Select NSR').click();
  await page.getByRole('button', { name: `Show ${name} on the map`, exact: true }).click();
  const place = await shell.pixelOf(toMercator(position));
  await expect.poll(() => countRingPixels(page, place)).toBeGreaterThan(20);
  await expect(page.getByRole('button', { name: 'Mitigate', exact: true })).toBeHidden();
  answer();
  await expectPopupInSight(page);
});

/** Counts pixels in the colour of the selection ring around a screen position. */
function countRingPixels(page: Page, place: { x: number; y: number }): Promise<number> {
  return page.evaluate(({ x, y }) => {
    let count = 0;
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('#map canvas')) {
      const box = canvas.getBoundingClientRect();
      const data = canvas.getContext('2d')?.getImageData(x - box.left - 20, y - box.top - 20, 40, 40).data ?? [];
      for (let index = 0; index < data.length; index += 4) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = [...data.slice(index, index + 4)];
        if (alpha > 200 && Math.abs(red - 11) < 30 && Math.abs(green - 102) < 30 && Math.abs(blue - 195) < 30)
          count += 1;
      }
    }
    return count;
  }, place);
}
