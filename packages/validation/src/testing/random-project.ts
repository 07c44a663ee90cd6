import { addDays, type CalculationSnapshot, type DayString, type SnapshotReceiver } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { toSnapshot } from '../engine-answer.ts';
import { withMovingZones, withRandomFronts } from '../random-case/fronts.ts';
import { type Random, randomOf } from '../random-case/random.ts';
import { withRandomScreening } from '../random-case/screening.ts';
import { withRandomCalendars } from '../random-case/working-calendar.ts';
import { randomCase } from '../random-case.ts';

/** Additional receivers: none, one, more than a group of four, and more than one batch of the engine. */
const MORE_RECEIVERS = [0, 0, 0, 1, 3, 5, 9];
const MORE_THAN_A_BATCH = 70;

/**
 * A random case, some with parts of fronts, unchanged, or longer than several blocks of days, or with more receivers than
 * the engine processes at once.
 */
export function randomProject(seed: number): CalculationSnapshot {
  const random = randomOf(seed + 1_000_000);
  const drawn = randomCase(seed);
  const plain = seed % 5 === 2 ? withRandomFronts(seed, drawn) : drawn;
  const snapshot = toSnapshot(random.chance(0.3) ? withRandomCalendars(seed, plain) : plain);
  const spread = random.chance(0.5) ? spreadTasks(random, withoutEntries(random, snapshot)) : snapshot;
  const more = random.chance(0.01) ? MORE_THAN_A_BATCH : random.pick(MORE_RECEIVERS);
  return { ...spread, receivers: [...spread.receivers, ...moreReceivers(random, spread.receivers, more)] };
}

/** A random case with whole fronts, whose activities follow them. */
export function randomMovingProject(seed: number): CalculationSnapshot {
  return toSnapshot(withMovingZones(seed, randomCase(seed)));
}

/** A random case with screening, some with whole fronts. */
export function randomScreenedProject(seed: number): CalculationSnapshot {
  const drawn = randomCase(seed);
  return toSnapshot(withRandomScreening(seed, seed % 4 === 0 ? withMovingZones(seed, drawn) : drawn));
}

/**
 * Removes dated criteria and contributions from half of the projects, which gives the longest periods without an edge.
 */
function withoutEntries(random: Random, snapshot: CalculationSnapshot): CalculationSnapshot {
  if (random.chance(0.5)) return snapshot;
  const receivers = snapshot.receivers.map((receiver) => ({ ...receiver, otherCriteria: [], contributions: [] }));
  return { ...snapshot, receivers };
}

/** Moves every activity and its rows by its own number of weeks. */
function spreadTasks(random: Random, snapshot: CalculationSnapshot): CalculationSnapshot {
  const days = new Map(snapshot.tasks.map(({ id }) => [id, random.integer(0, 50) * random.pick([0, 1, 7])]));
  const move = <T extends { readonly start: DayString; readonly end: DayString }>(entry: T, taskId: number): T => {
    const by = days.get(taskId) ?? 0;
    return { ...entry, start: addDays(entry.start, by), end: addDays(entry.end, by) };
  };
  return {
    ...snapshot,
    tasks: snapshot.tasks.map((task) => move(task, task.id)),
    rows: snapshot.rows.map((row) => move(row, row.taskId)),
  };
}

function moreReceivers(random: Random, receivers: readonly SnapshotReceiver[], count: number): SnapshotReceiver[] {
  return Array.from({ length: count }, (_, index) => {
    const receiver = random.pick(receivers);
    const [easting, northing] = receiver.position;
    return {
      ...receiver,
      pointId: 100 + index,
      position: hk80(easting + random.integer(-60, 60), northing + random.integer(-60, 60)),
      isInsideZoneWithBuilding: random.chance(0.05),
    };
  });
}
