import type { CasePoint, CaseReceiver, MethodCase } from './case.ts';
import { randomCalendar } from './random-case/calendar.ts';
import { randomNearby } from './random-case/nearby.ts';
import { type Random, randomOf } from './random-case/random.ts';
import { randomReceivers } from './random-case/receivers.ts';
import { edgeRow, randomRow } from './random-case/rows.ts';
import { randomTasks, taskOf } from './random-case/tasks.ts';
import { randomZones } from './random-case/zones.ts';

const LINEAGE = 'own';
const ORIGINS: readonly CasePoint[] = [
  [836000, 818000],
  [836500, 817500],
  [835411.431, 817266.016],
  [801234.5, 829876.25],
];

/**
 * A small project that targets the edge cases of the method: symmetrical zones and receivers, round numbers that give
 * ties and exact halves, rows and criteria with overlapping dates. The same seed always gives the same case.
 */
export function randomCase(seed: number): MethodCase {
  const random = randomOf(seed);
  const origin = random.pick(ORIGINS);
  const axis = origin[0] + random.pick([100, 125, 150, 200, 260.5]);
  const calendar = randomCalendar(random);
  const zones = randomZones(random, shuffledIds(random, [1, 2, 2, 3, 4]), origin, axis);
  const receivers = randomReceivers(random, zones, axis, calendar);
  /** If there is an edge row, it is the only one on the last days. */
  const withEdge = random.chance(0.35);
  const last = withEdge ? calendar.days - 3 : calendar.days - 1;
  const tasks = randomTasks(random, shuffledIds(random, [1, 2, 3, 4, 5]), zones, calendar, { first: 0, last });
  const rowCount = random.pick([random.integer(1, 4), random.integer(3, 8), random.integer(5, 13)]);
  const rows = Array.from({ length: rowCount }, (_, index) =>
    randomRow(random, 100 + index, random.pick(tasks), receivers, calendar),
  );
  if (withEdge) {
    const edge = taskOf(random, 9, random.pick(zones), calendar, { first: last + 1, last: calendar.days - 1 });
    tasks.push(edge);
    rows.push(edgeRow(random, 99, edge, random.pick(receivers) as CaseReceiver));
  }
  return {
    lineageId: LINEAGE,
    zones: zones.map(({ zone }) => zone),
    tasks: random.shuffle(tasks.map(({ task }) => task)),
    rows: random.shuffle(rows),
    receivers,
    nearbyProjects: randomNearby(random, LINEAGE, origin, receivers, calendar),
  };
}

/** Ids in random order, so that nothing can depend on it (M-41). */
function shuffledIds(random: Random, counts: readonly number[]): number[] {
  return random.shuffle([1, 2, 3, 4, 5, 6]).slice(0, random.pick(counts));
}
