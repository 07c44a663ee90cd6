import type { Browser, Page } from '@playwright/test';
import type { ReviewCase } from '@quietsite/contracts';
import { createAccount } from '../pages/account-pages.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { assignQuietly, InboxPage, readDesk } from '../pages/inbox-page.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copyCalculated, rejectQuietly, submitQuietly } from '../pages/report-page.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';
import { readProject } from '../pages/site-detail-pages.ts';

/** The list of a case opened while searching for 'Inbox'. */
const FOUND = 'list=find%3DInbox';

const FEW = { oneOf: 6 };
const COLLEAGUE = 'Officer Beta';

/** A second officer of the district, with the id that cases are assigned by. */
async function signInColleague(browser: Browser): Promise<{ page: Page; id: number }> {
  const username = `desk-${Date.now()}`;
  const context = await browser.newContext();
  await createAccount(context, username);
  await changeDatabase(
    `update users set user_type = 'epd', district = 'Kowloon City', company_id = null, first_name = 'Officer',
       last_name = 'Beta' where username = '${username}'`,
  );
  const page = await signInQuietly(context, username);
  const session = (await (await page.request.get(`${origin()}/api/session`)).json()) as { user: { id: number } };
  return { page, id: session.user.id };
}

async function submitCopy(contractor: Page, word: string) {
  const projectId = await copyCalculated(contractor, word, FEW);
  await submitQuietly(contractor, projectId);
  return { projectId, title: (await readProject(contractor, projectId)).title };
}

const findCase = async (page: Page, projectId: number): Promise<ReviewCase> => {
  const found = (await readDesk(page)).cases.find((one) => one.projectId === projectId);
  if (!found) throw new Error(`no case ${projectId}`);
  return found;
};

