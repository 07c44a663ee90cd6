import { expect } from '@playwright/test';
import { test } from '../pages/journey.ts';
import { changeDatabase, findProjectId } from '../pages/server-data.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

async function fillIn(shell: ShellPage, username: string): Promise<void> {
  await shell.page.getByLabel('Username').fill(username);
  await shell.page.getByLabel('Password', { exact: true }).fill('quiet-demo-1');
  await shell.page.getByRole('button', { name: 'Login' }).click();
}

test('after Sign Out the next person starts at the project list', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.signIn();
  await shell.openProject();
  await shell.menuButton('Equipment').click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await fillIn(shell, 'demo-epd');
  await expect(page.getByRole('dialog', { name: 'Open Project' })).toBeVisible();
  await expect(page).toHaveURL(`${origin()}/Projects`);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a session that expired leads back to where the person was', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.signIn();
  await shell.openProject();
  const projectId = await findProjectId(page);
  await shell.menuButton('Equipment').click();
  await changeDatabase('delete from sessions');
  await page.reload();
  await fillIn(shell, 'demo');
  await expect(page).toHaveURL(`${origin()}/Equipment?project=${projectId}`);
});

test('a session that ends under somebody at work is said in words', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.signIn();
  await shell.openProject();
  await changeDatabase('delete from sessions');
  await page.getByRole('button', { name: 'Members' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended.' })).toBeVisible();
  await fillIn(shell, 'demo');
  await expect(page).toHaveURL(/\/Members\?/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
});

test('one click on a demo account fills in the form, and Enter signs in', async ({ page }) => {
  await page.goto(`${origin()}/Login`);
  await page.getByRole('button', { name: /^demo\b(?!-)/ }).click();
  await expect(page.getByLabel('Username')).toHaveValue('demo');
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Open Project' })).toBeVisible();
});
