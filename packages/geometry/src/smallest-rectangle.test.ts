import { describe, expect, it } from 'vitest';
import { type Hk80Point, hk80 } from './coordinates.ts';
import { findSmallestRectangle } from './smallest-rectangle.ts';
import { createRandom } from './testing/random.ts';

const circle = (corners: number): Hk80Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return hk80(836_000 + 500 * Math.cos(angle), 820_000 + 500 * Math.sin(angle));
  });

/** Tries the direction of every pair of points and measures every point: slow but obviously correct. */
function smallestAreaByTrial(points: readonly Hk80Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of points)
    for (const b of points) {
      const metres = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (metres === 0) continue;
      const [east, north] = [(b[0] - a[0]) / metres, (b[1] - a[1]) / metres];
      const alongs = points.map((p) => (p[0] - a[0]) * east + (p[1] - a[1]) * north);
      const across = points.map((p) => (p[1] - a[1]) * east - (p[0] - a[0]) * north);
      const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
      least = Math.min(least, spread(alongs) * spread(across));
    }
  return least;
}

describe('the smallest rectangle', () => {
  it('has the least area of all directions that two points give', () => {
    const random = createRandom(20261115);
    for (let round = 0; round < 400; round++) {
      const count = random.whole(3, 24);
      const points = Array.from({ length: count }, () =>
        hk80(836_000 + random.whole(0, 400) / 4, 820_000 + random.whole(0, 400) / 4),
      );
      const rectangle = findSmallestRectangle(points);
      const square = (rectangle?.lengthMetres ?? 0) * (rectangle?.widthMetres ?? 0);
      expect(square).toBeCloseTo(smallestAreaByTrial(points), 5);
    }
  });

  it('takes an outline of fifty thousand corners in time that grows with them, not with their square', () => {
    // The fastest of several runs, which other processes disturb least.
    const time = (corners: number) => {
      const points = circle(corners);
      const turns = Array.from({ length: 5 }, () => {
        const start = performance.now();
        const rectangle = findSmallestRectangle(points);
        expect(rectangle?.lengthMetres).toBeCloseTo(1000, 1);
        return performance.now() - start;
      });
      return Math.min(...turns);
    };
    const [few, many] = [time(5_000), time(50_000)];
    // Ten times the corners would take a hundred times as long if every corner were checked against every side.
    expect(many / few).toBeLessThan(50);
  });
});
