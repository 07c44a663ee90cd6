import type { Page } from '@playwright/test';
import { EquipmentPage } from '../pages/equipment-page.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { MitigationPage } from '../pages/mitigation-page.ts';
import { newTitle, ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { ReportPage, ReviewPage, readReview } from '../pages/report-page.ts';
import { addEquipment, createScheduled, SchedulePage } from '../pages/schedule-page.ts';
import { calculateQuietly, SelectPage } from '../pages/select-page.ts';
import { readMap, readResults } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';
import { PLAIN, rectangle, SitePage } from '../pages/site-page.ts';

const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Hong_Kong' }).format(new Date(Date.now() + days * 86_400_000));

/** Next to PLAIN, where the neighbour works. */
const BESIDE = [PLAIN[0] + 140, PLAIN[1]] as const;

async function drawSite(page: Page): Promise<number> {
  const site = new SitePage(page);
  await new ProjectListPage(page).visit();
  await site.startNew();
  await site.fillMandatory(newTitle('Whole way'));
  await site.button('Next').click();
  await expect(site.boundary).toBeVisible();
  await site.button('Draw site').click();
  await site.zoomInto([BESIDE[0] + 40, BESIDE[1] + 30]);
  await site.drawPolygon(rectangle(BESIDE, 80, 60));
  await site.bar.getByRole('button', { name: 'One zone for the whole site' }).click();
  await expect(site.bar.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/activeIndex=2/);
  return Number(new URL(page.url()).searchParams.get('project'));
}

async function plan(page: Page): Promise<void> {
  const schedule = new SchedulePage(page);
  // An empty schedule shows the button twice.
  await schedule.button('New activity').first().click();
  await expect(schedule.editor('Activity')).toBeFocused();
  await page.keyboard.type('Breaking');
  await page.keyboard.press('Enter');
  await expect(schedule.row('Breaking')).toBeVisible();
  await schedule.button('Next').click();
  await expect(page).toHaveURL(/\/Equipment\?/);
  const equipment = new EquipmentPage(page);
  await equipment.choose('Breaking');
  await equipment.add('CNP 027');
  await equipment.type(1, 'Quantity', '6');
  await equipment.save();
  await expect(page.getByText('Equipment saved')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function calculateAndSelect(page: Page): Promise<void> {
  const select = new SelectPage(page);
  await select.shell.menuButton('Calculate Noise').click();
  await select.shell.finishCalculation();
  await select.shell.closeResults();
  await select.shell.menuButton('Select NSR').click();
  await expect(select.summary).toBeVisible();
  await select.panel
    .getByRole('checkbox', { name: /^Select the point at/ })
    .first()
    .check();
  await select.save();
}

async function mitigate(page: Page): Promise<void> {
  const mitigation = new MitigationPage(page);
  await mitigation.shell.menuButton('Mitigation').click();
  await expect(mitigation.sheet.getByRole('row').nth(1)).toContainText('%');
  await mitigation.type(['Breaking', 'CNP 027'], 'Quieter Construction Method', 'Hydraulic crusher');
  await mitigation.button('Calculate & Save').click();
  // The notice of the first calculation may still be visible; this one starts with its overlay.
  await expect(mitigation.shell.overlay).toBeVisible();
  await expect(mitigation.shell.overlay).toBeHidden();
  await mitigation.shell.menuButton('Report').click();
}

async function submit(page: Page): Promise<void> {
  const report = new ReportPage(page);
  await report.wizard.getByRole('textbox', { name: 'Reason for update' }).fill('The first plan');
  await expect(report.saved).toBeVisible();
  await report.goToContact();
  await report.fillContact();
  await report.submit();
  await expect(report.dialog('Report submitted')).toContainText('Submission 1 was received.');
}

test('[PROJ-02] [APPROVE-07] [APPROVE-16] from New Project to publication, after which a project nearby is notified and is louder', async ({
  context,
  browser,
}) => {
  const page = await signInQuietly(context, 'demo');
  const days = { start: dayFromNow(0), end: dayFromNow(60) };
  const neighbourId = await createScheduled(page, 'Nearby', [{ name: 'Excavation', ...days }]);
  await addEquipment(neighbourId, 'Excavation');
  await calculateQuietly(page, neighbourId);
  /** Levels with neighbours, by receiver. */
  const readLevels = async () =>
    new Map(
      (await readResults(page, neighbourId)).receivers.map((level) => [level.pointId, level.withNeighbourLevel ?? 0]),
    );
  const before = await readLevels();

  const projectId = await test.step('site and zone', () => drawSite(page));
  expect((await readMap(page, projectId)).zones).toHaveLength(1);
  await test.step('activities and equipment', () => plan(page));
  await test.step('calculation and receivers', () => calculateAndSelect(page));
  await test.step('mitigation', () => mitigate(page));
  await test.step('report and submission', () => submit(page));

  const authority = await browser.newContext();
  const review = new ReviewPage(await signInQuietly(authority, 'demo-epd'));
  await review.visit(projectId);
  await review.comment('The plan as a whole', '', '', 'Please keep to the hours.');
  await review.panel.getByRole('button', { name: 'Decide' }).click();
  await review.reveal('1 comment is still open.');
  await expect(review.decision).toBeHidden();
  await expect(review.panel.getByText(/^Project Approved: \d{4}-\d\d-\d\d$/)).toBeVisible();
  await review.shell.menuButton('Approve').click();
  const told = review.page.getByRole('dialog', { name: 'Approve', exact: true });
  await expect(told.getByText(/^Project Approved: \d{4}-\d\d-\d\d$/)).toBeVisible();
  await expect(told.getByRole('button', { name: 'Approve and publish' })).toHaveCount(0);
  expect((await readReview(page, projectId)).approvedOn).toBe(dayFromNow(0));
  await authority.close();

  await page.goto(`${origin()}/?project=${neighbourId}`);
  await page.getByRole('button', { name: 'New neighbour approved' }).click();
  await expect(page.getByText('Calculate again to include it.')).toBeVisible();
  await calculateQuietly(page, neighbourId);
  const rises = [...(await readLevels())].map(([pointId, level]) => level - (before.get(pointId) ?? 0));
  expect(Math.max(...rises)).toBeGreaterThan(1);
  expect(Math.min(...rises)).toBeGreaterThanOrEqual(0);
});
