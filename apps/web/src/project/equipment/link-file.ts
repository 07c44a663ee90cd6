import type { Programme } from '@quietsite/contracts';
import { type EquipmentDraft, storedRowsOf, withRows } from './equipment-draft.ts';

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
