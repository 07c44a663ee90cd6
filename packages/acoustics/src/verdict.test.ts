import { describe, expect, it } from 'vitest';
import { toEnergy } from './level.ts';
import { exceedsInReport, exceedsOnMap, mapLimitEnergy, reportLimitEnergy } from './verdict.ts';

describe('verdicts on levels (M-60, M-61)', () => {
  it.each([
    { level: null, criterion: 0, map: false, report: false },
    { level: null, criterion: -5, map: false, report: false },
    { level: 75, criterion: 75, map: false, report: false },
    { level: 74.5, criterion: 75, map: false, report: false },
    { level: 75.04, criterion: 75, map: false, report: false },
    { level: 75.05, criterion: 75, map: false, report: true },
    { level: 75.4, criterion: 75, map: false, report: true },
    { level: 75.5, criterion: 75, map: true, report: true },
    { level: 75.5 - 5e-10, criterion: 75, map: true, report: true },
    { level: 75.5 - 2e-9, criterion: 75, map: false, report: true },
    { level: 75.05 - 5e-10, criterion: 75, map: false, report: true },
    { level: 75.05 - 2e-9, criterion: 75, map: false, report: false },
    { level: 72.6, criterion: 72.5, map: false, report: true },
    { level: 72.4, criterion: 72.4, map: false, report: false },
    { level: 72.5, criterion: 72.4, map: true, report: true },
    { level: 73.4, criterion: 72.5, map: false, report: true },
    // 65.1 - 3 is slightly less than 62.1 in binary.
    { level: 62.1, criterion: 65.1 - 3, map: false, report: false },
    { level: 62.14, criterion: 65.1 - 3, map: false, report: false },
    { level: 62.15, criterion: 65.1 - 3, map: false, report: true },
    // A criterion within 1e-9 dB below the rounded level counts as equal, including exactly 1e-9 dB.
    { level: 75.1, criterion: 75.1 - 1e-9, map: false, report: false },
    { level: 75.1, criterion: 75.1 - 2e-9, map: false, report: true },
    // A criterion with more decimals than the rounded level.
    { level: 72.44, criterion: 72.45, map: false, report: false },
    { level: 72.45, criterion: 72.45, map: false, report: true },
  ])('$level against $criterion', ({ level, criterion, map, report }) => {
    expect(exceedsOnMap(level, criterion)).toBe(map);
    expect(exceedsInReport(level, criterion)).toBe(report);
    if (level === null) return;
    expect(toEnergy(level) >= mapLimitEnergy(criterion)).toBe(map);
    expect(toEnergy(level) >= reportLimitEnergy(criterion)).toBe(report);
  });
});

describe('[M-61] [CALC-46] a criterion in tenths', () => {
  const tenths = Array.from({ length: 501 }, (_, index) => (400 + index) / 10);

  it('is satisfied by an equal level and exceeded in print by the next tenth, from 40.0 to 90.0', () => {
    expect(tenths.filter((criterion) => exceedsInReport(criterion, criterion))).toEqual([]);
    expect(tenths.filter((criterion) => exceedsOnMap(criterion, criterion))).toEqual([]);
    expect(tenths.filter((criterion) => toEnergy(criterion) >= reportLimitEnergy(criterion))).toEqual([]);
    expect(tenths.filter((criterion) => !exceedsInReport(Math.round(criterion * 10 + 1) / 10, criterion))).toEqual([]);
  });
});

describe('verdicts on energies', () => {
  const criteria = [55, 62, 65.1 - 3, 68, 70, 70.5, 72.45, 72.4, 74.95, 75, 75.1 - 7, 75 + 1e-10, 0, -3, 0.05];

  function listLevels(criterion: number): number[] {
    const levels: number[] = [];
    const firstHalf = Math.floor(criterion * 20) - 25;
    for (let step = 0; step < 50; step++)
      for (const shift of [0, -5e-10, -2e-9, 5e-10, 2e-9, 0.013]) levels.push((firstHalf + step) / 20 + shift);
    return levels;
  }

  it.each(criteria)('are those on levels on a grid of halves around %d', (criterion) => {
    for (const level of listLevels(criterion)) {
      const found = [toEnergy(level) >= mapLimitEnergy(criterion), toEnergy(level) >= reportLimitEnergy(criterion)];
      expect({ level, found }).toEqual({
        level,
        found: [exceedsOnMap(level, criterion), exceedsInReport(level, criterion)],
      });
    }
  });

  it.each(criteria)('have both outcomes around %d', (criterion) => {
    const levels = listLevels(criterion);
    expect(new Set(levels.map((level) => exceedsOnMap(level, criterion))).size).toBe(2);
    expect(new Set(levels.map((level) => exceedsInReport(level, criterion))).size).toBe(2);
  });
});
