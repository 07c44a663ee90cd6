import { expect } from '@playwright/test';
import { test } from '../pages/journey.ts';
import { ShellPage } from '../pages/shell-page.ts';

test('the thread can be followed with the keyboard alone', async ({ page }) => {
  const shell = new ShellPage(page);
  await page.goto(`${process.env.QUIETSITE_ORIGIN}/`);
  await page.getByLabel('Username').press('Tab');
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('quiet-demo-1');
  await page.keyboard.press('Enter');
  const open = page.getByRole('button', { name: 'Open Kai Tak Link Road and Community Hub', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  // An earlier session of the account may still have it open.
  const takeOver = page.getByRole('button', { name: 'Take over' });
  await expect(takeOver.or(shell.header.getByText('Kai Tak Link Road')).first()).toBeVisible();
  if (await takeOver.isVisible()) await page.keyboard.press('Enter');
  await expect(shell.menuButton('Calculate Noise')).toBeEnabled();
  await shell.menuButton('Calculate Noise').focus();
  await page.keyboard.press('Enter');
  await shell.finishCalculation();
  await page.keyboard.press('Escape');
  await expect(shell.menuButton('Select NSR')).toBeEnabled();
  await shell.menuButton('Select NSR').focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('button', { name: /^Show N\d+ on the map$/ }).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Result at N\d+$/ })).toBeFocused();
});
