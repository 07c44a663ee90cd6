import type { Page } from '@playwright/test';
import { AccountPages, ADMIN_MAIL, mailOf, newUsername, registerAccount } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { linkIn, receiveMail } from '../pages/mailbox.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { navigateWithin } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

const PASSWORD = 'harbour-2027';
const COMPANY_MAIL = 'demo@quietsite.example';

let pages: AccountPages;
test.beforeEach(async ({ page }) => {
  pages = new AccountPages(page);
});

/** Registers and returns the link that was mailed to the approver. */
async function requestApproval(page: Page, username: string, company: string, approver: string): Promise<string> {
  await registerAccount(page, { username, password: PASSWORD, company });
  return linkIn(await receiveMail(approver, /registration/i, { about: username }));
}

const results = [
  ['1', 'The account has been approved.', true],
  ['2', 'The account was already approved by someone else.', true],
  ['3', 'The account has been rejected.', false],
  ['4', 'The account was already rejected by someone else.', false],
  ['5', 'Your account has been activated.', true],
  ['9', 'The result of the approval is unknown.', false],
] as const;

test('[APPROVE-09] [APPROVE-10] [SHELL-32] /UserApproval says what became of a registration, and a page without its link what to do', async ({
  page,
}) => {
  await pages.open('/UserApproval');
  for (const [code, text, isSuccess] of results) {
    await navigateWithin(page, `/UserApproval?result=${code}`);
    const card = pages.card('Account approval');
    await expect(card.getByRole('status')).toHaveText(text);
    await expect(card.getByRole('status')).toHaveCSS('color', isSuccess ? 'rgb(27, 115, 64)' : 'rgb(179, 38, 30)');
    const icon = card.getByRole('status').locator('svg');
    await expect(icon).toHaveClass(isSuccess ? /circle-check/ : /circle-x/);
    await expect(card).toContainText('You may now close the window.');
  }
  await expect(page.getByRole('banner')).toHaveCount(0);
  for (const path of ['/ApproveUser', '/NewPassword', '/Invitation', '/ConfirmEmail']) {
    await navigateWithin(page, path);
    await expect(pages.alert).toHaveText('This page opens from a link in an email. Please open the link again.');
    await pages.open(`${path}#token=made-up`);
    if (path === '/ConfirmEmail') await pages.button('Confirm').click();
    await expect(pages.alert).toHaveText('This link has already been used or is no longer valid.');
    await expect(page).toHaveURL(`${origin()}${path}`);
  }
});

test('[SHELL-32] [Q58] [U21] a mailed link approves or rejects a registration once', async ({ page }) => {
  await test.step('opening the link changes nothing; near matches are shown to the authority', async () => {
    const username = newUsername('near');
    const link = await requestApproval(page, username, 'Demo Contractor AA', ADMIN_MAIL);
    await page.goto(link);
    await expect(page).toHaveURL(`${origin()}/ApproveUser`);
    const card = pages.card('Approve a registration');
    await expect(card).toContainText(mailOf(username));
    await expect(page.getByRole('region', { name: 'Companies with a similar name' })).toContainText(
      'Demo Contractor A',
    );
    await navigateWithin(page, '/Login');
    await pages.tryToSignIn(username, PASSWORD);
    await expect(pages.notice).toContainText('Your registration is pending.');
  });
  await test.step('a rejection asks once more, and the link is used up', async () => {
    const username = newUsername('unwanted');
    const link = await requestApproval(page, username, 'Demo Contractor A', COMPANY_MAIL);
    await page.goto(link);
    await pages.button('Reject').click();
    const question = page.getByRole('dialog', { name: 'Reject the registration' });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(pages.card('Approve a registration')).toBeVisible();
    await pages.button('Reject').click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL(`${origin()}/UserApproval?result=3`);
    await receiveMail(mailOf(username), /not approved/i);
    await page.goto(link);
    await expect(pages.alert).toHaveText('This link has already been used or is no longer valid.');
    await navigateWithin(page, '/Login');
    await pages.tryToSignIn(username, PASSWORD);
    await expect(pages.alert).toHaveText('Username does not exist.');
  });
  await test.step('a late visitor sees that it is too late, before and after pressing the button', async () => {
    const [first, second] = [newUsername('late'), newUsername('later')];
    const links = [
      await requestApproval(page, first, 'Demo Contractor A', COMPANY_MAIL),
      await requestApproval(page, second, 'Demo Contractor A', COMPANY_MAIL),
    ] as const;
    await page.goto(links[1]);
    await expect(pages.card('Approve a registration')).toContainText(second);
    await changeDatabase(`update users set is_active = true where username in ('${first}', '${second}')`);
    await pages.button('Approve').click();
    await expect(page).toHaveURL(`${origin()}/UserApproval?result=2`);
    await page.goto(links[0]);
    await expect(page).toHaveURL(`${origin()}/UserApproval?result=2`);
  });
});

test('[U13] [Q58] [AUTH-54] an invited person sets name and password, and is in', async ({ page, browser }) => {
  const username = newUsername('guest');
  const owner = await signInQuietly(await browser.newContext(), 'demo');
  const invited = await owner.request.post(`${origin()}/api/organisation/invitations`, {
    headers: { origin: origin() },
    data: { email: mailOf(username) },
  });
  expect(invited.status()).toBe(201);
  await owner.context().close();
  const mail = await receiveMail(mailOf(username), /invitation/i);
  expect(mail).not.toContain('password:');
  await page.goto(linkIn(mail));
  const card = pages.card('Set up your account');
  await expect(card).toContainText('Demo Owner invited you to join Demo Contractor A as Member.');
  await expect(pages.field('Email')).toHaveValue(mailOf(username));
  await expect(pages.field('Email')).not.toBeEditable();
  await pages.required('Username').fill(username);
  await pages.required('Password').fill(PASSWORD);
  await pages.required('Confirm password').fill(PASSWORD);
  await pages.button('Create account').click();
  await expect(page).toHaveURL(`${origin()}/Projects`);
  await expect(page.getByText('Your account has been activated.')).toBeVisible();
  await expect(page.getByText(`You are signed in as ${username}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(username);
});
