import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

const SILENCE = 'The server is not responding. Retrying ...';
const FAILURE = 'The server could not be reached.';

test('a page loaded while the server is silent shows one card and opens by itself', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${origin()}/`);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText(SILENCE);
  await expect(page.getByRole('region', { name: 'QuietSite' })).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('an outage in use is one banner while it lasts, and what is on the screen stays', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.signIn();
  await shell.openProject();
  await shell.calculate();
  await page.route('**/api/**', (route) => route.abort());
  await shell.menuButton('Equipment').click();
  const banner = page.getByRole('status').filter({ hasText: SILENCE });
  await expect(banner).toBeVisible();
  await shell.menuButton('Report').click();
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report.getByRole('alert')).toContainText('Could not load');
  await shell.menuButton('Calculate Noise').click();
  const failures = page
    .getByRole('complementary', { name: 'Messages' })
    .getByRole('alert')
    .filter({ hasText: FAILURE });
  await expect(failures).toContainText('The calculation was not started');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  // The new message replaces the previous one, which is still fading.
  await expect(failures.filter({ hasText: 'You are still signed in' })).toBeVisible();
  await expect(failures).toHaveCount(1);
  await expect(shell.header).toContainText('Kai Tak');
  await page.unroute('**/api/**');
  await expect(banner).toBeHidden();
  // A failed action can still be retried.
  await expect(failures.getByRole('button', { name: 'Retry' })).toBeVisible();
  await failures.getByRole('button', { name: 'Close' }).click();
  await expect(failures).toHaveCount(0);
  await shell.menuButton('Equipment').click();
  await expect(page.getByRole('grid', { name: 'Equipment rows' })).toBeVisible();
});
