import { AccountPages, ADMIN_MAIL, mailOf, newUsername } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { linkIn, receiveMail } from '../pages/mailbox.ts';
import { origin } from '../pages/shell-page.ts';

const PASSWORD = 'harbour-2027';

let pages: AccountPages;
test.beforeEach(async ({ page }) => {
  pages = new AccountPages(page);
  await pages.open('/Login');
});

test('[AUTH-15] [AUTH-17] [AUTH-19] a new company, with the keyboard alone, from the card to its first sign-in', async ({
  page,
}) => {
  const username = newUsername('founder');
  const tabTo = async (name: string) => {
    const target = pages.required(name).or(pages.button(name)).first();
    for (let step = 0; step < 12; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo('Register');
  await page.keyboard.press('Enter');
  await expect(page.locator('form label')).toHaveText([
    /^Username/,
    /^Password/,
    /^Confirm password/,
    /^First name/,
    /^Last name/,
    /^Company/,
    /^Email/,
    /^Phone/,
  ]);
  await expect(pages.required('Username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await tabTo('Confirm password');
  await page.keyboard.type(PASSWORD);
  await tabTo('First name');
  await page.keyboard.type('Wing');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Chan');
  await page.keyboard.press('Tab');
  await expect(pages.required('Company')).toBeFocused();
  await page.keyboard.type(`${username} Works`);
  await expect(page.getByText(/You will become its administrator once the authority approves/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(mailOf(username));
  await page.keyboard.press('Tab');
  await page.keyboard.type('2345 6789');
  await tabTo('Register');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Registration sent' })).toBeFocused();
  await expect(pages.card('Registration sent').getByRole('status')).toHaveText([
    'Your registration is pending. Please wait for approval by the authority administrator.',
  ]);

  await expect(pages.card('Registration sent')).toContainText(
    `First open the link in the email that we sent to ${mailOf(username)}.`,
  );
  await page.goto(linkIn(await receiveMail(mailOf(username), /confirm your registration/i)));
  await tabTo('Confirm');
  await page.keyboard.press('Enter');
  await expect(pages.card('Address confirmed').getByRole('status')).toHaveText(
    'Your registration is pending. Please wait for approval by the authority administrator.',
  );

  const mail = await receiveMail(ADMIN_MAIL, /registration/i, { about: username });
  await page.goto(linkIn(mail));
  await expect(pages.card('Approve a registration')).toContainText(`${username} Works`);
  await tabTo('Approve');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin()}/UserApproval?result=1`);
  await receiveMail(mailOf(username), /approved/i);

  await pages.open('/Login');
  await expect(pages.field('Username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin()}/Projects`);
  await expect(page.getByRole('banner')).toContainText('Contractor Admin');
});

test('[AUTH-16] [AUTH-20] a known company is suggested while it is typed, and its admin is asked', async ({ page }) => {
  const username = newUsername('member');
  await pages.button('Register').click();
  await pages.required('Username').fill(username);
  await pages.required('Password').fill(PASSWORD);
  await pages.required('Confirm password').fill(PASSWORD);
  await pages.required('Email').fill(mailOf(username));
  await pages.required('Company').pressSequentially('demo contr');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'Demo Contractor A' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pages.required('Company')).toHaveValue(/^Demo Contractor [AB]$/);
  await pages.required('Company').fill('DEMO Contractor A Ltd.');
  await expect(page.getByText('Your company administrator will be asked to approve your account.')).toBeVisible();
  await page.keyboard.press('Escape');
  await pages.button('Register').click();
  await expect(pages.card('Registration sent').getByRole('status')).toHaveText([
    'Your registration is pending. Please wait for approval by your company administrator.',
  ]);
  await page.goto(linkIn(await receiveMail(mailOf(username), /confirm your registration/i)));
  await pages.button('Confirm').click();
  await expect(pages.card('Address confirmed')).toContainText('your company administrator');
  await receiveMail('demo@quietsite.example', /registration/i, { about: username });
});

test('the registration form says what is wrong at the field', async ({ page }) => {
  await pages.button('Register').click();
  await test.step('[AUTH-16] [Q55] names of the built-in list are suggested, from the second character on', async () => {
    const answer = await page.request.get(`${origin()}/api/companies?text=co`);
    const { names } = (await answer.json()) as { names: string[] };
    const [name = ''] = names.filter((candidate) => !candidate.startsWith('Demo'));
    await pages.required('Company').pressSequentially('c');
    await page.waitForTimeout(500);
    await expect(page.getByRole('option')).toHaveCount(0);
    await pages.required('Company').pressSequentially('o');
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
    await pages.required('Company').fill('Careful Works');
  });
  await test.step('[AUTH-22] [AUTH-24] [AUTH-25] what is wrong with name and passwords is said at the field', async () => {
    await pages.required('Username').fill('wing@chan');
    await expect(pages.alert).toHaveText(
      'Username cannot contain: ! @ # $ % ^ & * ( ) [ ] { } < > | \\ = + ? , : ; \' " ` / ~ or a space.',
    );
    await expect(pages.required('Username')).toHaveAttribute('aria-invalid', 'true');
    await pages.required('Username').fill('wing-chan');
    await expect(pages.alert).toHaveCount(0);
    const password = pages.required('Password');
    await password.fill('short');
    await password.blur();
    await expect(pages.alert).toHaveText('*Password must be at least 8 characters and contain letters and numbers.');
    await password.fill(PASSWORD);
    await expect(pages.alert).toHaveCount(0);
    await pages.required('Confirm password').fill('harbour-2028');
    await pages.required('Confirm password').blur();
    await expect(pages.alert).toHaveText('Password does not match.');
  });
  await test.step('[AUTH-23] [AUTH-26] [AUTH-27] taken names and addresses are said when the field is left', async () => {
    await pages.required('Confirm password').fill(PASSWORD);
    await pages.required('Username').fill('DEMO');
    await pages.required('Username').blur();
    await expect(pages.alert).toHaveText('Username already exists.');
    await pages.required('Username').fill(newUsername('free'));
    await pages.required('Username').blur();
    await expect(pages.alert).toHaveCount(0);
    await pages.required('Email').fill('not-an-address');
    await expect(pages.alert).toHaveCount(0);
    await pages.required('Email').blur();
    await expect(pages.alert).toHaveText('Email format is not correct.');
    await pages.required('Email').fill('Demo@QuietSite.example');
    await pages.required('Email').blur();
    await expect(pages.alert).toHaveText('Email already exists.');
  });
  await test.step('[AUTH-18] [AUTH-28] Register can be pressed once every required field is right', async () => {
    const register = pages.button('Register');
    const username = newUsername('careful');
    await expect(register).toBeDisabled();
    const required = [
      ['Username', username],
      ['Password', PASSWORD],
      ['Confirm password', PASSWORD],
      ['Company', 'Careful Works'],
      ['Email', mailOf(username)],
    ] as const;
    for (const [label, text] of required) {
      await expect(register).toBeDisabled();
      await pages.required(label).fill(text);
    }
    await expect(register).toBeEnabled();
    for (const [label, text] of required) {
      await pages.required(label).fill('');
      await expect(register, label).toBeDisabled();
      await pages.required(label).fill(text);
      await expect(register, label).toBeEnabled();
    }
    await pages.required('Company').fill('');
    await pages.required('Company').blur();
    await expect(pages.alert).toHaveText('Please fill in this field.');
  });
  await test.step('[U05] a check that is not possible is no answer, and nothing that was typed is lost', async () => {
    await page.route('**/api/accounts/availability', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.route('**/api/accounts', (route) => route.fulfill({ status: 500, body: 'broken' }));
    const username = newUsername('outage');
    await pages.required('Username').fill(username);
    await pages.required('Username').blur();
    await expect(page.getByText('Availability could not be checked.')).toBeVisible();
    await expect(page.getByText('Username already exists.')).toHaveCount(0);
    await pages.required('Password').fill(PASSWORD);
    await pages.required('Confirm password').fill(PASSWORD);
    await pages.required('Email').fill(mailOf(username));
    await pages.required('Company').fill('Outage Works');
    await page.keyboard.press('Escape');
    await pages.button('Register').click();
    await expect(pages.alert).toContainText('Your registration was not sent.');
    await expect(pages.required('Username')).toHaveValue(username);
    await page.unroute('**/api/accounts');
    await pages.button('Register').click();
    await expect(page.getByRole('heading', { name: 'Registration sent' })).toBeFocused();
  });
});
