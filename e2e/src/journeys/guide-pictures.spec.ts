import { type GuideStep, guideSteps } from '@quietsite/contracts';
import { en } from '../../../apps/web/src/texts/en.ts';
import { expect } from '../pages/expect.ts';
import { GuidePictures } from '../pages/gallery/guide-pictures.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copyCalculated, ReportPage } from '../pages/report-page.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { navigateWithin, openPath } from '../pages/shared-page.ts';
import { origin, SAMPLE_PROJECT, ShellPage } from '../pages/shell-page.ts';

const SIZE = { width: 1100, height: 720 };

/** The elements that a step's text refers to, by their names in the left menu. */
const named: Partial<Record<GuideStep, readonly string[]>> = {
  project: ['Open Project'],
  equipment: ['Equipment'],
  calculation: ['Calculate Noise', 'Select NSR'],
  report: ['Report'],
};

test('[HELP-01] the steps of the guide name and picture the screens as they are', async ({ context }) => {
  const page = await signInQuietly(context, 'demo');
  const projectId = await copyCalculated(page, 'Guide');
  await changeDatabase(`update projects set title = '${SAMPLE_PROJECT}' where id = ${projectId}`);
  const shell = new ShellPage(page);
  const pictures = new GuidePictures(page);
  await page.setViewportSize(SIZE);

  await openPath(page, `/EditProjects?project=${projectId}`);
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(panel('Edit Project').getByRole('textbox', { name: /^Project title/ })).not.toHaveValue('');
  await pictures.take('project', panel('Edit Project'), { isWhole: true });
  for (const [step, names] of Object.entries(named))
    for (const name of names ?? []) {
      expect(en.accounts.help.steps[step as GuideStep].text).toContain(name);
      await expect(shell.menu.getByText(name, { exact: true })).toBeVisible();
    }

  await navigateWithin(page, `/Equipment?project=${projectId}`);
  await expect(panel('Equipment').getByRole('gridcell').first()).toBeVisible();
  await pictures.take('equipment', panel('Equipment'), { isWhole: true });
  await navigateWithin(page, `/Select?project=${projectId}`);
  await expect(panel('Select NSR').getByRole('row').nth(1)).toBeVisible();
  await pictures.take('calculation', panel('Select NSR'), { isWhole: true });
  await navigateWithin(page, `/Mitigation/1?project=${projectId}`);
  await expect(panel('Mitigation').getByRole('row').nth(1)).toContainText('%');
  await expect(panel('Mitigation').getByText('Plan A', { exact: true })).toBeVisible();
  await pictures.take('mitigation', panel('Mitigation'), { isWhole: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await navigateWithin(page, `/Report?project=${projectId}`);
  await expect(new ReportPage(page).pages('Report').getByText('Construction Noise').first()).toBeVisible();
  await pictures.take('report', panel('Report'), { isWhole: true });

  await page.context().clearCookies();
  await page.setViewportSize(SIZE);
  await page.goto(`${origin()}/Login`);
  const card = page.getByRole('region').first();
  await expect(page.getByLabel('Username')).toBeVisible();
  await pictures.take('signIn', card);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  // Leaving an empty field marks it as invalid, so go back and return here by the only buttons with text.
  const button = card.locator('form button').filter({ hasText: /./ }).first();
  const renew = async () => {
    await button.click();
    await expect(card.getByRole('textbox')).toHaveCount(2);
    await button.click();
  };
  await pictures.take('registration', card, { renew });
  await pictures.finish();

  await page.goto(`${origin()}/Guide`);
  const shown = page.getByRole('listitem').getByRole('img');
  await expect(shown).toHaveCount(guideSteps.length);
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});
