import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.schema.ts';
import { describeEquipment, isSameMeasures, NO_MEASURES } from '../equipment/equipment.ts';
import { hasMethod, hasQuieterEquipment } from './measures.ts';
import { isUserDefined, type ProvenRow } from './proof.ts';
import type { KeptRow } from './scenario.schema.ts';

/** One letter each, so that a scenario has a short name in every language. */
export const SCENARIO_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type ScenarioLetter = (typeof SCENARIO_LETTERS)[number];
export const MAX_SCENARIOS = SCENARIO_LETTERS.length;
export const MAX_SCENARIO_NAME_LENGTH = 60;
export const MAX_SCENARIO_NOTE_LENGTH = 1000;

/** The first free letter; undefined if there are as many scenarios as allowed. */
export const nextScenarioLetter = (taken: readonly ScenarioLetter[]): ScenarioLetter | undefined =>
  SCENARIO_LETTERS.find((letter) => !taken.includes(letter));

type PresentRow = Pick<EquipmentEntry, 'id' | 'officialId' | 'name' | 'measures'>;
interface Activity {
  readonly id: number;
  readonly name: string;
}

/** The state of the mitigation, to be kept as a scenario. */
export function keepRows(
  rows: readonly (PresentRow & Pick<EquipmentEntry, 'materialIds'> & { readonly taskId: number })[],
  activities: readonly Activity[],
): KeptRow[] {
  const names = new Map(activities.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    rowId: row.id,
    equipment: describeEquipment(row),
    activity: names.get(row.taskId) ?? '',
    measures: isSameMeasures(row.measures, NO_MEASURES) ? null : row.measures,
    materialIds: row.materialIds,
  }));
}

/** A kept scenario on the equipment as it is now. */
export interface AppliedScenario {
  /** By row id: the measures of every present row. */
  readonly measures: ReadonlyMap<number, RowMeasures>;
  /** Measures of rows that were deleted since: they drop out. */
  readonly dropped: readonly KeptRow[];
  /** Rows added since: they have no measure. */
  readonly addedIds: readonly number[];
  /**
   * Rows with a measure whose equipment has changed since. They keep the measure, as rows of the scenario in use do.
   */
  readonly replaced: readonly KeptRow[];
}

export function applyScenario(kept: readonly KeptRow[], rows: readonly PresentRow[]): AppliedScenario {
  const keptOf = new Map(kept.map((row) => [row.rowId, row]));
  const present = new Map(rows.map((row) => [row.id, describeEquipment(row)]));
  const measured = kept.filter(({ measures }) => measures !== null);
  return {
    measures: new Map(rows.map(({ id }) => [id, keptOf.get(id)?.measures ?? NO_MEASURES])),
    dropped: measured.filter(({ rowId }) => !present.has(rowId)),
    addedIds: rows.filter(({ id }) => !keptOf.has(id)).map(({ id }) => id),
    replaced: measured.filter(({ rowId, equipment }) => present.has(rowId) && present.get(rowId) !== equipment),
  };
}

/** Rows with a measure of each stage (MITI-01). */
export interface MeasureCounts {
  readonly methods: number;
  readonly quieterEquipment: number;
  /** Barriers, enclosures and custom methods: the columns of the third stage. */
  readonly barriers: number;
}

export function countMeasures(measures: Iterable<RowMeasures>): MeasureCounts {
  const all = [...measures];
  return {
    methods: all.filter(hasMethod).length,
    quieterEquipment: all.filter(hasQuieterEquipment).length,
    barriers: all.filter((row) => [row.enclosureDba, row.barrierDba, row.customMethodDba].some((dba) => dba < 0))
      .length,
  };
}

type MeasuresById = ReadonlyMap<number, RowMeasures>;

/** The rows of the first whose measures are others in the second. */
export const listDifferentRows = (one: MeasuresById, other: MeasuresById): number[] =>
  [...one].flatMap(([id, measures]) => (isSameMeasures(measures, other.get(id) ?? NO_MEASURES) ? [] : [id]));

interface FileLink {
  readonly materialId: number;
  /** Null if no row refers to the file. */
  readonly rowId: number | null;
}

/**
 * The links of supporting files that change when a scenario is taken into use. The files it was kept with return to
 * their rows. Any other file stays only if the row still has a figure of its own to support.
 */
export function listFileMoves(
  kept: readonly KeptRow[],
  rows: readonly (ProvenRow & { readonly id: number })[],
  storedIds: ReadonlySet<number>,
): FileLink[] {
  const measures = new Map(kept.map((row) => [row.rowId, row.measures]));
  const present = new Set(rows.map(({ id }) => id));
  const keptLinks = kept.filter(({ rowId }) => present.has(rowId)).flatMap(toLinks);
  const wanted = new Map(keptLinks.filter(([id]) => storedIds.has(id)));
  const now = new Map(rows.flatMap(({ id, materialIds }) => toLinks({ rowId: id, materialIds })));
  for (const row of rows) {
    const isSupported = isUserDefined({ ...row, measures: measures.get(row.id) ?? NO_MEASURES });
    if (isSupported) for (const id of row.materialIds) if (!wanted.has(id)) wanted.set(id, row.id);
  }
  return [...new Set([...now.keys(), ...wanted.keys()])]
    .filter((id) => now.get(id) !== wanted.get(id))
    .map((materialId) => ({ materialId, rowId: wanted.get(materialId) ?? null }));
}

const toLinks = ({ rowId, materialIds }: Pick<KeptRow, 'rowId' | 'materialIds'>) =>
  materialIds.map((id) => [id, rowId] as const);
