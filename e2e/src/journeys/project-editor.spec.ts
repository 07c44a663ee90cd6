import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, ProjectEditorPage, ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, findProjectId } from '../pages/server-data.ts';
import { navigateWithin } from '../pages/shared-page.ts';
import { origin, SAMPLE_PROJECT } from '../pages/shell-page.ts';
import { readProject } from '../pages/site-detail-pages.ts';

/** Screenshots and accessibility checks are slow. */

const QUESTION = 'Do you want to close without saving changes?';
const FIELDS = [
  'Project title',
  'Proponent',
  'Agreement / contract no.',
  'Main contractor',
  'Engineer consultant',
  'Assessment radius \\(m\\)',
  'EIA reference',
  'Description',
  'Special feature',
];

let editor: ProjectEditorPage;
test.beforeEach(async ({ context }) => {
  editor = new ProjectEditorPage(await signInQuietly(context, 'demo'));
});

async function startNew(): Promise<void> {
  await new ProjectListPage(editor.page).visit();
  await editor.startNew();
}

test('the form of a new project says what is missing, too long or taken, and then opens its other tabs', async () => {
  await startNew();
  await test.step('[PROJ-74] the title has the focus, and the parties of the newest project are filled in', async () => {
    await expect(editor.field('Project title')).toBeFocused();
    await expect(editor.field('Main contractor')).not.toHaveValue('');
  });
  await test.step('[PROJ-35] [PROJ-36] [PROJ-37] it has three tabs, four buttons and nine fields', async () => {
    const card = editor.card('New Project');
    await expect(card.getByRole('tab')).toHaveText(['Information', 'Zone', 'Schedule']);
    await expect(card.getByRole('button').filter({ hasText: /\S/ })).toHaveText([
      'Back',
      'Next',
      'Save',
      'Save and Finish',
    ]);
    expect((await card.boundingBox())?.width).toBe(480);
  });
  await test.step('[PROJ-77] on a phone it fills the space below the menu', async () => {
    const { page } = editor;
    await page.setViewportSize({ width: 390, height: 844 });
    await editor.field('Project title').click({ trial: true });
    expect((await editor.card('New Project').boundingBox())?.width).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('[PROJ-42] [PROJ-43] the radius steps by 50, stops at 0 and is clamped on leaving', async () => {
    const [plus, minus] = [editor.button('Increase the radius by 50 m'), editor.button('Decrease the radius by 50 m')];
    await expect(editor.radius).toHaveValue('300');
    await plus.click();
    await expect(editor.radius).toHaveValue('350');
    await editor.radius.fill('9999abc');
    await editor.radius.blur();
    await expect(editor.radius).toHaveValue('350');
    await expect(editor.page.getByRole('alert')).toHaveText('Please enter whole metres from 1 to 5000.');
    await editor.radius.fill('70');
    await minus.click();
    await expect(editor.radius).toHaveValue('20');
    await minus.click();
    await expect(editor.radius).toHaveValue('0');
    await expect(minus).toBeDisabled();
    await expect(editor.radius).toBeFocused();
    await expect(editor.page.getByText('Please enter whole metres from 1 to 5000.')).toBeVisible();
    await editor.radius.fill('99999');
    await expect(editor.radius).toHaveValue('99999');
    await editor.radius.blur();
    await expect(editor.radius).toHaveValue('5000');
    await expect(plus).toBeDisabled();
    await editor.radius.fill('300');
  });
  await test.step('[SCHED-36] the working days are asked with Monday to Saturday as the answer', async () => {
    const days = editor.page.getByRole('radiogroup', { name: 'Working days' });
    await expect(days.getByRole('radio', { name: 'Monday to Saturday' })).toBeChecked();
    await expect(editor.page.getByText('No work on Sundays and general holidays.')).toBeVisible();
    await days.getByText('Every day').click();
    await expect(editor.page.getByText('which are restricted hours')).toBeVisible();
    await days.getByText('Monday to Saturday').click();
  });
  await test.step('[SHELL-74] a pasted text that is too long is cut, and that is said until it is shorter', async () => {
    const description = editor.field('Description');
    await description.focus();
    await editor.page.keyboard.insertText('x'.repeat(6000));
    await expect(description).toHaveValue('x'.repeat(5000));
    const note = editor.page.getByRole('status').filter({ hasText: 'Shortened to 5,000 characters.' });
    await expect(note).toBeVisible();
    await expectFineScreen(editor.page, 'editor-cut');
    await description.press('Backspace');
    await expect(note).toBeHidden();
    await description.fill('');
  });
  await test.step('[PROJ-41] [PROJ-44] [PROJ-74] six of the fields are mandatory, and Enter, like Next, says which are missing', async () => {
    await expect(editor.page.getByRole('textbox')).toHaveCount(FIELDS.length);
    for (const [index, label] of FIELDS.entries()) {
      const field = editor.field(label);
      await expect(field).toBeVisible();
      if (index < 6) await expect(field).toHaveAttribute('required');
      else await expect(field).not.toHaveAttribute('required');
    }
    for (const label of FIELDS.slice(1, 5)) await editor.field(label).fill('');
    await editor.field('Project title').press('Enter');
    await expect(editor.page.getByRole('alert').filter({ hasText: 'Please fill in this field.' })).toHaveCount(5);
    await expect(editor.field('Project title')).toBeFocused();
    await expectFineScreen(editor.page, 'editor-missing');
    await expect(editor.page).not.toHaveURL(/activeIndex=1/);
  });
  await test.step("[PROJ-45] [PROJ-46] '@' is taken out of a title, and a title in use is refused as it is typed", async () => {
    const title = editor.field('Project title');
    await title.pressSequentially('Har@bour');
    await expect(title).toHaveValue('Harbour');
    await title.press('End');
    await title.pressSequentially('@');
    await expect(editor.page.getByText("Project title cannot contain '@'.")).toBeVisible();
    await expect(title).toHaveValue('Harbour');
    await editor.fillMandatory(SAMPLE_PROJECT.toUpperCase());
    await expect(editor.page.getByText('Project title already exists!')).toBeVisible();
    await expect(editor.tab('Zone')).toBeDisabled();
    await expectFineScreen(editor.page, 'editor-title-taken');
    await editor.button('Save').click();
    await expect(title).toBeFocused();
    await expect(editor.card('New Project')).toBeVisible();
    await title.fill(newTitle('Free'));
    await expect(editor.tab('Zone')).toBeEnabled();
  });
  await test.step('[PROJ-39] [PROJ-40] [SHELL-18] the other tabs open once the mandatory information is there', async () => {
    await editor.field('Project title').fill('');
    for (const name of ['Zone', 'Schedule']) await expect(editor.tab(name)).toBeDisabled();
    await editor.fillMandatory(newTitle('Tabs'));
    for (const name of ['Zone', 'Schedule']) await expect(editor.tab(name)).toBeEnabled();
    await editor.field('Agreement / contract no.').fill(' ');
    await expect(editor.tab('Zone')).toBeDisabled();
    await editor.field('Agreement / contract no.').fill('HW 2');
    await expect(editor.button('Back')).toBeDisabled();
    await editor.button('Next').click();
    await expect(editor.page).toHaveURL(/project=\d+&activeIndex=1/);
    await expect(editor.tab('Zone')).toHaveAttribute('aria-selected', 'true');
    await expect(editor.button('Draw site')).toBeVisible();
    await editor.button('Next').click();
    await expect(editor.page).toHaveURL(/activeIndex=2/);
    await expect(editor.page.getByText('Please define project zone first.')).toBeVisible();
    await editor.button('Back').click();
    await expect(editor.tab('Zone')).toHaveAttribute('aria-selected', 'true');
  });
});

test('[SHELL-17] [SHELL-18] /EditProjects?activeIndex opens the tab of the open project', async () => {
  const { page } = editor;
  const projectId = await findProjectId(page);
  await editor.visit(projectId, 1);
  await expect(page.getByRole('region', { name: 'Zones' }).getByRole('row')).not.toHaveCount(0);
  await expect(editor.tab('Zone')).toHaveAttribute('aria-selected', 'true');
  await editor.visit(projectId, 2);
  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row')).not.toHaveCount(0);
  await navigateWithin(page, `/EditProjects?project=${projectId}`);
  await expect(editor.tab('Information')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: /^Project title/ })).toHaveValue(SAMPLE_PROJECT);
  await page.goto(`${origin()}/EditProjects?activeIndex=1`);
  await expect(page).toHaveURL(`${origin()}/`);
});

