import type { Browser, Page } from '@playwright/test';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, ProjectEditorPage, ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, loseLeaseAtSave } from '../pages/server-data.ts';
import { navigateWithin } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

/** Screenshots and accessibility checks are slow. */

const TEAM = { 'demo-member': 'member' };
const OWNER_HAS_IT = 'Demo Owner has this project open. You can view it but not change it.';

const person = async (browser: Browser, username: string) =>
  new ProjectListPage(await signInQuietly(await browser.newContext(), username));
const banner = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ has: page.locator('span') });
const visit = (page: Page, projectId: number) => page.goto(`${origin()}/?project=${projectId}`);

/** The project is open for editing, according to both the page and the server. */
async function expectEditing({ page, shell }: ProjectListPage, title: string): Promise<void> {
  await expect(shell.header).toContainText(title);
  await expect(shell.header).not.toContainText('Read-only');
  await shell.menuButton('Edit Project').click();
  await expect(page.getByRole('region', { name: 'Edit Project', exact: true })).toBeVisible();
}

test('of two browsers one edits, the other looks until the first lets go', async ({ browser }) => {
  const [owner, member] = [await person(browser, 'demo'), await person(browser, 'demo-member')];
  await test.step('[PROJ-15] [PROJ-16] [PROJ-17] one edits, the other looks until the first opens another project', async () => {
    const [title, other] = [newTitle('Contended'), newTitle('Other')];
    await createProject(owner.page, title, TEAM);
    await createProject(owner.page, other);
    await owner.visit();
    await owner.title(title).click();
    await expectEditing(owner, title);
    await member.visit('?view=table');
    const lock = member.row(title).getByRole('img', { name: 'Opened by Demo Owner' });
    await lock.hover();
    await expect(member.page.getByRole('tooltip', { name: 'Opened by Demo Owner' })).toBeVisible();
    await expectFineScreen(member.page, 'lease-list');
    await member.title(title).click();
    const refusal = member.page.getByRole('dialog', { name: 'Project is open elsewhere' });
    await expect(refusal).toContainText(OWNER_HAS_IT);
    await expect(refusal.getByRole('button', { name: 'Take over' })).toHaveCount(0);
    await expectFineScreen(member.page, 'lease-refusal');
    await refusal.getByRole('button', { name: 'Cancel' }).click();
    await expect(member.shell.header).not.toContainText(title);
    await member.title(title).click();
    await refusal.getByRole('button', { name: 'Open read-only' }).click();
    await expect(member.shell.header).toContainText('Read-only');
    await expect(banner(member.page)).toContainText(OWNER_HAS_IT);
    await member.shell.menuButton('Edit Project').click();
    await expect(member.page.getByRole('region', { name: 'Project Info', exact: true })).toBeVisible();
    await expect(member.page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
    await expectFineScreen(member.page, 'lease-locked');
    await owner.shell.menuButton('Open Project').click();
    await owner.title(other).click();
    await expectEditing(owner, other);
    await expect(banner(member.page)).toContainText('This project is available to edit again.');
    await expectFineScreen(member.page, 'lease-free');
    await banner(member.page).getByRole('button', { name: 'Edit' }).click();
    await expect(member.page.getByRole('region', { name: 'Edit Project', exact: true })).toBeVisible();
    await expect(banner(member.page)).toHaveCount(0);
    await owner.visit();
    await expect(owner.row(title)).toContainText('Opened by Demo Engineer');
  });
  await test.step('[U24] a write without the lease turns the page read-only and keeps what was typed', async () => {
    const title = newTitle('Lost');
    const project = await createProject(owner.page, title, TEAM);
    const editor = new ProjectEditorPage(owner.page);
    await navigateWithin(owner.page, `/EditProjects?project=${project.id}`);
    await editor.field('Proponent').fill('Typed Ltd');
    await expect(owner.shell.header).toContainText(title);
    await loseLeaseAtSave(owner.page, project.id, 'information');
    await editor.button('Save').click();
    await expect(banner(owner.page)).toContainText('Demo Engineer has this project open.');
    await expect(editor.card('Project Info')).toBeVisible();
    await expect(editor.field('Proponent')).toHaveValue('Typed Ltd');
    await expect(editor.field('Proponent')).toHaveAttribute('readonly');
    await expect(owner.page.getByText('Your changes are still here.')).toBeVisible();
    await expectFineScreen(owner.page, 'lease-kept-input');
    const release = `${origin()}/api/projects/${project.id}/lease`;
    const released = await member.page.request.delete(release, { headers: { origin: origin() } });
    expect(released.status()).toBe(204);
    await banner(owner.page).getByRole('button', { name: 'Edit' }).click();
    await expect(editor.card('Edit Project')).toBeVisible();
    await editor.button('Save').click();
    await expect(owner.page.getByText('Project saved')).toBeVisible();
    await expect(editor.field('Proponent')).toHaveValue('Typed Ltd');
  });
  await test.step('[SHELL-55] [U24] leaving the page lets go of the project', async () => {
    const title = newTitle('Left');
    const project = await createProject(owner.page, title, TEAM);
    await navigateWithin(owner.page, `/?project=${project.id}`);
    await expectEditing(owner, title);
    await navigateWithin(member.page, `/?project=${project.id}`);
    await expect(banner(member.page)).toContainText(OWNER_HAS_IT);
    await owner.page.goto('about:blank');
    // Without the call it would stay locked for three minutes.
    await expect(banner(member.page)).toContainText('This project is available to edit again.');
  });
  await owner.page.context().close();
  await member.page.context().close();
});

test('[U17] [Q46] a session that ends releases its project', async ({ browser }) => {
  const title = newTitle('Expired');
  const [owner, member] = [await person(browser, 'demo-colleague'), await person(browser, 'demo-member')];
  const project = await createProject(owner.page, title, TEAM);
  await visit(owner.page, project.id);
  await expectEditing(owner, title);
  await visit(member.page, project.id);
  await expect(banner(member.page)).toContainText('Demo Colleague has this project open.');
  await changeDatabase(
    `update sessions set expires_at = now() - interval '1 second'
     where user_id = (select id from users where username = 'demo-colleague')`,
  );
  const edit = banner(member.page).getByRole('button', { name: 'Edit' });
  await expect(edit).toBeVisible();
  await edit.focus();
  await member.page.keyboard.press('Enter');
  await expectEditing(member, title);
  await owner.page.context().close();
  await member.page.context().close();
});

test('[Q46] the same user may take over in another browser, and sees it in the first', async ({ browser }) => {
  const title = newTitle('Two desks');
  const [office, home] = [await person(browser, 'demo'), await person(browser, 'demo')];
  await createProject(office.page, title);
  await office.visit();
  await office.title(title).click();
  await expectEditing(office, title);
  await home.visit();
  await home.title(title).focus();
  await home.page.keyboard.press('Enter');
  const refusal = home.page.getByRole('dialog', { name: 'Project is open elsewhere' });
  await expect(refusal).toContainText('You have this project open in another browser.');
  await expectFineScreen(home.page, 'lease-take-over');
  await expect(refusal.getByRole('button', { name: 'Take over' })).toBeFocused();
  await home.page.keyboard.press('Enter');
  await expectEditing(home, title);
  await expect(banner(office.page)).toContainText('You have this project open in another browser.');
  await expect(office.page.getByRole('region', { name: 'Project Info', exact: true })).toBeVisible();
  await banner(office.page).getByRole('button', { name: 'Take over' }).click();
  await expect(office.page.getByRole('region', { name: 'Edit Project', exact: true })).toBeVisible();
  await expect(banner(home.page)).toContainText('in another browser');
  await office.page.context().close();
  await home.page.context().close();
});
