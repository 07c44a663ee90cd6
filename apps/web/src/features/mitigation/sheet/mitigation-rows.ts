import type { Programme } from '@quietsite/contracts';
import type { EquipmentEntry, Explanation, RowMeasures } from '@quietsite/domain';
import { toDraftRow } from '../../../session/equipment-draft/equipment-draft.ts';
import type { MitigationDraft } from '../../../session/mitigation-draft/mitigation-draft.ts';

/** A row of equipment with the activity that it works for. */
export interface MitigationRow extends EquipmentEntry {
  readonly constructionWork: string;
  readonly taskName: string;
  readonly zoneName: string;
  /** As they are stored: what of a typed measure is somebody's own is told from them. */
  readonly storedMeasures: RowMeasures;
  readonly storedMaterialIds: readonly number[];
}

type Rows = readonly MitigationRow[];
interface NamedZone {
  readonly id: number;
  readonly name: string;
}

/** All rows of the project, with what is edited of them. */
export function buildRows(
  { tasks, equipmentRows }: Pick<Programme, 'tasks' | 'equipmentRows'>,
  zones: readonly NamedZone[],
  draft: MitigationDraft,
): Rows {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const zoneOf = new Map(zones.map(({ id, name }) => [id, name]));
  return equipmentRows.map((row) => {
    const task = taskOf.get(row.taskId);
    return {
      ...toDraftRow(row),
      constructionWork: task?.constructionWork ?? '',
      taskName: task?.name ?? '',
      zoneName: (task && zoneOf.get(task.zoneId)) ?? '',
      storedMeasures: row.measures,
      storedMaterialIds: row.materialIds,
      ...draft[row.id],
    };
  });
}

/** By row id: its part of the energy at the receiver on the explained day, 0 to 1 (Q94). */
export type Shares = ReadonlyMap<number, number>;

/** The rows that are at work on the day, also those of groups that are not the loudest. */
export function listShares({ tasks }: Pick<Explanation, 'tasks'>): Shares {
  const rows = tasks.flatMap(({ sources, otherRows }) => [...sources.flatMap((source) => source.rows), ...otherRows]);
  return new Map(rows.map(({ rowId, share }) => [rowId, share]));
}

/** Those at work first, by what they contribute; the others keep their order after them. */
export function orderByShare(rows: Rows, shares: Shares): Rows {
  const place = ({ id }: MitigationRow) => shares.get(id) ?? -1;
  return rows.toSorted((one, other) => place(other) - place(one));
}

/** To the tenth of a per cent that is shown: rows that look the same may stand either way. */
export function isOrderedByShare(rows: Rows, shares: Shares): boolean {
  const places = rows.map(({ id }) => Math.round((shares.get(id) ?? -1) * 1000));
  return places.every((place, index) => index === 0 || place <= (places[index - 1] ?? place));
}

/** Rows in an order that was found before: those that came since are last. */
export function keepOrder(rows: Rows, order: readonly number[]): Rows {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: MitigationRow) => place.get(id) ?? order.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** LIMIT-04. */
export const PAGE_ROWS = 100;

export const pageOf = (rows: Rows, page: number): Rows => rows.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS);

export const lastPageOf = ({ length }: Rows): number => Math.max(0, Math.ceil(length / PAGE_ROWS) - 1);
