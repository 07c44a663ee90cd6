import type { MitigationChange, Programme } from '@quietsite/contracts';
import { isSameMeasures, type RowMeasures } from '@quietsite/domain';
import { programmeQuery } from '../../session/project-queries.ts';
import type { DraftSource } from '../draft/use-draft.ts';
import { revisionOf } from '../save/project-part.ts';

/** The fields that the mitigation stages change in a row. */
export interface MitigatedRow {
  readonly measures: RowMeasures;
  readonly materialIds: readonly number[];
}

/** By row id: the rows whose measures or files were edited; all others are as stored. */
export type MitigationDraft = Readonly<Record<number, MitigatedRow>>;

export const NOTHING_MITIGATED: MitigationDraft = {};

const isSameRow = (one: MitigatedRow | undefined, other: MitigatedRow | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    isSameList(one.materialIds, other.materialIds) &&
    isSameMeasures(one.measures, other.measures));

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

export const mitigationSource: DraftSource<MitigationDraft, Programme> = {
  query: programmeQuery,
  revisionOf,
  startOf: () => NOTHING_MITIGATED,
  name: 'mitigation',
  isPartial: true,
  isSame: (one, other) => {
    const rowIds = new Set([...Object.keys(one), ...Object.keys(other)].map(Number));
    return [...rowIds].every((rowId) => isSameRow(one[rowId], other[rowId]));
  },
  isReadable: (value): value is MitigationDraft =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((row: Partial<MitigatedRow>) => row?.measures && Array.isArray(row.materialIds)),
};

/** Changes the measures of some rows as one step; a row equal to the stored one is not an edit. */
export function withMitigated(
  draft: MitigationDraft,
  changed: ReadonlyMap<number, MitigatedRow>,
  storedOf: (rowId: number) => MitigatedRow | undefined,
): MitigationDraft {
  const kept = Object.entries(draft).filter(([rowId]) => !changed.has(Number(rowId)));
  const edited = [...changed].filter(([rowId, row]) => !isSameRow(row, storedOf(rowId)));
  return Object.fromEntries([...kept, ...edited]);
}

/** Leaves out rows and files that no longer exist: they could not be saved. */
export function toMitigationChange(
  draft: MitigationDraft,
  { equipmentRows, materials }: Pick<Programme, 'equipmentRows' | 'materials'>,
  revision: number,
): MitigationChange {
  const files = new Set(materials.map(({ id }) => id));
  const rows = equipmentRows.flatMap(({ id }) => {
    const edited = draft[id];
    if (!edited) return [];
    const {
      customQuieterMethodName: _,
      hammerDba: __,
      quieterEquipmentDefaultSoundPower: ___,
      ...measures
    } = edited.measures;
    return [{ id, measures, materialIds: edited.materialIds.filter((file) => files.has(file)) }];
  });
  return { revision, rows };
}
