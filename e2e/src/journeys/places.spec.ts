import type { Page } from '@playwright/test';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { openPath } from '../pages/shared-page.ts';
import { SAMPLE_PROJECT, ShellPage } from '../pages/shell-page.ts';

test.use({ account: 'demo' });

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Find a place' });
const markerOf = (page: Page) => page.getByRole('button', { name: /^Remove the marker of / });
const barOf = (page: Page) => page.getByRole('toolbar', { name: 'Measure', exact: true });

async function openTools(page: Page) {
  await page.getByRole('button', { name: 'Measure and base map' }).click();
  return page.getByRole('dialog', { name: 'Measure and base map' });
}

test('a place is found from anywhere and shown on the map', async ({ page }) => {
  const shell = new ShellPage(page);
  const field = fieldOf(page);
  const options = page.getByRole('listbox', { name: 'Places found' }).getByRole('option');
  const street = page.getByRole('option', { name: 'Carpenter Road Street · Kowloon City' });
  await openPath(page, '/Projects');
  await expect(shell.projects).toBeVisible();
  await test.step('[MAP-36] the key / opens the search, but is a sign in a field', async () => {
    const filter = page.getByRole('searchbox', { name: 'Find a project' });
    await filter.press('/');
    await expect(filter).toHaveValue('/');
    await expect(field).toBeHidden();
    await filter.fill('');
    await shell.header.getByRole('link', { name: 'Projects' }).focus();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });
  await test.step('[MAP-39] it says what to type, what to try and that coordinates are elsewhere', async () => {
    await expect(page.getByText('Type at least two characters')).toBeVisible();
    await field.fill('qqqqzzzz');
    await expect(page.getByText('Nothing found for “qqqqzzzz”.')).toBeVisible();
    await field.fill('51.5, -0.12');
    await expect(page.getByText('These coordinates are outside Hong Kong.')).toBeVisible();
  });
  await test.step('[MAP-39] a failed search offers Retry and keeps the text', async () => {
    await page.route('**/api/places?*', (route) => route.abort());
    await field.fill('Carpenter Road');
    await expect(page.getByText('The search failed')).toBeVisible();
    await page.unroute('**/api/places?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(street).toBeVisible();
    await expect(field).toHaveValue('Carpenter Road');
  });
  await test.step('[MAP-36] a list with kind, name and district, walked through with the arrow keys', async () => {
    await expect(page.getByRole('status').filter({ hasText: /^\d+ places found$/ })).toBeAttached();
    const [first, second] = [options.first(), options.nth(1)];
    await expect(first).toHaveAccessibleName('Carpenter Road Street · Kowloon City');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
    await expect(second).toHaveAccessibleName('Carpenter Road Drainage Works Construction site · Kowloon City');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
    await expectFineScreen(page, 'place-search');
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(shell.header.getByRole('link', { name: 'Projects' })).toBeFocused();
  });
  await test.step('[MAP-40] Enter leads to the map, moves it there and marks the place until Escape', async () => {
    await page.keyboard.press('/');
    await expect(street).toBeVisible();
    await field.press('Enter');
    await expect(shell.projects).toBeHidden();
    await expect(markerOf(page)).toHaveAccessibleName('Remove the marker of Carpenter Road');
    await expect(shell.map).toBeFocused();
    await shell.settleMap();
    expect((await shell.mapState()).zoom).toBeCloseTo(16.5, 5);
    await page.keyboard.press('Escape');
    await expect(markerOf(page)).toBeHidden();
  });
  await test.step('[MAP-40] a site opens its project', async () => {
    await shell.header.getByRole('button', { name: 'Find a place' }).click();
    await field.fill(SAMPLE_PROJECT);
    await options.filter({ hasText: 'Construction site' }).first().click();
    await expect(shell.header).toContainText(SAMPLE_PROJECT);
  });
  await test.step('[MAP-40] typed coordinates are marked too, until the map is clicked', async () => {
    await page.keyboard.press('/');
    await field.fill('N 820300 E 836500');
    await expect(options).toHaveCount(1);
    await field.press('Enter');
    await expect(markerOf(page)).toHaveAccessibleName('Remove the marker of E 836500.0, N 820300.0');
    await page.mouse.click(500, 500);
    await expect(markerOf(page)).toBeHidden();
  });
  await test.step('[MAP-40] the site editor opens the same search beside its drawing tools', async () => {
    await shell.menuButton('Edit Project').click();
    await page.getByRole('tab', { name: 'Zone', exact: true }).click();
    await page.getByRole('button', { name: 'Draw site', exact: true }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Find a place' }).click();
    await field.fill('Carpenter Road Park');
    await options.first().click();
    await expect(markerOf(page)).toBeVisible();
    await expect(shell.map).toHaveAttribute('data-mode', 'drawSite');
    await page.mouse.click(600, 400);
    await expect(markerOf(page)).toBeHidden();
    await page.keyboard.press('Backspace');
  });
});

test('distances and areas are measured, and the base map is chosen', async ({ page }) => {
  const shell = new ShellPage(page);
  const bar = barOf(page);
  await openPath(page, '/Projects');
  await shell.openProject();
  await shell.settleMap();
  await test.step('[MAP-42] a distance by pointer: a double click ends it, the result stays', async () => {
    await (await openTools(page)).getByRole('button', { name: 'Distance' }).click();
    await expect(shell.map).toHaveAttribute('data-mode', 'measureDistance');
    await page.mouse.click(400, 300);
    await page.mouse.click(600, 300);
    await expect(bar).toContainText(/[\d,.]+ m, 1 segment/);
    await page.mouse.dblclick(600, 500);
    await expect(shell.map).not.toHaveAttribute('data-mode');
    await expect(bar).toContainText(/[\d,.]+ m, 2 segments/);
    await expectFineScreen(page, 'measure');
  });
  await test.step('[MAP-42] an area by keyboard: Backspace takes a corner back, Enter ends, Escape leaves', async () => {
    await bar.getByRole('button', { name: 'Area' }).press('Enter');
    await expect(shell.map).toBeFocused();
    const place = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      await shell.settleMap();
      await page.keyboard.press('Space');
    };
    await place('ArrowRight');
    await place('ArrowDown');
    await place('ArrowLeft');
    await expect(bar).toContainText(/[\d,.]+ (m²|ha)/);
    await page.keyboard.press('Backspace');
    await expect(bar).toContainText('Click the map to begin.');
    await place('ArrowLeft');
    await page.keyboard.press('Shift+Enter');
    await expect(shell.map).not.toHaveAttribute('data-mode');
    await expect(bar).toContainText(/[\d,.]+ (m²|ha).*outline/);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });
  await test.step('[MAP-43] imagery is chosen, with its own source, and kept for the next visit', async () => {
    const tools = await openTools(page);
    await tools.getByRole('radio', { name: 'Imagery' }).check();
    await expect(page.getByText('Imagery of the test')).toBeVisible();
    await expectFineScreen(page, 'base-map');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Measure and base map' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Imagery of the test')).toBeVisible();
    await (await openTools(page)).getByRole('radio', { name: 'Topographic' }).check();
    await expect(page.getByText('Imagery of the test')).toBeHidden();
  });
  await test.step('[SHELL-91] single keys are switched off in Profile, and on again', async () => {
    await openPath(page, '/EditUser');
    const keys = page.getByRole('switch', { name: 'Single keys' });
    await keys.uncheck();
    await page.reload();
    await expect(keys).not.toBeChecked();
    await keys.focus();
    await page.keyboard.press('/');
    await expect(shell.header.getByText('/', { exact: true })).toHaveCount(0);
    await expect(fieldOf(page)).toBeHidden();
    await expectFineScreen(page, 'profile-keys');
    await keys.check();
    await page.keyboard.press('/');
    await expect(fieldOf(page)).toBeFocused();
  });
});