/** The list is reloaded when the user returns to the tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('an officer finds, takes and opens what waits, with the keyboard and on the map, beside a colleague', async ({
  context,
  browser,
}) => {
  const contractor = await signInQuietly(await browser.newContext(), 'demo');
  const old = await submitCopy(contractor, 'Inbox old');
  const fresh = await submitCopy(contractor, 'Inbox new');
  await changeDatabase(
    `update submissions set submitted_at = now() - interval '40 days' where project_id = ${old.projectId}`,
  );
  const colleague = await signInColleague(browser);
  const page = await signInQuietly(context, 'demo-epd');
  const inbox = new InboxPage(page);

  await test.step('[APPROVE-51] the Inbox is the home of officers, with what needs a decision in the header', async () => {
    await page.goto(`${origin()}/`);
    await expect(page).toHaveURL(`${origin()}/Inbox`);
    const waiting = (await readDesk(page)).cases.filter(({ state }) => state === 'needsDecision').length;
    const place = page.getByRole('navigation', { name: 'Places' }).getByRole('link').first();
    await expect(place).toHaveAccessibleName(`Inbox ${waiting} need a decision`);
    await inbox.shell.place('Projects').click();
    await expect(inbox.shell.projects).toBeVisible();
    await page.getByRole('link', { name: 'QuietSite home' }).click();
    await expect(page).toHaveURL(`${origin()}/Inbox`);
    await contractor.goto(`${origin()}/Inbox`);
    await expect(contractor).toHaveURL(`${origin()}/Projects`);
    await contractor.context().close();
  });

  await test.step('[APPROVE-52] cases are grouped by the target, and each row is one link', async () => {
    const past = inbox.screen.getByRole('list', { name: /^Past the 28-day target/ });
    await expect(past.getByRole('link', { name: `${old.title}, 40 days, exceeds by` })).toBeVisible();
    await expect(past.getByRole('listitem').filter({ hasText: fresh.title })).toHaveCount(0);
    await expect(inbox.screen.getByRole('list', { name: /^Within the target/ })).toContainText(fresh.title);
    const { levels } = await findCase(page, fresh.projectId);
    const total = (levels?.exceeds ?? 0) + (levels?.borderline ?? 0) + (levels?.satisfies ?? 0);
    await expect(inbox.row(fresh.title)).toContainText(`${levels?.exceeds} of ${total}`);
    await expect(inbox.row(fresh.title)).toContainText(`+${levels?.worst?.excess.toFixed(1)} dB`);
  });

  await test.step('[APPROVE-54] search, filters and tab are in the address, and come back', async () => {
    await inbox.find.fill(old.title);
    await expect(inbox.rows).toHaveCount(1);
    await expect(inbox.found).toContainText(/^1 of \d+/);
    await inbox.filter('Assigned').selectOption('Nobody');
    await inbox.tab('All').click();
    await expect(page).toHaveURL(/tab=all/);
    await page.reload();
    await expect(inbox.find).toHaveValue(old.title);
    await expect(inbox.tab('All')).toHaveAttribute('aria-selected', 'true');
    await expect(inbox.filter('Assigned')).toHaveValue('nobody');
    await inbox.shell.place('Projects').click();
    await page.getByRole('link', { name: 'QuietSite home' }).click();
    await expect(inbox.find).toHaveValue(old.title);
    await inbox.filter('Assigned').selectOption('Me');
    await expect(inbox.screen).toContainText(`No site matches “${old.title}” in “All”`);
    await expectFineScreen(page, 'inbox-none');
    await inbox.screen.getByRole('button', { name: 'Clear filters' }).click();
    await inbox.tab('Needs decision').click();
    await expect(inbox.row(fresh.title)).toBeVisible();
  });

  await test.step('[APPROVE-55] a case is assigned; whoever was faster keeps it and is named', async () => {
    await inbox.assign(old.title, COLLEAGUE);
    await expect(inbox.row(old.title).getByRole('button', { name: /is assigned to Officer Beta/ })).toHaveText('OB');
    await inbox.assign(old.title, 'Nobody');
    await expect(inbox.row(old.title).getByRole('button')).toHaveText('Assign');
    // The list must not be reloaded before the officer acts.
    let isHeld = true;
    await page.route('**/api/review-desk', async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue();
    });
    await assignQuietly(colleague.page, old.projectId, colleague.id);
    await inbox.assign(old.title, 'Assign to me');
    const warning = page.getByRole('status').filter({ hasText: 'Not assigned' });
    await expect(warning).toContainText(`Officer Beta already has “${old.title}”.`);
    isHeld = false;
    await expect(inbox.row(old.title).getByRole('button')).toHaveText('OB');
    expect((await findCase(page, old.projectId)).assignee?.id).toBe(colleague.id);
    await warning.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('[APPROVE-56] list and map mark each other', async () => {
    await inbox.row(old.title).hover();
    const card = page.locator('main > [aria-hidden="true"]').filter({ hasText: old.title });
    await expect(card).toBeVisible();
    const place = await inbox.placeOf(await findCase(page, old.projectId));
    await inbox.find.hover();
    await expect(card).toHaveCount(0);
    // Copies of one project overlap on the map: one of the two is marked.
    await page.mouse.move(place.x + 1, place.y + 1);
    await page.mouse.move(place.x, place.y);
    const marked = inbox.screen.locator('[data-marked]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toBeInViewport();
    await page.mouse.click(place.x, place.y);
    await expect(marked.getByRole('link')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Sites on the map' })).toContainText('Needs decision, days waiting');
  });

  await test.step('[APPROVE-57] [APPROVE-75] single keys work in the list, and nowhere else', async () => {
    await inbox.find.hover();
    await inbox.find.fill('Inbox');
    await inbox.find.press('End');
    await page.keyboard.type(' jam?');
    await expect(inbox.find).toHaveValue('Inbox jam?');
    await inbox.find.fill('Inbox');
    await expect(inbox.rows).toHaveCount(2);
    await inbox.link(old.title).focus();
    await page.keyboard.press('j');
    await expect(inbox.link(fresh.title)).toBeFocused();
    await page.keyboard.press('j');
    await expect(inbox.link(fresh.title)).toBeFocused();
    await page.keyboard.press('a');
    await expect(inbox.row(fresh.title).getByRole('button')).toHaveText('DR');
    await page.keyboard.press('k');
    await expect(inbox.link(old.title)).toBeFocused();
    // A colleague is assigned, so the key only opens a question.
    await page.keyboard.press('a');
    await expect(page.getByRole('menuitem', { name: 'Assign to me' })).toBeFocused();
    await page.keyboard.press('Escape');
    await inbox.link(old.title).focus();
    await page.keyboard.press('m');
    await expect(inbox.shell.map).toBeFocused();
    await expect(inbox.screen.getByText('back to the list')).toBeVisible();
    await expect(inbox.screen.getByText('assign to me')).toBeHidden();
    await page.keyboard.press('m');
    await expect(inbox.link(old.title)).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts of the Inbox' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inbox.link(old.title)).toBeFocused();
  });

  await test.step('[APPROVE-58] what a colleague decides meanwhile says so, and leads to the file', async () => {
    await rejectQuietly(colleague.page, fresh.projectId);
    await comeBack(page);
    await expect(inbox.row(fresh.title)).toContainText('Returned by Officer Beta just now');
    await expect(inbox.link(fresh.title)).toHaveAttribute('href', `/CaseFile?case=${fresh.projectId}&${FOUND}`);
    await inbox.tab('Returned').click();
    await expect(inbox.row(fresh.title)).toContainText('Returned');
    await colleague.page.context().close();
  });

  await test.step('[APPROVE-58] a list that cannot be read says so and offers to try again', async () => {
    await page.route('**/api/review-desk', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    const failure = inbox.screen.getByRole('alert');
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await failure.getByRole('button', { name: 'Retry' }).click();
    await inbox.tab('Needs decision').click();
    await expect(inbox.link(old.title)).toBeVisible();
  });

  await test.step('[APPROVE-52] [APPROVE-72] Enter opens the review, which keeps the list', async () => {
    await inbox.link(old.title).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin()}/Review?project=${old.projectId}&${FOUND}`);
    await expect(page.getByRole('region', { name: 'Review', exact: true }).getByText(/^1 of 1/)).toBeVisible();
  });
});

test('[APPROVE-58] an officer without a district sees whom to ask', async ({ context }) => {
  const username = `desk-none-${Date.now()}`;
  await createAccount(context, username);
  await changeDatabase(`update users set user_type = 'epd', company_id = null where username = '${username}'`);
  const inbox = new InboxPage(await signInQuietly(context, username));
  await inbox.page.goto(`${origin()}/Inbox`);
  await expect(inbox.screen).toContainText('You have no district yet');
  await expect(inbox.screen).toContainText('Ask an administrator.');
  await expect(inbox.screen.getByRole('tab')).toHaveCount(0);
});
