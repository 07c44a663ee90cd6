import { compareWithOracle, randomCase } from '@quietsite/validation';
import { addComparison, NOTHING_COMPARED, type Totals } from './totals.ts';

/** The number of random cases on the page. */
export const ALL_RANDOM_CASES = 10_000;

const HEADING = '## Random cases';
const COUNT = ALL_RANDOM_CASES.toLocaleString('en-GB');

/** Whether the page reports all random cases; it is only written if there was no difference. */
export function coversAllRandomCases(page: string): boolean {
  const [, part = ''] = page.split(HEADING);
  const rows = page.split('\n').filter((line) => line.startsWith('| random cases'));
  return (
    part.trim().startsWith(`${COUNT} small projects `) &&
    part.trim().endsWith('nothing else differs.') &&
    rows.length === 1 &&
    rows.every((row) => row.split('|')[2]?.trim() === COUNT)
  );
}

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
