import { type CatalogueItem, type DefaultWork, defaultEntries } from '@quietsite/domain';
import type { ActivityNode, Rows } from './tree/programme-tree.ts';

interface MissingDefaults {
  readonly activities: readonly ActivityNode[] | null;
  /** Undefined until loaded. */
  readonly works: readonly DefaultWork[] | undefined;
  readonly items: readonly CatalogueItem[];
  /** Less than all existing ids. */
  readonly firstId: number;
}

/** Adds the usual rows to each activity that has none, if the catalogue lists equipment for it (EQUIP-64). */
export function addMissingDefaults({ activities, works, items, firstId }: MissingDefaults): ReadonlyMap<number, Rows> {
  const added = new Map<number, Rows>();
  if (!activities || !works) return added;
  let next = firstId;
  for (const { task, rows } of activities) {
    if (rows.length > 0) continue;
    const usual = defaultEntries(task, works, items, next);
    next -= usual.length;
    if (usual.length > 0) added.set(task.id, usual);
  }
  return added;
}
