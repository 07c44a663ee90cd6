import type { OptimiserProblem, RowOption } from './problem.ts';

/**
 * Throws for input with which a search could not finish: rows without options, or costs that are not whole tenths
 * (M-90).
 */
export function checkProblem({ model, options }: OptimiserProblem): void {
  if (options.length !== model.rowIds.length) throw new RangeError('every row of the model needs its options');
  options.forEach((ofRow, row) => {
    if (ofRow.length === 0 || !ofRow.every(isSound))
      throw new RangeError(`the options of row ${model.rowIds[row]} do not hold together`);
  });
}

const isSound = ({ emission, cost }: RowOption): boolean =>
  Number.isFinite(emission) && emission >= 0 && Number.isSafeInteger(cost) && cost >= 0;
