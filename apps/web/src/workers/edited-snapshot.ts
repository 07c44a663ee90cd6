import {
  alignToFronts,
  type CalculationSnapshot,
  findFrontFault,
  followTask,
  lineOfZone,
  type SnapshotRow,
  type SnapshotTask,
  type SnapshotZone,
} from '@quietsite/domain';
import { computeGeographicalCentre, normalisePolygon } from '@quietsite/geometry';
import type { EntityEdit, RedrawnZone, SnapshotEdit } from './preview-protocol.ts';

/** A stored snapshot with edits. Unchanged parts stay the same objects, so that a calculation can skip them. */
export class EditedSnapshot {
  readonly #stored: CalculationSnapshot;
  #last: CalculationSnapshot;

  constructor(stored: CalculationSnapshot) {
    this.#stored = stored;
    this.#last = stored;
  }

  /** Each edit is the whole difference from what is stored, not from the previous edit. */
  apply(edit: SnapshotEdit): CalculationSnapshot {
    const { neighbours } = this.#stored;
    const zones = this.#redraw(edit.zones);
    const zoneIds = new Set(zones.map(({ id }) => id));
    const idOf = ({ id }: { readonly id: number }) => id;
    const edited = this.#merge('tasks', edit.tasks, idOf).filter(({ zoneId }) => zoneIds.has(zoneId));
    const taskIds = new Set(edited.map(idOf));
    // Anything in a zone or an activity that is not stored yet is left out of the preview.
    const ofTasks = this.#merge('rows', edit.rows, idOf).filter(({ taskId }) => taskIds.has(taskId));
    const receivers = this.#merge('receivers', edit.receivers, ({ pointId }) => pointId);
    const calendar = this.#keep('calendar', edit.calendar);
    const screening = this.#keep('screening', edit.screening);
    const { tasks, rows } = this.#followFronts(zones, edited, ofTasks, calendar ?? undefined);
    const optional = { ...(calendar && { calendar }), ...(screening && { screening }) };
    this.#last = { zones, tasks, rows, receivers, neighbours, ...optional };
    return this.#last;
  }

  #redraw(redrawn: readonly RedrawnZone[] = []): CalculationSnapshot['zones'] {
    const { zones } = this.#stored;
    if (redrawn.length === 0) return zones;
    return zones.map((zone, index) => {
      const drawn = redrawn.find(({ id }) => id === zone.id);
      if (drawn === undefined || (drawn.front && findFrontFault(drawn.front) !== null)) return zone;
      const edited = toSnapshotZone(zone, drawn);
      const known = this.#last.zones[index];
      return known && isSame(known, edited) ? known : edited;
    });
  }

  /** As when saving: the activities of a front get its days, and their equipment moves with them (M-151). */
  #followFronts(
    zones: CalculationSnapshot['zones'],
    tasks: readonly SnapshotTask[],
    rows: readonly SnapshotRow[],
    calendar: CalculationSnapshot['calendar'],
  ): Pick<CalculationSnapshot, 'tasks' | 'rows'> {
    const fronts = zones.flatMap(({ id, moving }) => (moving ? [{ id, front: moving }] : []));
    if (fronts.length === 0) return { tasks, rows };
    const changes = new Map(
      alignToFronts(tasks, fronts, calendar).flatMap((after, index) => {
        const before = tasks[index];
        return before && !isSame(before, after) ? [[after.id, { before, after }] as const] : [];
      }),
    );
    if (changes.size === 0) return { tasks, rows };
    return {
      tasks: this.#reuse('tasks', tasks, (task) => changes.get(task.id)?.after),
      rows: this.#reuse('rows', rows, (row) => {
        const change = changes.get(row.taskId);
        return change && { ...row, ...followTask(row, change.before, change.after) };
      }),
    };
  }

  /** Reuses the objects of the last edit for entities that are equal. */
  #reuse<Entity extends { readonly id: number }>(
    kind: 'tasks' | 'rows',
    entities: readonly Entity[],
    change: (entity: Entity) => Entity | undefined,
  ): readonly Entity[] {
    const before = new Map((this.#last[kind] as readonly { readonly id: number }[]).map((one) => [one.id, one]));
    return entities.map((entity) => {
      const changed = change(entity) ?? entity;
      const known = before.get(entity.id) as Entity | undefined;
      return known && changed !== entity && isSame(known, changed) ? known : changed;
    });
  }

  #keep<Field extends 'calendar' | 'screening'>(
    field: Field,
    edited: SnapshotEdit[Field],
  ): CalculationSnapshot[Field] | SnapshotEdit[Field] {
    if (edited === undefined) return this.#stored[field];
    const same = [this.#stored[field], this.#last[field]].find((known) => known && isSame(known, edited));
    return same ?? keepEqualParts(edited, this.#last[field] ?? this.#stored[field]);
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
    // New ones come last, as in the order of the ids that the server assigns.
    return [...kept, ...[...changed.values()].map((entity) => known(entity))];
  }
}

function toSnapshotZone({ id, name, type }: SnapshotZone, { outline: drawn, front }: RedrawnZone): SnapshotZone {
  const outline = normalisePolygon(drawn);
  const centre = computeGeographicalCentre(outline);
  return { ...{ id, name, type, outline, centre }, ...(front && lineOfZone(front)) };
}

/** Replaces parts of a value by equal parts of a known one. */
function keepEqualParts<Whole>(edited: Whole, known: unknown): Whole {
  if (typeof edited !== 'object' || typeof known !== 'object' || !edited || !known) return edited;
  const parts = Object.entries(edited).map(([key, part]) => {
    const other: unknown = Object.getOwnPropertyDescriptor(known, key)?.value;
    return [key, isSame(part, other) ? other : part];
  });
  return Object.fromEntries(parts) as Whole;
}

/** Compares by value; an undefined field equals a missing one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [a, b] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}
