import {
  buildNoiseModel,
  DEFAULT_WEIGHTS,
  LiveCalculation,
  listHighestLevels,
  listModelOptions,
  NO_MEASURES,
  type OptimiserProblem,
  type RowMeasures,
  type SnapshotRow,
} from '@quietsite/domain';
import { createReferenceProject } from '../../../kit/src/reference-project/reference-project.ts';
import { toSnapshot } from '../../../kit/src/reference-project/to-snapshot.ts';
import { loadMachines } from './catalogue-machines.ts';

export interface LargeTask {
  readonly name: string;
  readonly isAnew: boolean;
  /** The number of loudest receivers. */
  readonly receivers: number;
}

/** L with its measures, and L without any measure, where nearly twice as much mitigation is needed. */
export const LARGE_TASKS: readonly LargeTask[] = [
  { name: 'L, 20 loudest receivers, measures stay', isAnew: false, receivers: 20 },
  { name: 'L, 100 loudest receivers, planned anew', isAnew: true, receivers: 100 },
];

/** The data available when the user asks for a proposal: the calculation and the rows as in the editor. */
export interface LargeProject {
  readonly calculation: LiveCalculation;
  readonly exceeding: number;
  readonly prepare: () => OptimiserProblem;
}

export function createLargeProject({ isAnew, receivers }: LargeTask): LargeProject {
  const snapshot = toSnapshot(createReferenceProject('L'));
  const { catalogue, machineFor, placeFor } = loadMachines();
  const calculation = new LiveCalculation(snapshot);
  const { pointIds, criteria, mitigated, unmitigated } = listHighestLevels(calculation);
  const levels = isAnew ? unmitigated : mitigated;
  const places = [...pointIds.keys()].sort((a, b) => (levels[b] ?? 0) - (levels[a] ?? 0));
  const rows = snapshot.rows.map((row) => {
    const equipmentId = machineFor(row.soundPower, row.id);
    return { ...row, equipmentId, ...placeFor(equipmentId, row.id), measures: measuresOf(row) };
  });
  return {
    calculation,
    exceeding: places.filter((place) => (levels[place] ?? 0) >= (criteria[place] ?? 0) + 0.05).length,
    prepare: () => {
      const loudest = places.slice(0, receivers).map((place) => pointIds[place] ?? 0);
      const model = buildNoiseModel(calculation, loudest, { isCumulative: false });
      return { model, options: listModelOptions(model, rows, { catalogue, weights: DEFAULT_WEIGHTS, isAnew }) };
    },
  };
}

/** A row of L has values without names. */
function measuresOf(row: SnapshotRow): RowMeasures {
  return {
    ...NO_MEASURES,
    quieterMethodSoundPower: row.quieterMethodSoundPower,
    quieterEquipmentSoundPower: row.quieterEquipmentSoundPower,
    enclosureDba: row.enclosureDba,
    barrierDba: row.barrierDba,
    hammerDba: row.hammerDba,
    customMethodDba: row.customMethodDba,
    customMethodName: row.customMethodName,
  };
}
