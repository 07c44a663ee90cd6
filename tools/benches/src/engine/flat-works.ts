import type { SnapshotRow } from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import type { ReferenceProject } from '../../../kit/src/reference-project/reference-project.ts';
import type { Works } from '../../../kit/src/reference-project/works.ts';

/**
 * The input of both yardsticks: all rows, own and neighbours', as flat arrays, ordered by column and task. A column is
 * a zone. Every row is at the centre of its zone and all zones add: fixed positions (M-32) and zone types (M-34) are
 * left out. Written without the product's code, so that a mistake there cannot hide here.
 */
export interface FlatWorks {
  readonly columnCount: number;
  readonly groupCount: number;
  readonly columns: Int32Array;
  readonly tasks: Int32Array;
  /** 0 = without group. */
  readonly groups: Int32Array;
  readonly startDays: Int32Array;
  /** Inclusive. */
  readonly endDays: Int32Array;
  /** Sound power with its corrections, unmitigated and mitigated. */
  readonly soundPowers: readonly [Float64Array, Float64Array];
}

interface TaskRow {
  readonly row: SnapshotRow;
  readonly column: number;
  readonly task: number;
}

export function flattenWorks(project: ReferenceProject): FlatWorks {
  const rows = placeRows(listProjects(project));
  const groups = [...new Set(['', ...rows.map(({ row }) => row.exclusiveGroup)])];
  return {
    columnCount: listZones(project).length,
    groupCount: groups.length,
    columns: Int32Array.from(rows, ({ column }) => column),
    tasks: Int32Array.from(rows, ({ task }) => task),
    groups: Int32Array.from(rows, ({ row }) => groups.indexOf(row.exclusiveGroup)),
    startDays: Int32Array.from(rows, ({ row }) => toNumber(row.start)),
    endDays: Int32Array.from(rows, ({ row }) => toNumber(row.end)),
    soundPowers: [
      Float64Array.from(rows, ({ row }) => row.soundPower + corrections(row)),
      Float64Array.from(rows, ({ row }) => mitigatedSoundPower(row) + corrections(row)),
    ],
  };
}

/** Plan distance from the centre of each column's zone, receiver by receiver, at least 1 m (M-33). */
export function measureDistances(project: ReferenceProject): Float64Array {
  const zones = listZones(project);
  const { receivers } = project;
  const distances = new Float64Array(receivers.length * zones.length);
  receivers.forEach(({ position }, r) => {
    zones.forEach(({ centre }, z) => {
      const [east, north] = [centre[0] - position[0], centre[1] - position[1]];
      distances[r * zones.length + z] = Math.max(1, Math.sqrt(east * east + north * north));
    });
  });
  return distances;
}

function listProjects({ works, neighbours }: ReferenceProject): readonly Works[] {
  return [works, ...neighbours];
}

function listZones(project: ReferenceProject) {
  return listProjects(project).flatMap(({ zones }) => zones);
}

function placeRows(projects: readonly Works[]): TaskRow[] {
  const placed: TaskRow[] = [];
  let [firstColumn, firstTask] = [0, 0];
  for (const { zones, tasks, rows } of projects) {
    const columnOfZone = new Map(zones.map(({ id }, index) => [id, firstColumn + index]));
    const placeOfTask = new Map(
      tasks.map(({ id, zoneId }, index) => [
        id,
        { task: firstTask + index, column: columnOfZone.get(zoneId) as number },
      ]),
    );
    for (const row of rows) placed.push({ row, ...(placeOfTask.get(row.taskId) as { task: number; column: number }) });
    firstColumn += zones.length;
    firstTask += tasks.length;
  }
  return placed.sort((a, b) => a.column - b.column || a.task - b.task);
}

/** M-10. */
function corrections({ timePercent, quantity }: SnapshotRow): number {
  return 10 * Math.log10(timePercent / 100) + 10 * Math.log10(quantity);
}

/** M-20, M-21, M-24. */
function mitigatedSoundPower(row: SnapshotRow): number {
  const soundPower = row.quieterEquipmentSoundPower || row.quieterMethodSoundPower || row.soundPower;
  return soundPower + Math.min(row.enclosureDba, row.barrierDba, row.hammerDba, row.customMethodDba);
}

function toNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}
