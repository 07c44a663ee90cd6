import { expect } from '@playwright/test';
import { test } from '../pages/journey.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

let shell: ShellPage;
test.beforeEach(async ({ page }) => {
  shell = new ShellPage(page);
});

test('a wrong password is said in words and the form keeps the name', async ({ page }) => {
  await page.goto(`${origin()}/Login`);
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('wrong-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password.');
  await expect(page.getByLabel('Username')).toHaveValue('demo');
});

test('[U43] a project list that fails to load is never shown as empty, and Retry brings it', async ({ page }) => {
  await page.route(/\/api\/projects\?list=/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(`${origin()}/Login`);
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('quiet-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open Project' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog).not.toContainText('There are no projects');
  await page.unroute(/\/api\/projects\?list=/);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('row')).not.toHaveCount(0);
});

test('[U06] a server that cannot be reached is not taken for a wrong name', async ({ page }) => {
  await page.goto(`${origin()}/Login`);
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.route('**/api/session', (route) => route.abort());
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('quiet-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await expect(page.getByText('Username does not exist')).toHaveCount(0);
});

test('a calculation whose start fails says so and offers to try again', async ({ page }) => {
  await shell.signIn();
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
  await expect(page.getByText('Calculation finished')).toBeVisible({ timeout: 60_000 });
});

test('being offline is shown while it lasts', async ({ page, context }) => {
  await shell.signIn();
  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No connection.')).toBeHidden();
});

test('an address of a project that is not shared leads back, not nowhere', async ({ page }) => {
  await shell.signIn();
  await page.goto(`${origin()}/?project=999999`);
  const list = page.getByRole('dialog', { name: 'Open Project' });
  await expect(list.getByRole('alert')).toHaveText('This project does not exist or is not shared with you.');
  await shell.openProject();
});
