import { compareWithOracle, randomCase } from '@quietsite/validation';
import { addComparison, NOTHING_COMPARED, type Totals } from './totals.ts';

/** Seeds 0 to count - 1; the callback is called for every case. */
export function compareRandomCases(count: number, onCase: (totals: Totals) => void): Totals {
  let totals = NOTHING_COMPARED;
  for (let seed = 0; seed < count; seed++) {
    const input = randomCase(seed);
    totals = addComparison(totals, `seed ${seed}`, input.receivers.length, compareWithOracle(input));
    onCase(totals);
  }
  return totals;
}
