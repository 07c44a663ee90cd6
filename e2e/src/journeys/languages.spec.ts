import type { Page } from '@playwright/test';
import { expect } from '../pages/expect.ts';
import { LanguagePage } from '../pages/gallery/language-page.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { openPath } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

/** Sets a marker that a page load would lose. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

test('signs in and works in Traditional Chinese, chosen on the sign-in card and kept through a reload', async ({
  page,
}) => {
  const screens = new LanguagePage(page, 'zh-Hant', []);
  const { words } = screens;
  await page.goto(`${origin()}/`);
  await mark(page);
  await screens.choose();
  await page.getByLabel(words.login.username).fill('demo');
  await page.getByLabel(words.login.password, { exact: true }).fill('quiet-demo-1');
  await page.getByRole('button', { name: words.login.submit, exact: true }).click();
  await expect(page.getByRole('region', { name: words.projects.list, exact: true })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('region', { name: words.projects.list, exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await screens.expectNoEnglish();
});

test('changes the language in the header at once, in every tab, and keeps what is typed', async ({ context }) => {
  const page = await signInQuietly(context, 'demo');
  const screens = new LanguagePage(page, 'zh-Hans', []);
  await openPath(page, '/Projects');
  await page.getByRole('button', { name: 'New Project' }).click();
  const other = await context.newPage();
  await other.goto(`${origin()}/Guide`);
  await mark(page);
  const field = page.getByRole('textbox', { name: /^(Project title|项目名称)/ });
  await field.fill('Half a title');
  await screens.choose();
  await expect(field).toHaveValue('Half a title');
  await expect(page.getByRole('tab', { name: screens.words.editor.tabs.information })).toBeVisible();
  await expect(other.getByText(screens.words.accounts.help.intro)).toBeVisible();
  await screens.choose('en');
  await expect(page.getByRole('tab', { name: 'Information' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await field.fill('');
  expect(await isMarked(page)).toBe(true);
});
