import { AccountPages, ADMIN_MAIL, createAccount, newUsername, registerAccount } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { codeIn, receiveMail } from '../pages/mailbox.ts';
import { ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { installClock, navigateWithin } from '../pages/shared-page.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

test('the sign-in form says who may not sign in', async ({ page }) => {
  const pages = new AccountPages(page);
  await test.step('[AUTH-01] [AUTH-02] [SHELL-13] /Login shows the form with its links and buttons', async () => {
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
  await test.step('a wrong password is said in words and the form keeps the name', async () => {
    await pages.tryToSignIn('demo', 'wrong-1');
    await expect(pages.alert).toContainText('Incorrect username or password.');
    await expect(pages.field('Username')).toHaveValue('demo');
  });
  await test.step('[U06] a server that cannot be reached is not taken for a wrong name', async () => {
    await page.route('**/api/session', (route) => route.abort());
    await pages.tryToSignIn('demo');
    await expect(page.getByText('The server could not be reached.')).toBeVisible();
    await expect(page.getByText('Username does not exist')).toHaveCount(0);
    await page.unroute('**/api/session');
    // The page checks every three seconds whether the server is back.
    await expect(page.getByText('The server is not responding')).toHaveCount(0);
  });
  await test.step('[AUTH-11] [AUTH-12] [AUTH-13] the fifth failure locks, an unknown name is said to be unknown, and the right password does not open', async () => {
    const username = newUsername('lock');
    await createAccount(page, username);
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
    await pages.tryToSignIn('nobody-of-this-name');
    await expect(pages.alert).toHaveText('Username does not exist.');
    await pages.tryToSignIn(username);
    await expect(pages.alert).toHaveText(locked);
    await expect(page).toHaveURL(`${origin()}/Login`);
  });
  await test.step('[AUTH-08] [AUTH-09] a pending account sees for whom it waits, only after the right password', async () => {
    const [founder, member] = [newUsername('founder'), newUsername('member')];
    const password = 'harbour-2027';
    await registerAccount(page, { username: founder, password, company: `${founder} Works` });
    await registerAccount(page, { username: member, password, company: 'Demo Contractor A' });
    await pages.tryToSignIn(founder, 'wrong-pass-1');
    await expect(pages.alert).toContainText('Incorrect username or password.');
    await pages.tryToSignIn(founder, password);
    await expect(pages.notice).toHaveText(
      'Your registration is pending. Please wait for approval by the authority administrator.',
    );
    await expect(pages.card('Your registration')).toContainText(`Account ${founder} for ${founder} Works`);
    await expect(pages.alert).toHaveCount(0);
    await pages.button('Back to sign in').click();
    await expect(pages.field('Username')).toHaveValue(founder);
    await pages.tryToSignIn(member, password);
    await expect(pages.notice).toHaveText(
      'Your registration is pending. Please wait for approval by your company administrator.',
    );
  });
});

test('where a load leads without and with a session', async ({ page, context }) => {
  const pages = new AccountPages(page);
  const list = page.getByRole('region', { name: 'Projects', exact: true });
  await test.step('[SHELL-11] [U20] [Q04] without a session / and /Admin lead to /Login', async () => {
    await pages.open('/');
    await expect(page).toHaveURL(`${origin()}/Login`);
    await pages.open('/Admin');
    await expect(page).toHaveURL(`${origin()}/Login`);
  });
  await test.step('[AUTH-10] [AUTH-56] after sign-in the first project has the focus, and the header works beside the list', async () => {
    await pages.tryToSignIn('demo');
    await expect(page).toHaveURL(`${origin()}/Projects`);
    await expect(list.locator('[data-project-title]').first()).toBeFocused();
    await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(list).toBeHidden();
  });
  await test.step('[AUTH-10] [SHELL-10] [Q21] with a session / leads to /Projects, and inside it is the map', async () => {
    await pages.open('/');
    await expect(page).toHaveURL(`${origin()}/Projects`);
    await list.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${origin()}/`);
    await expect(list).toBeHidden();
    await pages.open('/Login');
    await expect(page).toHaveURL(`${origin()}/Projects`);
  });
  await test.step('[U20] [Q04] /Admin leads to /Projects for everybody but an admin', async () => {
    await pages.open('/Admin');
    await expect(page).toHaveURL(`${origin()}/Projects`);
  });
  await test.step('[SHELL-12] a session that is not valid leads to /Login', async () => {
    const cookies = await context.cookies();
    const session = cookies.find(({ name }) => name.endsWith('session'));
    if (!session) throw new Error('there is no session cookie');
    for (const value of ['%7Bbroken', 'x'.repeat(43), '']) {
      await context.addCookies([{ ...session, value }]);
      await pages.open('/');
      await expect(page).toHaveURL(`${origin()}/Login`);
      await expect(pages.field('Username')).toBeVisible();
    }
    await context.addCookies([session]);
  });
  await test.step('[AUTH-56] Sign Out works beside the list', async () => {
    await pages.open('/Projects');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin()}/Login`);
  });
});

test('[AUTH-03] [AUTH-04] [AUTH-06] the code is typed digit by digit and leads an admin to the portal', async ({
  page,
}) => {
  const pages = new AccountPages(page);
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
  await expect(new ShellPage(page).header.getByRole('navigation', { name: 'Account' }).getByRole('button')).toHaveText([
    'Profile',
    'Members',
    'Admin Portal',
    'Help',
    'Sign Out',
    'Accessibility',
  ]);
});

test('[AUTH-07] [U09] [Q53] another code can be sent after a minute, the earlier one is refused in words, and codes can be pasted', async ({
  page,
}) => {
  const pages = new AccountPages(page);
  await installClock(page);
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
  const paste = (text: string) =>
    page.getByLabel('Digit 3 of 6').evaluate((box, value) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', value);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  // By chance both may be the same.
  const other = second === '111111' ? '222222' : '111111';
  await paste(first === second ? other : first);
  await expect(pages.alert).toHaveText('Two factor code is invalid or expired.');
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('');
  await paste(`${second.slice(0, 3)} ${second.slice(3)}`);
  await expect(page).toHaveURL(`${origin()}/Admin`);
});

test('[SHELL-05] [SHELL-06] [SHELL-07] the header has its buttons, which at 1024 pixels are icons that keep their names', async ({
  context,
}) => {
  const page = await signInQuietly(context, 'demo');
  const pages = new AccountPages(page);
  const list = new ProjectListPage(page);
  const { shell } = list;
  await list.visit();
  const buttons = shell.header.getByRole('navigation', { name: 'Account' }).getByRole('button');
  await expect(buttons).toHaveText(['Profile', 'Members', 'Help', 'Sign Out', 'Accessibility']);
  await pages.button('Help').click();
  await expect(page).toHaveURL(`${origin()}/Guide`);
  await expect(page.getByRole('heading', { name: 'Help' })).toBeFocused();
  await pages.button('Accessibility').click();
  await expect(pages.card('Web Accessibility Non-conformance Statement')).toBeVisible();
  await navigateWithin(page, '/Projects');
  await page.setViewportSize({ width: 1024, height: 768 });
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
