import type { BrowserContext, Page } from '@playwright/test';
import { AccountPages, createAccount, newUsername } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, findProjectId } from '../pages/server-data.ts';
import { installClock, rememberAccount } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Continue Your Session' });
const sessionOf = (username: string) => `user_id = (select id from users where username = '${username}')`;
const endsIn = (username: string, time: string) =>
  changeDatabase(`update sessions set expires_at = now() + interval '${time}' where ${sessionOf(username)}`);

async function signIn(context: BrowserContext): Promise<{ page: Page; username: string }> {
  const username = newUsername('session');
  await createAccount(context, username);
  return { username, page: await signInQuietly(context, username) };
}

async function readRemainingSeconds(page: Page): Promise<number> {
  const answer = await page.request.get(`${origin()}/api/session`);
  const { expiresAt } = (await answer.json()) as { expiresAt: string };
  return (Date.parse(expiresAt) - Date.now()) / 1000;
}

test('a session begins with 3,600 seconds, and below 600 a popup counts down', async ({ context }) => {
  const { page, username } = await signIn(context);
  await test.step('[SHELL-50] [SHELL-51] [Q59] it begins with 3,600 seconds and warns below 600', async () => {
    const remaining = await readRemainingSeconds(page);
    expect(remaining).toBeGreaterThan(3580);
    expect(remaining).toBeLessThanOrEqual(3600);
    await endsIn(username, '10 minutes 6 seconds');
    await page.goto(`${origin()}/`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(popupOf(page)).toBeHidden();
    await expect(popupOf(page)).toBeVisible();
  });
  await test.step('[SHELL-48] [SHELL-49] [SHELL-53] the popup counts down, and its button starts anew', async () => {
    await expect(popupOf(page)).toContainText('When the session expires, the project is released to others.');
    await expect(popupOf(page).getByRole('timer')).toHaveText(/^9:[0-5]\d$/);
    const first = await popupOf(page).getByRole('timer').textContent();
    await expect(popupOf(page).getByRole('timer')).not.toHaveText(first ?? '');
    await popupOf(page).getByRole('button', { name: 'Extend Session' }).click();
    await expect(popupOf(page)).toBeHidden();
    expect(await readRemainingSeconds(page)).toBeGreaterThan(3580);
  });
});

test('[U17] what one tab does is seen at once in the other', async ({ context }) => {
  const { page, username } = await signIn(context);
  const other = await context.newPage();
  await endsIn(username, '9 minutes');
  await other.goto(`${origin()}/Projects`);
  await page.goto(`${origin()}/Projects`);
  for (const tab of [page, other]) await expect(popupOf(tab)).toBeVisible();
  await popupOf(other).getByRole('button', { name: 'Extend Session' }).click();
  for (const tab of [other, page]) await expect(popupOf(tab)).toBeHidden();

  await new AccountPages(page).button('Sign Out').click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(`${origin()}/Login`);
  await new AccountPages(other).tryToSignIn('demo-epd');
  for (const tab of [other, page]) {
    await expect(tab).toHaveURL(`${origin()}/Inbox`);
    await expect(tab.getByRole('banner')).toContainText('Environmental Protection Department, Kowloon City');
  }
});

test('[SHELL-08] [U03] signing out ends the session on the server and leaves nothing behind', async ({ context }) => {
  const page = await signInQuietly(context, 'demo');
  const list = new ProjectListPage(page);
  await list.visit();
  await list.shell.openProject();
  const projectId = await findProjectId(page);
  await page.evaluate(() => sessionStorage.setItem('quietsite.site.1', '{"value":"a draft of another screen"}'));
  await new AccountPages(page).button('Sign Out').click();
  await expect(page).toHaveURL(`${origin()}/Login`);
  expect((await page.request.get(`${origin()}/api/session`)).status()).toBe(401);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('demo');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${origin()}/Login`);
  // The project lease ended with the session, so the next user can edit it.
  await new AccountPages(page).tryToSignIn('demo-member');
  rememberAccount(page, 'demo-member');
  await expect(page).toHaveURL(`${origin()}/Projects`);
  const lease = await page.request.post(`${origin()}/api/projects/${projectId}/lease`, {
    headers: { origin: origin() },
    data: {},
  });
  expect(await lease.json()).toMatchObject({ isHeld: true });
});

test('[SHELL-52] activity extends the session above ten minutes, and not below', async ({ context }) => {
  const { page, username } = await signIn(context);
  await installClock(page);
  await endsIn(username, '30 minutes');
  await page.goto(`${origin()}/`);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.clock.fastForward('01:05');
  await page.mouse.move(500, 500);
  await expect.poll(() => readRemainingSeconds(page)).toBeGreaterThan(3500);
  await endsIn(username, '10 minutes 30 seconds');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.clock.fastForward('01:05');
  await expect(popupOf(page)).toBeVisible();
  for (const x of [600, 640, 680]) await page.mouse.move(x, 420);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(500);
  expect(await readRemainingSeconds(page)).toBeLessThan(640);
});
