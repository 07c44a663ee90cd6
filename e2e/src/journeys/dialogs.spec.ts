import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, holdResults } from '../pages/server-data.ts';
import { installClock } from '../pages/shared-page.ts';
import { SAMPLE_PROJECT, type ShellPage } from '../pages/shell-page.ts';

const EMPTY_PROJECT = 'Project without zones';

test.use({ account: 'demo' });

let list: ProjectListPage;
let shell: ShellPage;
test.beforeEach(async ({ page }) => {
  list = new ProjectListPage(page);
  ({ shell } = list);
});

test('[SHELL-43] what a calculation still needs is said in a Reminder with one button', async ({ page }) => {
  await changeDatabase(
    `insert into projects (title, owner_user_id) select '${EMPTY_PROJECT}', id from users where username = 'demo'`,
  );
  try {
    await list.visit();
    await shell.openProject(EMPTY_PROJECT);
    await shell.menuButton('Calculate Noise').click();
    const reminder = page.getByRole('dialog', { name: 'Reminder' });
    await expect(reminder).toContainText(
      'There are no zones in this project. Please add zones and construction activities before assigning equipment.',
    );
    await expect(reminder.getByRole('button').filter({ hasText: /\S/ })).toHaveText(['Add Zone']);
    await page.keyboard.press('Escape');
    await expect(reminder).toBeHidden();
  } finally {
    await changeDatabase(`delete from projects where title = '${EMPTY_PROJECT}'`);
  }
});

test.describe('while a calculation runs', () => {
  let release = async () => {};

  test.beforeEach(async () => {
    await changeDatabase(`update projects set is_calculated = false where title = '${SAMPLE_PROJECT}'`);
    await list.visit();
    await shell.openProject();
    release = await holdResults();
    await shell.menuButton('Calculate Noise').click();
    await expect(shell.overlay).toBeVisible();
  });
  test.afterEach(() => release());

  test('[SHELL-45] [SHELL-47] a full-page overlay shows progress, and Escape stops waiting; the question whether to stop goes away at the end', async ({
    page,
  }) => {
    const bar = shell.overlay.getByRole('progressbar');
    await expect(bar).toBeVisible();
    await expect(shell.overlay).toContainText('Calculating daily levels at every receiver');
    // The run may not have started yet, or the worker may overwrite the progress with its own: repeat until it is
    // visible.
    await expect(async () => {
      await changeDatabase(`update calculation_runs set progress = 0.42 where status = 'running'`);
      await expect(shell.overlay).toContainText('42 %');
    }).toPass();
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(shell.menu.getByRole('button', { name: 'Equipment', includeHidden: true })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(shell.overlay).toBeHidden();
    await expect(page.getByText('Still calculating')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/Calculating \d+ %/);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Stop calculation' }).click();
    const question = page.getByRole('dialog', { name: 'Stop calculation' });
    await expect(question).toBeVisible();
    await release();
    await expect(question).toBeHidden();
    await expect(page.getByText('Calculation finished')).toBeVisible();
  });

  test('[SHELL-44] messages have one button, questions are answered yes or no', async ({ page, browser }) => {
    await shell.overlay.getByRole('button', { name: 'Continue in the background' }).click();
    const stop = page.getByRole('contentinfo').getByRole('button', { name: 'Stop calculation' });
    const question = page.getByRole('dialog', { name: 'Stop calculation' });
    await stop.click();
    await expect(question).toContainText('Do you want to stop the calculation?');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText(/Calculating \d+ %/);
    await stop.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('The calculation was stopped.')).toBeVisible();
    await expect(stop).toBeHidden();

    const authority = new ProjectListPage(await signInQuietly(await browser.newContext(), 'demo-epd'));
    await authority.visit();
    await authority.shell.openProject('Sung Wong Toi Garden Subway Entrance');
    await authority.shell.menuButton('Approve').click();
    const message = authority.page.getByRole('dialog', { name: 'Approve' });
    await expect(message).toContainText('Project Approved: 2026-09-28');
    await message.getByRole('button', { name: 'OK' }).click();
    await expect(message).toBeHidden();
    await authority.page.context().close();
  });

  test('Stop calculation in the overlay really stops it, without a second question', async ({ page }) => {
    await expect(shell.overlay.getByRole('button')).toHaveText(['Stop calculation', 'Continue in the background']);
    await shell.overlay.getByRole('button', { name: 'Stop calculation' }).click();
    await expect(page.getByText('The calculation was stopped.')).toBeVisible();
    await expect(shell.overlay).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText('Not calculated');
  });

  test('a calculation that ended before it could be stopped is no failure', async ({ page }) => {
    await page.route('**/calculation', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 409,
            json: { code: 'RUN_NOT_ACTIVE', message: 'No calculation is running.', details: {}, requestId: 'r-1' },
          })
        : route.fallback(),
    );
    await shell.overlay.getByRole('button', { name: 'Stop calculation' }).click();
    await expect(page.getByText('The calculation had already finished.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('[SHELL-46] the overlay closes 150 ms after it is hidden', async ({ page }) => {
    await installClock(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Escape');
    await page.clock.runFor(140);
    await expect(shell.overlay).toBeVisible();
    await page.clock.runFor(20);
    await expect(shell.overlay).toBeHidden();
  });
});
