import { newUsername } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { MembersPage, newColleague, newProject, removeNewProjects, SAMPLE_TEAM } from '../pages/members-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';

test.use({ account: 'demo' });

let title: string;
test.beforeEach(() => {
  title = `Team ${newUsername('project')}`;
});
test.afterEach(removeNewProjects);

test('an Admin of a project opens its team, sees roles and gives them', async ({ page }) => {
  const members = new MembersPage(page);
  const person = await newColleague(page, 'Pending', false);
  await newProject(title, 'demo', { ...SAMPLE_TEAM, [person.username]: 'member' });
  await test.step('[ORG-01] without a project there is no tab for it', async () => {
    await members.open();
    await expect(page.getByRole('tab')).toHaveText(['Organisation Members']);
    await members.panel.getByRole('button', { name: 'Close' }).click();
    await members.shell.place('Projects').click();
    await members.shell.openProject(title);
  });
  await test.step('a team that cannot be loaded says so and can be tried again', async () => {
    await page.route('**/members', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'INTERNAL', message: 'Something went wrong on the server.', details: {}, requestId: 'r-1' },
      }),
    );
    await page.getByRole('button', { name: 'Members', exact: true }).click();
    await expect(members.panel.getByRole('alert')).toContainText('Could not load');
    await page.unroute('**/members');
    await members.panel.getByRole('button', { name: 'Retry' }).click();
    await expect(members.group('Members')).toContainText('Demo Engineer');
  });
  await test.step('[SHELL-20] [ORG-01] [ORG-02] /Members has a tab for the open project', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Project Members', 'Organisation Members', 'Activity']);
    await expect(members.tab('Project Members')).toHaveAttribute('aria-selected', 'true');
    await members.tab('Organisation Members').click();
    await expect(members.organisationTable).toBeVisible();
    await page.reload();
    await expect(members.organisationTable).toBeVisible();
    await members.panel.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/\?project=\d+$/);
  });
  await test.step('[ORG-12] [ORG-22] the team is listed as admins, members and read-only members, 350 px high', async () => {
    await page.getByRole('button', { name: 'Members', exact: true }).click();
    await expect(members.projectTable).toBeVisible();
    await expect(members.group('Admins')).toContainText('Demo Owner');
    await expect(members.group('Admins')).toContainText('Owner');
    await expect(members.group('Members')).toContainText('Demo Engineer');
    await expect(members.group('Read-only members')).toContainText('Demo Reader');
    expect((await members.projectTable.boundingBox())?.height).toBe(350);
  });
  await test.step('[ORG-13] [ORG-14] [ORG-17] roles are given, non-admins removed and members added', async () => {
    const engineer = members.row(members.projectTable, 'Demo Engineer');
    await engineer.getByRole('combobox', { name: 'Role of Demo Engineer' }).click();
    await expect(page.getByRole('option')).toHaveText(['Admin', 'Member', 'Read-only']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(members.panel).toBeVisible();
    await expect(engineer.getByRole('button', { name: 'Remove Demo Engineer' })).toBeVisible();
    const owner = members.row(members.projectTable, 'Demo Owner');
    await expect(owner.getByRole('combobox')).toHaveCount(0);
    await expect(owner.getByRole('button')).toHaveCount(0);
    await expect(members.panel.getByRole('button', { name: 'Add member' })).toBeVisible();
  });
  await test.step('[ORG-16] a member whose account is not approved has no role to choose', async () => {
    const row = members.row(members.projectTable, person.name);
    await expect(row).toContainText('Pending Approval');
    await expect(row.getByRole('combobox')).toHaveCount(0);
    await expect(row.getByRole('button', { name: `Remove ${person.name}` })).toBeVisible();
  });
  await test.step('[ORG-13] a role that somebody else changed meanwhile is shown, not overwritten', async () => {
    const role = page.getByRole('combobox', { name: 'Role of Demo Engineer' });
    await expect(role).toBeVisible();
    await changeDatabase(
      `update project_members set role = 'readonly' where role = 'member'
       and project_id = (select id from projects where title = '${title}')`,
    );
    await members.choose(role, 'Admin');
    await expect(page.getByText('Someone else has changed this in the meantime.')).toBeVisible();
    await expect(members.group('Read-only members')).toContainText('Demo Engineer');
  });
});

