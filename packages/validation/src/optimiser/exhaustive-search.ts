import { exceedsInReport, type NoiseModel, type OptimiserProblem, roundHalfUp } from '@quietsite/domain';
import { present } from '../present.ts';

export interface ExhaustiveAnswer {
  readonly cost: number;
  readonly changedRows: number;
}

/** A value within this fraction of a limit counts as above it: the margin of M-91. */
const MARGIN = 1e-12;

/**
 * Tries every combination of options, independently of the optimiser's method. Finds the cheapest combination that
 * meets every requirement. If one cannot be met, finds the one with the smallest remainder, as shown with one decimal.
 */
export function searchExhaustively({ model, options }: OptimiserProblem): ExhaustiveAnswer {
  const least = options.map((ofRow) => Math.min(...ofRow.map(({ emission }) => emission)));
  const isMet = model.requirements.map((requirement) => createJudge(model, requirement, least));
  const emissions = options.map(() => 0);
  let best = { cost: Number.POSITIVE_INFINITY, changedRows: Number.POSITIVE_INFINITY };
  const visit = (row: number, cost: number, changedRows: number) => {
    if (cost > best.cost || (cost === best.cost && changedRows >= best.changedRows)) return;
    if (row === options.length) {
      if (isMet.every((judge) => judge(emissions))) best = { cost, changedRows };
      return;
    }
    options[row]?.forEach((option, index) => {
      emissions[row] = option.emission;
      visit(row + 1, cost + option.cost, changedRows + (index === 0 ? 0 : 1));
    });
  };
  visit(0, 0, 0);
  return best;
}

function createJudge(
  { situations, transmissions, rowOfSource }: NoiseModel,
  { receiver, situation, criterion, background, limit }: NoiseModel['requirements'][number],
  least: readonly number[],
): (emissions: readonly number[]) => boolean {
  const { common, choices } = present(situations[situation]);
  const energyOfSources = (emissions: readonly number[], sources: readonly number[]) =>
    sources.reduce((sum, source) => sum + present(emissions[present(rowOfSource[source])]) * transmissionOf(source), 0);
  const transmissionOf = (source: number) => present(transmissions[receiver * rowOfSource.length + source]);
  const energy = (emissions: readonly number[]) => {
    let sum = energyOfSources(emissions, common);
    for (const choice of choices) {
      let loudest = 0;
      for (const sources of choice) loudest = Math.max(loudest, energyOfSources(emissions, sources));
      sum += loudest;
    }
    return sum;
  };
  if (energy(least) <= limit * (1 - MARGIN)) return (emissions) => energy(emissions) <= limit * (1 - MARGIN);
  const shown = roundHalfUp(levelOf(energy(least) + background), 1);
  if (shown < criterion) throw new RangeError('a requirement that can be met was taken for one that cannot');
  const almost = (emissions: readonly number[]) => levelOf((energy(emissions) + background) * (1 + MARGIN));
  return (emissions) => !exceedsInReport(almost(emissions), shown);
}

const levelOf = (energy: number): number => 10 * Math.log10(energy);
