import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ReceiverPoint, Report, Review } from '@quietsite/contracts';
import { expect } from './expect.ts';
import { calculateQuietly, copyWithEquipment, readReceivers } from './select-page.ts';
import { changeDatabase } from './server-data.ts';
import { openPath } from './shared-page.ts';
import { origin, ShellPage } from './shell-page.ts';

const headers = () => ({ headers: { origin: origin() } });

/** This many receivers test the screens as well as all of them would, and print faster. */
const MAX_SELECTED = 6;

/** A separate calculated project with everything a report needs except its text; of its receivers, one in `oneOf`. */
export async function copyCalculated(page: Page, word: string, { oneOf = 1 } = {}): Promise<number> {
  const projectId = await copyWithEquipment(page, word);
  if (oneOf > 1)
    await changeDatabase(`delete from receiver_points where project_id = ${projectId} and id % ${oneOf} > 0`);
  await calculateQuietly(page, projectId);
  // Afterwards, because a run selects all that exceed or are borderline (Q149).
  await selectFew(page, projectId);
  return projectId;
}

/** Changes the criterion of the first selected receiver and recalculates. */
export async function changeCriterion(page: Page, projectId: number, criterion: number): Promise<string> {
  const { points } = await readReceivers(page, projectId);
  const point = points.find(({ isSelected }) => isSelected);
  if (!point) throw new Error('no receiver is selected');
  await putPoints(page, projectId, [{ ...point, criterion }]);
  await calculateQuietly(page, projectId);
  return point.name;
}

async function selectFew(page: Page, projectId: number): Promise<void> {
  const { points } = await readReceivers(page, projectId);
  const left = points.filter(({ isSelected, isCompulsory }) => isSelected && !isCompulsory).slice(MAX_SELECTED);
  await putPoints(
    page,
    projectId,
    left.map((point) => ({ ...point, name: '', isSelected: false })),
  );
}

