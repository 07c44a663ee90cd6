import type { CaseNearbyProject, CasePoint, CaseReceiver } from '../case.ts';
import { present } from '../present.ts';
import type { Calendar } from './calendar.ts';
import type { Random } from './random.ts';
import { randomRow } from './rows.ts';
import { randomTasks } from './tasks.ts';
import { randomZones } from './zones.ts';

/** Up to three versions of nearby projects; some are this project's own, older, or not approved (M-50). */
export function randomNearby(
  random: Random,
  ownLineage: string,
  origin: CasePoint,
  receivers: readonly CaseReceiver[],
  calendar: Calendar,
): CaseNearbyProject[] {
  const count = random.pick([0, 0, 0, 1, 1, 2, 3]);
  const versions = random.shuffle([1, 2, 3, 4]);
  return Array.from({ length: count }, (_, index) => ({
    lineageId: random.pick([ownLineage, 'north', 'north', 'south', 'south']),
    version: present(versions[index]),
    isApproved: random.chance(0.75),
    ...randomSite(random, 1000 * (index + 1), origin, receivers, calendar),
  }));
}

function randomSite(
  random: Random,
  base: number,
  [easting, northing]: CasePoint,
  receivers: readonly CaseReceiver[],
  calendar: Calendar,
) {
  const randomOffset = (): number => random.integer(-30, 30) * 10;
  const origin: CasePoint = [easting + randomOffset(), northing + randomOffset()];
  const ids = (most: number): number[] => Array.from({ length: random.integer(1, most) }, (_, index) => base + index);
  const zones = randomZones(random, ids(2), origin, origin[0] + 150);
  const first = random.integer(-20, Math.floor(calendar.days / 2));
  const tasks = randomTasks(random, ids(2), zones, calendar, { first, last: first + random.integer(5, 60) });
  const rows = ids(4).map((id) => randomRow(random, id, random.pick(tasks), receivers, calendar));
  return { zones: zones.map(({ zone }) => zone), tasks: tasks.map(({ task }) => task), rows };
}
