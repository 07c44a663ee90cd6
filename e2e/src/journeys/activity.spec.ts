import { newUsername } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { MembersPage, newColleague, newProject, removeNewProjects } from '../pages/members-page.ts';
import { changeDatabase } from '../pages/server-data.ts';

test.use({ account: 'demo' });
test.afterEach(removeNewProjects);

test('[ORG-14] the people responsible for a project see who was added, changed and removed', async ({ page }) => {
  const person = await newColleague(page, 'Tess');
  const title = `Activity ${person.username}`;
  await newProject(title, 'demo');
  const members = new MembersPage(page);
  await members.openInProject(title);
  await members.tab('Activity').click();
  await expect(members.panel).toContainText('Nothing has been recorded for this project yet.');
  await members.tab('Project Members').click();
  await members.panel.getByRole('button', { name: 'Add member' }).click();
  await members.addDialog.getByLabel('Search').fill(person.email);
  await members.addDialog.getByRole('radio', { name: person.name }).check();
  await members.addDialog.getByRole('button', { name: 'Add', exact: true }).click();
  await members.choose(page.getByRole('combobox', { name: `Role of ${person.name}` }), 'Read-only');
  await expect(members.group('Read-only members')).toContainText(person.name);
  await page.getByRole('button', { name: `Remove ${person.name}` }).click();
  await members.dialog('Remove member').getByRole('button', { name: 'Yes' }).click();
  await expect(members.projectTable).not.toContainText(person.name);
  await members.tab('Activity').click();
  await expect(page.getByRole('list', { name: 'What happened in this project' }).getByRole('listitem')).toContainText([
    `Demo Owner removed ${person.name}.`,
    `Demo Owner changed the role of ${person.name} from Member to Read-only.`,
    `Demo Owner added ${person.name} as Member.`,
  ]);
});

test('[ORG-14] a long history is shown page by page', async ({ page }) => {
  const title = `History ${newUsername('project')}`;
  await newProject(title, 'demo');
  await changeDatabase(
    `insert into audit_log (user_id, action, project_id)
     select p.owner_user_id, 'calculation.start', p.id from projects p, generate_series(1, 60) where p.title = '${title}'`,
  );
  const members = new MembersPage(page);
  await members.openInProject(title);
  await members.tab('Activity').click();
  const entries = page.getByRole('list', { name: 'What happened in this project' }).getByRole('listitem');
  await expect(entries).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(entries).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});
