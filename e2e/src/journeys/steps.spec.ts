import type { Page } from '@playwright/test';
import type { Project } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle } from '../pages/project-pages.ts';
import { openPath } from '../pages/shared-page.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

test.use({ account: 'demo' });

const panelOf = (page: Page) => page.getByRole('region', { name: 'Steps', exact: true });
const offerOf = (page: Page) => page.getByRole('status').filter({ hasText: /^Next(?! step)/ });
const questionOf = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' });

async function createSample(page: Page): Promise<Project> {
  const answer = await page.request.post(`${origin()}/api/projects/sample`, { headers: { origin: origin() } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Project;
}

test('a project shows what is done and leads to what is missing', async ({ page }) => {
  const shell = new ShellPage(page);
  const panel = panelOf(page);
  const { id } = await createProject(page, newTitle('Steps'));
  await openPath(page, `/?project=${id}`);
  await test.step('[SHELL-75] the menu marks each step, with words that describe its button', async () => {
    await expect(shell.menuButton('Edit Project')).toHaveAccessibleDescription('1 thing is missing');
    await expect(shell.menuButton('Calculate Noise')).toHaveAccessibleDescription('Waits for: Site and zones');
    await expect(shell.menuButton('Open Project')).toHaveAccessibleDescription('');
  });
  await test.step('[SHELL-76] the button and the key S open the panel, S and Escape close it', async () => {
    await shell.menuButton('Steps').click();
    await expect(panel.getByRole('heading', { name: 'Steps' })).toBeFocused();
    await expect(panel).toContainText('1 of 7 complete');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(shell.menuButton('Steps')).toBeFocused();
    await page.keyboard.press('s');
    await expect(panel).toBeVisible();
    await page.keyboard.press('s');
    await expect(panel).toBeHidden();
    await expect(shell.menuButton('Steps')).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('[SHELL-76] its links and its one next button open the very place, and S is a letter in a field', async () => {
    await shell.menuButton('Steps').click();
    await expectFineScreen(page, 'steps');
    await panel.getByRole('button', { name: 'Draw: No zone is drawn' }).click();
    await expect(page).toHaveURL(/\/EditProjects\?.*activeIndex=1/);
    await expect(panel).toBeVisible();
    await page.getByRole('tab', { name: 'Information' }).click();
    await page.getByLabel('Proponent').pressSequentially('s');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Backspace');
  });
  await test.step('[SHELL-76] on a phone it is a sheet that goes once something was chosen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPath(page, `/?project=${id}`);
    await shell.menuButton('Steps').click();
    await expect(shell.map).toBeHidden();
    await panel.getByRole('button', { name: 'Draw the zones' }).click();
    await expect(page).toHaveURL(/activeIndex=1/);
    await expect(panel).toBeHidden();
  });
});

test('what was changed leads on to what is next', async ({ page }) => {
  const shell = new ShellPage(page);
  const { id } = await createSample(page);
  await openPath(page, `/EditProjects?project=${id}`);
  const proponent = page.getByLabel('Proponent');
  await test.step('[SHELL-81] Calculate Noise with unsaved changes saves them and calculates', async () => {
    await proponent.fill('Saved before');
    await shell.menuButton('Calculate Noise').click();
    await questionOf(page).getByRole('button', { name: 'Save and calculate' }).click();
    await shell.finishCalculation();
    await shell.closeResults();
    await expect(proponent).toHaveValue('Saved before');
    await expect(shell.menuButton('Mitigation')).toHaveAccessibleDescription('Receivers exceed');
  });
  await test.step('[SHELL-77] after Save and Finish the next step is one press away', async () => {
    await proponent.fill('Saved and finished');
    await page.getByRole('button', { name: 'Save and Finish' }).click();
    await offerOf(page).getByRole('button', { name: 'See what helps' }).click();
    await expect(page).toHaveURL(/\/Mitigation\//);
    await expect(offerOf(page)).toBeHidden();
  });
  await test.step('[SHELL-80] a link of the panel asks first, and Save and continue stores what was typed', async () => {
    await shell.menuButton('Edit Project').click();
    await proponent.fill('Saved on the way');
    await shell.menuButton('Steps').click();
    await panelOf(page)
      .getByRole('button', { name: /^Write: / })
      .click();
    await questionOf(page).getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(/\/Report\?.*section=compliance/);
    await expect(panelOf(page)).toBeHidden();
    const stored = (await (await page.request.get(`${origin()}/api/projects/${id}`)).json()) as Project;
    expect(stored.proponent).toBe('Saved on the way');
  });
});
