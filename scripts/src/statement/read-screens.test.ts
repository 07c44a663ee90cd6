import { describe, expect, it } from 'vitest';
import { areaOf } from './read-journeys.ts';
import { findGallery, findScreens, findWrappers } from './read-screens.ts';

const source = `
async function expectTranslated(screens: LanguagePage, name: string): Promise<void> {
  await expectFineScreen(screens.page, \`zh-\${name}\`);
}

async function openNamed(page: Page, name: string): Promise<void> {
  await page.getByText(name).click();
}

test('a walk', async ({ page }) => {
  await expectFineScreen(page, 'plain');
  await expectFineScreen(editor.page, 'of-another-page');
  await expectTranslated(screens, 'wrapped');
  await openNamed(page, 'not-checked');
  for (const path of ['/Guide', '/Accessibility']) {
    await expectFineScreen(page, path.slice(1));
  }
  for (const label of ['Nothing', 'Checked']) {
    await page.getByLabel(label).click();
  }
});
`;

describe('screens that a journey has checked', () => {
  it('are found where they are named, by a wrapper of the check and in a loop, and nowhere else', () => {
    expect(findWrappers(source)).toEqual(['expectTranslated']);
    expect(findScreens(source, findWrappers(source))).toEqual([
      ...['plain', 'of-another-page', 'wrapped'],
      ...['Guide', 'Accessibility'],
    ]);
  });

  it('are read from a list of screens, by whatever distinguishes them', () => {
    expect(findGallery(`[{ name: 'map', path: '/' }, { name: "report", path: '/Report' }]`)).toEqual(['map', 'report']);
    expect(findGallery(`[{ path: '/Guide' }, { path: '/ApiDocs' }]`)).toEqual(['Guide', 'ApiDocs']);
    expect(findGallery('export const gallery = 1;')).toEqual([]);
  });

  it('belong to a part of the product, also those of a journey nobody thought of', () => {
    expect(['sign-out', 'site-upload', 'keyboard-submission', 'gallery', 'something-new'].map(areaOf)).toEqual([
      ...['accounts', 'site', 'report', 'languages', 'general'],
    ]);
  });
});
