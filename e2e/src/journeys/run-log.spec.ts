import type { Page } from '@playwright/test';
import { DerivationPage } from '../pages/derivation-page.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, holdResults, readMap, readResults } from '../pages/server-data.ts';
import { installClock } from '../pages/shared-page.ts';

let editor: DerivationPage;
let page: Page;
let projectId: number;
test.beforeEach(async ({ context }) => {
  page = await signInQuietly(context, 'demo');
  editor = new DerivationPage(page);
  projectId = await editor.copySample('Runs');
});

const needing = ['Select NSR', 'Mitigation', 'Report'];

test('[CALC-08] [PROJ-18] [SHELL-38] a finished calculation opens the last menu buttons, is in the log, and is waited for', async () => {
  const { shell, log } = editor;
  await editor.open(`/?project=${projectId}`);
  for (const name of needing) await expect(shell.menuButton(name)).toBeDisabled();
  await shell.menuButton('Calculate Noise').click();
  await shell.finishCalculation();
  await expect(shell.results).toContainText('Apply barriers and enclosures?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shell.results.getByRole('button', { name: 'Go to the report' }).click();
  await expect(page).toHaveURL(new RegExp(`/Report\\?project=${projectId}`));
  for (const name of needing) await expect(shell.menuButton(name)).toBeEnabled();

  // A page that loads late takes the focus once the preceding dialogs are closed.
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Report', exact: true })).toBeFocused();
  const footer = page.getByRole('contentinfo').getByRole('button', { name: 'Calculation log' });
  await footer.click();
  await expect(log.getByRole('row')).toHaveCount(2);
  await expect(log.getByRole('row').nth(1)).toContainText('Finished');
  await log.getByRole('button', { name: /^Show calculation/ }).click();
  await expect(log.getByRole('button', { name: 'All calculations' })).toBeFocused();
  const { receivers } = await readMap(page, projectId);
  await expect(log.locator('dl > div').filter({ hasText: /^Receivers/ })).toHaveText(`Receivers${receivers.length}`);
  await expect(log.locator('dl > div').filter({ hasText: /^Daily levels/ })).toHaveText(/\d (ms|s)$/);
  await expect(log).toContainText('Sung Wong Toi Garden Subway Entrance');
  await expectFineScreen(page, 'run-log-detail');
  await log.getByRole('button', { name: 'All calculations' }).click();
  await expect(log.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(footer).toBeFocused();

  const exceeding = (await readResults(page, projectId)).receivers.filter(
    ({ verdict }) => verdict === 'exceeds',
  ).length;
  await changeDatabase(`update calculation_runs set neighbour_ids = '{}' where project_id = ${projectId}`);
  const releaseAnswers = await holdAnswers(page, '**/results');
  await editor.open(`/?project=${projectId}`);
  const loader = page.getByRole('status').filter({ hasText: 'Loading the noise levels' });
  await expect(loader).toBeVisible();
  releaseAnswers();
  await expect(loader).toBeHidden();
  await expect(page.getByRole('contentinfo')).toContainText(`${exceeding} exceed, `);
  await page.getByRole('button', { name: 'New neighbour approved' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Calculate again to include it.' })).toBeVisible();

  const release = await holdResults();
  try {
    await shell.menuButton('Calculate Noise').click();
    await page.getByRole('button', { name: 'Continue in the background' }).click();
    await expect(shell.overlay).toBeHidden();
    await page.reload();
    await expect(shell.overlay).toBeVisible();
  } finally {
    await release();
  }
  await shell.finishCalculation();
  await shell.results.getByRole('button', { name: 'Open Mitigation' }).click();
  await expect(page).toHaveURL(new RegExp(`/Mitigation/3\\?project=${projectId}`));
});

/** Holds the responses of these addresses until the returned function is called. */
async function holdAnswers(of: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await of.route(addresses, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

test('[CALC-09] [CALC-10] [CALC-11] a run without news is asked for every 2 seconds, for 20 minutes', async () => {
  await installClock(page);
  await page.route('**/events', (route) => route.abort());
  await editor.open(`/?project=${projectId}`);
  const release = await holdResults();
  try {
    const asked: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith(`/projects/${projectId}/calculation`))
        asked.push(Date.now());
    });
    await editor.shell.menuButton('Calculate Noise').click();
    const { overlay } = editor.shell;
    await expect(overlay.getByRole('progressbar')).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(4);
    const gaps = asked.slice(2, 5).map((time, index) => time - (asked[index + 1] ?? 0));
    for (const gap of gaps) expect(Math.abs(gap - 2000)).toBeLessThan(900);

    await page.clock.fastForward('19:30');
    await expect(overlay).toBeVisible();
    await page.clock.fastForward('00:31');
    const failure = page.getByRole('status').filter({ hasText: 'Calculation did not finish. Please try again.' });
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText('Not calculated');
    const last = asked.length;
    await page.clock.runFor(20_000);
    expect(asked.length - last).toBeLessThan(2);
  } finally {
    await release();
  }
});
