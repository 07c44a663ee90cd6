import type { ActivityNode, ZoneNode } from './programme-tree.ts';

/** Must match the style sheet. */
export const TREE_LINE_HEIGHT = 28;

/** The content of a tree line. */
export interface TreeLine {
  readonly key: string;
  /** 1 zone, 2 construction work, 3 activity. */
  readonly level: 1 | 2 | 3;
  readonly name: string;
  readonly isComplete: boolean;
  /** Null if it has no children. */
  readonly isOpen: boolean | null;
  readonly parentKey: string | null;
  readonly position: number;
  readonly siblings: number;
  readonly activity: ActivityNode | null;
}

interface Shown {
  readonly closedKeys: ReadonlySet<string>;
  readonly search: string;
  readonly isOnlyUnfinished: boolean;
}

/** The visible lines of the tree. A search expands collapsed groups. */
export function listTreeLines(tree: readonly ZoneNode[], shown: Shown): readonly TreeLine[] {
  const isFiltered = shown.search.trim() !== '' || shown.isOnlyUnfinished;
  const zones = isFiltered ? filterTree(tree, shown) : tree;
  const isOpen = (key: string) => isFiltered || !shown.closedKeys.has(key);
  return zones.flatMap((zone, index): readonly TreeLine[] => {
    const key = `zone-${zone.id}`;
    const line = {
      ...lineOf(key, zone.name, zone.isComplete, null, index, zones.length),
      level: 1,
      isOpen: zone.works.length > 0 ? isOpen(key) : null,
      activity: null,
    } as const;
    return isOpen(key) ? [line, ...listWorkLines(zone, key, isOpen)] : [line];
  });
}

function listWorkLines(zone: ZoneNode, zoneKey: string, isOpen: (key: string) => boolean): readonly TreeLine[] {
  return zone.works.flatMap((work, index): readonly TreeLine[] => {
    const key = `${zoneKey}-${work.name}`;
    const line = {
      ...lineOf(key, work.name, work.isComplete, zoneKey, index, zone.works.length),
      level: 2,
      isOpen: isOpen(key),
      activity: null,
    } as const;
    const activities = work.activities.map(
      (activity, order): TreeLine => ({
        ...lineOf(
          activityKey(activity.task.id),
          activity.task.name,
          activity.isComplete,
          key,
          order,
          work.activities.length,
        ),
        level: 3,
        isOpen: null,
        activity,
      }),
    );
    return isOpen(key) ? [line, ...activities] : [line];
  });
}

export const activityKey = (taskId: number): string => `activity-${taskId}`;

const lineOf = (
  key: string,
  name: string,
  isComplete: boolean,
  parentKey: string | null,
  index: number,
  siblings: number,
) => ({ key, name, isComplete, parentKey, position: index + 1, siblings });

/** Activities whose own name, work or zone matches. Groups keep the marks of the unfiltered group. */
function filterTree(tree: readonly ZoneNode[], { search, isOnlyUnfinished }: Shown): readonly ZoneNode[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return tree.flatMap((zone) => {
    const works = zone.works.flatMap((work) => {
      const activities = work.activities.filter(({ task, isComplete }) => {
        const text = `${zone.name} ${work.name} ${task.name}`.toLowerCase();
        return !(isOnlyUnfinished && isComplete) && words.every((word) => text.includes(word));
      });
      return activities.length > 0 ? [{ ...work, activities }] : [];
    });
    return works.length > 0 ? [{ ...zone, works }] : [];
  });
}
