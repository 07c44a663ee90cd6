import { floatAt, itemAt, levelOfPositive, numberAt, reportLimitEnergy, roundHalfUp } from '@quietsite/acoustics';
import { fromDayNumber } from '../../day.ts';
import type { NoiseModel, Requirement } from '../noise-model.ts';
import { receiveEnergy } from '../received.ts';
import { buildCore, COMMON, type Core, type CoreRequirement, type CoreRow, type CoreSum } from './core.ts';
import { dropDominated, type LimitedRequirement } from './dominance.ts';
import type { OptimiserProblem, RemainingExceedance, RowOption } from './problem.ts';

export interface CompiledProblem {
  readonly core: Core;
  /** The option of the problem, by row and option of the core. */
  readonly optionsOfRow: readonly (readonly number[])[];
  readonly remaining: readonly RemainingExceedance[];
}

/** The engine sums in another order, so a value this close to a limit, relative to it, does not count as below it. */
const SAFETY_MARGIN = 1e-12;

export function compile({ model, options }: OptimiserProblem): CompiledProblem {
  const fronts = options.map((ofRow) => listFront(ofRow, options.length));
  const emissionsAt = (end: 0 | -1) =>
    Float64Array.from(options, (ofRow, row) => itemAt(ofRow, fronts[row]?.at(end) ?? 0).emission);
  const [loudest, quietest] = [emissionsAt(0), emissionsAt(-1)];
  const limited = model.requirements.map((requirement) => limit(model, requirement, quietest));
  const isAtStake = ({ requirement, limit: energy }: LimitedRequirement) =>
    receiveEnergy(model, requirement, loudest) > energy;
  const requirements = dropDominated(model, limited.filter(isAtStake)).map((entry) => describe(model, entry, loudest));
  return {
    core: buildCore(
      fronts.map((front, row) => describeRow(itemAt(options, row), front, row, options.length)),
      requirements,
    ),
    optionsOfRow: fronts,
    remaining: listRemaining(model, quietest),
  };
}

/** At equal cost, fewer changed rows are better: cost first, then one unit per changed row. */
function rankOf({ cost }: RowOption, option: number, rowCount: number): number {
  return cost * (rowCount + 1) + (option === 0 ? 0 : 1);
}

/** Options that are quieter than every cheaper one, cheapest first. */
function listFront(options: readonly RowOption[], rowCount: number): number[] {
  const rank = (option: number) => rankOf(itemAt(options, option), option, rowCount);
  const emission = (option: number) => itemAt(options, option).emission;
  const order = options.map((_, option) => option);
  order.sort((a, b) => rank(a) - rank(b) || emission(a) - emission(b) || a - b);
  const front: number[] = [];
  let quietest = Number.POSITIVE_INFINITY;
  for (const option of order)
    if (emission(option) < quietest) {
      front.push(option);
      quietest = emission(option);
    }
  return front;
}

/**
 * Emissions relative to the loudest option, so that every weight is the max contribution of the row to a requirement.
 */
function describeRow(
  options: readonly RowOption[],
  front: readonly number[],
  origin: number,
  rowCount: number,
): CoreRow {
  const most = itemAt(options, numberAt(front, 0)).emission;
  return {
    origin,
    costs: Float64Array.from(front, (option) => rankOf(itemAt(options, option), option, rowCount)),
    emissions: Float64Array.from(front, (option) => (most > 0 ? itemAt(options, option).emission / most : 0)),
  };
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

function listRemaining(model: NoiseModel, quietest: Float64Array): RemainingExceedance[] {
  const worst = new Map<number, RemainingExceedance>();
  for (const requirement of model.requirements) {
    const least = receiveEnergy(model, requirement, quietest);
    if (least <= requirement.limit * (1 - SAFETY_MARGIN)) continue;
    const pointId = numberAt(model.pointIds, requirement.receiver);
    const { day, criterion, background } = requirement;
    const level = levelOfPositive(least + background);
    const known = worst.get(pointId);
    if (known === undefined || level - criterion > known.level - known.criterion)
      worst.set(pointId, { pointId, day: fromDayNumber(day), criterion, level });
  }
  return [...worst.values()];
}

/** Relative to the limit. */
function describe(
  { situations, transmissions, rowOfSource }: NoiseModel,
  { requirement: { receiver, situation }, limit: energy }: LimitedRequirement,
  loudest: Float64Array,
): CoreRequirement {
  const first = receiver * rowOfSource.length;
  const rowAt = (source: number) => numberAt(rowOfSource, source);
  const sumOf = (sources: readonly number[], choice: number): CoreSum => ({
    choice,
    base: 0,
    rows: sources.map(rowAt),
    weights: sources.map(
      (source) => (floatAt(transmissions, first + source) * floatAt(loudest, rowAt(source))) / energy,
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
