import { describe, expect, test } from 'vitest';
import type { CaseRow, FloorsAnswer, MethodCase } from '../case.ts';
import { answerByOracle } from './answer.ts';
import { at, receiver, row, sample } from './testing/sample.ts';

function floors(
  rows: readonly CaseRow[],
  heightMetres: number | null,
  changes: Partial<MethodCase> = {},
): FloorsAnswer | null {
  const receivers = [receiver(1, at(60, 20), { heightMetres })];
  return answerByOracle(sample({ rows, receivers, ...changes })).receivers[0]?.floors ?? null;
}

/** At the given distance from the receiver, due east. */
function fixed(id: number, metres: number, soundPower: number, changes: Partial<CaseRow> = {}): CaseRow {
  return row(id, 1, soundPower, { fixedLocation: at(60 + metres, 20), ...changes });
}

describe('red floors (M-70)', () => {
  test('no height, no floors; 2.9 m, none either', () => {
    expect(floors([row(1, 1, 110)], null)).toBeNull();
    expect(floors([row(1, 1, 130)], 2.9)).toEqual({
      totalFloors: 0,
      levels: [],
      lastRedFloor: null,
      barrierHeightMetres: null,
    });
  });

  test('112 dB(A) at 30 m: 75.5 is reached up to 9f² = 512.5, so floor 7 is the last; 21 × 3 / 30 + 1 (M-71)', () => {
    const answer = floors([row(1, 1, 112)], 30.5);
    expect(answer).toMatchObject({ totalFloors: 10, lastRedFloor: 7, barrierHeightMetres: 3.1 });
    expect(answer?.levels[6]).toBeCloseTo(107 - 10 * Math.log10(900 + 441), 9);
  });

  test('exact half at a slant distance of 10 m: 8 m away, 6 m up', () => {
    expect(floors([fixed(1, 8, 100.5)], 9)).toMatchObject({ lastRedFloor: 2, barrierHeightMetres: 3.25 });
    expect(floors([fixed(1, 8, 100.499999998)], 9)).toMatchObject({ lastRedFloor: 1 });
  });

  test('barriers do not count, the other measures do', () => {
    const rows = [fixed(1, 8, 105.5, { barrierDba: -30, enclosureDba: -5, hammerDba: -2 })];
    expect(floors(rows, 9)).toMatchObject({ lastRedFloor: 2, levels: [expect.any(Number), 75.5, expect.any(Number)] });
  });

  test('112 dB(A) at 20 m is louder at the ground, 123 dB(A) at 80 m at floor 10 and further up', () => {
    const rows = [fixed(1, 20, 112, { end: '2026-03-28' }), fixed(2, 80, 123, { start: '2026-03-29' })];
    const answer = floors(rows, 120);
    expect(answer?.levels[9]).toBeCloseTo(118 - 10 * Math.log10(6400 + 900), 9);
    /** 118 - 75.5 = 42.5 dB is reached up to 9f² = 17782.8 - 6400, floor 35; 105 × 3 / 80 + 1. */
    expect(answer).toMatchObject({ lastRedFloor: 35, barrierHeightMetres: 4.9375 });
  });
});

describe('barrier height (M-71)', () => {
  test('of equally loud sources the nearest, and none nearer than 3 m', () => {
    /** 8 and 6 m away, at a height of 6 m: slant distances of √100 and √72 m. */
    const equal = [fixed(1, 8, 110), fixed(2, 6, 110 + 10 * Math.log10(0.72))];
    expect(floors(equal, 6)).toMatchObject({ lastRedFloor: 2, barrierHeightMetres: 4 });
    expect(floors([fixed(1, 3, 110)], 3)).toMatchObject({ lastRedFloor: 1, barrierHeightMetres: 4 });
    expect(floors([fixed(1, 2.99, 110)], 3)).toMatchObject({ lastRedFloor: 1, barrierHeightMetres: null });
  });

  test('only lines of the loudest group count', () => {
    const rows = [
      fixed(1, 8, 110, { exclusiveGroup: 'A' }),
      fixed(2, 12, 111, { exclusiveGroup: 'B' }),
      fixed(3, 12, 111, { exclusiveGroup: 'B' }),
    ];
    /** At 3 m: A 110 - 10 log 73 = 91.37; B 2 × (111 - 10 log 153) = 92.16, each line 89.15. */
    expect(floors(rows, 3)).toMatchObject({ lastRedFloor: 1, barrierHeightMetres: 1.75 });
  });
});