test('members are looked for, added, given another role and removed again', async ({ page }) => {
  const members = new MembersPage(page);
  const person = await newColleague(page, 'Mei');
  const other = await newColleague(page, 'Keyla');
  await newProject(title, 'demo', SAMPLE_TEAM);
  await members.openInProject(title);
  await test.step('[ORG-18] [ORG-19] a member is picked from a list, given another role and removed again', async () => {
    await members.panel.getByRole('button', { name: 'Add member' }).click();
    const add = members.addDialog.getByRole('button', { name: 'Add', exact: true });
    await expect(add).toBeDisabled();
    await members.addDialog.getByLabel('Search').fill('Mei');
    const choice = members.addDialog.getByRole('radio', { name: person.name });
    await expect(choice).toBeVisible();
    await expect(add).toBeDisabled();
    await choice.check();
    await expect(add).toBeEnabled();
    await expectFineScreen(page, 'members-add');
    await add.click();
    await expect(members.addDialog).toBeHidden();
    await expect(members.group('Members')).toContainText(person.name);

    const role = page.getByRole('combobox', { name: `Role of ${person.name}` });
    await members.choose(role, 'Admin');
    await expect(members.group('Admins')).toContainText(person.name);
    await expect(page.getByRole('button', { name: `Remove ${person.name}` })).toHaveCount(0);
    await members.choose(role, 'Read-only');
    await expect(members.group('Read-only members')).toContainText(person.name);

    await page.getByRole('button', { name: `Remove ${person.name}` }).click();
    const question = members.dialog('Remove member');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(members.projectTable).toContainText(person.name);
    await page.getByRole('button', { name: `Remove ${person.name}` }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(members.projectTable).not.toContainText(person.name);
  });
  await test.step('[ORG-20] [ORG-21] a name is looked for in the own company, an address with @ everywhere', async () => {
    await members.panel.getByRole('button', { name: 'Add member' }).click();
    const search = members.addDialog.getByLabel('Search');
    const people = members.addDialog.getByRole('radio');
    await search.fill('D');
    await expect(members.addDialog).toContainText('Type at least two characters.');
    await search.fill('Colleague');
    await expect(members.addDialog.getByRole('radio', { name: 'Demo Colleague' })).toBeEnabled();
    await search.fill('Engineer');
    await expect(members.addDialog.getByRole('radio', { name: 'Demo Engineer' })).toBeDisabled();
    await search.fill('Neighbour');
    await expect(members.addDialog).toContainText('No one found.');
    await expect(people).toHaveCount(0);
    await search.fill('demo-other@quietsite.example');
    await expect(members.addDialog.getByRole('radio', { name: 'Demo Neighbour' })).toBeEnabled();
    await expect(members.addDialog).toContainText('d***@q***.example');
    await expect(members.addDialog).not.toContainText('demo-other@');
    await page.keyboard.press('Escape');
    await expect(members.addDialog).toBeHidden();
  });
  await test.step('[ORG-18] [ORG-19] a member is added with the keyboard alone', async () => {
    await members.panel.getByRole('button', { name: 'Add member' }).focus();
    await page.keyboard.press('Enter');
    await expect(members.addDialog.getByLabel('Search')).toBeFocused();
    await page.keyboard.type('keyla');
    const choice = members.addDialog.getByRole('radio', { name: other.name });
    await expect(choice).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(choice).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(members.addDialog).toBeHidden();
    await expect(members.group('Members')).toContainText(other.name);
    await expect(members.panel.getByRole('button', { name: 'Add member' })).toBeFocused();

    const role = page.getByRole('combobox', { name: `Role of ${other.name}` });
    await role.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(members.group('Read-only members')).toContainText(other.name);
    await page.getByRole('button', { name: `Remove ${other.name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(members.dialog('Remove member').getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(members.projectTable).not.toContainText(other.name);
  });
});

for (const username of ['demo-member', 'demo-reader']) {
  test(`[ORG-15] [ORG-16] [ORG-17] ${username}, who is no Admin of the project, only looks`, async ({ context }) => {
    const members = new MembersPage(await signInQuietly(context, username));
    await newProject(title, 'demo', SAMPLE_TEAM);
    await members.openInProject(title);
    await expect(members.row(members.projectTable, 'Demo Engineer')).toContainText('Member');
    await expect(members.panel.getByRole('button', { name: 'Add member' })).toHaveCount(0);
    await expect(members.projectTable.getByRole('combobox')).toHaveCount(0);
    await expect(members.projectTable.getByRole('button')).toHaveCount(0);
    await expect(members.tab('Activity')).toHaveCount(0);
  });
}
