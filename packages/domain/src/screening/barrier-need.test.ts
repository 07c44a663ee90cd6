import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { type BarrierLine, findBarrierNeed } from './barrier-need.ts';

/** From (0, 0), 5 mPD, to a place 100 m north. */
const rayTo = (endEast: number, source = 5) => ({
  ...{ startEast: 0, startNorth: 0, endEast, endNorth: 100, source, length: Math.hypot(endEast, 100) },
});
const lineOf = (west: number, east: number, isExtended?: true): BarrierLine => ({
  ...{ line: [hk80(west, 50), hk80(east, 50)], ground: 4 },
  ...(isExtended && { isExtended }),
});

/** What hides the rays at 25 mPD, and how many were looked at. */
function find(line: BarrierLine, ...rays: readonly ReturnType<typeof rayTo>[]) {
  let visited = 0;
  const need = findBarrierNeed(
    (visit) => {
      for (const ray of rays) {
        visited++;
        if (!visit(ray)) return;
      }
    },
    line,
    25,
  );
  return { need, visited };
}

describe('the barrier along a line that hides all rays (M-122, M-126)', () => {
  it('[CALC-108] is as high as the highest ray where it crosses, and reaches from the first to the last crossing', () => {
    expect(find(lineOf(-10, 30), rayTo(0))).toEqual({ need: { start: 10, end: 10, height: 11 }, visited: 1 });
    const two = find(lineOf(-10, 30), rayTo(20), rayTo(-10, 15)).need;
    expect(two).toEqual({ start: expect.closeTo(5, 9), end: 20, height: expect.closeTo(16, 9) });
    expect(find(lineOf(-10, 30), rayTo(-10, 15), rayTo(20)).need).toEqual(two);
  });

  it('[CALC-108] is none if a ray passes beside the line, or if there is no ray', () => {
    expect(find(lineOf(-10, 30), rayTo(0), rayTo(80), rayTo(20))).toEqual({ need: null, visited: 2 });
    expect(find(lineOf(-10, 30))).toEqual({ need: null, visited: 0 });
    expect(find(lineOf(-10, 30, true))).toEqual({ need: null, visited: 0 });
  });

  it('[CALC-108] may lie up to 500 m beyond an end of the line if asked for', () => {
    const beyond = (line: BarrierLine, ...rays: readonly ReturnType<typeof rayTo>[]) => {
      const { need } = find(line, ...rays);
      return need && [need.start, need.end, need.height].map((value) => Math.round(value * 1e6) / 1e6);
    };
    expect(beyond(lineOf(-10, -5, true), rayTo(0))).toEqual([10, 10, 11]);
    expect(beyond(lineOf(5, 30, true), rayTo(0))).toEqual([-5, -5, 11]);
    expect(beyond(lineOf(5, 30, true), rayTo(0), rayTo(20))).toEqual([-5, 5, 11]);
    expect([beyond(lineOf(499, 510, true), rayTo(0)), beyond(lineOf(501, 510, true), rayTo(0))]).toEqual([
      ...[[-499, -499, 11], null],
    ]);
    expect([beyond(lineOf(-510, -499, true), rayTo(0)), beyond(lineOf(-510, -501, true), rayTo(0))]).toEqual([
      ...[[510, 510, 11], null],
    ]);
    const bent = { line: [hk80(5, 40), hk80(5, 50), hk80(30, 50)], ground: 4, isExtended: true as const };
    expect(beyond(bent, rayTo(20))).toEqual([15, 15, 11]);
    expect(beyond(bent, rayTo(0))).toBeNull();
    const point = { line: [hk80(0, 50)], ground: 4, isExtended: true as const };
    expect(find(point, rayTo(0)).need).toBeNull();
  });
});