async function putPoints(page: Page, projectId: number, changed: readonly ReceiverPoint[]): Promise<void> {
  const lease = await page.request.post(`${origin()}/api/projects/${projectId}/lease`, {
    ...headers(),
    data: { isTakeOver: true },
  });
  expect(lease.ok()).toBe(true);
  const { revision } = await readReceivers(page, projectId);
  const answer = await page.request.put(`${origin()}/api/projects/${projectId}/receivers`, {
    ...headers(),
    data: {
      revision,
      removedIds: [],
      points: changed.map(
        ({ pointId, buildingId, position, name, criterion, isSelected, otherCriteria, contributions }) => ({
          ...{ pointId, buildingId, position, name, criterion, isSelected, otherCriteria, contributions },
        }),
      ),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Writes, prints and submits without the screens, for journeys that start after it. */
export async function submitQuietly(page: Page, projectId: number): Promise<void> {
  await prepareQuietly(page, projectId);
  const { draft } = await readReport(page, projectId);
  const answer = await page.request.post(`${origin()}/api/projects/${projectId}/submission`, {
    ...headers(),
    data: { key: randomUUID(), contact: draft.contact },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Everything before Submit. */
export async function prepareQuietly(page: Page, projectId: number): Promise<void> {
  const path = `${origin()}/api/projects/${projectId}`;
  await page.request.post(`${path}/lease`, { ...headers(), data: { isTakeOver: true } });
  const { draft, hasAppendixD } = await readReport(page, projectId);
  const contact = { ...draft.contact, roleInProject: 'Main contractor' };
  const saved = await page.request.put(`${path}/report/draft`, { ...headers(), data: { ...draft, contact } });
  expect(saved.ok(), await saved.text()).toBe(true);
  const kinds = ['report', 'appendix-a', 'appendix-b', 'appendix-c', ...(hasAppendixD ? ['appendix-d'] : [])];
  for (const kind of kinds) await page.request.post(`${path}/documents`, { ...headers(), data: { kind } });
  const isMissing = async () => (await readReport(page, projectId)).findings.some(({ isBlocking }) => isBlocking);
  await expect.poll(isMissing, { intervals: [1_000] }).toBe(false);
}

/** Returns the latest submission, as the authority. */
export async function rejectQuietly(reviewer: Page, projectId: number): Promise<void> {
  const [latest] = (await readReview(reviewer, projectId)).submissions;
  const answer = await reviewer.request.post(`${origin()}/api/projects/${projectId}/decision`, {
    ...headers(),
    data: { decision: 'reject', submissionId: latest?.id, reason: 'Permits for night works missing' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`${origin()}${path}`);
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as Answer;
}

export const readReport = (page: Page, projectId: number) => read<Report>(page, `/api/projects/${projectId}/report`);
export const readReview = (page: Page, projectId: number) => read<Review>(page, `/api/projects/${projectId}/review`);

/** The report wizard. */
export class ReportPage {
  readonly page: Page;
  readonly shell: ShellPage;
  constructor(page: Page) {
    this.page = page;
    this.shell = new ShellPage(page);
  }

  get wizard(): Locator {
    return this.page.getByRole('region', { name: 'Report', exact: true });
  }
  button(name: string): Locator {
    return this.wizard.getByRole('button', { name, exact: true });
  }
  get step(): Locator {
    return this.wizard.getByRole('list', { name: 'Steps of the report' }).locator('[aria-current="step"]');
  }
  get saved(): Locator {
    return this.wizard.getByText(/^Saved \d\d:\d\d$/);
  }
  /** The text of the rendered pages. */
  pages(name: string): Locator {
    return this.wizard.getByRole('region', { name: `Pages of ${name}`, exact: true });
  }
  document(name: string): Locator {
    return this.wizard
      .getByRole('list', { name: 'Report and appendices' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  async visit(projectId: number, step = 0): Promise<void> {
    await openPath(this.page, `/Report?project=${projectId}${step === 0 ? '' : `&step=${step}`}`);
    await expect(this.step).toBeVisible();
  }

  /** Waits until the report and appendices are printed. */
  async waitForDocuments(): Promise<void> {
    for (const name of ['Report', 'Appendix A', 'Appendix B', 'Appendix C'])
      await expect(this.document(name)).toContainText(/\d+ pages?, /);
  }

  /** From any step to step 2, after everything is printed. */
  async goToContact(): Promise<void> {
    await this.button('Next').click();
    await expect(this.step).toContainText('Appendices');
    await this.waitForDocuments();
    await this.button('Next').click();
    await expect(this.step).toContainText('Contact');
  }

  async fillContact(role = 'Main contractor'): Promise<void> {
    await expect(this.wizard.getByLabel('Email')).not.toHaveValue('');
    await this.wizard.getByRole('combobox', { name: 'Role in project' }).fill(role);
    await this.page.keyboard.press('Escape');
    await expect(this.step).toContainText('Contact');
  }

  /** The journeys leave permits unanswered, so this question always appears. */
  get submitQuestion(): Locator {
    return this.dialog('Submit with open items?');
  }

  async submit(): Promise<void> {
    await expect(this.button('Submit')).not.toHaveAttribute('aria-disabled', 'true');
    await this.button('Submit').click();
    await this.submitQuestion.getByRole('button', { name: 'Submit' }).click();
  }
}

/** Everything submitted for a project. */
export class CaseFilePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get screen(): Locator {
    return this.page.getByRole('region', { name: 'Case file', exact: true });
  }
  get facts(): Locator {
    return this.screen.getByRole('region', { name: 'About this case' });
  }
  submission(number: number): Locator {
    return this.screen.getByRole('region', { name: `Submission ${number}`, exact: true });
  }

  async visit(projectId: number): Promise<void> {
    await openPath(this.page, `/CaseFile?case=${projectId}`);
    await expect(this.screen).toBeVisible();
  }
}

/** The review and the decision. */
export class ReviewPage {
  readonly page: Page;
  readonly shell: ShellPage;
  constructor(page: Page) {
    this.page = page;
    this.shell = new ShellPage(page);
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Review', exact: true });
  }
  get decision(): Locator {
    return this.page.getByRole('dialog', { name: /^Decide on submission \d+$/ });
  }
  get comments(): Locator {
    return this.panel.getByRole('list', { name: 'Comments' }).getByRole('article');
  }

  /** The field of a new comment, not that of a reply. */
  get text(): Locator {
    return this.panel.getByRole('textbox', { name: 'Comment', exact: true });
  }

  async visit(projectId: number): Promise<void> {
    await openPath(this.page, `/Review?project=${projectId}`);
    await expect(this.panel).toBeVisible();
  }

  /** Typed text that has not been sent is a draft. */
  get drafts(): Locator {
    return this.panel.getByRole('region', { name: 'Your draft review' });
  }

  async comment(about: string, kind: string, choice: string, text: string): Promise<void> {
    await this.panel.getByRole('combobox', { name: 'About' }).selectOption(about);
    if (choice !== '') {
      await this.panel.getByRole('combobox', { name: kind, exact: true }).fill(choice);
      await this.page
        .getByRole('option', { name: new RegExp(`^${choice}`) })
        .first()
        .click();
    }
    await this.text.fill(text);
    await this.panel.getByRole('button', { name: 'Add comment' }).click();
    await expect(this.comments.filter({ hasText: text })).toBeVisible();
  }

  /** Presses Approve once the clashes with other sites are known, and confirms. */
  async reveal(openComments: string): Promise<void> {
    const approve = this.decision.getByRole('button', { name: 'Approve and publish' });
    await expect(approve).toBeVisible();
    await expect(this.decision).not.toContainText(/Looking for|still being calculated/);
    await approve.click();
    const question = this.page.getByRole('dialog', { name: /^Approve (and publish|with \d+ open comments?)\?$/ });
    await expect(question).toContainText(`shows this site to nearby projects.${openComments}`);
    await question.getByRole('button', { name: 'Approve and publish' }).click();
  }
}
