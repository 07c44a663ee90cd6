import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { navigateWithin } from '../pages/shared-page.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

const titles = ['Your projects', 'From top to bottom', 'The map', 'Calculate Noise', 'Help'];

test('who has no project yet is shown around once, can skip it, start it again and open a sample project', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  // A colleague with no shared projects.
  await shell.signIn('demo-colleague');
  const list = page.getByRole('region', { name: 'Projects', exact: true });
  await expect(list.getByRole('button', { name: 'Take the tour' })).toBeVisible();
  await page.keyboard.press('Escape');
  const tour = (title: string) => page.getByRole('dialog', { name: title, exact: true });
  await expect(tour('Your projects').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tour('Your projects')).toHaveCount(0);
  await expect(shell.place('Projects')).toBeFocused();

  await navigateWithin(page, '/Projects');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(tour('Your projects')).toHaveCount(0);

  await shell.header.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  for (const [index, title] of titles.entries()) {
    await expect(tour(title).getByRole('heading')).toBeFocused();
    await expect(tour(title)).toContainText(`${index + 1} of ${titles.length}`);
    if (index === 0 || index === 3) await expectFineScreen(page, `tour-${index + 1}`);
    if (index < titles.length - 1) await tour(title).getByRole('button', { name: 'Next' }).click();
  }
  await expectFineScreen(page, 'tour-5');
  // It does not block the page behind it.
  await expect(shell.place('Projects')).toBeVisible();
  await tour('Help').getByRole('button', { name: 'Open a sample project to try' }).click();
  await expect(shell.header).toContainText('Kai Tak Link Road and Community Hub (sample)');
  await expect(page.getByText(/^\d+ receivers$/)).toBeVisible();
  await expect(shell.menuButton('Calculate Noise')).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Even with empty browser storage, a user with a project is not a newcomer.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin()}/Projects`);
  await expect(list.getByRole('button', { name: /^Kai Tak Link Road and Community Hub \(sample\)/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(tour('Your projects')).toHaveCount(0);
});
