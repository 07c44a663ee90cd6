import { expect, it } from 'vitest';
import { countDifferences } from './compare-levels.ts';

const level = {
  ...{ pointId: 7, rank: 1, isLeftOut: false, criterion: 75 },
  ...{ unmitigatedLevel: 71.25, mitigatedLevel: 70.5, withNeighbourLevel: null },
  ...({ unmitigatedVerdict: 'satisfies', verdict: 'satisfies', withNeighbourVerdict: 'satisfies' } as const),
};
const table = {
  ...{ pointIds: [7], ranks: [1], criteria: [75], unmitigated: [71.25], mitigated: [70.5] },
  ...{
    withNeighbours: [Number.NaN],
    unmitigatedVerdicts: [0],
    verdicts: [0],
    withNeighbourVerdicts: [0],
    isLeftOut: [0],
  },
};

it('finds equal levels equal, and one that nothing is heard at', () => {
  expect(countDifferences(table, [level])).toBe(0);
});

it('finds the last bit, a missing receiver and another verdict', () => {
  expect(countDifferences(table, [{ ...level, unmitigatedLevel: 71.25 + 2 ** -46 }])).toBe(1);
  expect(countDifferences(table, [{ ...level, pointId: 8 }])).toBe(1);
  expect(countDifferences(table, [{ ...level, verdict: 'borderline' }])).toBe(1);
});

it('finds a place without criterion and verdict equal to itself, and different from one that satisfies', () => {
  const none = { unmitigatedVerdict: null, verdict: null, withNeighbourVerdict: null };
  const park = { ...level, ...none, criterion: null };
  const codes = { unmitigatedVerdicts: [255], verdicts: [255], withNeighbourVerdicts: [255] };
  const parks = { ...table, ...codes, criteria: [Number.NaN] };
  expect(countDifferences(parks, [park])).toBe(0);
  expect(countDifferences({ ...parks, verdicts: [0] }, [park])).toBe(1);
  expect(countDifferences({ ...parks, criteria: [75] }, [park])).toBe(1);
  const leftOut = { ...park, criterion: 75, isLeftOut: true };
  expect(countDifferences({ ...table, isLeftOut: [1] }, [leftOut])).toBe(0);
});
