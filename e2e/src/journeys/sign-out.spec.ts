import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, findProjectId } from '../pages/server-data.ts';
import { navigateWithin, rememberAccount } from '../pages/shared-page.ts';
import { origin, type ShellPage } from '../pages/shell-page.ts';

async function fillIn(shell: ShellPage, username: string): Promise<void> {
  await shell.page.getByLabel('Username').fill(username);
  await shell.page.getByLabel('Password', { exact: true }).fill('quiet-demo-1');
  await shell.page.getByRole('button', { name: 'Login' }).click();
}

test('a session that ends is said in words and leads back to where the person was, Sign Out to the list', async ({
  context,
}) => {
  const page = await signInQuietly(context, 'demo');
  const list = new ProjectListPage(page);
  const { shell } = list;
  await list.visit();
  await shell.openProject();
  await test.step('a session that ends under somebody at work is said in words', async () => {
    await page.getByRole('button', { name: 'Members' }).click();
    const organisation = page.getByRole('tab', { name: 'Organisation' });
    await expect(organisation).toBeVisible();
    await changeDatabase('delete from sessions');
    await organisation.click();
    await expect(page.getByRole('status').filter({ hasText: 'Your session has ended.' })).toBeVisible();
    await fillIn(shell, 'demo');
    await expect(page).toHaveURL(/\/Members\?/);
  });
  await test.step('a session that expired leads back to where the person was', async () => {
    const projectId = await findProjectId(page);
    await navigateWithin(page, `/Equipment?project=${projectId}`);
    await changeDatabase('delete from sessions');
    await page.reload();
    await fillIn(shell, 'demo');
    await expect(page).toHaveURL(`${origin()}/Equipment?project=${projectId}`);
  });
  await test.step('after Sign Out the next person starts at home', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    await fillIn(shell, 'demo-epd');
    rememberAccount(page, 'demo-epd');
    await expect(shell.inbox).toBeVisible();
    await expect(page).toHaveURL(`${origin()}/Inbox`);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('one click on a demo account fills in the form, and Enter signs in', async ({ page }) => {
  await page.goto(`${origin()}/Login`);
  await page.getByRole('button', { name: /^demo\b(?!-)/ }).click();
  await expect(page.getByLabel('Username')).toHaveValue('demo');
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Projects', exact: true })).toBeVisible();
});
