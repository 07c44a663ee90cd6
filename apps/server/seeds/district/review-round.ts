import { randomUUID } from 'node:crypto';
import type { CommentAnchor } from '@quietsite/contracts';
import { listReceiverLevels } from '../../src/repositories/calculation/result.repository.ts';
import { findFinishedRun } from '../../src/repositories/calculation/run.repository.ts';
import { type DemoProject, goTo } from './demo-project.ts';
import type { OfficerName } from './people.ts';
import type { Remark, RemarkPlace, Round } from './story.ts';

/** A thread that its officer closes later, after the next submission if the plan is returned. */
export interface ClosedThread {
  readonly commentId: number;
  readonly by: OfficerName;
  readonly daysAgo: number;
}

/**
 * Comments and decides. Comments not sent with the decision are sent on their own day. Returns the threads to close.
 */
export async function reviewRound(project: DemoProject, round: Round, submissionId: number): Promise<ClosedThread[]> {
  const { remarks = [], decision } = round;
  const ids = new Map<Remark, number>();
  for (const remark of remarks.toSorted(
    (one, other) => Number(one.isDraft ?? false) - Number(other.isDraft ?? false),
  )) {
    ids.set(remark, await write(project, remark, submissionId));
    if (!remark.isDraft && remark.by !== decision?.by) await send(project, remark.by);
  }
  if (decision) await decide(project, decision, submissionId);
  for (const [remark, commentId] of ids) await reply(project, remark, commentId);
  return [...ids].flatMap(([{ by, resolvedDaysAgo: daysAgo }, commentId]) =>
    daysAgo === undefined ? [] : [{ commentId, by, daysAgo }],
  );
}

export async function closeThread(project: DemoProject, { commentId, by, daysAgo }: ClosedThread): Promise<void> {
  const { services, officers, projectId } = project;
  goTo(project, daysAgo, 'reply');
  await services.comments.change(officers[by], projectId, commentId, { isResolved: true });
}

async function write(project: DemoProject, { on, by, daysAgo, text }: Remark, submissionId: number): Promise<number> {
  const { services, officers, projectId } = project;
  goTo(project, daysAgo, 'remark');
  const anchor = await findAnchor(project, on);
  return (await services.comments.comment(officers[by], projectId, { submissionId, anchor, text, key: randomUUID() }))
    .id;
}

async function send({ services, officers, projectId }: DemoProject, by: OfficerName): Promise<void> {
  await services.comments.send(officers[by], projectId);
  await services.performJobs();
}

async function decide(
  project: DemoProject,
  { daysAgo, by, reason }: NonNullable<Round['decision']>,
  submissionId: number,
): Promise<void> {
  const { services, officers, projectId } = project;
  goTo(project, daysAgo, 'decide');
  const decision = reason === undefined ? { decision: 'reveal' as const } : { decision: 'reject' as const, reason };
  await services.decisions.decide(officers[by], projectId, { ...decision, submissionId });
  await services.performJobs();
}

async function reply(project: DemoProject, { replies = [] }: Remark, commentId: number): Promise<void> {
  const { services, officers, owner, projectId } = project;
  for (const { by, daysAgo, text } of replies) {
    goTo(project, daysAgo, 'reply');
    const author = by === 'team' ? owner : officers[by];
    await services.comments.reply(author, projectId, commentId, { text, key: randomUUID() });
    if (by !== 'team') await send(project, by);
  }
}

async function findAnchor(project: DemoProject, on: RemarkPlace): Promise<CommentAnchor> {
  if (on === 'plan') return { kind: 'plan' };
  if ('section' in on) return { kind: 'section', section: on.section };
  if ('receiver' in on) return { kind: 'receiver', pointId: at(await listLoudest(project), on.receiver) };
  const { equipmentRows } = await project.services.projects.getProgramme(project.owner, project.projectId);
  const rows = equipmentRows.toSorted((one, other) => other.soundPower - one.soundPower || one.id - other.id);
  return { kind: 'row', rowId: at(rows, on.row).id };
}

async function listLoudest({ services: { database }, projectId }: DemoProject): Promise<number[]> {
  const record = await findFinishedRun(database, projectId);
  const levels = record ? await listReceiverLevels(database, record.run.id) : [];
  return levels.map(({ pointId }) => pointId);
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[Math.min(index, items.length - 1)];
  if (item === undefined) throw new Error('there is nothing to comment on');
  return item;
}
