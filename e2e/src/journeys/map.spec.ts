import type { Page } from '@playwright/test';
import { hk80, hk80ToMercator, lonLat, lonLatToMercator } from '@quietsite/geometry';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { findProjectId, readMap } from '../pages/server-data.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

test('[MAP-01] the map opens in Web Mercator over Hong Kong at zoom 11', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.signIn();
  await shell.showMap();
  const { projection, zoom, centre } = await shell.mapState();
  expect(projection).toBe('EPSG:3857');
  expect(zoom).toBe(11);
  const [x, y] = lonLatToMercator(lonLat(114.15, 22.35));
  expect(Math.hypot(centre[0] - x, centre[1] - y)).toBeLessThan(5_000);
});

test('[MAP-03] the scale line is metric', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.signIn();
  await shell.showMap();
  await expect(page.getByText(/^\d+ km$/)).toBeVisible();
  await shell.place('Projects').click();
  await shell.openProject();
  await expect(page.getByText(/^\d+ m$/)).toBeVisible();
});

test.describe('with the government map configured', () => {
  const tile = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const baseMap = {
    tileUrl: 'https://tiles.example/basemap/{z}/{x}/{y}.png',
    labelUrl: 'https://tiles.example/label/{z}/{x}/{y}.png',
    attribution: '© Map information from Lands Department',
    attributionUrl: 'https://tiles.example/disclaimer',
    imagery: null,
  };

  test.beforeEach(async ({ page }) => {
    // The tile hosts are not reachable from this machine: they, and the permission to request them, are the only things
    // mocked here.
    await page.route(`${origin()}/api/configuration`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), baseMap } });
    });
    await page.route(`${origin()}/**`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const headers = { ...answer.headers() };
      headers['content-security-policy'] = String(headers['content-security-policy']).replace(
        'img-src',
        'img-src https://tiles.example',
      );
      await route.fulfill({ response: answer, headers });
    });
  });

  test('[MAP-02] base map and labels are drawn as tiles with their attribution', async ({ page }) => {
    const asked = new Set<string>();
    await page.route('https://tiles.example/**', async (route) => {
      asked.add(new URL(route.request().url()).pathname.split('/')[1] ?? '');
      await route.fulfill({ body: tile, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } });
    });
    const shell = new ShellPage(page);
    await shell.signIn();
    await shell.showMap();
    await expect.poll(() => [...asked].sort()).toEqual(['basemap', 'label']);
    const link = page.getByRole('link', { name: baseMap.attribution });
    await expect(link).toHaveAttribute('href', baseMap.attributionUrl);
  });

  test('[Q136] the built-in base map takes over when the tiles fail, and says so', async ({ page }) => {
    await page.route('https://tiles.example/**', (route) => route.abort());
    const ours = page.waitForRequest(/\/tiles\/base-map\//);
    // The map loads behind the project list, and the message shows for only a few seconds.
    const message = page.getByText('The built-in base map is shown instead.').waitFor();
    const shell = new ShellPage(page);
    await Promise.all([message, shell.signIn().then(() => shell.showMap())]);
    await ours;
    await expect(page.getByText('Built-in base map', { exact: true })).toBeVisible();
  });
});

const readOut = (page: Page) => page.getByText(/^N \d{6}\.\d{3}/);

async function expectReadOut(page: Page, [easting, northing]: readonly [number, number]): Promise<void> {
  const place = await new ShellPage(page).pixelOf(hk80ToMercator(hk80(easting, northing)));
  await page.mouse.move(place.x, place.y);
  const text = (await readOut(page).textContent()) ?? '';
  const [, north = '', east = ''] = /N (\d{6}\.\d{3})\s+E (\d{6}\.\d{3})/.exec(text) ?? [];
  expect(Math.abs(Number(north) - northing)).toBeLessThan(3);
  expect(Math.abs(Number(east) - easting)).toBeLessThan(3);
}

test('[MAP-04] in an edit or draw mode the pointer is read out in the Hong Kong 1980 Grid to three decimals', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await shell.signIn();
  await shell.openProject();
  await shell.menuButton('Geographical Centre').click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
  await expect(readOut(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(shell.map).toHaveAttribute('data-mode', 'moveCentre');
  const { zones } = await readMap(page, await findProjectId(page));
  const centre = zones[0]?.centre ?? [0, 0];
  await expectReadOut(page, centre);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(readOut(page)).toHaveCount(0);
  await expect(shell.map).not.toHaveAttribute('data-mode');

  await shell.menuButton('Edit Project').click();
  await page.getByRole('tab', { name: 'Zone', exact: true }).click();
  await page.getByRole('button', { name: 'Draw site', exact: true }).click();
  await expect(shell.map).toHaveAttribute('data-mode', 'drawSite');
  await expectReadOut(page, [centre[0] + 20, centre[1] + 20]);
  await page.getByRole('button', { name: 'Show the panel' }).click();
  await expect(readOut(page)).toHaveCount(0);
});
