import {
  AccountPages,
  DEMO_PASSWORD,
  mailOf,
  newUsername,
  registerAccount,
  sendRegistration,
} from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { linkIn, receiveMail } from '../pages/mailbox.ts';
import { DEMO_COMPANY, MembersPage } from '../pages/members-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';

const password = DEMO_PASSWORD;

function newRegistration(word: string, company: string) {
  const username = newUsername(word);
  return { username, password, company: `${company} ${username}` };
}

test('[AUTH-33] [AUTH-34] [Q139] the authority approves, assigns and rejects registrations and sets up an Admin', async ({
  page,
  browser,
}) => {
  const founder = newRegistration('founder', 'Founders');
  const near = newRegistration('near', `${DEMO_COMPANY} (HK)`);
  const rejected = newRegistration('rejected', 'Rejected');
  for (const registration of [founder, near, rejected]) await registerAccount(page, registration);
  await changeDatabase(
    `update users set first_name = 'Near', last_name = '${near.username}' where username = '${near.username}'`,
  );
  await new AccountPages(page).signInAsAdmin();
  await test.step('[ADMIN-53] the overview comes first and leads to the registrations', async () => {
    const item = page.getByRole('listitem', { name: /Registrations to decide$/ });
    await expect(item).toContainText('The oldest has waited since 20');
    await item.getByRole('link', { name: 'Decide on registrations' }).click();
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  });
  await test.step('the Admin of a new company is approved from the list', async () => {
    const row = page.getByRole('row').filter({ hasText: founder.company });
    await expect(row).toContainText('Wing Chan');
    await expect(row).toContainText(mailOf(founder.username));
    await expectFineScreen(page, 'admin-pending');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Pending \([1-9]\d*\)$/);
    await row
      .getByRole('button', { name: `Approve as new company: ${founder.company}, registered by Wing Chan` })
      .click();
    const question = page.getByRole('dialog', { name: 'Approve as new company' });
    await expect(question).toContainText(`Wing Chan will become Admin of the new company ${founder.company}`);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(`Wing Chan is now Admin of ${founder.company}.`)).toBeVisible();
    await expect(row).toHaveCount(0);
    const own = new MembersPage(await signInQuietly(await browser.newContext(), founder.username));
    await own.open();
    await expect(own.row(own.organisationTable, 'Wing Chan')).toContainText('Admin');
    await own.page.context().close();
  });
  await test.step('a name that is nearly taken is shown, asked about, and can be assigned', async () => {
    const name = `Near ${near.username}`;
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: `Approve as new company: ${near.company}` }).click();
    const question = page.getByRole('dialog', { name: 'Approve as new company' });
    await expect(question).toContainText(DEMO_COMPANY);
    await question.getByRole('button', { name: 'No' }).click();
    await row.getByRole('button', { name: `Assign as member: ${name} to ${DEMO_COMPANY}`, exact: true }).click();
    await page.getByRole('dialog', { name: 'Assign as member' }).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(`${name} was assigned to ${DEMO_COMPANY}`)).toBeVisible();
    await expect(row).toHaveCount(0);
    const members = new MembersPage(await signInQuietly(await browser.newContext(), 'demo'));
    await members.open();
    await expect(members.row(members.organisationTable, name).getByRole('button')).toHaveText(['Approve', 'Reject']);
    await members.page.goto(`${origin()}/Admin`);
    await expect(members.page).toHaveURL(`${origin()}/Projects`);
    await members.page.context().close();
  });
  await test.step('a rejected registration asks first and is removed', async () => {
    const row = page.getByRole('row').filter({ hasText: rejected.company });
    await row.getByRole('button', { name: 'Reject Wing Chan' }).click();
    const question = page.getByRole('dialog', { name: 'Reject registration' });
    await expect(question).toContainText(`the registration of Wing Chan for ${rejected.company}`);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(row).toHaveCount(0);
    await sendRegistration(page, rejected);
  });
  await test.step('the admin of a company is set up, who gets a link and no password', async () => {
    const username = newUsername('appointed');
    const company = `Appointed ${username}`;
    await page.getByRole('tab', { name: 'Set up company admin' }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('Please fill in this field.')).toBeVisible();
    await expect(page.getByText('Email format is not correct.')).toBeVisible();
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
    await expect(guest.page.getByRole('region', { name: 'Projects', exact: true })).toBeVisible();
    const members = new MembersPage(guest.page);
    await guest.open('/Members');
    await expect(members.row(members.organisationTable, `Appointed ${username}`)).toContainText('Admin');
    await guest.page.close();
  });
  await test.step('[ADMIN-47] an open invitation is sent again and withdrawn', async () => {
    const email = mailOf(newUsername('invited'));
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Invited Works');
    await page.getByLabel('Email of the company admin').fill(email);
    await page.keyboard.press('Enter');
    await receiveMail(email, /Invitation/);
    await page.getByRole('tab', { name: 'All Users' }).click();
    await page.getByText(/^Open invitations \(\d+\)$/).click();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Invited Works');
    await row.getByRole('button', { name: `Resend invitation to ${email}` }).click();
    await expect(page.getByText(`A new link was emailed to ${email} in your name.`)).toBeVisible();
    await expectFineScreen(page, 'admin-invitations-open');
    await row.getByRole('button', { name: `Withdraw invitation of ${email}` }).click();
    await page
      .getByRole('dialog', { name: 'Withdraw invitation' })
      .getByRole('button', { name: 'Withdraw', exact: true })
      .click();
    await expect(row).toHaveCount(0);
  });
  await test.step('Close leads to the projects', async () => {
    await expect(page.getByRole('region', { name: 'Admin Portal' })).toBeVisible();
    await expect(page.getByRole('application')).toBeHidden();
    await page.getByRole('region', { name: 'Admin Portal' }).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${origin()}/Projects`);
    await expect(page.getByRole('region', { name: 'Projects', exact: true })).toBeVisible();
  });
});
