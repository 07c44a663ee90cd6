import { randomUUID } from 'node:crypto';
import { getReceiver } from '../../src/repositories/accounts/user.repository.ts';
import { calculate, printPlan } from './calculate-and-print.ts';
import { type DemoProject, goTo } from './demo-project.ts';
import type { OfficerName } from './people.ts';
import { takeProposal } from './propose-measures.ts';
import { writeReportText } from './report-text.ts';
import { type ClosedThread, closeThread, reviewRound } from './review-round.ts';
import type { Round, Story } from './story.ts';

/** Applies a project's story in date order. */
export async function tellStory(
  project: DemoProject,
  { begunDaysAgo, draft, hasScreening, rounds = [], assignee, ending }: Story,
): Promise<void> {
  goTo(project, begunDaysAgo, 'draft');
  if (hasScreening) await switchScreeningOn(project);
  if (draft === 'levels') await calculate(project);
  if (draft === 'report') {
    await prepare(project, true);
    await writeReport(project, begunDaysAgo, false);
  }
  let closed: readonly ClosedThread[] = [];
  for (const round of rounds) {
    const submissionId = await submitRound(project, round);
    if (assignee && round === rounds[0]) await assign(project, assignee);
    for (const thread of closed) await closeThread(project, thread);
    closed = await reviewRound(project, round, submissionId);
  }
  for (const thread of closed) await closeThread(project, thread);
  if (ending) await end(project, ending);
}

async function switchScreeningOn({ services, owner, projectId }: DemoProject): Promise<void> {
  const { revision, settings } = await services.screening.get(owner, projectId);
  await services.screening.save(owner, projectId, { ...settings, isOn: true, revision });
}

async function prepare(project: DemoProject, isMitigated: boolean): Promise<void> {
  if (isMitigated) await takeProposal(project);
  await calculate(project);
}

async function submitRound(project: DemoProject, round: Round): Promise<number> {
  const { services, owner, projectId } = project;
  const { submittedDaysAgo, isMitigated, isCareless = false } = round;
  goTo(project, submittedDaysAgo, 'draft');
  await prepare(project, isMitigated);
  await writeReport(project, submittedDaysAgo, isCareless);
  goTo(project, submittedDaysAgo, 'submit');
  const { email } = await getReceiver(services.database, owner.id);
  const contact = { email, roleInProject: 'Environmental Officer' };
  const { submission } = await services.submissions.submit(owner, projectId, { key: randomUUID(), contact });
  await services.performJobs();
  return submission.id;
}

/** Officers assign cases to themselves. */
async function assign({ services, officers, projectId }: DemoProject, assignee: OfficerName): Promise<void> {
  const officer = officers[assignee];
  await services.reviewDesk.assign(officer, projectId, { officerId: officer.id, expectedOfficerId: null });
}

/** Writes the text of the report and prints the plan. */
async function writeReport(project: DemoProject, daysAgo: number, isCareless: boolean): Promise<void> {
  const { services, owner, projectId } = project;
  const day = goTo(project, daysAgo, 'draft');
  const report = await services.reports.get(owner, projectId);
  await services.reports.save(owner, projectId, {
    revision: report.draft.revision,
    input: writeReportText(report, day, isCareless),
    contact: report.draft.contact,
  });
  await printPlan(project);
}

async function end(project: DemoProject, { daysAgo, kind }: NonNullable<Story['ending']>): Promise<void> {
  const { services, owner, projectId } = project;
  goTo(project, daysAgo, 'draft');
  if (kind === 'archived') return services.archive.setArchived(owner, projectId, true);
  await services.copies.create(owner, projectId, { as: 'version', commencementDate: null, isEquipmentKept: true });
}
