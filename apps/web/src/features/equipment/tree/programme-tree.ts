import type { Programme, ProjectMap } from '@quietsite/contracts';
import {
  deriveGroups,
  type EquipmentEntry,
  isActivityComplete,
  orderSchedule,
  type RowContext,
} from '@quietsite/domain';

export type Task = Programme['tasks'][number];
type Zone = Pick<ProjectMap['zones'][number], 'id' | 'name' | 'outline'>;
export type Rows = readonly EquipmentEntry[];

export interface ActivityNode {
  readonly task: Task;
  readonly zoneName: string;
  readonly place: RowContext;
  readonly rows: Rows;
  /** Shown as a check mark, otherwise a pencil (EQUIP-02). */
  readonly isComplete: boolean;
}
interface WorkNode {
  /** '-' if the activities belong to no construction work. */
  readonly name: string;
  readonly activities: readonly ActivityNode[];
  readonly isComplete: boolean;
}
export interface ZoneNode {
  readonly id: number;
  readonly name: string;
  readonly works: readonly WorkNode[];
  readonly isComplete: boolean;
}

/** Zone, then construction work, then activity (EQUIP-01), in zone and schedule order (Q78). */
export function buildTree(
  zones: readonly Zone[],
  tasks: readonly Task[],
  rowsOf: (taskId: number) => Rows,
): readonly ZoneNode[] {
  const zoneIds = zones.map(({ id }) => id);
  const byZone = Map.groupBy(deriveGroups(orderSchedule(zoneIds, tasks)), ({ zoneId }) => zoneId);
  return zones.map((zone) => {
    const works = (byZone.get(zone.id) ?? []).map((group) => buildWork(zone, group.name, group.tasks, rowsOf));
    return { id: zone.id, name: zone.name, works, isComplete: isAll(works) };
  });
}

function buildWork(zone: Zone, name: string, tasks: readonly Task[], rowsOf: (taskId: number) => Rows): WorkNode {
  const { outline } = zone;
  const activities = tasks.map((task): ActivityNode => {
    const [rows, place] = [rowsOf(task.id), { task, zone: outline }];
    return { task, zoneName: zone.name, place, rows, isComplete: isActivityComplete(rows, place) };
  });
  return { name: name || '-', activities, isComplete: isAll(activities) };
}

/** A group is complete only if everything in it is (EQUIP-03). An empty group is not complete. */
const isAll = (nodes: readonly { readonly isComplete: boolean }[]): boolean =>
  nodes.length > 0 && nodes.every(({ isComplete }) => isComplete);

export function listActivities(tree: readonly ZoneNode[]): readonly ActivityNode[] {
  return tree.flatMap((zone) => zone.works.flatMap((work) => work.activities));
}
