import { expect } from '@playwright/test';
import { AccountPages, mailOf, newUsername, registerAccount, sendRegistration } from '../pages/account-pages.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { linkIn, receiveMail } from '../pages/mailbox.ts';
import { DEMO_COMPANY, MembersPage } from '../pages/members-page.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

const password = 'quiet-harbour-7';

test('[AUTH-33] [Q139] the authority approves the Admin of a new company from the list', async ({ page, browser }) => {
  const username = newUsername('founder');
  const company = `Founders ${username}`;
  await registerAccount(page, { username, password, company });
  await new AccountPages(page).signInAsAdmin();
  const row = page.getByRole('row').filter({ hasText: company });
  await expect(row).toContainText('Wing Chan');
  await expect(row).toContainText(mailOf(username));
  await expectFineScreen(page, 'admin-pending');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Pending \([1-9]\d*\)$/);
  await row.getByRole('button', { name: `Approve as new company: ${company}, registered by Wing Chan` }).click();
  const question = page.getByRole('dialog', { name: 'Approve as new company' });
  await expect(question).toContainText(`Wing Chan will become Admin of the new company ${company}`);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(`Wing Chan is now Admin of ${company}.`)).toBeVisible();
  await expect(row).toHaveCount(0);

  const founder = new MembersPage(await browser.newPage());
  await founder.page.goto(`${origin()}/Login`);
  await new AccountPages(founder.page).tryToSignIn(username, password);
  await expect(founder.page.getByRole('dialog', { name: 'Open Project' })).toBeVisible();
  await founder.page.goto(`${origin()}/Members`);
  await expect(founder.row(founder.organisationTable, 'Wing Chan')).toContainText('Admin');
  await founder.page.close();
});

test('[AUTH-33] [Q139] a name that is nearly taken is shown, asked about, and can be assigned', async ({ page }) => {
  const username = newUsername('near');
  const company = `${DEMO_COMPANY} (HK) ${username.slice(-3)}`;
  await registerAccount(page, { username, password, company });
  await changeDatabase(
    `update users set first_name = 'Near', last_name = '${username}' where username = '${username}'`,
  );
  const name = `Near ${username}`;
  await new AccountPages(page).signInAsAdmin();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `Approve as new company: ${company}` }).click();
  const question = page.getByRole('dialog', { name: 'Approve as new company' });
  await expect(question).toContainText(DEMO_COMPANY);
  await question.getByRole('button', { name: 'No' }).click();
  await row.getByRole('button', { name: `Assign as member: ${name} to ${DEMO_COMPANY}`, exact: true }).click();
  await page.getByRole('dialog', { name: 'Assign as member' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(`${name} was assigned to ${DEMO_COMPANY}`)).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  const members = new MembersPage(page);
  await members.open('demo');
  await expect(members.row(members.organisationTable, name).getByRole('button')).toHaveText(['Approve', 'Reject']);
});

test('[AUTH-33] a rejected registration asks first and is removed', async ({ page }) => {
  const username = newUsername('rejected');
  const company = `Rejected ${username}`;
  await registerAccount(page, { username, password, company });
  await new AccountPages(page).signInAsAdmin();
  const row = page.getByRole('row').filter({ hasText: company });
  await row.getByRole('button', { name: 'Reject Wing Chan' }).click();
  const question = page.getByRole('dialog', { name: 'Reject registration' });
  await expect(question).toContainText(`the registration of Wing Chan for ${company}`);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(row).toHaveCount(0);
  await sendRegistration(page, { username, password, company });
});

test('[AUTH-34] the authority sets up the admin of a company, who gets a link and no password', async ({
  page,
  browser,
}) => {
  const username = newUsername('appointed');
  const company = `Appointed ${username}`;
  await new AccountPages(page).signInAsAdmin();
  await page.getByRole('tab', { name: 'Set up company admin' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Please fill in this field.')).toBeVisible();
  await expect(page.getByText('Email format is not correct.')).toBeVisible();
  await expectFineScreen(page, 'admin-set-up');
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill(company);
  await page.getByLabel('Email of the company admin').fill(mailOf(username));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`A link was emailed to ${mailOf(username)} for ${company}.`)).toBeVisible();

  const mail = await receiveMail(mailOf(username), /Invitation/);
  expect(mail).toContain(company);
  const guest = new AccountPages(await browser.newPage());
  await guest.page.goto(linkIn(mail));
  await guest.required('Username').fill(username);
  await guest.required('Password').fill(password);
  await guest.required('Confirm password').fill(password);
  await guest.required('First name').fill('Appointed');
  await guest.required('Last name').fill(username);
  await guest.button('Create account').click();
  await expect(guest.page.getByText('Your account has been activated.')).toBeVisible();
  await expect(guest.page.getByRole('dialog', { name: 'Open Project' })).toBeVisible();
  const members = new MembersPage(guest.page);
  await guest.open('/Members');
  await expect(members.row(members.organisationTable, `Appointed ${username}`)).toContainText('Admin');
  await guest.page.close();
});

test('[AUTH-33] the portal is for the platform administrator alone, and Close leads to the projects', async ({
  page,
}) => {
  await new AccountPages(page).signInAsAdmin();
  await expect(page.getByRole('region', { name: 'Admin Portal' })).toBeVisible();
  await expect(page.getByRole('application')).toBeHidden();
  await page.getByRole('region', { name: 'Admin Portal' }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${origin()}/Projects`);
  await expect(page.getByRole('dialog', { name: 'Open Project' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await new ShellPage(page).signIn('demo');
  await page.goto(`${origin()}/Admin`);
  await expect(page).toHaveURL(`${origin()}/Projects`);
});
