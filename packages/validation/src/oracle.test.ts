import { describe, expect, test } from 'vitest';
import { compareWithOracle } from './compare-with-oracle.ts';
import { withLinearZones, withRandomFronts } from './random-case/fronts.ts';
import { withRandomDisuse } from './random-case/out-of-use.ts';
import { withRandomScreening } from './random-case/screening.ts';
import { withRandomCalendars } from './random-case/working-calendar.ts';
import { randomCase } from './random-case.ts';

/** Number of seeds; override with QUIETSITE_ORACLE_SEEDS=5000. */
const SEEDS = Number(process.env.QUIETSITE_ORACLE_SEEDS ?? 300);
const SEEDS_PER_TEST = 50;

const KINDS = [
  { name: 'seeds', caseOf: randomCase },
  {
    name: '[CALC-62] with working calendars, seeds',
    caseOf: (seed: number) => withRandomCalendars(seed, randomCase(seed)),
  },
  {
    name: '[CALC-96] [CALC-97] with moving work-fronts, seeds',
    caseOf: (seed: number) => withRandomFronts(seed, randomCase(seed)),
  },
  {
    name: '[CALC-120] with linear zones, seeds',
    caseOf: (seed: number) => withLinearZones(seed, randomCase(seed)),
  },
  {
    name: '[CALC-69] [CALC-70] with days out of use and closed windows, seeds',
    caseOf: (seed: number) => withRandomDisuse(seed, randomCase(seed)),
  },
];

describe.each(KINDS)('the engine against the oracle, on random cases', ({ name, caseOf }) => {
  for (let first = 0; first < SEEDS; first += SEEDS_PER_TEST)
    test(`${name} ${first} to ${first + SEEDS_PER_TEST - 1}`, { timeout: 120_000 }, () => {
      for (let seed = first; seed < first + SEEDS_PER_TEST; seed++) {
        const input = caseOf(seed);
        const { differences, largestDecibels, counts } = compareWithOracle(input);
        expect([seed, differences]).toEqual([seed, []]);
        expect(largestDecibels).toBeLessThanOrEqual(1e-9);
        // At least: left out or not, and two verdicts on two levels in two runs.
        expect(counts.verdicts).toBeGreaterThanOrEqual(9 * input.receivers.length);
      }
    });
});

/** The oracle tests every ray; override with QUIETSITE_SCREENING_PROJECTS=10000. */
const SCREENED_SEEDS = Number(process.env.QUIETSITE_SCREENING_PROJECTS ?? 12);

describe('the engine against the oracle, with screening', () => {
  for (let seed = 0; seed < SCREENED_SEEDS; seed++)
    test(`[CALC-74] [CALC-75] [CALC-120] seed ${seed}`, { timeout: 120_000 }, () => {
      const drawn = randomCase(seed);
      const input = seed % 4 === 3 ? withLinearZones(seed, drawn) : drawn;
      const { differences, largestDecibels } = compareWithOracle(withRandomScreening(seed, input));
      expect(differences).toEqual([]);
      expect(largestDecibels).toBeLessThanOrEqual(1e-9);
    });
});
