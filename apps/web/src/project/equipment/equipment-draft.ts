import type { EquipmentChange, Programme } from '@quietsite/contracts';
import type { EquipmentEntry } from '@quietsite/domain';
import { programmeQuery } from '../../session/project-queries.ts';
import type { DraftSource } from '../draft/use-draft.ts';
import { revisionOf } from '../save/project-part.ts';

type StoredRow = Programme['equipmentRows'][number];
/** Without its activity id, by which the draft groups rows. */
export type DraftRow = EquipmentEntry;
type Rows = readonly DraftRow[];

/** The activities whose equipment was edited, each with all its rows; all others are as stored. */
export type EquipmentDraft = Readonly<Record<number, Rows>>;

export const NOTHING_EDITED: EquipmentDraft = {};

const isSameRow = (one: DraftRow, other: DraftRow): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const isSameRows = (one: Rows | undefined, other: Rows | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.length === other.length &&
    one.every((row, index) => isSameRow(row, other[index] as DraftRow)));

export const equipmentSource: DraftSource<EquipmentDraft, Programme> = {
  query: programmeQuery,
  revisionOf,
  startOf: () => NOTHING_EDITED,
  name: 'equipment',
  isPartial: true,
  isSame: (one, other) => {
    const taskIds = new Set([...Object.keys(one), ...Object.keys(other)].map(Number));
    return [...taskIds].every((taskId) => isSameRows(one[taskId], other[taskId]));
  },
  isReadable: (value): value is EquipmentDraft =>
    typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray),
};

/** A stored row without its activity id. */
export const toDraftRow = ({ taskId: _, ...row }: StoredRow): DraftRow => row as DraftRow;

export const storedRowsOf = (programme: Pick<Programme, 'equipmentRows'>, taskId: number): Rows =>
  programme.equipmentRows.filter((row) => row.taskId === taskId).map(toDraftRow);

/** Sets the rows of one activity; rows equal to the stored ones are not an edit. */
export function withRows(draft: EquipmentDraft, taskId: number, rows: Rows, stored: Rows): EquipmentDraft {
  const { [taskId]: _, ...others } = draft;
  return isSameRows(rows, stored) ? others : { ...others, [taskId]: rows };
}

/** Leaves out activities and files that no longer exist: they could not be saved. */
export function toEquipmentChange(
  draft: EquipmentDraft,
  { tasks, materials }: Pick<Programme, 'tasks' | 'materials'>,
  revision: number,
): EquipmentChange {
  const known = new Set(tasks.map(({ id }) => id));
  const files = new Set(materials.map(({ id }) => id));
  const activities = Object.entries(draft)
    .map(([taskId, rows]) => ({ taskId: Number(taskId), rows: rows.map((row) => toWrittenRow(row, files)) }))
    .filter(({ taskId }) => known.has(taskId));
  return { revision, activities };
}

type WrittenRow = EquipmentChange['activities'][number]['rows'][number];

/** The fields that the user enters: limits, defaults and measures are the server's. */
function toWrittenRow(entry: DraftRow, files: ReadonlySet<number>): WrittenRow {
  const {
    defaultSoundPower: _,
    soundPowerMin: __,
    soundPowerMax: ___,
    percentMin: ____,
    measures: _____,
    ...row
  } = entry;
  return { ...row, id: row.id > 0 ? row.id : null, materialIds: row.materialIds.filter((id) => files.has(id)) };
}

/** The draft with a file added to a row; undefined if the row no longer exists. */
export function linkFile(
  draft: EquipmentDraft,
  programme: Pick<Programme, 'equipmentRows'>,
  rowId: number,
  materialId: number,
): EquipmentDraft | undefined {
  const edited = Object.entries(draft).find(([, rows]) => rows.some(({ id }) => id === rowId));
  const taskId = edited ? Number(edited[0]) : programme.equipmentRows.find(({ id }) => id === rowId)?.taskId;
  if (taskId === undefined) return undefined;
  const stored = storedRowsOf(programme, taskId);
  const rows = draft[taskId] ?? stored;
  // Removed from its activity while the file was uploading.
  if (!rows.some(({ id }) => id === rowId)) return undefined;
  const linked = rows.map((row) =>
    row.id === rowId ? { ...row, materialIds: [...row.materialIds, materialId] } : row,
  );
  return withRows(draft, taskId, linked, stored);
}
