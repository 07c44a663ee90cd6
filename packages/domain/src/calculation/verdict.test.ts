import { SERIES } from '@quietsite/acoustics';
import { expect, test } from 'vitest';
import { countVerdicts, judge, judgeLevel, judgeSeries, verdictOnlyTogether } from './verdict.ts';

test('[Q145] the verdict is borderline when the two rules disagree, in either direction', () => {
  const verdictOf = (exceedsOnMap: boolean, exceedsInReport: boolean) => judge({ exceedsOnMap, exceedsInReport });
  expect(verdictOf(false, false)).toBe('satisfies');
  expect(verdictOf(true, true)).toBe('exceeds');
  expect(verdictOf(false, true)).toBe('borderline');
  expect(verdictOf(true, false)).toBe('borderline');
});

test('[Q145] over many days each series is judged by both rules', () => {
  for (let series = 0; series < SERIES; series += 1) {
    // The engine keeps one bit per series for the whole-decibel rule, and above these one bit per series for the tenths
    // rule.
    const [onMap, inReport] = [1 << series, 1 << (series + SERIES)];
    const verdictOf = (bits: number) =>
      judgeSeries(
        { energies: new Float64Array(SERIES), days: new Int32Array(SERIES), verdicts: Uint8Array.of(bits) },
        0,
        series,
      );
    expect([0, onMap, inReport, onMap | inReport].map(verdictOf)).toEqual([
      'satisfies',
      'borderline',
      'borderline',
      'exceeds',
    ]);
  }
});

test.each([
  [null, 75, 'satisfies'],
  [75.04, 75, 'satisfies'],
  [75.05, 75, 'borderline'],
  [75.49, 75, 'borderline'],
  [75.5, 75, 'exceeds'],
  [70.1, 70, 'borderline'],
] as const)('[Q145] %d dB against %d %s', (level, criterion, verdict) => {
  expect(judgeLevel(level, criterion)).toBe(verdict);
});

test('[CALC-36] [Q145] the three counts add up to the receivers', () => {
  const counts = countVerdicts(['exceeds', 'satisfies', 'borderline', 'satisfies']);
  expect(counts).toEqual({ satisfies: 2, borderline: 1, exceeds: 1 });
  expect(counts.satisfies + counts.borderline + counts.exceeds).toBe(4);
  // A left-out receiver counts in none of them.
  expect(countVerdicts([null, 'exceeds'])).toEqual({ satisfies: 0, borderline: 0, exceeds: 1 });
});

test.each([
  ['satisfies', 'borderline', 'borderline'],
  ['satisfies', 'exceeds', 'exceeds'],
  ['borderline', 'exceeds', 'exceeds'],
  ['borderline', 'borderline', null],
  ['exceeds', 'exceeds', null],
  ['satisfies', 'satisfies', null],
  [null, 'exceeds', null],
  ['satisfies', null, null],
] as const)('[CALC-47] alone %s and with neighbours %s: only together %s', (own, together, expected) => {
  expect(verdictOnlyTogether(own, together)).toBe(expected);
});
