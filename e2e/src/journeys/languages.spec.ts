import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { LanguagePage, type TranslatedLanguage } from '../pages/language-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copyCalculated, submitQuietly } from '../pages/report-page.ts';
import { origin } from '../pages/shell-page.ts';
import { readProject } from '../pages/site-detail-pages.ts';

test.describe.configure({ timeout: 300_000 });

/**
 * No English on it and no fault that axe knows. Pictures at both sizes of the script with the wider words; the other
 * has the same words, one by one as wide.
 */
async function expectTranslated(screens: LanguagePage, name: string): Promise<void> {
  await screens.expectNoEnglish();
  if (screens.language === 'zh-Hans') return expectAccessible(screens.page);
  await expectFineScreen(screens.page, `${screens.language.toLowerCase()}-${name}`);
}

/** Every screen of a project from its list to the report, without loading the page once more. */
async function walkProject(screens: LanguagePage, title: string): Promise<void> {
  const { page, words } = screens;
  await openProject(screens, title);
  await expectTranslated(screens, 'map');
  await screens.menuButton('editProject').click();
  await expect(page.getByRole('tab', { name: words.editor.tabs.information })).toBeVisible();
  await expectTranslated(screens, 'information');
  await page.getByRole('tab', { name: words.editor.tabs.zone }).click();
  await expect(page.getByRole('region', { name: words.site.zonesSection })).toBeVisible();
  await expectTranslated(screens, 'zone');
  await page.getByRole('tab', { name: words.editor.tabs.schedule }).click();
  await expect(page.getByRole('button', { name: words.schedule.new, exact: true })).toBeVisible();
  await expectTranslated(screens, 'schedule');
  await screens.menuButton('equipment').click();
  await expect(screens.region(words.equipment.title)).toBeVisible();
  await expectTranslated(screens, 'equipment');
  await walkResults(screens);
}

async function walkResults(screens: LanguagePage): Promise<void> {
  const { page, words } = screens;
  await screens.menuButton('selectNsr').click();
  await expect(screens.region(words.receivers.table).getByText(words.receivers.exceed).first()).toBeVisible();
  await expectTranslated(screens, 'select');
  await screens.menuButton('mitigation').click();
  await expect(page.getByText(words.mitigation.stage1)).toBeVisible();
  await expectTranslated(screens, 'mitigation');
  await screens.menuButton('report').click();
  await expect(page.getByRole('list', { name: words.report.steps })).toBeVisible({ timeout: 30_000 });
  await expectTranslated(screens, 'report');
}

async function openProject({ page, words }: LanguagePage, title: string): Promise<void> {
  await page.getByRole('button', { name: words.projects.openNamed.replace('{{name}}', title), exact: true }).click();
  const takeOver = page.getByRole('button', { name: words.editor.lease.takeOver });
  const list = page.getByRole('dialog', { name: words.projects.title });
  await expect.poll(async () => (await takeOver.isVisible()) || (await list.isHidden())).toBe(true);
  if (await takeOver.isVisible()) await takeOver.click();
  await expect(list).toBeHidden();
}

async function signIn({ page, words }: LanguagePage): Promise<void> {
  await page.getByLabel(words.login.username).fill('demo');
  await page.getByLabel(words.login.password, { exact: true }).fill('quiet-demo-1');
  await page.getByRole('button', { name: words.login.submit, exact: true }).click();
  await expect(page.getByRole('dialog', { name: words.projects.title })).toBeVisible();
}

/** Review and help, after the plan is handed in by somebody else of the same account. */
async function walkRest(screens: LanguagePage, title: string): Promise<void> {
  const { page, words } = screens;
  await screens.menuButton('openProject').click();
  await openProject(screens, title);
  const account = page.getByRole('navigation', { name: words.header.account });
  await account.getByRole('button', { name: words.review.open, exact: true }).click();
  await expect(page.getByText(words.review.state.submitted)).toBeVisible();
  await expectTranslated(screens, 'review');
  await account.getByRole('button', { name: words.accounts.header.help, exact: true }).click();
  await expect(page.getByText(words.accounts.help.intro)).toBeVisible();
  await expectTranslated(screens, 'help');
}

/** A mark that a load of the page would lose. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

async function prepare(page: Page, language: TranslatedLanguage) {
  const projectId = await copyCalculated(page, `Languages ${language}`);
  const { title, description, specialFeature } = await readProject(page, projectId);
  return { projectId, title, written: [description, specialFeature] };
}

test('in Traditional Chinese from the sign-in card on, without a word of English and without loading a page', async ({
  page,
  browser,
}) => {
  const quiet = await browser.newContext();
  const helper = await signInQuietly(quiet, 'demo');
  const { projectId, title, written } = await prepare(helper, 'zh-Hant');
  const screens = new LanguagePage(page, 'zh-Hant', written);
  await screens.page.goto(`${origin()}/`);
  await mark(screens.page);
  await screens.choose();
  await expectTranslated(screens, 'sign-in');
  await signIn(screens);
  await expectTranslated(screens, 'projects');
  await walkProject(screens, title);
  await submitQuietly(helper, projectId);
  await walkRest(screens, title);
  expect(await isMarked(screens.page)).toBe(true);
  await screens.page.reload();
  await expect(screens.menuButton('report')).toBeVisible();
  await expect(screens.page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await quiet.close();
});

test('changes to Simplified Chinese in the header at once and keeps what is typed', async ({ context, browser }) => {
  const quiet = await browser.newContext();
  const helper = await signInQuietly(quiet, 'demo');
  const { projectId, title, written } = await prepare(helper, 'zh-Hans');
  const page = await signInQuietly(context, 'demo');
  const screens = new LanguagePage(page, 'zh-Hans', written);
  await page.goto(`${origin()}/Projects`);
  await mark(page);
  await page.getByRole('button', { name: 'New Project' }).click();
  const field = page.getByRole('textbox', { name: /^(Project title|项目名称)/ });
  await field.fill('Half a title');
  await screens.choose();
  await expect(field).toHaveValue('Half a title');
  await expectTranslated(screens, 'new-project');
  await screens.choose('en');
  await expect(page.getByRole('tab', { name: 'Information' })).toBeVisible();
  await screens.choose();
  await field.fill('');
  await screens.menuButton('openProject').click();
  await walkProject(screens, title);
  await submitQuietly(helper, projectId);
  await walkRest(screens, title);
  expect(await isMarked(page)).toBe(true);
  await quiet.close();
});
