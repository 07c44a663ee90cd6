import type { Programme } from '@quietsite/contracts';
import type { EquipmentEntry, Explanation, RowMeasures } from '@quietsite/domain';
import { toDraftRow } from '../../../project/equipment/equipment-draft.ts';
import type { MitigationDraft } from '../../../project/mitigation/mitigation-draft.ts';

/** An equipment row with its activity. */
export interface MitigationRow extends EquipmentEntry {
  readonly constructionWork: string;
  readonly taskName: string;
  readonly zoneName: string;
  /** The stored values, used to determine which parts of a measure the user entered. */
  readonly storedMeasures: RowMeasures;
  readonly storedMaterialIds: readonly number[];
}

type Rows = readonly MitigationRow[];
interface NamedZone {
  readonly id: number;
  readonly name: string;
}

/** All rows of the project, including unsaved edits. */
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

/** By row id: its share of the energy at the receiver on the explained day, 0 to 1 (Q94). */
export type Shares = ReadonlyMap<number, number>;

/** The rows active on the day, including those of groups that are not the loudest. */
export function listShares({ tasks }: Pick<Explanation, 'tasks'>): Shares {
  const rows = tasks.flatMap(({ sources, otherRows }) => [...sources.flatMap((source) => source.rows), ...otherRows]);
  const shares = new Map<number, number>();
  // A row of a moving work-front can be active in several parts.
  for (const { rowId, share } of rows) shares.set(rowId, (shares.get(rowId) ?? 0) + share);
  return shares;
}

/** Active rows first, by contribution. The others keep their order after them. */
export function orderByShare(rows: Rows, shares: Shares): Rows {
  const shareOf = ({ id }: MitigationRow) => shares.get(id) ?? -1;
  return rows.toSorted((one, other) => shareOf(other) - shareOf(one));
}

/** Compares shares rounded to the displayed tenth of a per cent. Rows that look equal may be in either order. */
export function isOrderedByShare(rows: Rows, shares: Shares): boolean {
  const tenths = rows.map(({ id }) => Math.round((shares.get(id) ?? -1) * 1000));
  return tenths.every((share, index) => index === 0 || share <= (tenths[index - 1] ?? share));
}

/** Rows in an earlier order. Rows added since come last. */
export function keepOrder(rows: Rows, order: readonly number[]): Rows {
  const indexById = new Map(order.map((id, index) => [id, index]));
  const indexOf = ({ id }: MitigationRow) => indexById.get(id) ?? order.length;
  return rows.toSorted((one, other) => indexOf(one) - indexOf(other));
}

/** Maximum number of rows on a page (LIMIT-04). */
export const PAGE_ROWS = 100;

export const pageOf = (rows: Rows, page: number): Rows => rows.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS);

export const lastPageOf = ({ length }: Rows): number => Math.max(0, Math.ceil(length / PAGE_ROWS) - 1);
