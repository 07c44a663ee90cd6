import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { repositoryRoot } from '../../../scripts/src/stack/cluster.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { readCrowding } from '../pages/crowding.ts';
import { readAxeFaults, readRoomFaults } from '../pages/fine-screen.ts';
import {
  authorityScreens,
  contractorScreens,
  type GalleryProjects,
  openScreen,
  portalScreens,
  publicScreens,
  type ScreenOfGallery,
} from '../pages/gallery.ts';
import { test } from '../pages/journey.ts';
import { goInside } from '../pages/kept-page.ts';
import { LanguagePage, shownLanguages } from '../pages/language-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copyCalculated, rejectQuietly, submitQuietly } from '../pages/report-page.ts';
import { readResults } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';
import { readProject } from '../pages/site-detail-pages.ts';

test.describe.configure({ timeout: 900_000 });

const desk = { width: 1440, height: 900 };
const small = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

/** At each size that the screen is made for: what is cut off or lies over something else, and what axe finds. */
async function look({ page, language }: LanguagePage, { name, isOnPhone }: ScreenOfGallery): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [desk, small, ...(isOnPhone ? [phone] : [])]) {
    await page.setViewportSize(size);
    const found = [
      ...(await readCrowding(page)),
      ...(await (size === desk ? readAxeFaults(page) : readRoomFaults(page))),
    ];
    faults.push(...found.map((fault) => `${name} in ${language} at ${size.width}: ${fault}`));
    const picture = `${name}-${language}-${size.width}.png`;
    await page.screenshot({ path: join(repositoryRoot, 'reports/pictures/gallery', picture) });
  }
  await page.setViewportSize(desk);
  return faults;
}

/** What is wrong with the screen in each language; one that does not come leaves the others to be looked at. */
async function show(page: Page, screen: ScreenOfGallery, { home, projects, written }: Walk): Promise<string[]> {
  const [english, ...others] = shownLanguages.map((language) => new LanguagePage(page, language, written));
  if (!english) return [];
  try {
    await goInside(page, home);
    await openScreen(english, screen, projects);
  } catch (error) {
    return [`${screen.name} did not come: ${String(error).slice(0, 300)}`];
  }
  const faults = await look(english, screen);
  for (const screens of others) {
    await screens.chooseElsewhere();
    const left = await screens.readEnglish();
    faults.push(
      ...left.map((text) => `${screen.name} in ${screens.language}: ${text}`),
      ...(await look(screens, screen)),
    );
  }
  await english.chooseElsewhere();
  if (screen.press) await page.keyboard.press('Escape');
  return faults;
}

interface Walk {
  /** Where every screen is come to from. */
  readonly home: string;
  readonly projects: GalleryProjects;
  /** What people wrote into the projects. */
  readonly written: readonly string[];
}

/** All faults of all screens are told at once. */
async function walk(page: Page, list: readonly ScreenOfGallery[], ways: Walk): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of list) faults.push(...(await show(page, screen, ways)));
  return faults;
}

const noProjects = { projects: { projectId: 0, pointId: 0, submittedId: 0 }, written: [] };

test('every screen before signing in is fine in three languages at two sizes', async ({ page }) => {
  await page.goto(`${origin()}/Login`);
  expect(await walk(page, publicScreens, { home: '/Login', ...noProjects })).toEqual([]);
});

test('every screen of a contractor and of the authority is fine in three languages, on a desk, a small screen and where needed a phone', async ({
  context,
  browser,
}) => {
  const page = await signInQuietly(context, 'demo');
  const authority = await browser.newContext();
  const reviewer = await signInQuietly(authority, 'demo-epd');
  const submittedId = await copyCalculated(page, 'Gallery submitted');
  await submitQuietly(page, submittedId);
  await rejectQuietly(reviewer, submittedId);
  await submitQuietly(page, submittedId);
  const projectId = await copyCalculated(page, 'Gallery');
  const [loudest] = (await readResults(page, projectId)).receivers;
  if (!loudest) throw new Error('the sample project has no receivers');
  const { description, specialFeature } = await readProject(page, projectId);
  const written = [description, specialFeature];
  const projects = { projectId, pointId: loudest.pointId, submittedId };
  await page.goto(`${origin()}/?project=${projectId}`);
  const faults = await walk(page, contractorScreens, { home: '/', projects, written });
  await reviewer.goto(`${origin()}/`);
  faults.push(...(await walk(reviewer, authorityScreens, { home: '/', projects, written })));
  await authority.close();
  expect(faults).toEqual([]);
});

test('every screen of the portal is fine in three languages at two sizes', async ({ page }) => {
  await new AccountPages(page).signInAsAdmin();
  expect(await walk(page, portalScreens, { home: '/', ...noProjects })).toEqual([]);
});
