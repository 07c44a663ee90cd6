import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import {
  CaseFilePage,
  changeCriterion,
  copyCalculated,
  ReportPage,
  ReviewPage,
  readReview,
  submitQuietly,
} from '../pages/report-page.ts';
import { readResults } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';
import { readProject } from '../pages/site-detail-pages.ts';

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
async function keepsTextOnEscape({ page, panel, text }: ReviewPage): Promise<void> {
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
  const file = new CaseFilePage(page);
  await expect(file.facts).toContainText(title);
  return file.screen;
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
  await expectFineScreen(reviewer, 'drafts');
  const loudest = (await readResults(reviewer, projectId)).receivers[0];
  await reviewer.goto(`${origin()}/?project=${projectId}&receiver=${loudest?.pointId}`);
  await reviewer
    .getByRole('region', { name: /^Result at/ })
    .getByRole('button', { name: 'Comment' })
    .click();
  await test.step("[APPROVE-70] Comment in a receiver's card opens the form in sight, about that receiver", async () => {
    await expect(review.text).toBeFocused();
    const subject = review.panel.getByRole('combobox', { name: 'About' });
    await expect(subject).toHaveValue('receiver');
    // Once more, with the review open and another subject selected.
    await subject.selectOption('The plan as a whole');
    await reviewer
      .getByRole('region', { name: /^Result at/ })
      .getByRole('button', { name: 'Comment' })
      .click();
    await expect(review.text).toBeFocused();
    await expect(review.text).toBeInViewport();
    await expect(subject).toHaveValue('receiver');
  });
  await expect(review.panel.getByText(`${title}, Submission 1`)).toBeVisible();
  await review.text.fill('A barrier is missing here.');
  await review.panel.getByRole('button', { name: 'Add comment' }).click();
  await expect(review.comments).toHaveCount(3);
  await expect(review.drafts).toContainText('3 new comments. Nobody else sees them until you decide or send them.');
  expect((await readReview(contractor, projectId)).comments).toEqual([]);

  await review.text.fill('Why is there no barrier?');
  await review.shell.menuButton('Approve').click();
  await expect(review.decision).toContainText('Your comment will be added with the decision.');
  const returning = review.decision.getByRole('button', { name: 'Return with 4 comments' });
  await returning.click();
  await expect(review.decision.getByRole('alert')).toContainText(
    'State what needs to change, in at least 20 characters.',
  );
  await expect(review.decision.getByRole('textbox')).toBeFocused();
  await review.decision.getByRole('textbox').fill('Permits are not answered.');
  await reviewer.route('**/decision', (route) => route.abort(), { times: 1 });
  await returning.click();
  await expect(review.decision.getByRole('alert')).toContainText('The decision was not saved.');
  const sentWith = review.decision.getByRole('region', { name: 'Sent with it' });
  await expect(sentWith.getByRole('listitem')).toHaveCount(4);
  await expectFineScreen(reviewer, 'decision');
  const refused: string[] = [];
  reviewer.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
  await returning.click();
  await expect(review.decision).toBeHidden();
  await expect(reviewer).toHaveURL(`${origin()}/CaseFile?case=${projectId}`);
  await expect(reviewer.getByText('The team can edit the project and submit it again.')).toBeVisible();
  await review.shell.place('Projects').click();
  const list = reviewer.getByRole('region', { name: 'Projects', exact: true });
  await expect(list.getByRole('table')).toBeVisible();
  await expect(list.getByRole('alert')).toHaveCount(0);
  const returned = await openReturned(reviewer, list, title);
  await expect(returned).toContainText('Permits are not answered.');
  await expect(returned.getByRole('list', { name: 'Comments on submission 1' }).getByRole('listitem')).toHaveCount(4);
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
  await expect(report.dialog('Report submitted')).toContainText('Submission 2');
  await report.dialog('Report submitted').getByRole('button', { name: 'Receipt and submitted files' }).click();
  await expect(contractor.getByRole('link', { name: /^Download Receipt\.pdf/ }).first()).toBeVisible();
  await own.visit(projectId);
  await expect(own.panel.getByText('Returned; submission 2 followed')).toBeVisible();
  const thread = own.comments.first();
  await expect(thread.getByRole('button', { name: 'Resolve' })).toHaveCount(0);
  await thread.getByRole('textbox', { name: 'Reply to comment 1' }).fill('The excavation permit is applied for.');
  await thread.getByRole('button', { name: 'Reply' }).click();
  await expect(thread.getByText('Answered')).toBeVisible();
  await own.panel.getByRole('button', { name: 'Compare' }).click();
  const comparison = contractor.getByRole('dialog', { name: 'Compare submissions' });
  const row = comparison
    .getByRole('table', { name: 'Changes: Receivers' })
    .getByRole('row')
    .filter({ hasText: changed });
  await expect(row).toContainText('72');
});

