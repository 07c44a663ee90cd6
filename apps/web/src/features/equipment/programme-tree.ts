import type { Programme, ProjectMap } from '@quietsite/contracts';

type Task = Programme['tasks'][number];
type EquipmentRow = Programme['equipmentRows'][number];
type Zone = ProjectMap['zones'][number];

export interface ActivityNode {
  readonly task: Task;
  readonly rows: readonly EquipmentRow[];
  readonly isComplete: boolean;
}
interface WorkNode {
  /** '-' when the activity belongs to no construction work. */
  readonly name: string;
  readonly activities: readonly ActivityNode[];
  readonly isComplete: boolean;
}
export interface ZoneNode {
  readonly id: number;
  readonly name: string;
  readonly works: readonly WorkNode[];
}

/** An activity is complete when it has equipment and every row has quantity, sound power, dates and time percent. */
export function isActivityComplete(rows: readonly EquipmentRow[]): boolean {
  return (
    rows.length > 0 &&
    rows.every(
      (row) => row.quantity > 0 && row.soundPower > 0 && row.timePercent > 0 && row.start !== '' && row.end !== '',
    )
  );
}

/** Zone, then construction work, then activity, in the order of the zones and of the programme. */
export function buildTree(
  zones: readonly Zone[],
  { tasks, equipmentRows }: Pick<Programme, 'tasks' | 'equipmentRows'>,
): readonly ZoneNode[] {
  const rowsByTask = Map.groupBy(equipmentRows, (row) => row.taskId);
  const tasksByZone = Map.groupBy(tasks, (task) => task.zoneId);
  return zones.map((zone) => {
    const byWork = Map.groupBy(tasksByZone.get(zone.id) ?? [], (task) => task.constructionWork || '-');
    return {
      id: zone.id,
      name: zone.name,
      works: [...byWork].map(([name, group]) => buildWork(name, group, rowsByTask)),
    };
  });
}

function buildWork(name: string, tasks: readonly Task[], rowsByTask: ReadonlyMap<number, EquipmentRow[]>): WorkNode {
  const activities = tasks.map((task) => {
    const rows = rowsByTask.get(task.id) ?? [];
    return { task, rows, isComplete: isActivityComplete(rows) };
  });
  return { name, activities, isComplete: activities.every((activity) => activity.isComplete) };
}

export function listActivities(tree: readonly ZoneNode[]): readonly ActivityNode[] {
  return tree.flatMap((zone) => zone.works.flatMap((work) => work.activities));
}
