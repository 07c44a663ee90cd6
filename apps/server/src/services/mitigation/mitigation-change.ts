import type { MitigationChange, Programme } from '@quietsite/contracts';
import {
  type EquipmentEntry,
  isSameMeasures,
  listMeasureFaults,
  type QuieterCatalogue,
  type RowMeasures,
  settleMeasures,
} from '@quietsite/domain';
import { AppError } from '../../errors.ts';
import type { MaterialLink } from '../../repositories/equipment/equipment-editing.repository.ts';
import type { MeasuredRow } from '../../repositories/mitigation/mitigation.repository.ts';

/** A row of equipment with its stored and its new measures. */
interface SettledRow {
  readonly stored: Programme['equipmentRows'][number];
  readonly measures: RowMeasures;
  readonly materialIds: readonly number[];
}

/** The sent measures, completed, only for rows of this project, each once (U23). */
export function readMeasures(
  rows: MitigationChange['rows'],
  { equipmentRows }: Programme,
  catalogue: QuieterCatalogue,
): readonly SettledRow[] {
  const unused = new Map(equipmentRows.map((row) => [row.id, row]));
  return rows.map(({ id, measures, materialIds }) => {
    const stored = unused.get(id);
    if (!stored || !unused.delete(id)) throw new AppError('VALIDATION_FAILED', { rows: [id] });
    const entry: Pick<EquipmentEntry, 'equipmentId' | 'measures'> = stored;
    return { stored, measures: settleMeasures(entry, measures, catalogue), materialIds: [...new Set(materialIds)] };
  });
}

/** One measure outside its limits rejects the whole save (MITI-36 to MITI-40). */
export function refuseFaultyMeasures(rows: readonly SettledRow[]): void {
  const problems = rows.flatMap(({ stored, measures }) =>
    listMeasureFaults(measures).map((fault) => ({ rowId: stored.id, fault })),
  );
  if (problems.length > 0) throw new AppError('MITIGATION_INVALID', { problems });
}

export const listChangedMeasures = (rows: readonly SettledRow[]): readonly MeasuredRow[] =>
  rows
    .filter(({ stored, measures }) => !isSameMeasures(measures, stored.measures))
    .map(({ stored, measures }) => ({ ...measures, id: stored.id }));

/**
 * Files that are linked to or unlinked from a row; a file belongs to one row of the project and is not taken from
 * another.
 */
export function listFileLinks(rows: readonly SettledRow[], programme: Programme): readonly MaterialLink[] {
  const saved = new Set(rows.map(({ stored }) => stored.id));
  const free = new Set(programme.materials.map(({ id }) => id));
  for (const { id, materialIds } of programme.equipmentRows)
    if (!saved.has(id)) for (const materialId of materialIds) free.delete(materialId);
  const foreign = rows.flatMap(({ materialIds }) => materialIds).filter((id) => !free.delete(id));
  if (foreign.length > 0) throw new AppError('VALIDATION_FAILED', { materials: foreign });
  return rows.flatMap(({ stored, materialIds }) => [
    ...stored.materialIds.filter((id) => free.has(id)).map((materialId) => ({ materialId, rowId: null })),
    ...materialIds
      .filter((id) => !stored.materialIds.includes(id))
      .map((materialId) => ({ materialId, rowId: stored.id })),
  ]);
}
