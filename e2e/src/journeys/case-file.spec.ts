import type { Page } from '@playwright/test';
import type { Project, SiteClashes } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { CaseFilePage, copyCalculated, ReviewPage, submitQuietly } from '../pages/report-page.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { navigateWithin } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';
import { readProject } from '../pages/site-detail-pages.ts';

const FEW = { oneOf: 6 };
const REASON = 'Screen the western boundary towards the school.';

/** A submission that has waited longer than those of all other journeys. */
async function submitCopy(contractor: Page, word: string, days: number) {
  const projectId = await copyCalculated(contractor, word, FEW);
  await submitQuietly(contractor, projectId);
  await changeDatabase(
    `update submissions set submitted_at = now() - interval '${days} days' where project_id = ${projectId}`,
  );
  return { projectId, title: (await readProject(contractor, projectId)).title };
}

async function deleteQuietly(page: Page, projectId: number): Promise<void> {
  const path = `${origin()}/api/projects/${projectId}`;
  await changeDatabase(`delete from project_leases where project_id = ${projectId}`);
  const { revision } = (await (await page.request.get(path)).json()) as Project;
  const answer = await page.request.delete(path, { headers: { origin: origin() }, data: { revision } });
  expect(answer.status(), await answer.text()).toBe(204);
}

async function readClashes(page: Page, projectId: number): Promise<SiteClashes> {
  const answer = await page.request.get(`${origin()}/api/district-calendar/site-clashes?projectId=${projectId}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as SiteClashes;
}

test('an officer goes from case to case, decides in view of other sites, and keeps the file of what was deleted', async ({
  context,
  browser,
}) => {
  const contractor = await signInQuietly(await browser.newContext(), 'demo');
  const first = await submitCopy(contractor, 'Case first', 900);
  const second = await submitCopy(contractor, 'Case second', 800);
  const page = await signInQuietly(context, 'demo-epd');
  const review = new ReviewPage(page);
  const file = new CaseFilePage(page);
  const arrow = (name: string) =>
    page.getByRole('navigation', { name: /need a decision$/ }).getByRole('button', { name });

  await test.step('[SHELL-88] an empty map leads an officer to the Inbox', async () => {
    await page.goto(`${origin()}/Inbox`);
    await expect(page.getByRole('region', { name: 'Inbox', exact: true })).toBeVisible();
    await navigateWithin(page, '/');
    await page.getByRole('main').getByRole('button', { name: 'Inbox' }).click();
    await expect(page).toHaveURL(`${origin()}/Inbox`);
  });

  await test.step('[APPROVE-64] the arrows lead through what waits, and end at its ends', async () => {
    await review.visit(first.projectId);
    await expect(arrow('Previous case')).toHaveAttribute('aria-disabled', 'true');
    await expect(review.panel.getByText(/^1 of \d+/)).toBeVisible();
    await arrow('Next case').press('Enter');
    await expect(review.shell.header).toContainText(second.title);
    await expect(review.panel.getByText(/^2 of \d+/)).toBeVisible();
    await expect(arrow('Next case')).toBeFocused();
    await arrow('Previous case').click();
    await expect(review.shell.header).toContainText(first.title);
  });

  await test.step('[SHELL-87] the left menu has the review and neither the calculation nor the steps', async () => {
    await review.shell.menuButton('Equipment').click();
    await expect(review.panel).toBeHidden();
    for (const name of ['Calculate Noise', 'Steps']) await expect(review.shell.menuButton(name)).toHaveCount(0);
    await review.shell.menuButton('Review').click();
    await expect(review.panel).toBeVisible();
  });

  await test.step('[APPROVE-63] [APPROVE-71] the decision states what exceeds only together with other sites', async () => {
    const answer = '**/district-calendar/site-clashes*';
    await page.route(answer, (route) => route.fulfill({ json: { pending: 1, clashCount: 0, clashes: [] } }));
    await page.reload();
    await review.shell.menuButton('Approve').click();
    await review.decision.getByRole('button', { name: 'Approve and publish' }).click();
    const question = page.getByRole('dialog', { name: 'Not all sites have been calculated yet' });
    await expect(question.getByRole('button', { name: 'Wait' })).toBeFocused();
    // Arriving results close the question.
    await page.unroute(answer);
    await expect(question).toBeHidden({ timeout: 90_000 });
    const note = review.decision.getByRole('region', { name: 'Together with other sites' });
    await expect(note).not.toContainText(/Looking|still being calculated/);
    const { clashCount, pending } = await readClashes(page, first.projectId);
    expect(pending).toBe(0);
    await expect(note).toContainText(
      clashCount === 0
        ? 'No receiver exceeds only together with other sites.'
        : new RegExp(`^${clashCount} receivers? exceeds? only together with other sites\\..*With `),
    );
    await expectFineScreen(page, 'decision-clashes');
  });

  await test.step('[APPROVE-65] what was returned stays in view as a case, and the notice leads to the next', async () => {
    await review.decision.getByRole('textbox').fill(REASON);
    await review.decision.getByRole('button', { name: 'Return for changes' }).click();
    await expect(page).toHaveURL(`${origin()}/CaseFile?case=${first.projectId}`);
    const next = page.getByRole('button', { name: `Next case: ${second.title}` });
    await expect(next).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to the inbox' })).toBeVisible();
    await expect(file.facts).toContainText('Returned for changes');
    await next.click();
    await expect(review.panel).toBeVisible();
    await expect(review.shell.header).toContainText(second.title);
  });

  await test.step('[APPROVE-77] an older link to the review of what was returned opens its case file', async () => {
    await page.goto(`${origin()}/Review?project=${first.projectId}&comment=1`);
    await expect(page).toHaveURL(`${origin()}/CaseFile?case=${first.projectId}`);
    await expect(file.facts).toContainText('Returned for changes');
  });

  await test.step('[APPROVE-60] the file of a deleted case has everything', async () => {
    await deleteQuietly(contractor, first.projectId);
    await file.visit(first.projectId);
    await expect(file.facts).toContainText(first.title);
    await expect(file.facts).toContainText('Closed');
    await expect(file.facts).toContainText('The project was deleted.');
    const submission = file.submission(1);
    await expect(submission).toContainText('by Demo Reviewer, after 900 days');
    await expect(submission).toContainText(REASON);
    await expect(submission.getByRole('button', { name: /^Exceeding \d+ of \d+/ })).toBeVisible();
    await expect(submission.getByText(/^SHA-256: [0-9a-f]{64}$/).first()).toBeVisible();
    const link = submission.getByRole('link', { name: /^Download Report\.pdf/ });
    const answer = await page.request.get(`${origin()}${await link.getAttribute('href')}`);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(file.screen.getByRole('button', { name: 'Open the review' })).toHaveCount(0);
    await expectFineScreen(page, 'case-file-deleted');
  });

  await test.step('[APPROVE-62] contractors are sent to their projects, and what is no case says so', async () => {
    await contractor.goto(`${origin()}/CaseFile?case=${second.projectId}`);
    await expect(contractor).toHaveURL(`${origin()}/Projects`);
    await contractor.context().close();
    await file.visit(2_000_000_000);
    await expect(file.screen).toContainText('There is no such case');
    await file.screen.getByRole('button', { name: 'Back to the inbox' }).click();
    await expect(page).toHaveURL(`${origin()}/Inbox`);
  });
});
