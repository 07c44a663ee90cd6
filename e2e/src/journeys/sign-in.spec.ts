import { expect } from '@playwright/test';
import { AccountPages, ADMIN_MAIL, createAccount, newUsername, registerAccount } from '../pages/account-pages.ts';
import { test } from '../pages/journey.ts';
import { holdTime } from '../pages/kept-page.ts';
import { codeIn, receiveMail } from '../pages/mailbox.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

let pages: AccountPages;
test.beforeEach(async ({ page }) => {
  pages = new AccountPages(page);
});

test('[AUTH-01] [AUTH-02] [SHELL-13] /Login shows the sign-in form with its links and buttons', async ({ page }) => {
  await pages.open('/Login');
  await expect(pages.card('Sign in')).toBeVisible();
  await expect(pages.field('Username')).toBeFocused();
  await expect(pages.field('Password')).toHaveAttribute('type', 'password');
  for (const name of ['Register', 'Login', 'Accessibility statement']) await expect(pages.button(name)).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL(`${origin()}/Reset`);
  await page.goBack();
  await pages.button('Accessibility statement').click();
  await expect(pages.card('Web Accessibility Non-conformance Statement')).toContainText(
    'The maps of this website prevent full conformance with the Web Content Accessibility Guidelines (WCAG) 2.1 Level AA',
  );
  await pages.button('Back to sign in').click();
  await expect(pages.card('Sign in')).toBeVisible();
});

test('[SHELL-11] [SHELL-12] a load of / leads to /Login without a session, and with one that is not valid', async ({
  page,
  context,
}) => {
  await pages.open('/');
  await expect(page).toHaveURL(`${origin()}/Login`);
  await new ShellPage(page).signIn();
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name.endsWith('session'));
  if (!session) throw new Error('there is no session cookie');
  for (const value of ['%7Bbroken', 'x'.repeat(43), '']) {
    await context.addCookies([{ ...session, value }]);
    await pages.open('/');
    await expect(page).toHaveURL(`${origin()}/Login`);
    await expect(pages.field('Username')).toBeVisible();
  }
});

