import type { BrowserContext, Page } from '@playwright/test';
import { AccountPages, createAccount, DEMO_PASSWORD, mailOf, newUsername } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { linkIn, receiveMail } from '../pages/mailbox.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { openPath } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

let pages: AccountPages;

async function openProfile(context: BrowserContext, word: string): Promise<{ page: Page; username: string }> {
  const username = newUsername(word);
  await createAccount(context, username);
  const page = await signInQuietly(context, username);
  pages = new AccountPages(page);
  await openPath(page, '/Projects');
  await pages.button('Profile').click();
  await expect(page).toHaveURL(`${origin()}/EditUser`);
  return { page, username };
}

test('[SHELL-19] [AUTH-36] [AUTH-37] /EditUser is the registration form in edit mode, and Save saves', async ({
  context,
}) => {
  const { page, username } = await openProfile(context, 'profile');
  const panel = pages.card('Profile');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeFocused();
  for (const label of ['Username', 'Company']) await expect(panel.getByLabel(label)).not.toBeEditable();
  await expect(panel.getByLabel('Username')).toHaveValue(username);
  await expect(panel.getByLabel('Company')).toHaveValue('Demo Contractor A');
  await expect(pages.required('Email')).toHaveValue(mailOf(username));
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await expect(pages.field(label)).toHaveValue('');
  }
  await expect(pages.button('Save')).toBeDisabled();
  await pages.field('First name').fill('Mei');
  await pages.field('Phone').fill('+852 2345 6789');
  await pages.button('Save').click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Hello, Mei');
  await page.reload();
  await expect(pages.field('First name')).toHaveValue('Mei');
  await expect(pages.field('Phone')).toHaveValue('+852 2345 6789');
  await test.step('[U60] after a change made elsewhere the person chooses, and nothing typed is lost', async () => {
    const changeElsewhere = () =>
      changeDatabase(
        `update users set last_name = 'Elsewhere', revision = revision + 1 where username = '${username}'`,
      );
    await pages.field('First name').fill('Mine');
    await changeElsewhere();
    await pages.button('Save').click();
    await expect(pages.alert).toContainText('This profile was changed elsewhere in the meantime.');
    await expect(pages.field('First name')).toHaveValue('Mine');
    await pages.button('Show the saved values').click();
    await expect(pages.field('Last name')).toHaveValue('Elsewhere');
    await expect(pages.field('First name')).toHaveValue('Mei');
    await pages.field('First name').fill('Mine');
    await changeElsewhere();
    await pages.button('Save').click();
    await pages.button('Save my values').click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Hello, Mine');
  });
  await test.step('[U43] a save that fails keeps what was typed, and closing asks first', async () => {
    await expect(page.getByText('Profile saved')).toHaveCount(0);
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'broken' }) : route.fallback(),
    );
    await pages.field('First name').fill('Kept');
    await pages.button('Save').click();
    await expect(pages.alert).toContainText('Your changes were not saved.');
    await expect(pages.field('First name')).toHaveValue('Kept');
    await pages.card('Profile').getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(pages.field('First name')).toHaveValue('Kept');
    await page.unroute('**/api/profile');
    await pages.button('Save').click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await pages.card('Profile').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${origin()}/`);
  });
});

test('[AUTH-37] [Q56] [U11] a new address counts once it is confirmed, a new password needs the present one', async ({
  context,
  browser,
}) => {
  const { page, username } = await openProfile(context, 'mover');
  await test.step('a new address counts once its mailed link is confirmed', async () => {
    const newMail = mailOf(`${username}-new`);
    await pages.required('Email').fill('Demo@quietsite.example');
    await pages.required('Email').blur();
    await expect(pages.alert).toHaveText('Email already exists.');
    await pages.required('Email').fill(newMail);
    await pages.button('Save').click();
    await expect(pages.alert).toHaveText('Please enter your current password to make this change.');
    await pages.field('Current password').fill(DEMO_PASSWORD);
    await pages.button('Save').click();
    await expect(page.getByText(`${newMail} is not confirmed yet`)).toBeVisible();
    await expect(pages.required('Email')).toHaveValue(mailOf(username));
    await receiveMail(mailOf(username), /about to change/i);
    await page.goto(linkIn(await receiveMail(newMail, /confirm/i)));
    await expect(page).toHaveURL(`${origin()}/ConfirmEmail`);
    await pages.button('Confirm').click();
    await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeFocused();
    await pages.open('/EditUser');
    await expect(pages.required('Email')).toHaveValue(newMail);
    await expect(page.getByText('is not confirmed yet')).toHaveCount(0);
  });
  await test.step('a new password needs the present one, and ends the other sessions', async () => {
    const other = new AccountPages(await signInQuietly(await browser.newContext(), username));
    await other.open('/Projects');
    await expect(other.page.getByRole('banner')).toBeVisible();
    await pages.field('Current password').fill('not-the-one-1');
    await pages.field('New password').fill('tolo-channel-3');
    await pages.field('Confirm new password').fill('tolo-channel-4');
    await pages.field('Confirm new password').blur();
    await expect(pages.alert).toHaveText('Password does not match.');
    await expect(pages.button('Save')).toBeDisabled();
    await pages.field('Confirm new password').fill('tolo-channel-3');
    await pages.button('Save').click();
    await expect(pages.alert).toHaveText('The current password is incorrect.');
    await expect(pages.field('New password')).toHaveValue('tolo-channel-3');
    await pages.field('Current password').fill(DEMO_PASSWORD);
    await pages.button('Save').click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await other.page.reload();
    await expect(other.page).toHaveURL(`${origin()}/Login`);
    await other.tryToSignIn(username, 'tolo-channel-3');
    await expect(other.page).toHaveURL(`${origin()}/Projects`);
    await other.page.context().close();
  });
});
