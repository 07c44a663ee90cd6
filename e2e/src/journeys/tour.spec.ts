import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { navigateWithin } from '../pages/shared-page.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

const titles = [
  'Try it with a sample',
  'Your projects',
  'What the calculation needs',
  'Calculate Noise',
  'The levels are on the map',
  'What comes next',
  'Now your own',
];

test('[HELP-10] who has no project yet is shown around once, can skip it, and ends with a calculated sample', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  // A colleague with no shared projects.
  await shell.signIn('demo-colleague');
  const list = page.getByRole('region', { name: 'Projects', exact: true });
  await expect(list.getByRole('button', { name: 'Take the tour' })).toBeVisible();
  await page.keyboard.press('Escape');
  const tour = (title: string) => page.getByRole('dialog', { name: title, exact: true });
  const press = (title: string, name: string) => tour(title).getByRole('button', { name }).click();
  await expect(tour('Try it with a sample').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tour('Try it with a sample')).toHaveCount(0);
  await expect(shell.place('Projects')).toBeFocused();

  await navigateWithin(page, '/Projects');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(tour('Try it with a sample')).toHaveCount(0);

  await shell.header.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  for (const [index, title] of titles.entries()) {
    await expect(tour(title).getByRole('heading')).toBeFocused();
    await expect(tour(title)).toContainText(`${index + 1} of ${titles.length}`);
    if (index === 0 || index === 2) await expectFineScreen(page, `tour-${index + 1}`);
    if (index < titles.length - 1) await press(title, 'Next');
  }
  await expectFineScreen(page, 'tour-7');
  // It does not block the page behind it.
  await expect(shell.place('Projects')).toBeVisible();
  await press('Now your own', 'Open a sample project to try');
  await expect(shell.header).toContainText('Kai Tak Link Road and Community Hub (sample)');
  await expect(tour('Your projects')).toContainText('2 of 7');
  await expect(page.getByText(/^\d+ receivers$/)).toBeVisible();
  await press('Your projects', 'Next');
  await press('What the calculation needs', 'Next');
  await press('Calculate Noise', 'Calculate the sample');
  await expect(tour('The levels are on the map')).toContainText('Red diamonds exceed');
  await expect(page.getByRole('contentinfo').getByText(/\d+ exceed, /)).toBeVisible();
  await expectFineScreen(page, 'tour-levels');
  await press('The levels are on the map', 'Next');
  await press('What comes next', 'Next');
  await press('Now your own', 'Start your own project');
  await expect(page).toHaveURL(`${origin()}/EditProjects`);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Even with empty browser storage, a user with a project is not a newcomer.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin()}/Projects`);
  await expect(list.getByRole('button', { name: /^Kai Tak Link Road and Community Hub \(sample\)/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(tour('Try it with a sample')).toHaveCount(0);
});

test('[HELP-11] a reviewer is shown the own screens, and finds the own steps in Help', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.signIn('demo-epd');
  await navigateWithin(page, '/Guide');
  await expect(page.getByRole('heading', { name: 'Find the waiting plans' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How contractors make a plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  for (const title of ['What was submitted', 'Look at anything', 'Comment and decide'])
    await page.getByRole('dialog', { name: title, exact: true }).getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Help', exact: true }).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
