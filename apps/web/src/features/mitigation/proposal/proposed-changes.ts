import {
  countVerdicts,
  type EquipmentEntry,
  isSameMeasures,
  listOnlyTogether,
  listReceptions,
  type MeasureOption,
  type NoiseModel,
  type OnlyTogether,
  type Proposal,
  type Reception,
  type RowMeasures,
  type VerdictCounts,
  type WorkPlace,
} from '@quietsite/domain';

/** What a search works on, and the best it has found. */
export interface Plan {
  readonly model: NoiseModel;
  /** By row of the model; the first is the row as it is. */
  readonly options: readonly (readonly MeasureOption[])[];
  readonly proposal: Proposal;
}

/** A row with the activity that it works for. */
export interface PlannedRow extends EquipmentEntry, WorkPlace {
  readonly zoneName: string;
}

/** A row for which the proposal has other measures than it has now. */
export interface ProposedChange<Row> {
  readonly row: Row;
  readonly measures: RowMeasures;
  /** How much less it emits. */
  readonly decibels: number;
  readonly cost: number;
}

/** By row id: what the user prefers to what was proposed. */
export type Swaps = ReadonlyMap<number, MeasureOption>;

type Measured = Pick<EquipmentEntry, 'id' | 'measures'>;

const chosenOf = ({ model, options, proposal }: Plan, place: number, swaps: Swaps): MeasureOption | undefined =>
  swaps.get(model.rowIds[place] as number) ?? options[place]?.[proposal.choices[place] as number];

/** Against what the rows have now: who plans anew also sees what falls away. The most effective come first. */
export function listProposedChanges<Row extends Measured>(
  plan: Plan,
  rows: readonly Row[],
  emissionOf: (row: Row) => number,
  swaps: Swaps = new Map(),
): ProposedChange<Row>[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return plan.model.rowIds
    .flatMap((id, place) => {
      const row = rowOf.get(id);
      const option = chosenOf(plan, place, swaps);
      if (!row || !option || isSameMeasures(row.measures, option.measures)) return [];
      const decibels = 10 * Math.log10(emissionOf(row) / option.emission);
      return [{ row, measures: option.measures, decibels, cost: option.cost }];
    })
    .sort((one, other) => other.decibels - one.decibels || one.row.id - other.row.id);
}

/** What receivers would hear with some of the changes alone: every row by its id, the others as they are. */
export function hearWith<Row extends Measured>(
  plan: Plan,
  rows: readonly Row[],
  emissionOf: (row: Row) => number,
  isTaken: (rowId: number) => boolean,
  swaps: Swaps = new Map(),
): readonly Reception[] {
  return listReceptions(plan.model, emissionsWith(plan, rows, emissionOf, isTaken, swaps));
}

/** Who would exceed or be borderline only together with neighbours, with the same changes (M-58). */
export function togetherWith<Row extends Measured>(
  plan: Plan,
  rows: readonly Row[],
  emissionOf: (row: Row) => number,
  isTaken: (rowId: number) => boolean,
  swaps: Swaps = new Map(),
): readonly OnlyTogether[] {
  return listOnlyTogether(plan.model, emissionsWith(plan, rows, emissionOf, isTaken, swaps));
}

function emissionsWith<Row extends Measured>(
  plan: Plan,
  rows: readonly Row[],
  emissionOf: (row: Row) => number,
  isTaken: (rowId: number) => boolean,
  swaps: Swaps,
): number[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return plan.model.rowIds.map((id, place) => {
    const chosen = chosenOf(plan, place, swaps);
    if (isTaken(id) && chosen) return chosen.emission;
    const row = rowOf.get(id);
    return row ? emissionOf(row) : 0;
  });
}

/** The three counts of what receivers would hear (Q145). */
export const countReceptions = (receptions: readonly Reception[]): VerdictCounts =>
  countVerdicts(receptions.map(({ verdict }) => verdict));

/** How far the cost may still fall, in parts of it; 0 when nothing is cheaper. */
export const gapOf = ({ cost, lowerBound, isOptimal }: Proposal): number =>
  isOptimal || cost === 0 ? 0 : (cost - lowerBound) / cost;
