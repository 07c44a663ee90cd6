import { floatAt, itemAt, numberAt } from '@quietsite/acoustics';
import { judge, type Verdict } from '../calculation/verdict.ts';
import type { NoiseModel, Requirement } from './noise-model.ts';
import type { Choice } from './situations.ts';

/** The project's own energy at a receiver in a situation, for given emissions by row. */
export function receiveEnergy(
  { situations, transmissions, rowOfSource }: NoiseModel,
  { receiver, situation }: Pick<Requirement, 'receiver' | 'situation'>,
  emissions: Float64Array,
): number {
  const first = receiver * rowOfSource.length;
  const sum = (sources: readonly number[]) => {
    let energy = 0;
    for (const source of sources)
      energy += floatAt(transmissions, first + source) * floatAt(emissions, numberAt(rowOfSource, source));
    return energy;
  };
  const { common, choices } = itemAt(situations, situation);
  const loudest = (choice: Choice) => Math.max(...choice.map(sum));
  return choices.reduce((total, choice) => total + loudest(choice), sum(common));
}

/** The result of a receiver over all days. */
export interface Reception {
  readonly pointId: number;
  /** The highest own energy; 0 if there is no noise. */
  readonly highestEnergy: number;
  /** Over all days (Q145). */
  readonly verdict: Verdict;
}

/** In the order of the model's receivers. */
export function listReceptions(model: NoiseModel, emissions: Float64Array): Reception[] {
  const highest = new Float64Array(model.pointIds.length);
  const onMap = new Uint8Array(model.pointIds.length);
  const inReport = new Uint8Array(model.pointIds.length);
  for (const requirement of model.requirements) {
    const energy = receiveEnergy(model, requirement, emissions);
    const { receiver, limit, mapLimit } = requirement;
    highest[receiver] = Math.max(floatAt(highest, receiver), energy);
    if (energy >= mapLimit) onMap[receiver] = 1;
    if (energy >= limit) inReport[receiver] = 1;
  }
  return model.pointIds.map((pointId, receiver) => ({
    pointId,
    highestEnergy: floatAt(highest, receiver),
    verdict: judge({ exceedsOnMap: onMap[receiver] === 1, exceedsInReport: inReport[receiver] === 1 }),
  }));
}