test('edits meet those of others, a failing save and a way out without loss; a reader sees text', async ({
  browser,
}) => {
  const { page, question } = editor;
  const project = await createProject(page, newTitle('Edited'), { 'demo-reader': 'readonly' });
  await editor.visit(project.id);
  await test.step('[U23] a change made in the meantime is a choice, with who, when and what', async () => {
    const changeBehind = (proponent: string) =>
      changeDatabase(
        `update projects set proponent = '${proponent}', revision = revision + 1, modified_at = now(),
         modified_by = (select id from users where username = 'demo-member') where id = ${project.id}`,
      );
    await editor.field('Proponent').fill('Mine Ltd');
    await changeBehind('Theirs Ltd');
    await editor.button('Save').click();
    const choice = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect(choice).toContainText('Demo Engineer changed this project on 20');
    await expect(choice.getByRole('row').nth(1)).toContainText('Mine Ltd');
    await expect(choice.getByRole('row').nth(1)).toContainText('Theirs Ltd');
    await expectFineScreen(page, 'editor-conflict');
    await choice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Project saved')).toBeVisible();
    await expect(editor.field('Proponent')).toHaveValue('Mine Ltd');

    await editor.field('Proponent').fill('Mine again');
    await changeBehind('Theirs again');
    await editor.button('Save').click();
    await choice.getByRole('button', { name: 'Use their version' }).click();
    await expect(editor.field('Proponent')).toHaveValue('Theirs again');
    await expect(editor.button('Save')).toBeDisabled();

    await editor.field('Proponent').fill('Untouched by others');
    await changeDatabase(`update projects set revision = revision + 1 where id = ${project.id}`);
    await editor.button('Save').click();
    await expect(editor.button('Save')).toBeDisabled();
    await expect(choice).toHaveCount(0);
  });
  await test.step('[U43] a save that fails loses nothing and offers to try again', async () => {
    await expect(page.getByText('Project saved')).toHaveCount(0);
    await editor.field('Proponent').fill('Kept Ltd');
    await page.route('**/information', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'INTERNAL', message: 'Something went wrong on the server.', details: {}, requestId: 'r-43' },
      }),
    );
    await editor.button('Save').click();
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'The project was not saved.' });
    await expect(failure).toContainText('Nothing you typed is lost.');
    await expect(editor.field('Proponent')).toHaveValue('Kept Ltd');
    await expectFineScreen(page, 'editor-failure');
    await page.unroute('**/information');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Project saved')).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
  await test.step('[Q62] [SHELL-60] unsaved changes are asked about on closing, on leaving and on signing out', async () => {
    await editor.field('Proponent').fill('Not saved');
    await page.keyboard.press('Escape');
    await expect(question).toContainText(QUESTION);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor.field('Proponent')).toHaveValue('Not saved');
    await editor.shell.menuButton('Equipment').click();
    await expect(question).toContainText('Leave Edit Project without saving changes?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor.field('Proponent')).toHaveValue('Not saved');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(question).toContainText(QUESTION);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await editor.tab('Zone').click();
    await expect(question).toHaveCount(0);
    await editor.tab('Information').click();
    await editor.card('Edit Project').getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Close without saving' }).click();
    await expect(editor.card('Edit Project')).toBeHidden();
    await editor.shell.menuButton('Edit Project').click();
    await expect(editor.field('Proponent')).toHaveValue('Kept Ltd');
    await editor.field('Proponent').fill('Saved on the way');
    await editor.shell.menuButton('Concurrent Sites').click();
    await question.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(/\/Neighbor\?/);
    expect((await readProject(page, project.id)).proponent).toBe('Saved on the way');
  });
  await test.step('[PROJ-35] [PROJ-33] a reader sees Project Info as text', async () => {
    const reader = new ProjectEditorPage(await signInQuietly(await browser.newContext(), 'demo-reader'));
    await reader.visit(project.id);
    const card = reader.card('Project Info');
    await expect(card.getByText('Saved on the way')).toBeVisible();
    await expect(card.getByRole('textbox')).toHaveCount(0);
    await expect(card.getByRole('button').filter({ hasText: /\S/ })).toHaveText(['Back', 'Next']);
    await expect(reader.tab('Zone')).toBeEnabled();
    await expectFineScreen(reader.page, 'editor-read-only');
    await reader.page.context().close();
  });
});

