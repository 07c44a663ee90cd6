import { describe, expect, it } from 'vitest';
import { exceedsInReport, exceedsOnMap } from './verdict.ts';

describe('verdicts (M-60, M-61)', () => {
  it.each([
    { level: null, criterion: 0, map: false, report: false },
    { level: 75, criterion: 75, map: false, report: false },
    { level: 75.05, criterion: 75, map: false, report: true },
    { level: 75.5, criterion: 75, map: true, report: true },
    { level: 72.6, criterion: 72.5, map: false, report: true },
    { level: 72.4, criterion: 72.4, map: false, report: false },
  ])('$level against $criterion', ({ level, criterion, map, report }) => {
    expect(exceedsOnMap(level, criterion)).toBe(map);
    expect(exceedsInReport(level, criterion)).toBe(report);
  });
});
