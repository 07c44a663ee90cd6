import type { EngineRow } from '../engine/emission-steps.ts';
import type { EngineChanges } from '../engine/engine.ts';
import type { PlainProject, PlainReceiver, PlainTask } from './plain-project.ts';
import { type RandomSource, randomProject } from './random-input.ts';

export interface Change {
  readonly project: PlainProject;
  readonly changes: EngineChanges;
}

const NO_CHANGES: EngineChanges = { days: [], receivers: [] };

/** A typical user change between two calculations, and what it affects. */
export function changeProject(draw: RandomSource, project: PlainProject): Change {
  return draw.of([changeOwnRow, changeNeighbour, changeReceiver, changeProfile, changeEdges, changeDays])(
    draw,
    project,
  );
}

function changeRow(draw: RandomSource, task: PlainTask): { task: PlainTask; days: EngineChanges['days'] } {
  const index = draw.whole(0, task.rows.length - 1);
  const before = task.rows[index] as EngineRow;
  const after: EngineRow = {
    ...before,
    startDay: before.startDay + draw.whole(-5, 2),
    endDay: before.endDay + draw.whole(2, 9),
    energies: before.energies.map((energy) => energy * draw.of([1, 3])),
  };
  return { task: { ...task, rows: task.rows.with(index, after) }, days: [before, after] };
}

export function changeOwnRow(draw: RandomSource, project: PlainProject): Change {
  const index = draw.whole(0, project.tasks.length - 1);
  const { task, days } = changeRow(draw, project.tasks[index] as PlainTask);
  return { project: { ...project, tasks: project.tasks.with(index, task) }, changes: { ...NO_CHANGES, days } };
}

export function changeNeighbour(draw: RandomSource, project: PlainProject): Change {
  const [first, ...others] = project.neighbours;
  if (first === undefined) return { project, changes: NO_CHANGES };
  const { task, days } = changeRow(draw, first[0] as PlainTask);
  return { project: { ...project, neighbours: [first.with(0, task), ...others] }, changes: { ...NO_CHANGES, days } };
}

/** Changes the distances or the profile. */
export function changeReceiver(draw: RandomSource, project: PlainProject): Change {
  const receivers = [draw.whole(0, project.receivers.length - 1), draw.whole(0, project.receivers.length - 1)];
  const moved = project.receivers.map((receiver, index): PlainReceiver => {
    if (!receivers.includes(index)) return receiver;
    const profile = draw.whole(0, project.profiles.length - 1);
    return { ...receiver, profile, distances: receiver.distances.map((metres) => metres + draw.whole(0, 20)) };
  });
  return { project: { ...project, receivers: moved }, changes: { ...NO_CHANGES, receivers } };
}

const receiversWith = (project: PlainProject, profile: number) =>
  project.receivers.flatMap((receiver, index) => (receiver.profile === profile ? [index] : []));

/** A different value on the same days. */
export function changeProfile(draw: RandomSource, project: PlainProject): Change {
  const index = draw.whole(0, project.profiles.length - 1);
  const profiles = project.profiles.map((profile, i) =>
    i === index
      ? { ...profile, criteria: profile.criteria.map((piece) => ({ ...piece, value: piece.value - 3 })) }
      : profile,
  );
  return { project: { ...project, profiles }, changes: { ...NO_CHANGES, receivers: receiversWith(project, index) } };
}

/** An additional contribution, or entirely different dates. */
export function changeEdges(draw: RandomSource, project: PlainProject): Change {
  const index = draw.whole(0, project.profiles.length - 1);
  const other = randomProject(draw.whole(0, 1000)).profiles[0] as PlainProject['profiles'][number];
  const startDay = draw.whole(project.firstDay, project.lastDay);
  const loud = { startDay, endDay: startDay + draw.whole(0, 9), value: 10 ** draw.whole(5, 9) };
  const profiles = project.profiles.map((profile, i) => {
    if (i !== index) return profile;
    return draw.chance(0.3) ? other : { ...profile, contributions: [...profile.contributions, loud] };
  });
  return { project: { ...project, profiles }, changes: { ...NO_CHANGES, receivers: receiversWith(project, index) } };
}

export function changeDays(draw: RandomSource, project: PlainProject): Change {
  const firstDay = project.firstDay + draw.whole(-20, 5);
  const lastDay = Math.max(firstDay, project.lastDay + draw.whole(-5, 20));
  return { project: { ...project, firstDay, lastDay }, changes: NO_CHANGES };
}
