import type { CalculationSnapshot } from '@quietsite/domain';
import type { EntityEdit, SnapshotEdit } from './preview-protocol.ts';

/**
 * A stored snapshot under edits. What does not change from one edit to the next stays the same object: that is how a
 * calculation knows what it need not do again.
 */
export class EditedSnapshot {
  readonly #stored: CalculationSnapshot;
  #last: CalculationSnapshot;

  constructor(stored: CalculationSnapshot) {
    this.#stored = stored;
    this.#last = stored;
  }

  /** Each edit is the whole difference to what is stored, not to the edit before. */
  apply(edit: SnapshotEdit): CalculationSnapshot {
    const { zones, neighbours } = this.#stored;
    const zoneIds = new Set(zones.map(({ id }) => id));
    const idOf = ({ id }: { readonly id: number }) => id;
    const tasks = this.#merge('tasks', edit.tasks, idOf).filter(({ zoneId }) => zoneIds.has(zoneId));
    const taskIds = new Set(tasks.map(idOf));
    // What stands in a zone or an activity that is not stored yet has no part in the preview.
    const rows = this.#merge('rows', edit.rows, idOf).filter(({ taskId }) => taskIds.has(taskId));
    const receivers = this.#merge('receivers', edit.receivers, ({ pointId }) => pointId);
    this.#last = { zones, tasks, rows, receivers, neighbours };
    return this.#last;
  }

  #merge<Kind extends 'tasks' | 'rows' | 'receivers'>(
    kind: Kind,
    { upserts, removedIds }: EntityEdit<CalculationSnapshot[Kind][number]>,
    idOf: (entity: CalculationSnapshot[Kind][number]) => number,
  ): readonly CalculationSnapshot[Kind][number][] {
    type Entity = CalculationSnapshot[Kind][number];
    const stored: readonly Entity[] = this.#stored[kind];
    if (upserts.length === 0 && removedIds.length === 0) return stored;
    const removed = new Set(removedIds);
    const changed = new Map(upserts.map((entity) => [idOf(entity), entity]));
    const before = new Map((this.#last[kind] as readonly Entity[]).map((entity) => [idOf(entity), entity]));
    const known = (entity: Entity, original?: Entity) =>
      [original, before.get(idOf(entity))].find((other) => other !== undefined && isSame(other, entity)) ?? entity;
    const kept = stored.flatMap((entity) => {
      const id = idOf(entity);
      if (removed.has(id)) return [];
      const next = changed.get(id);
      changed.delete(id);
      return next === undefined ? entity : known(next, entity);
    });
    // New ones come last, as they do in the order of ids that the server gives them.
    return [...kept, ...[...changed.values()].map((entity) => known(entity))];
  }
}

/** By value; a field that is undefined is as good as missing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [a, b] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}
