import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { codeIn, receiveMail } from '../pages/mailbox.ts';
import { createProject, newTitle, ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, findProjectId } from '../pages/server-data.ts';
import { navigateWithin } from '../pages/shared-page.ts';
import { origin, SAMPLE_PROJECT } from '../pages/shell-page.ts';
import { closed, PLAIN, SitePage, storeSite, whole } from '../pages/site-page.ts';

/** Screenshots and accessibility checks are slow. */

const APPROVED = 'Sung Wong Toi Garden Subway Entrance';

test('the list of the own projects loads, is announced, and offers what each member may do', async ({
  browser,
  context,
}) => {
  const page = await signInQuietly(context, 'demo');
  const list = new ProjectListPage(page);
  const [plain, second, title] = [newTitle('Plain'), newTitle('Second'), newTitle('Shared')];
  await createProject(page, plain);
  const { id } = await createProject(page, second);
  await changeDatabase(`update projects set version = 2, rejected_at = now() where id = ${id}`);
  await createProject(page, title, { 'demo-member': 'admin', 'demo-reader': 'readonly' });
  await test.step('[PROJ-14] [PROJ-28] it says that it is loading, and its table is at least 250 px high', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/projects\?list=/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin()}/Projects?view=table`);
    await expect(list.screen.getByText('Loading ...', { exact: true })).toBeVisible();
    answer();
    await expect(list.row(SAMPLE_PROJECT)).toBeVisible();
    await expect(list.screen.getByText('Loading ...')).toHaveCount(0);
    const box = await list.screen.getByRole('region', { name: 'List of projects' }).locator('..').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(250);
    await page.unroute(/\/api\/projects\?list=/);
  });
  await test.step('[SHELL-16] [PROJ-01] [PROJ-03] /Projects lists the own projects', async () => {
    await expect(page).toHaveURL(`${origin()}/Projects?view=table`);
    await expect(list.screen).toContainText('My projects, Demo Contractor A');
    await expect(list.row(SAMPLE_PROJECT)).toBeVisible();
    await expect(list.screen.getByText('Hoi Sham Waterfront Improvement')).toHaveCount(0);
  });
  await test.step('[PROJ-60] it is a page that blocks nothing', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await list.shell.header.getByRole('button', { name: 'Help' }).click();
    await expect(page).toHaveURL(`${origin()}/Guide`);
    await page.goBack();
    await expect(list.row(SAMPLE_PROJECT)).toBeVisible();
  });
  await test.step('[PROJ-50] a row shows its version, or a dash, and what a rejection waits for', async () => {
    await expect(list.row(plain).getByRole('cell').nth(1)).toHaveText('-');
    await expect(list.row(second).getByRole('cell').nth(1)).toHaveText('2');
    await expect(list.row(plain)).toContainText('Created');
    await expect(list.row(second)).toContainText('Returned for changes');
  });
  await test.step('[PROJ-13] deleting asks, and No keeps the project', async () => {
    await list.act(plain, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete project' });
    await expect(question).toContainText('Do you want to PERMANENTLY DELETE this project?');
    await expect(question).toContainText(plain);
    await expectFineScreen(page, 'project-deletion');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(list.row(plain)).toBeVisible();
    await list.act(plain, 'Delete');
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Project deleted')).toBeVisible();
    await expect(list.row(plain)).toHaveCount(0);
  });
  await test.step('[PROJ-63] [PROJ-64] archiving moves a project to its tab, a link keeps tab, search and view', async () => {
    await list.act(title, 'Archive');
    await expect(list.row(title)).toHaveCount(0);
    await list.screen.getByRole('tab', { name: /^Archived/ }).click();
    await list.screen.getByText('Cards', { exact: true }).click();
    await list.screen.getByRole('searchbox').fill(title.toUpperCase());
    await expect(list.cards).toHaveCount(1);
    await page.reload();
    await expect(list.screen.getByRole('tab', { selected: true })).toHaveText('Archived1');
    await expect(list.cards).toHaveCount(1);
    await list.act(title, 'Move back from archive');
    await list.screen.getByRole('button', { name: 'Show all projects' }).click();
    await expect(list.row(title)).toBeVisible();
    await expect(list.row(SAMPLE_PROJECT)).toBeVisible();
    await expect(page).toHaveURL(`${origin()}/Projects?view=cards`);
  });
  await test.step('[PROJ-11] [PROJ-12] members may copy, readers may look, and only the owner may delete', async () => {
    await list.openMenu(title);
    await expect(page.getByRole('menuitem')).toHaveText([
      'Details',
      'Save as new version',
      'Save as new project',
      'Archive',
      'Delete',
    ]);
    await page.keyboard.press('Escape');
    const expected = {
      'demo-member': ['Details', 'Save as new version', 'Save as new project'],
      'demo-reader': ['Details'],
    };
    for (const [username, items] of Object.entries(expected)) {
      const other = new ProjectListPage(await signInQuietly(await browser.newContext(), username));
      await other.visit();
      await other.openMenu(title);
      await expect(other.page.getByRole('menuitem')).toHaveText(items);
      await other.page.context().close();
    }
  });
  await test.step('[PROJ-08] [PROJ-09] a row is opened, or looked at in Project Info without opening it', async () => {
    await list.act(title, 'Details');
    const details = page.getByRole('dialog', { name: 'Project Info' });
    for (const text of [title, 'Harbour Works Ltd', 'HW 1/2026', '300 m', 'Created', 'Demo Owner, Demo Contractor A']) {
      await expect(details.getByText(text, { exact: true })).toBeVisible();
    }
    await expectFineScreen(page, 'project-details');
    await details.getByRole('button', { name: 'Close' }).last().click();
    await expect(details).toBeHidden();
    await expect(list.screen.getByRole('button', { name: `Actions for ${title}` })).toBeFocused();
    await list.title(title).click();
    await expect(list.shell.header).toContainText(title);
    await expect(list.screen).toBeHidden();
  });
  await test.step('[PROJ-61] [PROJ-62] [PROJ-67] a card says what is missing, and its button and dots lead there', async () => {
    await list.visit('?view=cards');
    const card = list.row(title);
    await expect(card).toContainText('2 Site and zones: No zone is drawn');
    await expect(card).toContainText('Not calculated');
    await expect(card.getByRole('toolbar', { name: 'Steps' }).getByRole('button')).toHaveCount(7);
    await card.getByRole('button', { name: 'Site and zones: 1 thing is missing' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(card.getByRole('button', { name: 'Information: Complete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/EditProjects\?activeIndex=0&project=\d+/);
    await list.visit('?view=cards');
    await card.getByRole('button', { name: `Draw the zones: ${title}` }).click();
    await expect(page).toHaveURL(/EditProjects\?activeIndex=1&project=\d+/);
    const reader = new ProjectListPage(await signInQuietly(await browser.newContext(), 'demo-reader'));
    await reader.visit('?view=cards');
    await expect(reader.row(title)).toContainText('No zone is drawn');
    await expect(reader.row(title).getByRole('button', { name: `Open ${title}` })).toBeVisible();
    await expect(reader.row(title).getByRole('button', { name: /^Draw/ })).toHaveCount(0);
    await reader.page.context().close();
  });
  await test.step('[PROJ-69] what others did since the last visit is listed beside the cards, until it is marked as read', async () => {
    await changeDatabase(`insert into audit_log (user_id, action)
      select id, 'session.signIn' from users, generate_series(1, 2) where username = 'demo'`);
    await changeDatabase(`insert into audit_log (user_id, action, project_id) select users.id, 'schedule.save', projects.id
      from users, projects where username = 'demo-member' and title = '${title}'`);
    await list.visit('?view=cards');
    const news = list.screen.getByRole('complementary', { name: 'Since your last visit' });
    await news.getByRole('button', { name: `${title}: Demo Engineer changed the schedule` }).click();
    await expect(page).toHaveURL(/EditProjects\?activeIndex=2&project=\d+/);
    await list.visit('?view=cards');
    await news.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(news).toContainText('Nothing new since');
  });
  await test.step('[PROJ-72] the sites are on the map, and a click there opens the project', async () => {
    const projectId = await findProjectId(page, title);
    await storeSite(page, projectId, { parts: [closed(whole)] });
    await list.visit(`?view=map&find=${encodeURIComponent(title)}`);
    await expect(list.screen.getByRole('button', { name: `Open ${title}` })).toBeVisible();
    const [centre] = await new SitePage(page).pixelsOf([[PLAIN[0] + 60, PLAIN[1] + 40]]);
    await expect(async () => {
      await page.mouse.click(centre?.x ?? 0, centre?.y ?? 0);
      await expect(list.shell.header).toContainText(title);
    }).toPass();
  });
  await test.step('[PROJ-07] New Project leads to an empty editor', async () => {
    await list.shell.menuButton('Open Project').click();
    await list.screen.getByRole('button', { name: 'New Project' }).click();
    await expect(page.getByRole('region', { name: 'New Project', exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${origin()}/EditProjects`);
  });
});

