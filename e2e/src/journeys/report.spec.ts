import type { Page } from '@playwright/test';
import type { Programme } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copyCalculated, prepareQuietly, ReportPage, readReport, readReview } from '../pages/report-page.ts';
import { readReceivers } from '../pages/select-page.ts';

let page: Page;
let report: ReportPage;
let projectId: number;
test.beforeEach(async ({ context }) => {
  page = await signInQuietly(context, 'demo');
  report = new ReportPage(page);
  projectId = await copyCalculated(page, 'Report');
});

test('[REPORT-02] [SHELL-27] [SHELL-65] a report is written, saved by itself and seen as pages while it is typed', async () => {
  await report.visit(projectId);
  await expect(report.step).toContainText('Report text');
  const pages = report.pages('Report');
  await expect(pages.getByText('Construction Noise Management Plan').first()).toBeVisible();
  const toasts = page.locator('[data-position="bottom-left"]');
  const foot = await page.locator('[data-foot]').boundingBox();
  expect(await toasts.evaluate((box) => box.getBoundingClientRect().bottom)).toBeLessThanOrEqual(foot?.y ?? 0);
  const info = report.wizard.getByRole('textbox', { name: 'Reason for update' });
  await info.fill('Piling method changed');
  await expect(pages.getByText('Piling method changed').first()).toBeVisible();
  await expect(report.saved).toBeVisible();
  expect((await readReport(page, projectId)).draft.input.general.lastUpdate).toBe('Piling method changed');

  const sections = report.wizard.getByRole('navigation', { name: 'Sections of the report' });
  const page1 = report.wizard.getByRole('group', { name: /^Page 1 of/ });
  for (const name of ['Complaint handling', 'Version and date']) {
    await sections.getByRole('button', { name }).click();
    await expect(report.step).toBeInViewport();
    // Pages far from the visible one are not rendered.
    if (name === 'Version and date') await expect(page1).toBeInViewport({ ratio: 0.2 });
  }

  await page.context().setOffline(true);
  await info.fill('Written without a connection');
  await expect(report.wizard.getByRole('alert').filter({ hasText: 'Not saved.' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(pages.getByText('Written without a connection').first()).toBeVisible();
  await expect(report.saved).toBeVisible();
  expect((await readReport(page, projectId)).draft.input.general.lastUpdate).toBe('Written without a connection');
});

test('[REPORT-03] [REPORT-04] [REPORT-13] from the text over the appendices to a submission, after which nothing can be changed', async () => {
  await report.visit(projectId);
  await report.wizard.getByRole('button', { name: 'Prepared and checked by' }).click();
  const preparedBy = report.wizard.getByRole('group', { name: 'Prepared by' });
  await expect(preparedBy.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('A. Writer');
  await expect(preparedBy.getByRole('textbox', { name: 'Date' })).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await report.button('Preview').click();
  await expect(report.button('Edit')).toBeVisible();
  await expect(report.pages('Report').getByText('Construction Noise Management Plan').first()).toBeVisible();
  await report.button('Next').click();
  await expect(report.step).toContainText('Appendices');
  await report.waitForDocuments();
  await expect(report.pages('Appendix A').getByText(/A-1/).first()).toBeVisible();
  await report.document('Appendix B').getByRole('button').first().click();
  await expect(report.pages('Appendix B').getByText(/B-1/).first()).toBeVisible();
  await expectFineScreen(page, 'report-appendices');
  await report.button('Tables').click();
  const table = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Impacts and compliance, CSV' }).click();
  expect((await table).suggestedFilename()).toMatch(/\.csv$/);
  await report.button('Back').click();
  await expect(report.step).toContainText('Report text');
  await report.button('Edit').click();
  await expect(report.wizard.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue('A. Writer');

  await report.goToContact();
  await report.fillContact('');
  await expect(report.button('Submit')).toHaveAttribute('aria-disabled', 'true');
  await expect(report.wizard.getByText('The role in project is empty.')).toBeVisible();
  await report.fillContact();
  await report.wizard.locator('input[type=file]').setInputFiles([
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n\n%%EOF\n') },
    { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(report.wizard.getByRole('link', { name: /^Download letter\.pdf/ })).toBeVisible();
  await expect(report.wizard.getByRole('alert')).toContainText('This file type is not accepted');
  await expectFineScreen(page, 'report-contact');
  await expect(report.wizard.getByText(/The report can be submitted with \d+ open items?\./)).toBeVisible();
  await report.button('Submit').click();
  await expect(report.submitQuestion).toContainText(
    /You are about to send submission 1 with \d+ open items?\. It cannot be changed afterwards\./,
  );
  await report.submitQuestion.getByRole('button', { name: 'Back' }).click();
  await expect(report.button('Submit')).toBeVisible();
  expect((await readReview(page, projectId)).submissions).toEqual([]);
  await report.submit();
  const done = report.dialog('Report submitted');
  await expect(done).toContainText('Submission 1 was received.');
  await expect(done.getByRole('button', { name: 'Receipt and submitted files' })).toBeVisible();
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(report.step).toContainText('Report text');
  await expect(report.shell.header).toContainText('Read-only');
  await expect(report.wizard.getByText('Read-only: you can view the report but not change it.')).toBeVisible();
  await expect(report.button('Edit')).toHaveCount(0);
  const { submissions } = await readReview(page, projectId);
  expect(submissions[0]?.files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Report.pdf', 'Appendix A.pdf', 'Appendix B.pdf', 'Appendix C.pdf', 'letter.pdf']),
  );
  await report.button('Next').click();
  await expect(report.step).toContainText('Appendices');
  await report.button('Next').click();
  await expect(report.button('Submitted')).toHaveAttribute('aria-disabled', 'true');
  await expect(report.wizard.getByText('run.exe')).toHaveCount(0);
});

test('[REPORT-08] [REPORT-12] [REPORT-15] a submission that fails or is given up submits nothing, and can be tried again', async () => {
  await prepareQuietly(page, projectId);
  const keys: unknown[] = [];
  let answer: 'fail' | 'hold' | 'go on' = 'fail';
  await page.route(`**/api/projects/${projectId}/submission`, async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key);
    if (answer === 'fail') await route.abort();
    if (answer === 'go on') await route.continue();
  });
  await report.visit(projectId, 2);
  await report.submit();
  const failed = report.dialog('Not submitted');
  await expect(failed.getByText('Failed to submit. Please refresh and try again.', { exact: true })).toBeVisible();
  await failed.getByRole('button', { name: 'OK' }).click();

  answer = 'hold';
  await report.submit();
  await expect(report.button('Submitting')).toHaveAttribute('aria-disabled', 'true');
  const question = report.dialog('Still submitting');
  await report.button('Close').click();
  await expect(question).toContainText('Report is still submitting. Are you sure you want to cancel?');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(report.button('Submitting')).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/\?project=\d+$/);
  await expect(page.getByText('Nothing was submitted. Your draft is still available.')).toBeVisible();
  expect((await readReview(page, projectId)).submissions).toEqual([]);

  answer = 'go on';
  await report.visit(projectId, 2);
  await report.submit();
  await expect(report.dialog('Report submitted')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect((await readReview(page, projectId)).submissions).toHaveLength(1);
});

const withoutMeasures = (measures: object) =>
  Object.fromEntries(Object.entries(measures).map(([name, value]) => [name, typeof value === 'number' ? 0 : '']));

test('[REPORT-06] [SHELL-41] receivers are selected on the map from within the wizard, which waits for it', async () => {
  await report.visit(projectId);
  const before = await readReceivers(page, projectId);
  await report.button('Select receivers on the map').click();
  await expect(report.wizard).toBeHidden();
  const bar = page.getByRole('toolbar', { name: 'Selection of receivers for the report' });
  const counted = async () => Number.parseInt((await bar.getByText(/of \d+ selected/).textContent()) ?? '', 10);
  await bar.getByRole('button', { name: 'Select/Deselect' }).click();
  await expect(bar.getByText('The rectangle deselects')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear Selection' }).click();
  const compulsory = before.points.filter(({ isCompulsory }) => isCompulsory).length;
  await expect.poll(counted).toBe(compulsory);
  await bar.getByRole('button', { name: 'Select/Deselect' }).click();
  const map = await report.shell.map.boundingBox();
  if (!map) throw new Error('there is no map');
  await page.keyboard.down('Control');
  await page.mouse.move(map.x + 0.35 * map.width, map.y + 0.3 * map.height);
  await page.mouse.down();
  await page.mouse.move(map.x + 0.6 * map.width, map.y + 0.6 * map.height, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect.poll(counted).toBeGreaterThan(compulsory);
  await expectFineScreen(page, 'report-points');
  const selected = await counted();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(report.wizard).toBeVisible();
  const after = await readReceivers(page, projectId);
  expect(after.points.filter(({ isSelected }) => isSelected)).toHaveLength(selected);
  await expect.poll(async () => (await readReport(page, projectId)).compliance?.length).toBe(selected);

  // If there is no measure, the menu suggests mitigation before the report.
  await report.button('Close').click();
  await page.route(`**/api/projects/${projectId}/programme`, async (route) => {
    const programme = (await (await route.fetch()).json()) as Programme;
    const equipmentRows = programme.equipmentRows.map((row) => ({ ...row, measures: withoutMeasures(row.measures) }));
    await route.fulfill({ json: { ...programme, equipmentRows } });
  });
  await page.reload();
  await report.shell.menuButton('Report').click();
  await expect(report.shell.suggestion).toContainText('Apply quieter construction methods?');
  await report.shell.suggestion.getByRole('button', { name: 'Go to the report' }).click();
  await expect(report.step).toContainText('Report text');
});
