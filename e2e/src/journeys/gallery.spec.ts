import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadCatalogue } from '../../../packages/fixtures/src/catalogue/load-catalogue.ts';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { readCrowding, readSettled } from '../pages/crowding.ts';
import { expect } from '../pages/expect.ts';
import { readAxeFaults, readLanguageFaults, readRoomFaults } from '../pages/fine-screen.ts';
import {
  authorityScreens,
  contractorScreens,
  type GalleryProjects,
  type GalleryScreen,
  openScreen,
  portalScreens,
  publicScreens,
} from '../pages/gallery/gallery.ts';
import { LanguagePage, type ShownLanguage } from '../pages/gallery/language-page.ts';
import { test } from '../pages/journey.ts';
import { keepPlansQuietly } from '../pages/mitigation-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copyCalculated, rejectQuietly, submitQuietly } from '../pages/report-page.ts';
import { readResults } from '../pages/server-data.ts';
import { navigateWithin } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';
import { readProject } from '../pages/site-detail-pages.ts';

/** Lists of hundreds look like lists of dozens, and take several times as long to check. */
const FEW = { oneOf: 6 };

const desk = { width: 1440, height: 900 };
const small = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

interface Look {
  readonly language: ShownLanguage;
  readonly size: typeof desk;
  /** Reads the violations of the axe rules whose result can differ from the previous views. */
  readonly readFaults: typeof readAxeFaults;
}

/**
 * English with all rules, then at the smaller sizes and in Chinese those whose result can change. Simplified Chinese is
 * shown where its words can be the widest, before sign-in: elsewhere it is narrower than English or Traditional Chinese
 * (catalogues.test.ts). The order changes language and size as rarely as possible.
 */
function listLooks(screen: GalleryScreen): readonly Look[] {
  const onPhone = (language: ShownLanguage): Look[] =>
    screen.isOnPhone ? [{ language, size: phone, readFaults: readRoomFaults }] : [];
  const simplified: Look = { language: 'zh-Hans', size: small, readFaults: readLanguageFaults };
  return [
    { language: 'en', size: desk, readFaults: readAxeFaults },
    { language: 'zh-Hant', size: small, readFaults: readLanguageFaults },
    ...onPhone('zh-Hant'),
    ...(publicScreens.includes(screen) ? [simplified] : []),
    { language: 'en', size: small, readFaults: readRoomFaults },
    ...onPhone('en'),
  ];
}

/** Text that is cut off or overlaps, axe violations, and leftover English. */
async function look(screens: LanguagePage, name: string, { size, readFaults }: Look): Promise<string[]> {
  const { page, language } = screens;
  const left = language === 'en' ? [] : await screens.readEnglish();
  const faults = [...left, ...(await readCrowding(page)), ...(await readSettled(page, () => readFaults(page)))];
  const picture = join(repositoryRoot, 'reports/pictures/gallery', `${name}-${language}-${size.width}.png`);
  // In CI, screenshots are only needed when something is wrong.
  if (!process.env.CI || faults.length > 0) await page.screenshot({ path: picture });
  return faults.map((fault) => `${name} in ${language} at ${size.width}: ${fault}`);
}

/** Lists the faults of the screen in each language. A screen that fails to load does not stop the others. */
async function show(page: Page, screen: GalleryScreen, { home, projects, written }: Walk): Promise<string[]> {
  let screens = new LanguagePage(page, 'en', written);
  let size = desk;
  try {
    // The project stays open: opening it again takes longer than any screen.
    const project = new URL(screen.path(projects), origin()).searchParams.get('project');
    await navigateWithin(page, project ? `${home}?project=${project}` : home);
    await openScreen(screens, screen, projects);
  } catch (error) {
    return [`${screen.name} did not come: ${String(error).slice(0, 300)}`];
  }
  const faults: string[] = [];
  for (const next of listLooks(screen)) {
    if (next.size !== size) await page.setViewportSize(next.size);
    size = next.size;
    if (next.language !== screens.language) {
      screens = new LanguagePage(page, next.language, written);
      await screens.chooseElsewhere();
    }
    faults.push(...(await look(screens, screen.name, next)));
  }
  await page.setViewportSize(desk);
  if (screen.press) {
    if (!screen.leave) await page.keyboard.press('Escape');
    // Closes the project and everything in it.
    await navigateWithin(page, home);
    if (screen.leave) await page.getByRole('button', { name: screen.leave(screens.words), exact: true }).click();
  }
  return faults;
}

/** The administrator's words for where a method fits, shown as the reason of a proposal. */
const reasonsOfMethods = loadCatalogue().methodFits.map(({ note }) => note);

interface Walk {
  /** The address every screen is opened from. */
  readonly home: string;
  readonly projects: GalleryProjects;
  /** Text that users entered in the projects. */
  readonly written: readonly string[];
}

/** Reports the faults of all screens at once. */
async function walk(page: Page, list: readonly GalleryScreen[], ways: Walk): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of list) faults.push(...(await show(page, screen, ways)));
  return faults;
}

const noProjects = { projects: { projectId: 0, pointId: 0, submittedId: 0 }, written: [] };

test('every screen before sign-in is fine in three languages at two sizes', async ({ page }) => {
  await page.goto(`${origin()}/Login`);
  expect(await walk(page, publicScreens, { home: '/Login', ...noProjects })).toEqual([]);
});

test('every screen of a contractor and of the authority is fine in English and Chinese, on a desk, a small screen and where needed a phone', async ({
  context,
  browser,
}) => {
  const page = await signInQuietly(context, 'demo');
  const authority = await browser.newContext();
  const reviewer = await signInQuietly(authority, 'demo-epd');
  const submittedId = await copyCalculated(page, 'Gallery submitted', FEW);
  await submitQuietly(page, submittedId);
  await rejectQuietly(reviewer, submittedId);
  await submitQuietly(page, submittedId);
  const projectId = await copyCalculated(page, 'Gallery', FEW);
  const [loudest] = (await readResults(page, projectId)).receivers;
  if (!loudest) throw new Error('the sample project has no receivers');
  await keepPlansQuietly(page, projectId);
  const { description, specialFeature } = await readProject(page, projectId);
  const written = [description, specialFeature, 'Quieter methods only', ...reasonsOfMethods];
  const projects = { projectId, pointId: loudest.pointId, submittedId };
  await page.goto(`${origin()}/?project=${projectId}`);
  const faults = await walk(page, contractorScreens, { home: '/', projects, written });
  await reviewer.goto(`${origin()}/`);
  faults.push(...(await walk(reviewer, authorityScreens, { home: '/', projects, written })));
  await authority.close();
  expect(faults).toEqual([]);
});

test('every screen of the portal is fine in English and Chinese at two sizes', async ({ page }) => {
  await new AccountPages(page).signInAsAdmin();
  const { projects } = noProjects;
  // Words of the building layer are data, also in the names of their buttons.
  const written = ['', '更改 ', '移除 '].map((action) => `${action}home for the aged`);
  expect(await walk(page, portalScreens, { home: '/', projects, written })).toEqual([]);
});
