import { copyRows } from '@quietsite/domain';
import type { ActivityNode, Rows, ZoneNode } from '../tree/programme-tree.ts';

/** A line in the list of targets. A zone or work stands for all activities in it. */
export interface TargetLine {
  readonly key: string;
  readonly level: 1 | 2 | 3;
  readonly name: string;
  readonly taskIds: readonly number[];
  /** Number of existing rows. */
  readonly rowCount: number;
}

/** All activities except the source that match the search, grouped by zone and work. */
export function listTargets(tree: readonly ZoneNode[], sourceId: number, search: string): readonly TargetLine[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return tree.flatMap((zone) => {
    const works = zone.works.flatMap((work) => {
      const matching = work.activities.filter(
        ({ task }) =>
          task.id !== sourceId &&
          words.every((word) => `${zone.name} ${work.name} ${task.name}`.toLowerCase().includes(word)),
      );
      return matching.length > 0 ? [{ name: work.name, activities: matching }] : [];
    });
    if (works.length === 0) return [];
    const key = `zone ${zone.id}`;
    return [
      lineOf(
        key,
        1,
        zone.name,
        works.flatMap(({ activities }) => activities),
      ),
      ...works.flatMap(({ name, activities }) => [
        lineOf(`${key} ${name}`, 2, name, activities),
        ...activities.map((activity) => lineOf(`task ${activity.task.id}`, 3, activity.task.name, [activity])),
      ]),
    ];
  });
}

const lineOf = (key: string, level: 1 | 2 | 3, name: string, activities: readonly ActivityNode[]): TargetLine => ({
  key,
  level,
  name,
  taskIds: activities.map(({ task }) => task.id),
  rowCount: activities.reduce((sum, { rows }) => sum + rows.length, 0),
});

/** Whether none, some or all of a line's activities are chosen. */
export function stateOf({ taskIds }: TargetLine, chosen: ReadonlySet<number>): 'none' | 'some' | 'all' {
  const count = taskIds.filter((id) => chosen.has(id)).length;
  return count === 0 ? 'none' : count === taskIds.length ? 'all' : 'some';
}

/** Selects the whole line, or deselects it if it is already wholly selected. */
export function toggleLine(line: TargetLine, chosen: ReadonlySet<number>): ReadonlySet<number> {
  if (stateOf(line, chosen) === 'all') return new Set([...chosen].filter((id) => !line.taskIds.includes(id)));
  return new Set([...chosen, ...line.taskIds]);
}

interface CopyOptions {
  readonly source: ActivityNode;
  readonly targets: readonly ActivityNode[];
  readonly isOverwriting: boolean;
  /** Below all existing ids. */
  readonly firstId: number;
}

/** The resulting rows of the targets, as one step of the draft (EQUIP-18). */
export function copyToActivities({ source, targets, isOverwriting, firstId }: CopyOptions): ReadonlyMap<number, Rows> {
  let next = firstId;
  const nextId = () => next--;
  return new Map(
    targets.map(({ task, place, rows: existing }) => [
      task.id,
      copyRows({ rows: source.rows, source: source.task, target: place, existing, isOverwriting, nextId }),
    ]),
  );
}
