import { floatAt, itemAt, levelOfPositive, numberAt, reportLimitEnergy, roundHalfUp } from '@quietsite/acoustics';
import type { NoiseModel, Requirement } from '../noise-model.ts';
import { receiveEnergy } from '../received.ts';
import { type CandidateRow, emissionsAt, emissionsOf, listCandidateRows } from './candidate-rows.ts';
import { buildCore, COMMON, type Core, type CoreRequirement, type CoreRow, type CoreSum } from './core.ts';
import { dropDominated, type LimitedRequirement } from './dominance.ts';
import type { OptimiserProblem, RemainingExceedance } from './problem.ts';
import { type Excess, pickQuietest } from './quietest.ts';
import { listRemaining, SAFETY_MARGIN } from './remaining.ts';
import { splitIntoVariants, type VariantProblem } from './row-variants.ts';

export interface CompiledProblem {
  readonly core: Core;
  /** The option of the problem, by row and option of the core. */
  readonly optionsOfRow: readonly (readonly number[])[];
  /** Whether the core requires no more than the problem, so that a bound of the core is a bound of the problem. */
  readonly isExact: boolean;
  readonly remaining: readonly RemainingExceedance[];
}

export function compile(problem: OptimiserProblem): CompiledProblem {
  const split = splitIntoVariants(problem);
  const { model } = split;
  const rows = listCandidateRows(split, problem.options);
  const loudest = emissionsOf(rows, (ofVariant) => Math.max(...ofVariant));
  const { places, isClear } = pickQuietest(rows, (least) => createExcess(model, least));
  const quietest = emissionsAt(rows, places);
  const limited = model.requirements.map((requirement) => limit(model, requirement, quietest));
  const isAtStake = ({ requirement, limit: energy }: LimitedRequirement) =>
    receiveEnergy(model, requirement, loudest) > energy;
  const requirements = dropDominated(model, limited.filter(isAtStake)).map((entry) =>
    describe(split, rows, entry, loudest),
  );
  return {
    core: buildCore(
      rows.map((row, index) => describeRow(row, index, numberAt(places, index))),
      requirements,
    ),
    optionsOfRow: rows.map(({ front }) => front),
    isExact: split.isExact && isClear,
    remaining: listRemaining(model, (requirement) => receiveEnergy(model, requirement, quietest)),
  };
}

/** How far given emissions are from meeting each requirement that the lowest emission of every variant can meet. */
function createExcess(model: NoiseModel, least: Float64Array): (emissions: Float64Array) => Excess {
  const limited = model.requirements.map((requirement) => limit(model, requirement, least));
  return (emissions) => {
    let [unmet, excess] = [0, 0];
    for (const { requirement, limit: energy } of limited) {
      const above = receiveEnergy(model, requirement, emissions) / energy - 1;
      if (above <= 0) continue;
      unmet++;
      excess += above;
    }
    return { unmet, excess };
  };
}

/** Emissions relative to the loudest option, so that each weight is the row's maximum contribution to a requirement. */
function describeRow({ front, ranks, emissions }: CandidateRow, origin: number, quietest: number): CoreRow {
  const shares = emissions.map((ofVariant) => {
    const most = Math.max(...ofVariant);
    return Float64Array.from(ofVariant, (emission) => (most > 0 ? emission / most : 0));
  });
  const [only = new Float64Array()] = shares;
  const loudness = shares.length === 1 ? only : Float64Array.from(front, (_, place) => 1 - place / front.length);
  return { origin, costs: Float64Array.from(ranks), emissions: shares, loudness, quietest };
}

/** A requirement that cannot be met asks for the lowest level possible there, as shown to the user (M-91). */
function limit(model: NoiseModel, requirement: Requirement, quietest: Float64Array): LimitedRequirement {
  const least = receiveEnergy(model, requirement, quietest);
  const energy = requirement.limit * (1 - SAFETY_MARGIN);
  if (least <= energy) return { requirement, limit: energy };
  const shown = roundHalfUp(levelOfPositive(least + requirement.background), 1);
  const possible = (reportLimitEnergy(shown) - requirement.background) * (1 - SAFETY_MARGIN);
  return { requirement, limit: Math.max(possible, least * (1 + SAFETY_MARGIN)) };
}

/** Relative to the limit. */
function describe(
  { model, rowOfVariant }: VariantProblem,
  rows: readonly CandidateRow[],
  { requirement: { receiver, situation }, limit: energy }: LimitedRequirement,
  loudest: Float64Array,
): CoreRequirement {
  const { situations, transmissions, rowOfSource } = model;
  const first = receiver * rowOfSource.length;
  const variantAt = (source: number) => numberAt(rowOfSource, source);
  const rowAt = (source: number) => numberAt(rowOfVariant, variantAt(source));
  const sumOf = (sources: readonly number[], choice: number): CoreSum => ({
    choice,
    base: 0,
    rows: sources.map(rowAt),
    variants: sources.map((source) => variantAt(source) - itemAt(rows, rowAt(source)).firstVariant),
    weights: sources.map(
      (source) => (floatAt(transmissions, first + source) * floatAt(loudest, variantAt(source))) / energy,
    ),
  });
  const { common, choices } = itemAt(situations, situation);
  return {
    room: 1,
    sums: [
      sumOf(common, COMMON),
      ...choices.flatMap((choice, index) => choice.map((sources) => sumOf(sources, index))),
    ],
  };
}