test('[AUTH-56] after sign-in the first project has the focus, and the header works beside the list', async ({
  page,
}) => {
  await pages.open('/Login');
  await pages.tryToSignIn('demo');
  const list = page.getByRole('dialog', { name: 'Open Project' });
  await expect(list.locator('[data-project-title]').first()).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(list).toBeHidden();
  await pages.open('/Projects');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin()}/Login`);
});

test('[AUTH-10] [SHELL-10] [Q21] a contractor gets to /Projects, also by a load of /; inside, / is the map', async ({
  page,
}) => {
  await pages.open('/Login');
  await pages.tryToSignIn('demo');
  await expect(page).toHaveURL(`${origin()}/Projects`);
  await pages.open('/');
  await expect(page).toHaveURL(`${origin()}/Projects`);
  await page.getByRole('dialog', { name: 'Open Project' }).getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveURL(`${origin()}/`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pages.open('/Login');
  await expect(page).toHaveURL(`${origin()}/Projects`);
});

test('[AUTH-13] [U06] an unknown name is said to be unknown', async () => {
  await pages.open('/Login');
  await pages.tryToSignIn('nobody-of-this-name');
  await expect(pages.alert).toHaveText('Username does not exist.');
});

test('[AUTH-11] [AUTH-12] the fifth failure locks, and the right password does not open', async ({ page }) => {
  const username = newUsername('lock');
  await createAccount(page, username);
  await pages.open('/Login');
  for (const remaining of [4, 3, 2, 1]) {
    await pages.tryToSignIn(username, 'wrong-pass-1');
    await expect(pages.alert).toHaveText(
      `Incorrect username or password.Warning: After 5 consecutive unsuccessful login attempts, your account will be locked for 1 day. Attempts remaining: ${remaining}`,
    );
  }
  const locked =
    'Your account has reached the maximum number of failed login attempts and has been temporarily locked. Please try again tomorrow or reset your password.';
  await pages.tryToSignIn(username, 'wrong-pass-1');
  await expect(pages.alert).toHaveText(locked);
  await page.reload();
  await pages.tryToSignIn(username);
  await expect(pages.alert).toHaveText(locked);
  await expect(page).toHaveURL(`${origin()}/Login`);
});

test('[AUTH-08] [AUTH-09] an account that waits is told for whom, after the right password alone', async ({ page }) => {
  const [founder, member] = [newUsername('founder'), newUsername('member')];
  const password = 'harbour-2027';
  await registerAccount(page, { username: founder, password, company: `${founder} Works` });
  await registerAccount(page, { username: member, password, company: 'Demo Contractor A' });
  await pages.open('/Login');
  await pages.tryToSignIn(founder, 'wrong-pass-1');
  await expect(pages.alert).toContainText('Incorrect username or password.');
  await pages.tryToSignIn(founder, password);
  await expect(pages.notice).toHaveText(
    'Your registration is pending. Please wait for approval by the authority administrator.',
  );
  await pages.tryToSignIn(member, password);
  await expect(pages.notice).toHaveText(
    'Your registration is pending. Please wait for approval by your company administrator.',
  );
});

test('[AUTH-03] [AUTH-04] [AUTH-06] the code is typed digit by digit and leads an admin to /Admin', async ({
  page,
}) => {
  const code = await pages.beginAdminSignIn();
  const digit = (position: number) => page.getByLabel(`Digit ${position} of 6`);
  await expect(page.getByLabel(/^Digit \d of 6$/)).toHaveCount(6);
  await expect(digit(1)).toBeFocused();
  await page.keyboard.type('x');
  await expect(digit(1)).toHaveValue('');
  await page.keyboard.type(code.slice(0, 2));
  await expect(digit(1)).toHaveValue(code.charAt(0));
  await expect(digit(3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(digit(2)).toBeFocused();
  await expect(digit(2)).toHaveValue('');
  await page.keyboard.press('ArrowLeft');
  await expect(digit(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(digit(2)).toBeFocused();
  await page.keyboard.type(code.slice(1));
  await expect(page).toHaveURL(`${origin()}/Admin`);
});

test('[AUTH-07] [U09] a wrong code is refused in words, and a pasted right one is taken', async ({ page }) => {
  const code = await pages.beginAdminSignIn();
  const paste = (text: string) =>
    page.getByLabel('Digit 3 of 6').evaluate((box, value) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', value);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste(code === '111111' ? '222222' : '111111');
  await expect(pages.alert).toHaveText('Two factor code is invalid or expired.');
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('');
  await paste(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(`${origin()}/Admin`);
});

test('[U09] [Q53] another code can be sent after a minute, and the earlier one is worth nothing', async ({ page }) => {
  await holdTime(page);
  const first = await pages.beginAdminSignIn();
  await expect(page.getByRole('button', { name: /^Send a new code in [01]:\d\d$/ })).toBeDisabled();
  await page.clock.fastForward('01:01');
  const again = pages.button('Send a new code');
  await again.click();
  await expect(pages.alert).toContainText('Too many requests.');
  await changeDatabase(`update pending_sign_ins set sent_at = sent_at - interval '1 minute'`);
  const since = Date.now();
  await again.click();
  await expect(page.getByText('A new code was sent.')).toBeVisible();
  const second = codeIn(await receiveMail(ADMIN_MAIL, /code/i, { since }));
  if (first !== second) {
    await page.keyboard.type(first);
    await expect(pages.alert).toHaveText('Two factor code is invalid or expired.');
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  }
  await page.keyboard.type(second);
  await expect(page).toHaveURL(`${origin()}/Admin`);
});

test('[SHELL-05] [SHELL-06] [SHELL-07] the header has its buttons, the portal for the admin alone', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  const buttons = shell.header.getByRole('navigation', { name: 'Account' }).getByRole('button');
  await shell.signIn();
  await expect(buttons).toHaveText(['Profile', 'Members', 'Help', 'Sign Out', 'Accessibility']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pages.button('Help').click();
  await expect(page).toHaveURL(`${origin()}/Guide`);
  await expect(page.getByRole('heading', { name: 'Help' })).toBeFocused();
  await pages.button('Accessibility').click();
  await expect(pages.card('Web Accessibility Non-conformance Statement')).toBeVisible();
  await pages.button('Sign Out').click();
  await pages.signInAsAdmin();
  await expect(buttons).toHaveText(['Profile', 'Members', 'Admin Portal', 'Help', 'Sign Out', 'Accessibility']);
});

test('[SHELL-05] at 1024 pixels the buttons are icons that keep their names', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const shell = new ShellPage(page);
  await shell.signIn();
  await shell.openProject();
  for (const name of ['Profile', 'Members', 'Help', 'Sign Out', 'Accessibility']) {
    const box = await pages.button(name).boundingBox();
    expect(box && box.x + box.width, name).toBeLessThanOrEqual(1024);
    expect(box?.width, name).toBeLessThan(48);
  }
  await pages.button('Help').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip', { name: 'Members' })).toBeVisible();
});

test('[U20] [Q04] /Admin leads to /Login without a session and to /Projects for everybody but an admin', async ({
  page,
}) => {
  await pages.open('/Admin');
  await expect(page).toHaveURL(`${origin()}/Login`);
  await pages.tryToSignIn('demo');
  await expect(page).toHaveURL(`${origin()}/Projects`);
  await pages.open('/Admin');
  await expect(page).toHaveURL(`${origin()}/Projects`);
});
