import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { ProjectListPage } from '../pages/project-pages.ts';
import { openPath } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

test.use({ account: 'demo' });

test('[U43] what fails says so, is never shown as empty, and can be tried again', async ({ page, context }) => {
  const { screen, shell } = new ProjectListPage(page);
  await test.step('a project list that fails to load is not shown as empty, and Retry brings it', async () => {
    await page.route(/\/api\/projects\?list=/, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto(`${origin()}/Projects`);
    await expect(screen.getByRole('alert')).toBeVisible();
    await expect(screen).not.toContainText('No project yet');
    await page.unroute(/\/api\/projects\?list=/);
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect(screen.getByRole('listitem')).not.toHaveCount(0);
  });
  await test.step('being offline is shown while it lasts', async () => {
    await context.setOffline(true);
    await expect(page.getByText('No connection.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('No connection.')).toBeHidden();
  });
  await test.step('a calculation whose start fails says so and offers to try again', async () => {
    await shell.openProject();
    await page.route('**/calculation', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await shell.menuButton('Calculate Noise').click();
    const failure = page.getByRole('alert').filter({ hasText: 'The calculation was not started' });
    await expect(failure).toBeVisible();
    await expect(shell.overlay).toBeHidden();
    await page.unroute('**/calculation');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Calculation finished')).toBeVisible();
  });
});

test('an address of a project that is not shared leads back, not nowhere', async ({ page }) => {
  const { screen, shell } = new ProjectListPage(page);
  await openPath(page, '/?project=999999');
  await expect(screen.getByRole('alert')).toHaveText('This project does not exist or is not shared with you.');
  await shell.openProject();
});
