import { numberAt } from '@quietsite/acoustics';
import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.schema.ts';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { type CostWeights, costOfMeasures } from './cost.ts';
import { type Emission, emissionOf, emittedEnergy, isScreenedModel } from './emissions.ts';
import type { RowActivity } from './fits.ts';
import { type PlanningCatalogue, withEquipment, withMethod } from './fitting.ts';
import { hasMethod, hasQuieterEquipment } from './measures.ts';
import type { NoiseModel } from './noise-model.ts';
import type { RowOption } from './optimiser/problem.ts';
import { listProposableEquipment, listProposableMethods, listScreened } from './proposable.ts';

/** An option for a row: its measures, the resulting emission and the cost. */
export interface MeasureOption extends RowOption {
  readonly measures: RowMeasures;
}

export interface PlanningRules {
  readonly catalogue: PlanningCatalogue;
  readonly weights: CostWeights;
  /** Starts without measures instead of with the current ones. */
  readonly isAnew: boolean;
  /** Includes the emissions behind screens (M-111). */
  readonly isScreened?: boolean;
}

export type PlannedRow = Pick<
  EquipmentEntry,
  'id' | 'equipmentId' | 'quantity' | 'soundPower' | 'timePercent' | 'measures'
> &
  RowActivity;

/** By row of the model. Every row of the model must be among the rows. */
export function listModelOptions(
  model: NoiseModel,
  rows: readonly PlannedRow[],
  rules: Omit<PlanningRules, 'isScreened'>,
): MeasureOption[][] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isScreened = isScreenedModel(model);
  return model.rowIds.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw new RangeError(`the model refers to a missing row ${id}`);
    return listRowOptions(row, { ...rules, isScreened });
  });
}

/**
 * The unchanged row, then each option that is quieter than all cheaper ones, cheapest first (M-92). While screening is
 * on, it is enough to be quieter either in view or behind screens.
 */
export function listRowOptions(row: PlannedRow, rules: PlanningRules): MeasureOption[] {
  const { catalogue, weights, isAnew, isScreened = false } = rules;
  const present = isAnew ? NO_MEASURES : row.measures;
  const toOption = (measures: RowMeasures): MeasureOption => ({
    measures,
    ...emissionOf({ ...row, ...measures }, isScreened),
    cost: costOfMeasures(present, measures, weights),
  });
  const unchangedRow = toOption(present);
  const replaced = listReplacements({ ...row, measures: present }, catalogue).filter(
    (measures) => !isNowhereLouder(unchangedRow, toOption(measures)),
  );
  // Stage 3 comes last: a row that can be replaced is replaced before it is screened.
  const mayStay = replaced.length === 0 || hasMethod(present) || hasQuieterEquipment(present);
  const screened = [...(mayStay ? [present] : []), ...replaced].flatMap((measures) =>
    listScreened({ ...row, measures }, catalogue),
  );
  return keepFront(unchangedRow, [...replaced, ...screened].map(toOption));
}

/** Replacements in addition to those of a row: a method, QPME for the working equipment, or both (Q119). */
function listReplacements(row: PlannedRow, catalogue: PlanningCatalogue): RowMeasures[] {
  const { measures } = row;
  if (hasQuieterEquipment(measures)) return [];
  const addEquipment = (from: RowMeasures) =>
    listProposableEquipment({ ...row, measures: from }, catalogue).map((equipment) => withEquipment(from, equipment));
  if (hasMethod(measures)) return addEquipment(measures);
  const methods = listProposableMethods(row, catalogue).map((method) => withMethod(measures, method));
  const emission = (of: RowMeasures) => emittedEnergy({ ...row, ...of });
  const quietestMethod = Math.min(...methods.map(emission));
  // Stage 1 comes before stage 2: a QPME instead of a method must be quieter than every method.
  const instead = addEquipment(measures).filter((of) => emission(of) < quietestMethod);
  return [...methods, ...instead, ...methods.flatMap(addEquipment)];
}

function keepFront(unchangedRow: MeasureOption, options: readonly MeasureOption[]): MeasureOption[] {
  const front = [unchangedRow];
  for (const option of options.toSorted((a, b) => a.cost - b.cost || a.emission - b.emission))
    if (!front.some((cheaper) => isNowhereLouder(cheaper, option))) front.push(option);
  return front;
}

/** Whether it is nowhere louder, in view and behind screens. */
export function isNowhereLouder(one: Emission, other: Emission): boolean {
  if (one.screened === undefined || other.screened === undefined) return one.emission <= other.emission;
  const energies = other.screened.energies;
  return one.screened.energies.every((energy, correction) => energy <= numberAt(energies, correction));
}
