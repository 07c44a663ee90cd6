import { AccountPages, ADMIN_MAIL, mailOf, newUsername, registerAccount } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { linkIn, receiveMail } from '../pages/mailbox.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

let pages: AccountPages;
test.beforeEach(async ({ page }) => {
  pages = new AccountPages(page);
});

test('the cards before signing in state what is wrong, without axe violations', async ({ page }) => {
  await pages.open('/Login');
  await pages.tryToSignIn('nobody-of-this-name');
  await expect(pages.alert).toBeVisible();
  await pages.button('Register').click();
  await pages.required('Username').fill('wing@chan');
  await pages.required('Password').fill('short');
  await pages.required('Email').fill('wing@');
  await pages.required('Company').fill('Harbour');
  await pages.required('Confirm password').focus();
  await expect(pages.alert).toHaveCount(3);
  await expectFineScreen(page, 'registration-faults');
  await pages.required('Company').fill('Demo');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectFineScreen(page, 'registration-suggestions');
  await pages.beginAdminSignIn();
  await page.keyboard.type('12');
  await expectFineScreen(page, 'two-factor');
});

test('the pages of emailed links have no axe violations', async ({ page }) => {
  const username = newUsername('clean');
  await registerAccount(page, { username, password: 'harbour-2027', company: 'Demo Contractor AB' });
  await page.goto(linkIn(await receiveMail(ADMIN_MAIL, /registration/i, { about: username })));
  await expect(pages.button('Approve')).toBeVisible();
  await expectFineScreen(page, 'approve');
  await pages.open('/Reset');
  await pages.field('Username').fill('demo-colleague');
  await pages.button('Next').click();
  await expect(page.getByRole('heading', { name: 'Email sent' })).toBeVisible();
  await expectFineScreen(page, 'reset-sent');
  await page.goto(linkIn(await receiveMail('demo-colleague@quietsite.example', /new password/i)));
  await expect(pages.button('Set password')).toBeVisible();
  await expectFineScreen(page, 'new-password');
  await pages.open('/ConfirmEmail#token=made-up');
  await pages.button('Confirm').click();
  await expect(pages.alert).toBeVisible();
  await expectFineScreen(page, 'link-invalid');
  await new ShellPage(page).signIn();
  await page.request.post(`${origin()}/api/organisation/invitations`, {
    headers: { origin: origin() },
    data: { email: mailOf(`${username}-2`) },
  });
  await page.goto(linkIn(await receiveMail(mailOf(`${username}-2`), /invitation/i)));
  await expect(pages.button('Create account')).toBeVisible();
  await expectFineScreen(page, 'invitation');
});
