import {
  type CalculationSnapshot,
  describeFloors,
  describeTimeline,
  LiveCalculation,
  summarise,
} from '@quietsite/domain';
import { type Random, randomOf } from '../random-case/random.ts';
import { findDifference } from './difference.ts';
import type { Edit } from './edit.ts';
import { CALENDAR_EDITS, RECEIVER_EDITS, STRUCTURAL_EDITS, TASK_EDITS } from './frame-edits.ts';
import { randomMovingProject, randomProject } from './random-project.ts';
import { ROW_EDITS } from './row-edits.ts';

export interface ChainResult {
  /** Names of the edits, in order. */
  readonly edits: readonly string[];
  /**
   * The first edit after which the updated calculation differs from that of the edited project; null if there is none.
   */
  readonly difference: string | null;
}

/** A timeline takes longer than a calculation, so only some receivers are checked. */
const MAX_TIMELINES = 2;

/**
 * Updates a calculation through 3 to 8 edits of a random project, and recalculates the project from scratch after each.
 */
export function followEdits(seed: number): ChainResult {
  const random = randomOf(seed + 2_000_000);
  const history = [seed % 8 === 4 ? randomMovingProject(seed) : randomProject(seed)];
  const followed = new LiveCalculation(history[0] as CalculationSnapshot);
  const edits: string[] = [];
  for (let count = random.integer(3, 8); count > 0; count--) {
    const { name, snapshot } = nextSnapshot(random, history);
    edits.push(name);
    history.push(snapshot);
    followed.update(snapshot);
    const points = random.shuffle(snapshot.receivers.map(({ pointId }) => pointId)).slice(0, MAX_TIMELINES);
    const difference = compareToFresh(followed, snapshot, points, random.chance(0.1));
    if (difference !== null) return { edits, difference };
  }
  return { edits, difference: null };
}

function nextSnapshot(random: Random, history: readonly CalculationSnapshot[]) {
  const snapshot = history.at(-1) as CalculationSnapshot;
  if (history.length > 1 && random.chance(0.08)) return { name: 'taken back', snapshot: random.pick(history) };
  const first = pickEdit(random);
  if (random.chance(0.8)) return { name: first.name, snapshot: first.edit(random, snapshot) };
  const second = pickEdit(random);
  return {
    name: `${first.name} and ${second.name}`,
    snapshot: second.edit(random, first.edit(random, snapshot)),
  };
}

function pickEdit(random: Random): { name: string; edit: Edit } {
  const edits = random.chance(0.04)
    ? STRUCTURAL_EDITS
    : random.pick([ROW_EDITS, ROW_EDITS, ROW_EDITS, TASK_EDITS, CALENDAR_EDITS, RECEIVER_EDITS, RECEIVER_EDITS]);
  const [name, edit] = random.pick(Object.entries(edits));
  return { name, edit };
}

/**
 * Compares every number of the updated calculation with a new one, including the timelines and floors of some points.
 */
export function compareToFresh(
  followed: LiveCalculation,
  snapshot: CalculationSnapshot,
  points: readonly number[],
  withFloors: boolean,
): string | null {
  const [actual, expected] = [followed, new LiveCalculation(snapshot)].map((calculation) => ({
    ...readState(calculation),
    timelines: points.map((pointId) => describeTimeline(calculation, pointId)),
    floors: points.map((pointId) => (withFloors ? describeFloors(calculation, pointId) : null)),
  }));
  return findDifference(actual, expected);
}

function readState(calculation: LiveCalculation) {
  return { ...readNumbers(calculation), result: summarise(calculation) };
}

/** The engine's stored results of every receiver. */
export function readNumbers({ engine }: LiveCalculation) {
  const { energies, days, ...others } = engine.peaks;
  // Copied, because the engine reuses its arrays.
  return {
    energies: energies.slice(),
    days: days.slice(),
    others: structuredClone(others),
    combinations: engine.combinations,
  };
}
