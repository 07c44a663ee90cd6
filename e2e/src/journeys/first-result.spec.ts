import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { hk80ToMercator } from '@quietsite/geometry';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import { fullBrowser } from '../browser.ts';
import { expect } from '../pages/expect.ts';
import { test as journey } from '../pages/journey.ts';
import { findProjectId, readMap, readResults, runTool } from '../pages/server-data.ts';
import { SAMPLE_PROJECT, ShellPage } from '../pages/shell-page.ts';

/** Pictures for the README are only retaken on request, not by every run. */
const pictures = join(repositoryRoot, process.env.UPDATE_PICTURES ? 'docs/pictures' : 'reports/pictures');

/** Started here: other launch options would need another worker, with a stack of its own. */
const test = journey.extend({
  page: async ({ browserName: _ }, use) => {
    const browser = await chromium.launch(fullBrowser);
    await use(await browser.newPage());
    await browser.close();
  },
});

test('[MAP-07] [MAP-13] [MAP-14] from sign-in to the first result and its PDF', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.signIn();
  await shell.openProject();
  const projectId = await findProjectId(page);
  const { receivers, zones } = await readMap(page, projectId);
  expect(zones.length).toBeGreaterThan(1);
  await expect(page.getByText(`${receivers.length} receivers`)).toBeVisible();

  await shell.menuButton('Calculate Noise').click();
  await expect(shell.overlay.getByRole('progressbar')).toBeVisible();
  await shell.finishCalculation();
  await shell.closeResults();
  const results = await readResults(page, projectId);
  const exceeding = results.receivers.filter((receiver) => receiver.verdict === 'exceeds');
  expect(exceeding.length).toBeGreaterThan(0);
  expect(exceeding.length).toBeLessThan(receivers.length);
  await expect(page.getByRole('contentinfo').getByText(`${exceeding.length} exceed, `)).toBeVisible();

  const loudest = receivers.find(({ pointId }) => pointId === results.receivers[0]?.pointId);
  if (!loudest) throw new Error('the loudest receiver is not on the map');
  const place = await shell.pixelOf(hk80ToMercator(loudest.position));
  await page.mouse.click(place.x, place.y);
  const popup = page.getByRole('region', { name: `Result at ${loudest.name}` });
  await expect(popup).toContainText('Exceed noise criteria');
  await expect(popup).toContainText(loudest.buildingName);
  await expect(popup).toContainText(`NSR name${loudest.name}`);
  // In the order of the specification.
  await expect(popup).toContainText(
    /NSR name.*unmitigated CNL.*mitigated CNL.*noise criteria.*Building name.*neighbour/,
  );
  await expect(popup).toContainText(/NSR noise criteria75 dB\(A\)/);
  // An approved project next to the sample contributes noise here.
  await expect(popup).toContainText(/Noise contribution from neighbour site\d+\.\d dB\(A\)/);
  await expect(popup).toContainText(`${results.receivers[0]?.unmitigatedLevel?.toFixed(1)} dB(A)`);
  await page.waitForTimeout(1_000);
  await page.screenshot({ path: join(pictures, 'first-result.png') });
  await popup.getByRole('button', { name: 'Notional Distance' }).click();
  await expect(page).toHaveURL(new RegExp(`/NotionalDistance/${loudest.pointId}\\?`));
  await popup.getByRole('button', { name: 'Mitigate' }).click();
  await expect(page).toHaveURL(new RegExp(`/Mitigation/1\\?project=${projectId}&receiver=${loudest.pointId}`));

  await shell.menuButton('Report').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Summary sheet' }).click();
  expect((await download).suggestedFilename()).toMatch(
    new RegExp(`^${SAMPLE_PROJECT.replaceAll(' ', '-')}(_v\\d+)?_Noise-summary\\.pdf$`),
  );
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(runTool('pdftotext', file, '-')).toContain(SAMPLE_PROJECT);
  const structure = runTool('pdfinfo', '-struct-text', file);
  expect(structure).toContain('H1');
  expect(structure).toContain('Figure');
  expect(structure).toContain('TH');
  expect(runTool('pdfinfo', file)).toMatch(/Pages:\s+1\n/);
});
