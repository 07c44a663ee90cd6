import type { MitigationChange, Programme } from '@quietsite/contracts';
import {
  completeMeasures,
  type EquipmentEntry,
  isSameMeasures,
  listMeasureFaults,
  type QuieterCatalogue,
  type RowMeasures,
} from '@quietsite/domain';
import { AppError } from '../../errors.ts';
import type { MaterialLink } from '../../repositories/equipment/equipment-editing.repository.ts';
import type { MeasuredRow } from '../../repositories/mitigation/mitigation.repository.ts';

/** A row of equipment with its stored and its new measures. */
interface SentRow {
  readonly stored: Programme['equipmentRows'][number];
  readonly measures: RowMeasures;
  readonly materialIds: readonly number[];
}

/** Completes the sent measures. Accepts only rows of this project, each only once (U23). */
export function readMeasures(
  rows: MitigationChange['rows'],
  { equipmentRows }: Programme,
  catalogue: QuieterCatalogue,
): readonly SentRow[] {
  const unused = new Map(equipmentRows.map((row) => [row.id, row]));
  return rows.map(({ id, measures, materialIds }) => {
    const stored = unused.get(id);
    if (!stored || !unused.delete(id)) throw new AppError('VALIDATION_FAILED', { rows: [id] });
    const entry: Pick<EquipmentEntry, 'equipmentId' | 'measures'> = stored;
    return { stored, measures: completeMeasures(entry, measures, catalogue), materialIds: [...new Set(materialIds)] };
  });
}

/** One measure outside its limits rejects the whole save (MITI-36 to MITI-40). */
export function refuseFaultyMeasures(rows: readonly SentRow[]): void {
  const problems = rows.flatMap(({ stored, measures }) =>
    listMeasureFaults(measures).map((fault) => ({ rowId: stored.id, fault })),
  );
  if (problems.length > 0) throw new AppError('MITIGATION_INVALID', { problems });
}

export const listChangedMeasures = (rows: readonly SentRow[]): readonly MeasuredRow[] =>
  rows
    .filter(({ stored, measures }) => !isSameMeasures(measures, stored.measures))
    .map(({ stored, measures }) => ({ ...measures, id: stored.id }));

/**
 * Lists the files that are linked to or unlinked from a row. A file belongs to one row of the project, and is never
 * taken from another row.
 */
export function listFileLinks(rows: readonly SentRow[], programme: Programme): readonly MaterialLink[] {
  const saved = new Set(rows.map(({ stored }) => stored.id));
  const available = new Set(programme.materials.map(({ id }) => id));
  for (const { id, materialIds } of programme.equipmentRows)
    if (!saved.has(id)) for (const materialId of materialIds) available.delete(materialId);
  const foreign = rows.flatMap(({ materialIds }) => materialIds).filter((id) => !available.delete(id));
  if (foreign.length > 0) throw new AppError('VALIDATION_FAILED', { materials: foreign });
  return rows.flatMap(({ stored, materialIds }) => [
    ...stored.materialIds.filter((id) => available.has(id)).map((materialId) => ({ materialId, rowId: null })),
    ...materialIds
      .filter((id) => !stored.materialIds.includes(id))
      .map((materialId) => ({ materialId, rowId: stored.id })),
  ]);
}
