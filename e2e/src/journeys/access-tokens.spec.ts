import { expect, request } from '@playwright/test';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { openPath } from '../pages/kept-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { origin } from '../pages/shell-page.ts';

test('a token is made for what it may read, shown once, used by a program and revoked', async ({ context }) => {
  const page = await signInQuietly(context, 'demo-colleague');
  await openPath(page, '/EditUser');
  await expect(page.getByText('You have no access tokens.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a token' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make a token' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Make token' })).toBeDisabled();
  await dialog.getByLabel('Name').fill('Monthly figures');
  await dialog.getByLabel('Map layers').uncheck();
  await dialog.getByLabel('Projects').check();
  await dialog.getByLabel('Valid for').selectOption('30 days');
  await expectFineScreen(page, 'token-form');
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: 'Your new token' });
  await expect(made.getByLabel('Token')).toBeFocused();
  const token = await made.getByLabel('Token').inputValue();
  await expectFineScreen(page, 'token-made');
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Make a token' })).toBeFocused();
  await expect(page.getByText(token)).toHaveCount(0);

  const program = await request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  expect((await program.get(`${origin()}/api/projects`)).status()).toBe(200);
  expect((await program.get(`${origin()}/ogc/collections`)).status()).toBe(403);
  await page.reload();
  const item = page.getByRole('list', { name: 'Your access tokens' }).getByRole('listitem');
  await expect(item).toContainText(/Monthly figures\s*Projects\s*Valid until .*; last used \d{4}-/);
  await item.scrollIntoViewIfNeeded();
  await expectFineScreen(page, 'token-list');

  await page.getByRole('button', { name: 'Revoke Monthly figures' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke an access token' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(item).toHaveCount(1);
  await page.getByRole('button', { name: 'Revoke Monthly figures' }).click();
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no access tokens.')).toBeVisible();
  expect((await program.get(`${origin()}/api/projects`)).status()).toBe(401);
  await program.dispose();
});
