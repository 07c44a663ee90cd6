import { floatAt, itemAt, NOT_SCREENED, numberAt, SCREENING_CORRECTIONS } from '@quietsite/acoustics';
import { isScreenedModel } from '../emissions.ts';
import type { NoiseModel, Requirement } from '../noise-model.ts';
import type { Situation, Team } from '../situations.ts';
import type { OptimiserProblem, RowOption } from './problem.ts';
import { findSureCorrection, rangeOfMachine } from './sure-correction.ts';

/**
 * The problem with each row split into variants, one per screening correction that it can have. While screening is off,
 * each row has one variant.
 */
export interface VariantProblem {
  /** Its rows are the variants. */
  readonly model: NoiseModel;
  /** In ascending order; each row has at least one variant. */
  readonly rowOfVariant: readonly number[];
  readonly emissionOf: (option: RowOption, variant: number) => number;
  /** False if a correction depends on the chosen options: it is then the weakest that any choice gives. */
  readonly isExact: boolean;
}

export function splitIntoVariants(problem: OptimiserProblem): VariantProblem {
  const { model } = problem;
  if (isScreenedModel(model)) return splitByCorrection(problem);
  return {
    model,
    rowOfVariant: model.rowIds.map((_, row) => row),
    emissionOf: ({ emission }) => emission,
    isExact: true,
  };
}

function splitByCorrection({ model, options }: OptimiserProblem): VariantProblem {
  const machines = options.map(rangeOfMachine);
  const parts = new Parts();
  let isExact = true;
  const requirements = model.requirements.map((requirement): Requirement => {
    const { screened } = itemAt(model.situations, requirement.situation);
    if (screened === undefined) throw new RangeError('screening is on, but a situation tells nothing of it');
    const correct = (team: Team): number[] => {
      const found = findSureCorrection(model, { ...requirement, view: screened.view }, team, machines);
      isExact &&= found.isExact;
      return team.map((source) => parts.indexOf(source, found.correction));
    };
    const common = screened.common.flatMap(correct);
    const choices = screened.choices.map((choice) => choice.map((teams) => teams.flatMap(correct)));
    return { ...requirement, situation: parts.indexOfSituation({ common, choices }) };
  });
  const variants = listVariants(model, parts.list);
  const variantAt = new Map(variants.map(({ row, correction }, variant) => [keyOf(row, correction), variant]));
  const rowOf = (source: number) => numberAt(model.rowOfSource, source);
  return {
    model: {
      ...model,
      rowIds: variants.map(({ row }) => numberAt(model.rowIds, row)),
      rowOfSource: parts.list.map(({ source, correction }) => variantAt.get(keyOf(rowOf(source), correction)) ?? 0),
      transmissions: spread(model, parts.list),
      situations: parts.situations,
      requirements,
    },
    rowOfVariant: variants.map(({ row }) => row),
    emissionOf: ({ screened }, variant) => numberAt(screened?.energies ?? [], itemAt(variants, variant).correction),
    isExact,
  };
}

/** A source with one correction, as an index of SCREENING_CORRECTIONS. */
interface Part {
  readonly source: number;
  readonly correction: number;
}

const keyOf = (item: number, correction: number): number => item * SCREENING_CORRECTIONS.length + correction;

/** The sources with a correction, and the situations with these sources, each listed once. */
class Parts {
  readonly list: Part[] = [];
  readonly situations: Situation[] = [];
  readonly #places = new Map<number, number>();
  readonly #knownSituations = new Map<string, number>();

  indexOf(source: number, correction: number): number {
    const key = keyOf(source, correction);
    const place = this.#places.get(key) ?? this.list.push({ source, correction }) - 1;
    this.#places.set(key, place);
    return place;
  }

  indexOfSituation(situation: Situation): number {
    const key = JSON.stringify(situation);
    const place = this.#knownSituations.get(key) ?? this.situations.push(situation) - 1;
    this.#knownSituations.set(key, place);
    return place;
  }
}

/** Each row with each of its corrections, row by row. A row in no requirement has one variant as well. */
function listVariants({ rowIds, rowOfSource }: NoiseModel, parts: readonly Part[]) {
  const corrections = rowIds.map(() => new Set<number>());
  for (const { source, correction } of parts) corrections[numberAt(rowOfSource, source)]?.add(correction);
  return corrections.flatMap((ofRow, row) =>
    (ofRow.size === 0 ? [NOT_SCREENED] : [...ofRow].sort()).map((correction) => ({ row, correction })),
  );
}

/** The transmissions of the sources, repeated for each of their corrections, receiver by receiver. */
function spread({ pointIds, rowOfSource, transmissions }: NoiseModel, parts: readonly Part[]): Float64Array {
  const all = new Float64Array(pointIds.length * parts.length);
  for (let receiver = 0; receiver < pointIds.length; receiver++)
    parts.forEach(({ source }, part) => {
      all[receiver * parts.length + part] = floatAt(transmissions, receiver * rowOfSource.length + source);
    });
  return all;
}