test('[PROJ-05] [PROJ-32] [PROJ-33] authority staff look at the projects of their district', async ({ context }) => {
  const page = await signInQuietly(context, 'demo-epd');
  const list = new ProjectListPage(page);
  await list.visit();
  await expect(list.screen.getByRole('tab')).toHaveText(['My projects', 'District Projects']);
  await expect(list.screen.getByRole('tab', { selected: true })).toHaveText('District Projects');
  await expect(list.row(APPROVED)).toBeVisible();
  await list.screen.getByRole('tab', { name: 'My projects' }).click();
  await test.step('[PROJ-65] somebody without a project is offered the first steps', async () => {
    await expect(list.screen.getByText('No project yet')).toBeVisible();
    for (const name of ['Try the sample', 'Take the tour'])
      await expect(list.screen.getByRole('button', { name })).toBeVisible();
    await expect(list.screen.getByRole('button', { name: 'New Project' })).toHaveCount(2);
  });
  await list.screen.getByRole('tab', { name: 'District Projects' }).click();
  await expect(list.screen.getByText(SAMPLE_PROJECT)).toHaveCount(0);
  await list.openMenu(APPROVED);
  await expect(page.getByRole('menuitem')).toHaveText(['Details']);
  await page.keyboard.press('Escape');
  await list.title(APPROVED).click();
  await expect(list.shell.header).toContainText('Read-only');
  await list.shell.menuButton('Edit Project').click();
  const card = page.getByRole('region', { name: 'Project Info', exact: true });
  await expect(card.getByText(APPROVED)).toBeVisible();
  await expect(card.getByRole('textbox')).toHaveCount(0);
  await expect(card.getByRole('button', { name: /^Save/ })).toHaveCount(0);
});

