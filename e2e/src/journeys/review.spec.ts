import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeCriterion, copyCalculated, ReportPage, ReviewPage, submitQuietly } from '../pages/report-page.ts';
import { readResults } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';
import { readProject } from '../pages/site-detail-pages.ts';

test.describe.configure({ timeout: 240_000 });

let contractor: Page;
let authority: BrowserContext;
let reviewer: Page;
let projectId: number;
test.beforeEach(async ({ context, browser }) => {
  contractor = await signInQuietly(context, 'demo');
  authority = await browser.newContext();
  reviewer = await signInQuietly(authority, 'demo-epd');
  projectId = await copyCalculated(contractor, 'Review of the Carpenter Road work');
  await submitQuietly(contractor, projectId);
});
test.afterEach(() => authority.close());

/** Escape closes only an open list and never discards typed text. */
async function keepsTextOnEscape({ page, panel }: ReviewPage): Promise<void> {
  const text = panel.getByRole('textbox', { name: 'Comment' });
  await text.fill('Half a thought');
  await panel.getByRole('combobox', { name: 'About' }).selectOption('A receiver');
  await panel.getByRole('combobox', { name: 'Receiver', exact: true }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(panel).toBeVisible();
  await text.press('Escape');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(text).toHaveValue('Half a thought');
}

/** No text is cut off (SHELL-73). */
async function expectWhole(text: Locator): Promise<void> {
  const cut = await text.evaluate((e) => [e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth]);
  expect(cut).toEqual([0, 0]);
}

/** Opens it from the authority's list, where it is marked. */
async function openReturned(page: Page, list: Locator, title: string): Promise<Locator> {
  const row = list.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Returned for changes');
  await row.getByRole('button', { name: /^Open / }).click();
  const dialog = page.getByRole('dialog', { name: `Returned: ${title}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('[APPROVE-04] [APPROVE-12] [SHELL-73] a plan is commented, rejected with a reason, mended, submitted again and compared', async () => {
  const { title } = await readProject(contractor, projectId);
  const review = new ReviewPage(reviewer);
  await reviewer.goto(`${origin()}/Projects`);
  await review.shell.openProject(title);
  await reviewer.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Review' }).click();
  await expect(review.panel.getByText('Waiting for a decision')).toBeVisible();
  await expectWhole(review.shell.header.getByText(title));
  await expect(review.panel.getByRole('link', { name: /^Download Report\.pdf/ })).toBeVisible();
  await keepsTextOnEscape(review);
  await review.comment('A section of the report', 'Section', 'Permits and approvals', 'Which permits are applied for?');
  await review.comment('An equipment row', 'Equipment row', 'CNP', 'Why this machine?');
  const loudest = (await readResults(reviewer, projectId)).receivers[0];
  await reviewer.goto(`${origin()}/?project=${projectId}&receiver=${loudest?.pointId}`);
  await reviewer
    .getByRole('region', { name: /^Result at/ })
    .getByRole('button', { name: 'Comment' })
    .click();
  await review.panel.getByRole('textbox', { name: 'Comment' }).fill('A barrier is missing here.');
  await review.panel.getByRole('button', { name: 'Add comment' }).click();
  await expect(review.comments).toHaveCount(3);

  await review.panel.getByRole('textbox', { name: 'Comment' }).fill('Why is there no barrier?');
  await review.shell.menuButton('Approve').click();
  await expect(review.decision).toContainText('Your comment will be added with the decision.');
  await review.decision.getByRole('button', { name: 'Return for changes' }).click();
  await expect(review.decision.getByRole('alert')).toContainText('Give a reason. It will be emailed to the submitter.');
  await review.decision.getByRole('textbox').fill('Permits are not answered.');
  await reviewer.route('**/decision', (route) => route.abort(), { times: 1 });
  await review.decision.getByRole('button', { name: 'Return for changes' }).click();
  await expect(review.decision.getByRole('alert')).toContainText('The decision was not saved.');
  await expectFineScreen(reviewer, 'decision');
  const refused: string[] = [];
  reviewer.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
  await review.decision.getByRole('button', { name: 'Return for changes' }).click();
  await expect(review.decision).toBeHidden();
  await expect(reviewer).toHaveURL(`${origin()}/Projects?list=authority`);
  await expect(reviewer.getByText('The team can edit the project and submit it again.')).toBeVisible();
  const list = reviewer.getByRole('region', { name: 'Projects', exact: true });
  await expect(list.getByRole('table')).toBeVisible();
  await expect(list.getByRole('alert')).toHaveCount(0);
  const returned = await openReturned(reviewer, list, title);
  await expect(returned).toContainText('Permits are not answered.');
  await expect(returned.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(4);
  await expect(returned.getByRole('link', { name: /^Download Report\.pdf/ })).toBeVisible();
  await expectFineScreen(reviewer, 'returned');
  expect(refused).toEqual([]);

  await contractor.goto(`${origin()}/?project=${projectId}`);
  const banner = contractor.getByRole('status').filter({ hasText: 'Permits are not answered.' });
  await expect(banner).toBeVisible();
  await expectFineScreen(contractor, 'rejected');
  await banner.getByRole('button', { name: 'Hide the reason' }).click();
  await expect(banner).toBeHidden();
  await contractor.reload();
  await expect(banner).toBeVisible();
  const changed = await changeCriterion(contractor, projectId, 72);
  await banner.getByRole('button', { name: 'Comments' }).click();
  const own = new ReviewPage(contractor);
  await own.panel.getByRole('button', { name: 'Go to Permits and approvals' }).click();
  const report = new ReportPage(contractor);
  await report.wizard.getByRole('combobox', { name: 'Status of Excavation permit' }).selectOption('Applied');
  await report.goToContact();
  await expect(report.wizard.getByRole('region', { name: 'Check before sending' })).toContainText(
    'Returned for changes: Permits are not answered.',
  );
  await expectFineScreen(contractor, 'returned-check');
  await report.submit();
  await expect(report.dialog('Report submitted')).toContainText('Submission 2', { timeout: 60_000 });
  await report.dialog('Report submitted').getByRole('button', { name: 'Receipt and submitted files' }).click();
  await expect(contractor.getByRole('link', { name: /^Download Receipt\.pdf/ }).first()).toBeVisible({
    timeout: 30_000,
  });
  await own.visit(projectId);
  await expect(own.panel.getByText('Returned; submission 2 followed')).toBeVisible();
  await own.comments.first().getByRole('button', { name: 'Resolve' }).click();
  await expect(own.comments).toHaveCount(3);
  await own.panel.getByRole('button', { name: 'Compare' }).click();
  const comparison = contractor.getByRole('dialog', { name: 'Compare submissions' });
  const row = comparison
    .getByRole('table', { name: 'Changes: Receivers' })
    .getByRole('row')
    .filter({ hasText: changed });
  await expect(row).toContainText('72');
});
