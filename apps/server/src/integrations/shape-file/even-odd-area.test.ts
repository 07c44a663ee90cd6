import { type Hk80Polygon, hk80 } from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import { crossesMoreThan } from './count-crossings.ts';
import { evenOddArea } from './even-odd-area.ts';

const ring = (...corners: readonly (readonly [number, number])[]) =>
  corners.map(([east, north]) => hk80(836_000 + east, 818_000 + north));
const box = (west: number, south: number, side: number) =>
  ring([west, south], [west + side, south], [west + side, south + side], [west, south + side], [west, south]);

const bowTie = [ring([0, 0], [100, 100], [100, 0], [0, 100], [0, 0])];
const middle: Hk80Polygon = [ring([50, 50])];

describe('the ground that an outline encloses', () => {
  test('[U52] a square, and one with a hole', () => {
    expect(evenOddArea([box(0, 0, 100)], [])).toBe(10_000);
    expect(evenOddArea([box(0, 0, 100), box(40, 40, 20)], [])).toBe(9_600);
  });

  test('[U52] both lobes of a bow-tie count, though its signed area is nothing', () => {
    expect(evenOddArea(bowTie, [middle])).toBeCloseTo(5_000, 6);
  });

  test('[U52] ground within two rings is not enclosed', () => {
    expect(evenOddArea([box(0, 0, 100), box(50, 50, 100)], [])).toBeCloseTo(2 * 7_500, 6);
  });

  test('[U52] an outline gone round twice encloses nothing', () => {
    expect(evenOddArea([[...box(0, 0, 100), ...box(0, 0, 100)]], [])).toBeCloseTo(0, 6);
  });

  test('[U52] a comb that would take too long is given up', () => {
    const teeth = Array.from({ length: 10_000 }, (_, i) => [i, (i % 2) * 100 + i * 1e-6] as const);
    expect(evenOddArea([ring(...teeth, [0, -1], [0, 0])], [])).toBeUndefined();
  });
});

describe('crossings', () => {
  test('[U52] neighbours touch and do not cross', () => {
    expect(crossesMoreThan([box(0, 0, 100), box(100, 0, 100)], 0)).toBe(false);
  });

  test('[U52] a bow-tie crosses itself once', () => {
    expect(crossesMoreThan(bowTie, 0)).toBe(true);
    expect(crossesMoreThan(bowTie, 1)).toBe(false);
  });
});
