import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { AccountPages, ADMIN_MAIL, mailOf, newUsername, registerAccount } from '../pages/account-pages.ts';
import { test } from '../pages/journey.ts';
import { linkIn, receiveMail } from '../pages/mailbox.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
] as const;

/** A picture at both sizes, and no fault that axe knows at either. */
async function expectClean(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForTimeout(300); // transitions change contrast while they run
    await page.screenshot({ path: info.outputPath(`${name}-${size.width}.png`) });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
    expect(faults, `${name} at ${size.width}`).toEqual([]);
  }
}

let pages: AccountPages;
test.beforeEach(async ({ page }) => {
  pages = new AccountPages(page);
});

test('the cards before signing in have no accessibility fault that axe knows', async ({ page }, info) => {
  test.setTimeout(120_000);
  await pages.open('/Login');
  await pages.tryToSignIn('nobody-of-this-name');
  await expect(pages.alert).toBeVisible();
  await expectClean(page, info, 'sign-in');
  await pages.button('Register').click();
  await expectClean(page, info, 'registration');
  await pages.required('Username').fill('wing@chan');
  await pages.required('Password').fill('short');
  await pages.required('Email').fill('wing@');
  await pages.required('Company').fill('Harbour');
  await pages.required('Confirm password').focus();
  await expect(pages.alert).toHaveCount(3);
  await expectClean(page, info, 'registration-faults');
  await pages.required('Company').fill('Demo');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectClean(page, info, 'registration-suggestions');
  await pages.open('/Reset');
  await expectClean(page, info, 'reset');
  await pages.open('/UserApproval?result=1');
  await expectClean(page, info, 'approval-result');
  for (const path of ['/Accessibility', '/Guide']) {
    await pages.open(path);
    await expect(pages.button('Back to sign in')).toBeVisible();
    await expectClean(page, info, path.slice(1));
  }
});

test('the pages of mailed links have no accessibility fault that axe knows', async ({ page }, info) => {
  test.setTimeout(120_000);
  const username = newUsername('clean');
  await registerAccount(page, { username, password: 'harbour-2027', company: 'Demo Contractor AB' });
  await page.goto(linkIn(await receiveMail(ADMIN_MAIL, /registration/i, { about: username })));
  await expect(pages.button('Approve')).toBeVisible();
  await expectClean(page, info, 'approve');
  await pages.open('/Reset');
  await pages.field('Username').fill('demo-colleague');
  await pages.button('Next').click();
  await expect(page.getByRole('heading', { name: 'Mail sent' })).toBeVisible();
  await expectClean(page, info, 'reset-sent');
  await page.goto(linkIn(await receiveMail('demo-colleague@quietsite.example', /new password/i)));
  await expect(pages.button('Set password')).toBeVisible();
  await expectClean(page, info, 'new-password');
  await pages.open('/ConfirmEmail#token=made-up');
  await expectClean(page, info, 'confirm-email');
  await pages.button('Confirm').click();
  await expect(pages.alert).toBeVisible();
  await expectClean(page, info, 'link-invalid');
  await new ShellPage(page).signIn();
  await page.request.post(`${origin()}/api/organisation/invitations`, {
    headers: { origin: origin() },
    data: { email: mailOf(`${username}-2`) },
  });
  await page.goto(linkIn(await receiveMail(mailOf(`${username}-2`), /invitation/i)));
  await expect(pages.button('Create account')).toBeVisible();
  await expectClean(page, info, 'invitation');
});

test('the screens of an account have no accessibility fault that axe knows', async ({ page }, info) => {
  test.setTimeout(120_000);
  await pages.beginAdminSignIn();
  await page.keyboard.type('12');
  await expectClean(page, info, 'two-factor');
  const shell = new ShellPage(page);
  await shell.signIn();
  await shell.openProject();
  await expectClean(page, info, 'header');
  await pages.button('Profile').click();
  await expect(pages.button('Save')).toBeVisible();
  await expectClean(page, info, 'profile');
  for (const name of ['Help', 'Accessibility']) {
    await pages.button(name).click();
    await expect(pages.button(name)).toHaveAttribute('aria-current', 'page');
    await expectClean(page, info, name);
  }
});
