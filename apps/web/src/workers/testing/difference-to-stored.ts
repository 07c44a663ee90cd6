import type { CalculationSnapshot } from '@quietsite/domain';
import type { EntityEdit, SnapshotEdit } from '../preview-protocol.ts';

/** The differences of an edited snapshot, as the page would send them to the worker. */
export function differenceToStored(stored: CalculationSnapshot, edited: CalculationSnapshot): SnapshotEdit {
  return {
    tasks: compare(stored.tasks, edited.tasks, ({ id }) => id),
    rows: compare(stored.rows, edited.rows, ({ id }) => id),
    receivers: compare(stored.receivers, edited.receivers, ({ pointId }) => pointId),
  };
}

function compare<T>(before: readonly T[], after: readonly T[], idOf: (entity: T) => number): EntityEdit<T> {
  const ids = new Set(after.map(idOf));
  return {
    upserts: after.filter((entity) => !before.includes(entity)),
    removedIds: before.map(idOf).filter((id) => !ids.has(id)),
  };
}

/** In the server's order: existing entries first, in their stored order, then new ones. */
export function inStoredOrder(stored: CalculationSnapshot, edited: CalculationSnapshot): CalculationSnapshot {
  const order = <T>(before: readonly T[], after: readonly T[], idOf: (entity: T) => number) => {
    const indexes = new Map(before.map((entity, index) => [idOf(entity), index]));
    const indexOf = (entity: T) => indexes.get(idOf(entity)) ?? before.length;
    return after.toSorted((a, b) => indexOf(a) - indexOf(b));
  };
  return {
    ...edited,
    tasks: order(stored.tasks, edited.tasks, ({ id }) => id),
    rows: order(stored.rows, edited.rows, ({ id }) => id),
    receivers: order(stored.receivers, edited.receivers, ({ pointId }) => pointId),
  };
}
