import { AccountPages, mailOf, newUsername } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { linkIn, receiveMail } from '../pages/mailbox.ts';
import { MembersPage, newColleague, newProject, type Person, removeNewProjects } from '../pages/members-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, findProjectId } from '../pages/server-data.ts';

test.use({ account: 'demo' });
test.afterEach(removeNewProjects);

test('an Admin approves and rejects registrations', async ({ page, browser }) => {
  const members = new MembersPage(page);
  const ada = await newColleague(page, 'Ada', false);
  const rex = await newColleague(page, 'Rex', false);
  const kay = await newColleague(page, 'Kay', false);
  await members.open();
  await test.step('[ORG-03] [ORG-04] [ORG-06] an approved account works', async () => {
    const row = members.row(members.organisationTable, ada.name);
    await expect(row).toContainText('Pending Approval');
    await expect(row.getByRole('button')).toHaveText(['Approve', 'Reject']);
    expect((await members.organisationTable.boundingBox())?.height).toBeCloseTo(350, -1);
    await row.getByRole('button', { name: `Approve ${ada.name}` }).click();
    await expect(page.getByText(`${ada.name} can sign in now.`)).toBeVisible();
    await expect(row.getByRole('combobox', { name: `Role of ${ada.name}` })).toHaveValue('Member');
    const own = await signInQuietly(await browser.newContext(), ada.username);
    await own.context().close();
  });
  await test.step('[ORG-07] Reject asks first and removes the account', async () => {
    const reject = page.getByRole('button', { name: `Reject ${rex.name}` });
    await reject.click();
    await members.dialog('Reject registration').getByRole('button', { name: 'No' }).click();
    await expect(members.organisationTable).toContainText(rex.name);
    await reject.click();
    await members.dialog('Reject registration').getByRole('button', { name: 'Yes' }).click();
    await expect(members.organisationTable).not.toContainText(rex.name);
    await newColleague(page, 'Rex', false);
    const mail = await receiveMail(rex.email, /not approved/);
    expect(mail).toContain('has been removed');
  });
  await test.step('[ORG-04] [ORG-06] a registration is approved with the keyboard alone', async () => {
    await page.keyboard.press('Escape');
    await expect(members.panel).toBeHidden();
    await page.getByRole('button', { name: 'Members' }).focus();
    await page.keyboard.press('Enter');
    await expect(members.panel.getByRole('heading', { name: 'Members', exact: true })).toBeFocused();
    const approve = page.getByRole('button', { name: `Approve ${kay.name}` });
    await expect(approve).toBeVisible();
    for (
      let presses = 0;
      presses < 60 && !(await approve.evaluate((button) => button === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await expect(approve).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(members.row(members.organisationTable, kay.name).getByRole('combobox')).toBeVisible();
    await expect(members.panel.getByRole('heading', { name: 'Members', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(members.panel).toBeHidden();
  });
});

test('[ORG-08] an Admin invites a member by mail and removes the person again, or withdraws the invitation', async ({
  page,
  browser,
}) => {
  const members = new MembersPage(page);
  await members.open();
  const username = newUsername('invited');
  const box = members.panel.getByLabel('Email of the new member');
  const guest = new AccountPages(await browser.newPage());
  await test.step('an Admin invites a member by mail, with the keyboard alone, and removes the person again', async () => {
    await box.focus();
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');
    await expect(members.panel).toContainText('Email format is not correct.');
    await box.press('ControlOrMeta+a');
    await page.keyboard.type(mailOf(username));
    await page.keyboard.press('Tab');
    await expect(members.panel.getByRole('combobox', { name: 'Role', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { name: 'Admin' })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(members.panel.getByRole('combobox', { name: 'Role', exact: true })).toHaveValue('Admin');
    await box.press('Enter');
    await expect(page.getByText(`A link was emailed to ${mailOf(username)}.`)).toBeVisible();
    const open = members.panel.getByRole('list', { name: 'Open invitations' }).getByRole('listitem');
    await expect(open.filter({ hasText: mailOf(username) })).toContainText('Admin, invited by Demo Owner, valid until');
    await expect(box).toHaveValue('');
    await guest.page.goto(linkIn(await receiveMail(mailOf(username), /Invitation/)));
    await guest.required('Username').fill(username);
    await guest.required('Password').fill('quiet-harbour-7');
    await guest.required('Confirm password').fill('quiet-harbour-7');
    await guest.required('First name').fill('Invited');
    await guest.required('Last name').fill(username);
    await guest.button('Create account').press('Enter');
    await expect(guest.page.getByText('Your account has been activated.')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(members.panel).toBeHidden();
    await page.getByRole('button', { name: 'Members', exact: true }).click();
    const remove = page.getByRole('button', { name: `Remove Invited ${username}` });
    await remove.focus();
    await page.keyboard.press('Enter');
    await members.dialog('Remove member').getByRole('button', { name: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await expect(members.organisationTable).not.toContainText(username);
  });
  await test.step('the link of a withdrawn invitation has ended', async () => {
    const email = mailOf(newUsername('withdrawn'));
    await box.fill(email);
    await members.panel.getByRole('button', { name: 'Invite', exact: true }).click();
    await members.panel.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click();
    await expect(members.panel.getByRole('list', { name: 'Open invitations' }).getByText(email)).toHaveCount(0);
    await guest.page.goto(linkIn(await receiveMail(email, /Invitation/)));
    await expect(guest.page.getByText('This link has already been used or is no longer valid.')).toBeVisible();
  });
  await guest.page.close();
});

test('an Admin of the company changes roles, teams and owners', async ({ page, browser }) => {
  const members = new MembersPage(page);
  const person = await newColleague(page, 'Rona');
  const [olga, otto, lea] = [
    await newColleague(page, 'Olga'),
    await newColleague(page, 'Otto'),
    await newColleague(page, 'Lea'),
  ];
  const heir = await newColleague(page, 'Hera');
  const titleOf = ({ username }: Person) => `Project of ${username}`;
  for (const owner of [olga, otto, lea]) await newProject(titleOf(owner), owner.username);
  await members.open();
  await test.step('[ORG-09] a member becomes Admin; a change by somebody else is not overwritten', async () => {
    const role = page.getByRole('combobox', { name: `Role of ${person.name}` });
    await role.click();
    await expect(page.getByRole('option')).toHaveText(['Admin', 'Member']);
    await page.getByRole('option', { name: 'Admin' }).click();
    await expect(role).toHaveValue('Admin');
    await changeDatabase(`update users set user_type = 'Contractor Member' where username = '${person.username}'`);
    await members.choose(role, 'Member');
    await expect(page.getByText('Someone else has changed this in the meantime.')).toBeVisible();
    await expect(role).toHaveValue('Member');
    await expect(page.getByRole('combobox', { name: 'Role of Demo Owner' })).toHaveCount(0);
  });
  await test.step('[ORG-10] the team of a project is managed without being in it', async () => {
    const title = titleOf(olga);
    await page.getByRole('button', { name: `Manage members of ${title}` }).click();
    const team = members.dialog(`Members of ${title}`);
    await expect(members.group('Admins')).toContainText(olga.name);
    await team.getByRole('button', { name: 'Add member' }).click();
    await members.addDialog.getByLabel('Search').fill('Demo Colleague');
    await members.addDialog.getByRole('radio', { name: 'Demo Colleague' }).check();
    await members.addDialog.getByLabel('Role').selectOption('Read-only');
    await members.addDialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(members.group('Read-only members')).toContainText('Demo Colleague');
    await expectFineScreen(page, 'members-company-project');
    await team.getByRole('button', { name: 'Remove Demo Colleague' }).click();
    await members.dialog('Remove member').getByRole('button', { name: 'Yes' }).click();
    await expect(members.projectTable).not.toContainText('Demo Colleague');
    await page.keyboard.press('Escape');
    await expect(team).toBeHidden();
    await expect(findProjectId(page, title)).rejects.toThrow('no project');
  });
  await test.step('[Q140] the ownership of a project is transferred to a colleague', async () => {
    const title = titleOf(otto);
    await page.getByRole('button', { name: `Transfer ownership of ${title}` }).click();
    const dialog = members.dialog('Transfer ownership');
    const transfer = dialog.getByRole('button', { name: 'Transfer ownership' });
    await expect(transfer).toBeDisabled();
    await expect(dialog.getByRole('option', { name: otto.name })).toHaveCount(0);
    await dialog.getByLabel('New owner').selectOption(`${heir.name} (${heir.username})`);
    await expectFineScreen(page, 'members-transfer');
    await transfer.click();
    await expect(page.getByText(`${heir.name} now owns ${title}.`)).toBeVisible();
    await expect(members.panel.getByRole('listitem').filter({ hasText: title })).toContainText(`Owner: ${heir.name}`);
    const heirs = new MembersPage(await signInQuietly(await browser.newContext(), heir.username));
    await heirs.openInProject(title);
    await expect(heirs.row(heirs.group('Admins'), heir.name)).toContainText('Owner');
    await expect(heirs.row(heirs.group('Admins'), otto.name)).toBeVisible();
    await heirs.tab('Activity').click();
    await expect(heirs.panel).toContainText(`Demo Owner transferred the ownership to ${heir.name}.`);
    await heirs.page.context().close();
  });
  await test.step('[ORG-08] [U27] whoever owns projects leaves only when somebody takes them over', async () => {
    const title = titleOf(lea);
    await page.getByRole('button', { name: `Remove ${lea.name}` }).click();
    const dialog = members.dialog('Remove member');
    await expect(dialog).toContainText(`${lea.name} owns 1 project. Choose a new owner for it.`);
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
    await dialog.getByLabel('New owner').selectOption('Demo Colleague (demo-colleague)');
    await expectFineScreen(page, 'members-remove');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(members.organisationTable).not.toContainText(lea.name);
    await expect(members.panel.getByRole('listitem').filter({ hasText: title })).toContainText('Owner: Demo Colleague');
  });
});

test('[ORG-03] [ORG-05] [ORG-23] a member sees roles and who waits, and can change nothing', async ({ context }) => {
  const page = await signInQuietly(context, 'demo-colleague');
  const members = new MembersPage(page);
  const waiting = await newColleague(page, 'Waiting', false);
  await members.open();
  await expect(members.row(members.organisationTable, 'Demo Owner')).toContainText('Admin');
  await expect(members.row(members.organisationTable, 'Demo Engineer')).toContainText('Member');
  await expect(members.organisationTable).not.toContainText('Contractor');
  await expect(members.row(members.organisationTable, waiting.name)).toContainText('Pending Approval');
  const table = members.organisationTable.getByRole('table');
  await expect(table.locator('tbody').getByRole('button')).toHaveCount(0);
  await expect(table.getByRole('combobox')).toHaveCount(0);
  await expect(members.panel).not.toContainText('@');
  await expect(members.panel.getByRole('heading', { name: 'Invite member' })).toHaveCount(0);
  await expectFineScreen(page, 'members-organisation-member');
});

test('[ORG-34] an account without a company sees this, and where to find the plans', async ({ context }) => {
  const page = await signInQuietly(context, 'demo-epd');
  const members = new MembersPage(page);
  await members.open();
  await expect(members.panel).toContainText('This account does not belong to a company.');
  await expect(page.getByRole('tab')).toHaveText(['Organisation Members']);
  await expectFineScreen(page, 'members-no-company');
  await members.panel.getByRole('button', { name: 'Open Projects' }).click();
  await expect(page.getByRole('region', { name: 'Projects', exact: true })).toBeVisible();
});
