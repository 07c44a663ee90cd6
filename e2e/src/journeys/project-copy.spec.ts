import type { Page } from '@playwright/test';
import type { Programme } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { findProjectId } from '../pages/server-data.ts';
import { origin, SAMPLE_PROJECT } from '../pages/shell-page.ts';

/** Screenshots and accessibility checks are slow. */

let list: ProjectListPage;
test.beforeEach(async ({ context }) => {
  list = new ProjectListPage(await signInQuietly(context, 'demo'));
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Save as new' });
/** Hong Kong time, yyyy-mm-dd. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(new Date());
const openId = (page: Page) => Number(new URL(page.url()).searchParams.get('project'));

async function readProgramme(page: Page, projectId: number): Promise<Programme> {
  return (await (await page.request.get(`${origin()}/api/projects/${projectId}/programme`)).json()) as Programme;
}

const firstDay = ({ tasks }: Programme) => tasks.map(({ start }) => start).sort()[0];

test('a project is saved as a new one or a new version, by pointer and by keys, and a copy that fails says why', async () => {
  const { page } = list;
  const dialog = dialogOf(page);
  const versions = newTitle('Versions');
  await createProject(page, versions);
  const source = await readProgramme(page, await findProjectId(page));
  await list.visit();
  await test.step('[U43] a copy that fails keeps the dialog and says why', async () => {
    await page.route('**/copies', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'INTERNAL', message: 'Something went wrong on the server.', details: {}, requestId: 'r-1' },
      }),
    );
    await list.act(SAMPLE_PROJECT, 'Save as new version');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The copy was not created.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(list.screen).toBeVisible();
    await page.unroute('**/copies');
  });
  await test.step("[PROJ-21] [PROJ-45] [PROJ-46] the name of a copy has no '@' and is not used yet", async () => {
    await list.act(SAMPLE_PROJECT, 'Save as new project');
    const name = dialog.getByRole('textbox', { name: /^New project name/ });
    await name.fill('Har@bour');
    await expect(name).toHaveValue('Harbour');
    await expect(dialog.getByRole('alert')).toHaveText("Project title cannot contain '@'.");
    await name.fill(SAMPLE_PROJECT);
    await expect(dialog.getByRole('alert')).toHaveText('Project title already exists!');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Project title already exists!');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('[PROJ-10] [PROJ-21] it is saved as a new one, with its programme and without its equipment', async () => {
    const title = newTitle('Copied');
    await list.act(SAMPLE_PROJECT, 'Save as new project');
    const name = dialog.getByRole('textbox', { name: /^New project name/ });
    await expect(name).toHaveValue(`${SAMPLE_PROJECT} - Copy`);
    await expect(name).toBeFocused();
    const date = dialog.getByRole('textbox', { name: /^Commencement date/ });
    await expect(date).toHaveValue(today());
    await expect(dialog.getByRole('checkbox', { name: 'Keep equipment and mitigation' })).not.toBeChecked();
    await expect(dialog).toContainText('Equipment and mitigation are copied only if you keep them.');
    await expectFineScreen(page, 'project-copy');
    await date.fill('2027-13-45');
    await expect(dialog.getByText('Please enter a date as yyyy-mm-dd.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await date.fill('2028-02-01');
    await name.fill(title);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(list.shell.header).toContainText(title);
    await expect(list.screen).toBeHidden();
    await expect(list.shell.header).not.toContainText('Read-only');
    const copy = await readProgramme(page, openId(page));
    expect(copy.tasks).toHaveLength(source.tasks.length);
    expect(copy.equipmentRows).toEqual([]);
    expect(firstDay(copy)).toBe('2028-02-01');
  });
  await test.step('[Q40] equipment is kept when asked for, with the keyboard alone', async () => {
    await list.shell.menuButton('Open Project').click();
    const title = newTitle('Kept');
    await list.screen.getByRole('button', { name: `Actions for ${SAMPLE_PROJECT}` }).focus();
    await page.keyboard.press('Enter');
    await expect(list.menuItem('Details')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(list.menuItem('Save as new project')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: /^New project name/ })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(title);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(list.shell.header).toContainText(title);
    expect((await readProgramme(page, openId(page))).equipmentRows).toHaveLength(source.equipmentRows.length);
  });
  await test.step('[PROJ-22] [PROJ-10] new versions count on from the highest, the first is 1', async () => {
    await list.shell.menuButton('Open Project').click();
    await list.act(versions, 'Save as new version');
    await expect(dialog.getByRole('radio', { name: 'New version' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: /^New project name/ })).toHaveCount(0);
    await expectFineScreen(page, 'project-version');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(list.shell.header).toContainText(/Version 1/);
    await list.shell.menuButton('Open Project').click();
    await list.act(`${versions} Version 1`, 'Save as new version');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(list.shell.header).toContainText(/Version 2/);
    await list.shell.menuButton('Open Project').click();
    await expect(list.screen.getByRole('heading', { name: versions })).toHaveCount(3);
  });
});