test('a new project is drafted over a reload, saved, and made with the keyboard alone', async () => {
  const { page } = editor;
  await test.step('[Q22] [Q62] a draft survives a reload, which warns first, and is offered again', async () => {
    const title = newTitle('Draft');
    await startNew();
    await editor.fillMandatory(title);
    let warnings = 0;
    page.on('dialog', (dialog) => {
      warnings += dialog.type() === 'beforeunload' ? 1 : 0;
      void dialog.accept();
    });
    await page.reload();
    expect(warnings).toBe(1);
    await expect(page).toHaveURL(`${origin()}/`);
    await expect(page.getByText(`You have an unsaved new project: ${title}`)).toBeVisible();
    await expectFineScreen(page, 'editor-draft');
    await page.getByRole('button', { name: 'Resume draft' }).click();
    await expect(editor.field('Project title')).toHaveValue(title);
    await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
    await editor.button('Save and Finish').click();
    await expect(editor.shell.header).toContainText(title);
    await editor.shell.menuButton('Open Project').click();
    await expect(page.getByText('You have an unsaved new project')).toHaveCount(0);
  });
  await test.step('[PROJ-37] [Q72] Save stores and stays, Save and Finish stores and closes', async () => {
    const title = newTitle('Saved');
    await editor.startNew();
    await editor.fillMandatory(title);
    await editor.field('Description').fill('Two lines\nof text');
    await editor.button('Save').click();
    await expect(editor.card('Edit Project')).toBeVisible();
    await expect(page).toHaveURL(/EditProjects\?project=\d+/);
    await expect(editor.shell.header).toContainText(title);
    await expect(editor.field('Description')).toHaveValue('Two lines\nof text');
    await editor.field('Proponent').fill('Somebody Else Ltd');
    await editor.button('Save and Finish').click();
    await expect(editor.card('Edit Project')).toBeHidden();
    await expect(page).toHaveURL(/\/\?project=\d+$/);
    await page.reload();
    await editor.shell.menuButton('Edit Project').click();
    await expect(editor.field('Proponent')).toHaveValue('Somebody Else Ltd');
  });
  await test.step('a project is made with the keyboard alone', async () => {
    const title = newTitle('By keyboard');
    await editor.shell.menuButton('Open Project').click();
    await page.getByRole('button', { name: 'New Project' }).focus();
    await page.keyboard.press('Enter');
    await expect(editor.field('Project title')).toBeFocused();
    await page.keyboard.type(title);
    const next = async (target: ReturnType<typeof editor.field>) => {
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      await expect(target).toBeFocused();
    };
    for (const [label, text] of [
      ['Proponent', 'P'],
      ['Agreement / contract no.', 'A'],
      ['Main contractor', 'M'],
      ['Engineer consultant', 'E'],
    ] as const) {
      await next(editor.field(label));
      await page.keyboard.type(text);
    }
    await next(editor.radius);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(editor.radius).toHaveValue('350');
    for (const label of ['EIA reference', 'Description', 'Special feature']) await next(editor.field(label));
    await next(editor.button('Save and Finish'));
    await page.keyboard.press('Enter');
    await expect(editor.shell.header).toContainText(title);
  });
});
