import { describe, expect, it } from 'vitest';
import { listDisagreements } from './compare.ts';
import { type CriterionPeriod, expectVerdict, isAboveInTenths, isAboveInWhole, type VerdictWord } from './expected.ts';

const days = (...entries: readonly (readonly [level: number | null, criterion: number])[]): CriterionPeriod[] =>
  entries.map(([level, criterion]) => ({
    ...{ start: '2027-01-04', end: '2027-01-04', criterion },
    levels: { unmitigated: level, mitigated: level, withNeighbours: level },
  }));

describe('what is expected', () => {
  it.each([
    [75.44, 75, false, true],
    [75.5, 75, true, true],
    [75.5 - 1e-10, 75, true, true],
    [75.499, 75.5, false, false],
    [75.04, 75, false, false],
    [75.05, 75, false, true],
    [62.1, 65.1 - 3, false, false],
    [75.6, 75.5, false, true],
  ])('[Q145] [M-60] [M-61] %d against %d', (level, criterion, whole, tenths) => {
    expect([isAboveInWhole(level, criterion), isAboveInTenths(level, criterion)]).toEqual([whole, tenths]);
  });

  it('[Q145] is judged over all days, each by its own criterion', () => {
    expect(expectVerdict(days([70, 75], [66, 65]), 'mitigated')).toBe('exceeds');
    expect(expectVerdict(days([70, 75], [65.3, 65]), 'mitigated')).toBe('borderline');
    expect(expectVerdict(days([null, 0], [70, 75]), 'mitigated')).toBe('satisfies');
  });
});

describe('what a surface says', () => {
  const verdicts = new Map<string, VerdictWord | null>([
    ['N1', 'exceeds'],
    ['N2', 'borderline'],
    ['N3', null],
  ]);
  const expected = { unmitigated: verdicts, mitigated: verdicts, withNeighbours: verdicts };
  const reading = { surface: 'table', run: 'mitigated' } as const;

  it('is accepted where it is right', () => {
    const counts = { satisfies: 0, borderline: 1, exceeds: 1 };
    const part = { ...reading, verdicts: new Map([['N2', 'borderline' as const]]), isPart: true };
    expect(listDisagreements('P', expected, [{ ...reading, verdicts, counts }, part])).toEqual([]);
  });

  it('is named where it is wrong, lacks a receiver, counts otherwise or is silent', () => {
    const wrong = new Map<string, VerdictWord | null>([
      ['N1', 'borderline'],
      ['N2', 'borderline'],
      ['N9', 'satisfies'],
    ]);
    expect(
      listDisagreements('P', expected, [
        { ...reading, verdicts: wrong },
        { ...reading, counts: { exceeds: 2 } },
        reading,
      ]),
    ).toEqual([
      'P, table, mitigated: N1 is borderline, expected exceeds',
      'P, table, mitigated: N9 is no receiver of the project',
      'P, table, mitigated: nothing of N3',
      'P, table, mitigated: counts 2 exceeds, expected 1 exceeds',
      'P, table, mitigated: says nothing',
    ]);
  });
});