test('[PROJ-04] [PROJ-06] administrators see all submitted projects and nothing of their own', async ({ context }) => {
  const since = Date.now(); // an earlier journey may have signed in too
  const page = await signInQuietly(context, 'demo-admin');
  const code = codeIn(await receiveMail('demo-admin@quietsite.example', /sign-in code/, { since }));
  await page.request.post(`${origin()}/api/session/twofactor`, { headers: { origin: origin() }, data: { code } });
  const list = new ProjectListPage(page);
  await list.visit();
  await expect(list.screen.getByRole('tab')).toHaveText(['Submitted Projects']);
  await expect(list.row(APPROVED)).toBeVisible();
  await expect(list.row('Carpenter Road Drainage Works')).toBeVisible();
  await expect(list.screen.getByText(SAMPLE_PROJECT)).toHaveCount(0);
  await expect(list.screen.getByRole('button', { name: 'New Project' })).toHaveCount(0);
});

test('an open that fails says why and has a way back, one by keys has no fault, and deleting the open project can be undone', async ({
  context,
}) => {
  const page = await signInQuietly(context, 'demo');
  const list = new ProjectListPage(page);
  const [plain, other, title] = [newTitle('Not opened'), newTitle('Without guid'), newTitle('Keyboard')];
  const failing = await createProject(page, plain);
  const project = await createProject(page, other);
  await createProject(page, title);
  await list.visit('?view=table');
  await test.step('[PROJ-20] it resets the row and says why', async () => {
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(`**/api/projects/${failing.id}/lease`, async (route) => {
      await held;
      await route.fulfill({
        status: 500,
        json: { code: 'INTERNAL', message: 'Something went wrong on the server.', details: {}, requestId: 'r-20' },
      });
    });
    const open = list.screen.getByRole('button', { name: `Open ${plain}`, exact: true });
    await open.click();
    await expect(open).toHaveAttribute('data-loading', 'true');
    fail();
    await expect(list.screen.getByRole('alert')).toContainText(`${plain} was not opened.`);
    await expect(list.screen.getByRole('alert')).toContainText('Something went wrong on the server.');
    await expect(open).not.toHaveAttribute('data-loading');
    await expect(open).toBeEnabled();
    await page.unroute(`**/api/projects/${failing.id}/lease`);
    await open.click();
    await expect(list.shell.header).toContainText(plain);
  });
  await test.step('the list is used with the keyboard alone and has no axe violations', async () => {
    await list.shell.menuButton('Open Project').click();
    await expect(list.row(title)).toBeVisible();
    const actions = list.screen.getByRole('button', { name: `Actions for ${title}` });
    await actions.focus();
    await page.keyboard.press('Enter');
    await expect(list.menuItem('Details')).toBeVisible();
    await expectFineScreen(page, 'project-list-menu');
    await page.keyboard.press('Escape');
    await expect(list.menuItem('Details')).toBeHidden();
    await expect(list.screen).toBeVisible();
    await expect(actions).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.menuItem('Details')).toBeVisible();
    await expect(list.menuItem('Details')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list.menuItem('Save as new version')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(list.menuItem('Details')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Project Info' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Project Info' })).toBeHidden();
    await expect(actions).toBeFocused();
    // Past the next step and the steps, which are one stop.
    for (const _ of ['next', 'steps', 'title']) await page.keyboard.press('Shift+Tab');
    await expect(list.title(title)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.shell.header).toContainText(title);
    expect(await findProjectId(page, title)).toBeGreaterThan(0);
  });
  await test.step('[PROJ-27] [PROJ-57] [U27] deleting the open project loads the page again without it, and it can be restored', async () => {
    await expect(list.shell.header).toContainText(title);
    await list.shell.menuButton('Open Project').click();
    await list.act(title, 'Delete');
    const loaded = page.waitForEvent('load');
    await page.getByRole('dialog', { name: 'Delete project' }).getByRole('button', { name: 'Yes' }).click();
    await loaded;
    await expect(list.screen).toBeVisible();
    await expect(page).toHaveURL(`${origin()}/Projects`);
    await expect(list.shell.header).not.toContainText(title);
    await expect(list.row(SAMPLE_PROJECT)).toBeVisible();
    await expect(list.row(title)).toHaveCount(0);
    await list.screen.getByRole('button', { name: 'Deleted projects' }).click();
    const deleted = page.getByRole('dialog', { name: 'Deleted projects' });
    await expectFineScreen(page, 'deleted-projects');
    await deleted.getByRole('button', { name: `Restore ${title}` }).click();
    await expect(deleted.getByRole('button', { name: `Restore ${title}` })).toHaveCount(0);
    await deleted.getByRole('button', { name: 'Close' }).last().click();
    await expect(list.row(title)).toBeVisible();
  });
  await test.step('[PROJ-34] [U45] a project without its guid is logged and fetched once more, then there is a way back', async () => {
    let requests = 0;
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(`**/api/projects/${project.id}`, (route) => {
      requests += 1;
      return route.fulfill({ json: { ...project, guid: undefined } });
    });
    await navigateWithin(page, `/?project=${project.id}`);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Could not load the project');
    await page.waitForTimeout(1_500);
    expect(requests).toBe(2);
    expect(logged.filter((line) => line.includes(`project ${project.id} came without its guid`))).toHaveLength(1);
    await page.unroute(`**/api/projects/${project.id}`);
    await page.getByRole('main').getByRole('button', { name: 'Open Project' }).click();
    await expect(list.row(project.title)).toBeVisible();
    await list.title(project.title).click();
    await expect(list.shell.header).toContainText(project.title);
  });
});
