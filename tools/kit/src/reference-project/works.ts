import type {
  SnapshotRow,
  SnapshotTask,
  SnapshotZone,
} from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import { addDays, type DayString } from '../../../../packages/domain/src/day.ts';
import type { Random } from '../../../../packages/fixtures/src/random.ts';
import { createRow } from './equipment.ts';
import { createZones, type Site } from './zones.ts';

const MIN_TASK_DAYS = 20;
const MAX_TASK_DAYS = 240;

/** The noise sources of a project, without receivers. */
export interface Works {
  readonly zones: readonly SnapshotZone[];
  readonly tasks: readonly SnapshotTask[];
  readonly rows: readonly SnapshotRow[];
}

export interface WorksSize {
  readonly zones: number;
  readonly tasks: number;
  readonly rows: number;
  readonly firstDay: DayString;
  readonly days: number;
}

interface PlannedTask {
  readonly task: SnapshotTask;
  readonly zone: SnapshotZone;
  readonly taskDays: number;
}

/** The same site, size and generator give the same works; ids count up from firstId. */
export function createWorks(site: Site, size: WorksSize, firstId: number, random: Random): Works {
  const zones = createZones(site, size.zones, firstId, random);
  const planned = Array.from({ length: size.tasks }, (_, index) =>
    planTask(index, size, firstId + index, zones, random),
  );
  const rows: SnapshotRow[] = [];
  countRowsByTask(size, random).forEach((count, index) => {
    for (let i = 0; i < count; i++) {
      // Every other row, so that exactly half have dates of their own.
      const hasOwnDates = rows.length % 2 === 0;
      rows.push(createRow({ id: firstId + rows.length, ...(planned[index] as PlannedTask), hasOwnDates }, random));
    }
  });
  return { zones, tasks: planned.map(({ task }) => task), rows };
}

/** The first activity starts and the last one ends with the project, so that it has the requested number of days. */
function planTask(
  index: number,
  size: WorksSize,
  id: number,
  zones: readonly SnapshotZone[],
  random: Random,
): PlannedTask {
  const zone = index < zones.length ? (zones[index] as SnapshotZone) : random.pick(zones);
  const taskDays = random.integer(MIN_TASK_DAYS, MAX_TASK_DAYS);
  const latest = size.days - taskDays;
  const anywhere = random.integer(0, latest);
  const offset = index === 0 ? 0 : index === size.tasks - 1 ? latest : anywhere;
  const start = addDays(size.firstDay, offset);
  const end = addDays(start, taskDays - 1);
  const task = { id, zoneId: zone.id, construction: `Part ${(id % 7) + 1}`, name: `Task ${index + 1}`, start, end };
  return { task, zone, taskDays };
}

/** Distributes half of the rows evenly and half at random: no activity is empty, and some are long. */
function countRowsByTask({ tasks, rows }: WorksSize, random: Random): number[] {
  const counts = Array.from({ length: tasks }, () => Math.floor(rows / tasks / 2));
  const rest = rows - counts.reduce((sum, count) => sum + count, 0);
  for (let i = 0; i < rest; i++) {
    const task = random.integer(0, tasks - 1);
    counts[task] = (counts[task] ?? 0) + 1;
  }
  return counts;
}
