import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';

const RING = 'rgb(11, 102, 195) solid 2px';

test('on the sign-in screen only the card can be reached', async ({ page }) => {
  await page.goto(`${origin()}/Login`);
  const username = page.getByLabel('Username');
  await expect(username).toBeFocused();
  await expect(username).toHaveCSS('outline', RING);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show the password' })).toBeFocused();
  const { map } = new ShellPage(page);
  await map.evaluate((element) => element.focus());
  await expect(map).not.toBeFocused();
});

test('the focus comes back from where it went, and its ring is white on the dark header', async ({ context }) => {
  const page = await signInQuietly(context, 'demo');
  const list = new ProjectListPage(page);
  const { shell } = list;
  await list.visit();
  await page.keyboard.press('Escape');
  await expect(list.screen).toBeHidden();
  await expect(shell.place('Projects')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const brand = shell.header.getByRole('link', { name: 'QuietSite home' });
  await expect(brand).toBeFocused();
  await expect(brand).toHaveCSS('outline', 'rgb(255, 255, 255) solid 2px');
  await page.keyboard.press('Tab');
  await expect(shell.place('Projects')).toBeFocused();
  await page.keyboard.press('Enter');
  await list.screen.getByRole('button', { name: 'Close' }).click();
  await expect(shell.place('Projects')).toBeFocused();
  await page.keyboard.press('Enter');
  await shell.openProject();
  await shell.menuButton('Open Project').focus();
  await page.keyboard.press('Enter');
  await expect(list.screen).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.menuButton('Open Project')).toBeFocused();
  await shell.calculate();

  await shell.menuButton('Select NSR').focus();
  await expect(shell.menuButton('Select NSR')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Select NSR' })).toBeFocused();
  const row = page.getByRole('button', { name: /^Show N\d+ on the map$/ }).nth(2);
  await row.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('region', { name: /^Result at N\d+$/ });
  await expect(popup).toBeFocused();
  await expect(popup).toHaveCSS('outline', RING);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(row).toBeFocused();
  await expect(row).toHaveCSS('outline', RING);
});
