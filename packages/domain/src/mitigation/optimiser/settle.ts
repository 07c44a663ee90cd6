import { itemAt, numberAt } from '@quietsite/acoustics';
import type { NoiseModel, Requirement } from '../noise-model.ts';
import { EnergyAtReceivers } from '../received.ts';
import type { OptimiserProblem, RemainingExceedance, RowOption } from './problem.ts';
import { listRemaining, SAFETY_MARGIN } from './remaining.ts';

export interface SettledChoices {
  /** Indices of options, by row of the model. */
  readonly choices: readonly number[];
  readonly remaining: readonly RemainingExceedance[];
}

/** Making one row louder may make room for another, because rows are quiet relative to louder ones (M-108). */
const MAX_ROUNDS = 3;

/**
 * Relaxes choices that suffice with the weakest screening corrections, using the actual corrections: each row gets the
 * cheapest option that makes no further receiver exceed and no exceeding receiver louder.
 */
export function settle({ model, options }: OptimiserProblem, cautious: readonly number[]): SettledChoices {
  const choices = [...cautious];
  const optionOf = (row: number, option: number) => itemAt(itemAt(options, row), option);
  const received = new EnergyAtReceivers(
    model,
    choices.map((option, row) => optionOf(row, option)),
  );
  const allowed = new Map(
    model.requirements.map((requirement) => [requirement, allow(requirement, received.receive(requirement))]),
  );
  const requirementsOf = listRequirementsByRow(model);
  const isAllowed = (row: number, option: number): boolean => {
    received.set(row, optionOf(row, option));
    return itemAt(requirementsOf, row).every(
      (requirement) => received.receive(requirement) <= (allowed.get(requirement) ?? 0),
    );
  };
  const saving = (row: number) => optionOf(row, numberAt(choices, row)).cost - optionOf(row, 0).cost;
  for (let round = 0, isChanged = true; isChanged && round < MAX_ROUNDS; round++) {
    isChanged = false;
    const rows = [...choices.keys()].filter((row) => choices[row] !== 0).sort((a, b) => saving(b) - saving(a) || a - b);
    for (const row of rows) {
      const present = numberAt(choices, row);
      const found = listCheaper(itemAt(options, row), present).find((option) => isAllowed(row, option)) ?? present;
      received.set(row, optionOf(row, found));
      choices[row] = found;
      if (found !== present) isChanged = true;
    }
  }
  return { choices, remaining: listRemaining(model, (requirement) => received.receive(requirement)) };
}

function allow({ limit }: Requirement, energy: number): number {
  const met = limit * (1 - SAFETY_MARGIN);
  return energy <= met ? met : energy * (1 + SAFETY_MARGIN);
}

/** The options that cost less than the present one, cheapest first. Among equal costs the unchanged row comes first. */
function listCheaper(options: readonly RowOption[], present: number): number[] {
  const cost = (option: number) => itemAt(options, option).cost;
  return [...options.keys()]
    .filter((option) => cost(option) < cost(present) || (option === 0 && cost(option) === cost(present)))
    .sort((a, b) => cost(a) - cost(b) || a - b);
}

function listRequirementsByRow({ rowIds, rowOfSource, situations, requirements }: NoiseModel): Requirement[][] {
  const requirementsOf = rowIds.map((): Requirement[] => []);
  for (const requirement of requirements) {
    const { common, choices } = itemAt(situations, requirement.situation);
    const rows = new Set([...common, ...choices.flat(2)].map((source) => numberAt(rowOfSource, source)));
    for (const row of rows) requirementsOf[row]?.push(requirement);
  }
  return requirementsOf;
}
