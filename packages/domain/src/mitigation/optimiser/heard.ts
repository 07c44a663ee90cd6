import { floatAt, itemAt, NOT_SCREENED, numberAt, SCREENING_CORRECTIONS } from '@quietsite/acoustics';
import { isScreenedModel } from '../emissions.ts';
import type { NoiseModel, Requirement } from '../noise-model.ts';
import type { Situation, Team } from '../situations.ts';
import type { OptimiserProblem, RowOption } from './problem.ts';
import { findSureCorrection, rangeOfMachine } from './sure-correction.ts';

/**
 * The problem with every row in each way in which it is heard: with one correction for screening or another. While
 * screening is off, every row is heard in one way.
 */
export interface HeardProblem {
  /** Its rows are the ways. */
  readonly model: NoiseModel;
  /** In ascending order; every row has at least one way. */
  readonly rowOfWay: readonly number[];
  readonly emissionOf: (option: RowOption, way: number) => number;
  /** False where a correction depends on the choice of options: there it is the weakest that any choice has. */
  readonly isExact: boolean;
}

export function hear(problem: OptimiserProblem): HeardProblem {
  const { model } = problem;
  if (isScreenedModel(model)) return hearScreened(problem);
  return { model, rowOfWay: model.rowIds.map((_, row) => row), emissionOf: ({ emission }) => emission, isExact: true };
}

function hearScreened({ model, options }: OptimiserProblem): HeardProblem {
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
  const ways = listWays(model, parts.list);
  const wayAt = new Map(ways.map(({ row, correction }, way) => [keyOf(row, correction), way]));
  const rowOf = (source: number) => numberAt(model.rowOfSource, source);
  return {
    model: {
      ...model,
      rowIds: ways.map(({ row }) => numberAt(model.rowIds, row)),
      rowOfSource: parts.list.map(({ source, correction }) => wayAt.get(keyOf(rowOf(source), correction)) ?? 0),
      transmissions: spread(model, parts.list),
      situations: parts.situations,
      requirements,
    },
    rowOfWay: ways.map(({ row }) => row),
    emissionOf: ({ screened }, way) => numberAt(screened?.energies ?? [], itemAt(ways, way).correction),
    isExact,
  };
}

/** A source with one correction, as an index of SCREENING_CORRECTIONS. */
interface Part {
  readonly source: number;
  readonly correction: number;
}

const keyOf = (item: number, correction: number): number => item * SCREENING_CORRECTIONS.length + correction;

/** The parts in use and the situations in which they are, each once. */
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

/** Each row with each of its corrections, row by row. A row that no requirement hears has one way as well. */
function listWays({ rowIds, rowOfSource }: NoiseModel, parts: readonly Part[]) {
  const corrections = rowIds.map(() => new Set<number>());
  for (const { source, correction } of parts) corrections[numberAt(rowOfSource, source)]?.add(correction);
  return corrections.flatMap((ofRow, row) =>
    (ofRow.size === 0 ? [NOT_SCREENED] : [...ofRow].sort()).map((correction) => ({ row, correction })),
  );
}

/** The shares of the sources, receiver by receiver, for their parts. */
function spread({ pointIds, rowOfSource, transmissions }: NoiseModel, parts: readonly Part[]): Float64Array {
  const all = new Float64Array(pointIds.length * parts.length);
  for (let receiver = 0; receiver < pointIds.length; receiver++)
    parts.forEach(({ source }, part) => {
      all[receiver * parts.length + part] = floatAt(transmissions, receiver * rowOfSource.length + source);
    });
  return all;
}
