import { expect, type Page } from '@playwright/test';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copyCalculated, ReportPage, readReport, readReview } from '../pages/report-page.ts';

test.describe.configure({ timeout: 180_000 });

let page: Page;
let report: ReportPage;
let projectId: number;
test.beforeEach(async ({ context }) => {
  page = await signInQuietly(context, 'demo');
  report = new ReportPage(page);
  projectId = await copyCalculated(page, 'Report');
});

test('[REPORT-01] [REPORT-02] [SHELL-27] a report is written, saved by itself and seen as pages while it is typed', async () => {
  await report.visit(projectId);
  await expect(report.step).toContainText('Report text');
  const pages = report.pages('Report');
  await expect(pages.getByText('Construction Noise Management Plan').first()).toBeVisible({ timeout: 30_000 });
  const info = report.wizard.getByRole('textbox', { name: 'Reasons of last update' });
  await info.fill('Piling method changed');
  await expect(pages.getByText('Piling method changed').first()).toBeVisible({ timeout: 10_000 });
  await expect(report.saved).toBeVisible();
  expect((await readReport(page, projectId)).draft.input.general.lastUpdate).toBe('Piling method changed');
  await expectFineScreen(page, 'report-text');
});

test('[REPORT-03] [REPORT-04] [REPORT-13] from the text over the appendices to a submission, after which nothing can be changed', async () => {
  await report.visit(projectId);
  await report.wizard.getByRole('button', { name: 'Prepared and checked by' }).click();
  await report.wizard.getByRole('textbox', { name: 'Name', exact: true }).first().fill('A. Writer');
  await report.button('Preview').click();
  await expect(report.button('Edit')).toBeVisible();
  await expect(report.pages('Report').getByText('Construction Noise Management Plan').first()).toBeVisible({
    timeout: 30_000,
  });
  await report.button('Next').click();
  await expect(report.step).toContainText('Appendices', { timeout: 30_000 });
  await report.waitForDocuments();
  await expect(report.pages('Appendix A').getByText(/A-1/).first()).toBeVisible({ timeout: 30_000 });
  await report.document('Appendix B').getByRole('button').first().click();
  await expect(report.pages('Appendix B').getByText(/B-1/).first()).toBeVisible({ timeout: 30_000 });
  await expectFineScreen(page, 'report-appendices');
  await report.button('Tables').click();
  const table = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Impacts and compliance, CSV' }).click();
  expect((await table).suggestedFilename()).toMatch(/\.csv$/);
  await report.button('Back').click();
  await expect(report.step).toContainText('Report text');
  await expect(report.wizard.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue('A. Writer');

  await report.goToContact();
  await expect(report.button('Submit')).toHaveAttribute('aria-disabled', 'true');
  await expect(report.wizard.getByText('The role in project is empty.')).toBeVisible();
  await report.fillContact();
  await report.wizard.locator('input[type=file]').setInputFiles([
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
    { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(report.wizard.getByRole('link', { name: /^Download letter\.pdf/ })).toBeVisible();
  await expect(report.wizard.getByRole('alert')).toContainText('not a file of an accepted type');
  await report.wizard.getByRole('button', { name: 'Take run.exe off the list' }).click();
  await expectFineScreen(page, 'report-contact');
  await report.submit();
  const done = report.dialog('Report submitted');
  await expect(done).toContainText('Submission 1 was received.', { timeout: 60_000 });
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(report.step).toContainText('Report text');
  await expect(report.shell.header).toContainText('Read-only');
  await expect(report.wizard.getByText('Read-only: the report can be read, not changed.')).toBeVisible();
  await expect(report.button('Edit')).toHaveCount(0);
  const { submissions } = await readReview(page, projectId);
  expect(submissions[0]?.files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Report.pdf', 'Appendix A.pdf', 'Appendix B.pdf', 'Appendix C.pdf', 'letter.pdf']),
  );
  await report.visit(projectId, 2);
  await expect(report.button('Submitted')).toHaveAttribute('aria-disabled', 'true');
});
