import {
  countVerdicts,
  type Emission,
  type EquipmentEntry,
  emissionOf,
  isSameMeasures,
  isScreenedModel,
  listOnlyTogether,
  listReceptions,
  type MeasureOption,
  type NoiseModel,
  type OnlyTogether,
  type Proposal,
  type Reception,
  type RowActivity,
  type RowMeasures,
  type VerdictCounts,
} from '@quietsite/domain';

/** The input of a search and the best proposal so far. */
export interface Plan {
  readonly model: NoiseModel;
  /** The options of each model row. The first is its current state. */
  readonly options: readonly (readonly MeasureOption[])[];
  readonly proposal: Proposal;
}

/** A row with its activity. */
export interface PlannedRow extends EquipmentEntry, RowActivity {
  readonly zoneName: string;
}

/** A row whose measures the proposal would change. */
export interface ProposedChange<Row> {
  readonly row: Row;
  readonly measures: RowMeasures;
  /** Reduction of its emission. */
  readonly decibels: number;
  readonly cost: number;
}

/** By row id: the option the user prefers to the proposed one. */
export type Swaps = ReadonlyMap<number, MeasureOption>;

type Measured = Pick<EquipmentEntry, 'id' | 'measures' | 'quantity' | 'soundPower' | 'timePercent'>;

const presentOf = ({ model }: Plan, { measures, ...row }: Measured): Emission =>
  emissionOf({ ...row, ...measures }, isScreenedModel(model));

const chosenOf = ({ model, options, proposal }: Plan, index: number, swaps: Swaps): MeasureOption | undefined =>
  swaps.get(model.rowIds[index] as number) ?? options[index]?.[proposal.choices[index] as number];

/**
 * The changes to the current measures, so that planning from scratch also shows what is removed. Most effective first.
 */
export function listProposedChanges<Row extends Measured>(
  plan: Plan,
  rows: readonly Row[],
  swaps: Swaps = new Map(),
): ProposedChange<Row>[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return plan.model.rowIds
    .flatMap((id, index) => {
      const row = rowOf.get(id);
      const option = chosenOf(plan, index, swaps);
      if (!row || !option || isSameMeasures(row.measures, option.measures)) return [];
      const decibels = 10 * Math.log10(presentOf(plan, row).emission / option.emission);
      return [{ row, measures: option.measures, decibels, cost: option.cost }];
    })
    .sort((one, other) => other.decibels - one.decibels || one.row.id - other.row.id);
}

/** The levels at the receivers with only some of the changes, by row id. Other rows keep their current state. */
export function receptionsWith<Row extends Measured>(
  plan: Plan,
  rows: readonly Row[],
  isAccepted: (rowId: number) => boolean,
  swaps: Swaps = new Map(),
): readonly Reception[] {
  return listReceptions(plan.model, emissionsWith(plan, rows, isAccepted, swaps));
}

/** Receivers that would exceed or be borderline only together with neighbours, with the same changes (M-58). */
export function onlyTogetherWith<Row extends Measured>(
  plan: Plan,
  rows: readonly Row[],
  isAccepted: (rowId: number) => boolean,
  swaps: Swaps = new Map(),
): readonly OnlyTogether[] {
  return listOnlyTogether(plan.model, emissionsWith(plan, rows, isAccepted, swaps));
}

/** The emission of a row that was deleted meanwhile. */
const SILENT: Emission = { emission: 0, screened: { energies: [0, 0, 0], machine: 0 } };

function emissionsWith<Row extends Measured>(
  plan: Plan,
  rows: readonly Row[],
  isAccepted: (rowId: number) => boolean,
  swaps: Swaps,
): Emission[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return plan.model.rowIds.map((id, index) => {
    const chosen = chosenOf(plan, index, swaps);
    if (isAccepted(id) && chosen) return chosen;
    const row = rowOf.get(id);
    return row ? presentOf(plan, row) : SILENT;
  });
}

/** The three verdict counts of the receptions (Q145). */
export const countReceptions = (receptions: readonly Reception[]): VerdictCounts =>
  countVerdicts(receptions.map(({ verdict }) => verdict));

/** The fraction by which the cost could still fall. 0 if the proposal is proven optimal. */
export const gapOf = ({ cost, lowerBound, isOptimal }: Proposal): number =>
  isOptimal || cost === 0 ? 0 : (cost - lowerBound) / cost;
