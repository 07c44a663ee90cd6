import { AccountPages, createAccount, mailOf, newUsername } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { linkIn, receiveMail } from '../pages/mailbox.ts';
import { navigateWithin } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

const NEW_PASSWORD = 'tolo-channel-3';

let pages: AccountPages;
test.beforeEach(async ({ page }) => {
  pages = new AccountPages(page);
});

test('[AUTH-12] [AUTH-31] [U07] locked out, reset and signed in again, with the keyboard alone', async ({ page }) => {
  const username = newUsername('keyboard');
  await createAccount(page, username);
  await pages.open('/Login');
  await expect(pages.field('Username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await page.keyboard.type('wrong-pass-1');
    const answered = page.waitForResponse('**/api/session');
    await page.keyboard.press('Enter');
    await answered;
    await expect(pages.alert).toContainText(attempt < 5 ? `Attempts remaining: ${5 - attempt}` : 'temporarily locked');
    await pages.field('Password').press('ControlOrMeta+a');
  }
  await receiveMail(mailOf(username), /locked/i);
  const link = page.getByRole('link', { name: 'Forgot password' });
  for (let step = 0; step < 6 && !(await link.evaluate((element) => element === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(pages.field('Username')).toBeFocused();
  await expect(pages.field('Username')).toHaveValue(username);
  await page.keyboard.press('Enter');
  await expect(pages.card('Email sent').getByRole('status')).toContainText(
    'A link to set a new password was sent to k***@w***.example.',
  );

  await page.goto(linkIn(await receiveMail(mailOf(username), /new password/i)));
  await expect(pages.card('Set a new password')).toContainText(username);
  await expect(page).toHaveURL(`${origin()}/NewPassword`);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password set' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(pages.field('Username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin()}/Projects`);
});

test('[U07] /Reset finds the user of the name, a link works once, and the old password until then', async ({
  page,
}) => {
  await test.step('[SHELL-14] [AUTH-29] [AUTH-30] /Reset asks for the name, and says when nobody has it', async () => {
    await pages.open('/Reset');
    await expect(pages.card('Reset password')).toBeVisible();
    await expect(pages.button('Next')).toBeDisabled();
    await pages.field('Username').fill('nobody-of-this-name');
    await pages.button('Next').click();
    await expect(pages.alert).toHaveText('Username does not exist');
    await expect(pages.field('Username')).toHaveValue('nobody-of-this-name');
    await pages.button('Back').click();
    await expect(page).toHaveURL(`${origin()}/Login`);
  });
  const username = newUsername('once');
  await createAccount(page, username);
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await pages.field('Username').fill(username);
  await pages.button('Next').click();
  const link = linkIn(await receiveMail(mailOf(username), /new password/i));
  await navigateWithin(page, '/Login');
  await pages.tryToSignIn(username);
  await expect(page).toHaveURL(`${origin()}/Projects`);
  await page.goto(link);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const [password, confirm] = [pages.required('New password'), pages.required('Confirm password')];
  await password.fill('weak');
  await confirm.fill('weaker');
  await confirm.blur();
  await expect(pages.alert).toHaveText([
    '*Password must be at least 8 characters and contain letters and numbers.',
    'Password does not match.',
  ]);
  await expect(pages.button('Set password')).toBeDisabled();
  await password.fill(NEW_PASSWORD);
  await confirm.fill(NEW_PASSWORD);
  await pages.button('Set password').click();
  await expect(page.getByRole('heading', { name: 'Password set' })).toBeVisible();
  await pages.open('/Projects');
  await expect(page).toHaveURL(`${origin()}/Login`);
  await page.goto(link);
  await expect(pages.alert).toHaveText('This link has already been used or is no longer valid.');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(`${origin()}/Reset`);
});