test('[APPROVE-34] [APPROVE-35] [APPROVE-41] an officer works through the threads with the keyboard, and nothing typed is lost', async () => {
  const review = new ReviewPage(reviewer);
  await review.visit(projectId);
  await expect(review.panel.getByRole('button', { name: /^Exceeding \d+ of \d+/ })).toBeVisible();
  await review.panel.getByRole('button', { name: /^Automatic checks/ }).click();
  await expect(review.panel.getByRole('button', { name: 'Activities with equipment' })).toBeVisible();
  await expectFineScreen(reviewer, 'brief');
  await review.comment('A section of the report', 'Section', 'Noise monitoring', 'Where are the stations?');
  await review.comment('An equipment row', 'Equipment row', 'CNP', 'Why this machine?');
  await review.drafts.getByRole('button', { name: 'Send comments' }).click();
  await expect(review.drafts).toBeHidden();

  await review.panel.getByRole('heading', { name: 'Review' }).focus();
  await reviewer.keyboard.press(']');
  await expect(review.comments.first().getByRole('button', { name: /^Go to / })).toBeFocused();
  await reviewer.keyboard.press('r');
  await reviewer.keyboard.type('[c]');
  const reply = review.comments.first().getByRole('textbox', { name: 'Reply to comment 2' });
  await expect(reply).toHaveValue('[c]');
  reviewer.on('dialog', (dialog) => void dialog.accept());
  await reviewer.reload();
  await expect(reply).toHaveValue('[c]');
  await reply.press('Control+Enter');
  await expect(review.drafts).toContainText('1 reply');

  await contractor.goto(
    `${origin()}/Review?project=${projectId}&comment=${(await readReview(contractor, projectId)).comments[0]?.id}`,
  );
  const own = new ReviewPage(contractor);
  await expect(own.comments.filter({ hasText: 'Where are the stations?' })).toHaveAttribute('data-chosen', 'true');
  await own.comments
    .filter({ hasText: 'Why this machine?' })
    .getByRole('button', { name: /^Go to / })
    .click();
  const equipment = contractor.getByRole('region', { name: 'Equipment', exact: true });
  await expect(equipment.getByRole('img', { name: 'Comment 2' })).toBeVisible();

  await test.step('[APPROVE-66] the margin of the printed pages leads to the comment', async () => {
    await contractor.goto(`${origin()}/Report?project=${projectId}&section=monitoring`);
    const mark = contractor.getByRole('button', { name: 'Comment 1, Noise monitoring' });
    await expect(mark).toBeVisible();
    await mark.press('Enter');
    await expect(own.comments.filter({ hasText: 'Where are the stations?' })).toHaveAttribute('data-chosen', 'true');
  });

  await review.comments.last().getByRole('button', { name: 'Resolve' }).click();
  await expect(review.comments).toHaveCount(2);
  await review.panel.getByText('All (2)').click();
  await expect(review.comments.last()).toContainText('Resolved by Demo Reviewer');
});
