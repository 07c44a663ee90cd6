import { describe, expect, it } from 'vitest';
import type { Hk80Polygon } from '../coordinates.ts';
import { overlapArea } from '../relations.ts';
import { closeRing, listSides } from '../rings.ts';
import { rectangleOf, ringOf } from '../testing/points.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { OutlineBoxes, overlapsByMoreThan } from './outline-overlap.ts';
import { distanceBetween } from './side-distance.ts';

const box = (west: number, south: number, east: number, north: number): Hk80Polygon => [
  rectangleOf(west, south, east, north),
];

function drawOutline(random: Random): Hk80Polygon {
  const [east, north, angle] = [random.between(0, 16), random.between(0, 16), random.between(0, 7)];
  const [width, depth] = [random.between(1, 9), random.between(1, 9)];
  const corner = (x: number, y: number) =>
    [
      east + x * width * Math.cos(angle) - y * depth * Math.sin(angle),
      north + x * width * Math.sin(angle) + y * depth * Math.cos(angle),
    ] as const;
  const corners = random.pick([
    [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
    [corner(-1, -1), corner(1, -1), corner(0.2, 0.1), corner(-1, 1)],
    [corner(-1, -1), corner(1, -1), corner(0, 1)],
  ]);
  const ring = ringOf(...corners);
  const turned = random.pick([ring, ring.toReversed()]);
  const hole = ringOf(corner(-0.5, -0.5), corner(-0.3, -0.5), corner(-0.4, -0.3));
  return random.pick([[turned], [turned.slice(1)], [turned, hole]]);
}

/** By the nearest sides, and 0 where they overlap. */
function naiveDistance(a: Hk80Polygon, b: Hk80Polygon): number {
  if (overlapArea(a, b) > 0) return 0;
  const sidesOf = (outline: Hk80Polygon) => outline.flatMap((ring) => listSides(closeRing(ring)));
  return Math.min(...sidesOf(a).flatMap((one) => sidesOf(b).map((other) => distanceBetween(one, other))));
}

describe('outlines that overlap', () => {
  it('[M-102] by more than an area are found as by their common area', () => {
    const random = createRandom(7);
    const counts = { yes: 0, no: 0 };
    const outlines = Array.from({ length: 30 }, () => drawOutline(random));
    outlines.forEach((a, i) => {
      for (const b of outlines.slice(i + 1, i + 6)) {
        const square = overlapArea(a, b);
        const least = random.pick([0, 1, 5]);
        expect([i, least, overlapsByMoreThan(a, b, least)]).toEqual([i, least, square > least + 1e-6]);
        counts[square > least ? 'yes' : 'no']++;
      }
    });
    expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(20);
  });

  it('[M-102] overlap by more only beyond a micrometre', () => {
    expect(overlapsByMoreThan(box(0, 0, 4, 4), box(3, 0, 8, 1), 1)).toBe(false);
    expect(overlapsByMoreThan(box(0, 0, 4, 4), box(3, 0, 8, 1.001), 1)).toBe(true);
    expect(overlapsByMoreThan(box(0, 0, 4, 4), box(4, 0, 8, 4), 0)).toBe(false);
    expect(overlapsByMoreThan(box(0, 0, 4, 4), box(9, 0, 12, 4), -1)).toBe(false);
  });

  it('[M-101] or are within a distance are found, their boxes first', () => {
    const random = createRandom(8);
    const outlines = Array.from({ length: 15 }, () => drawOutline(random));
    const boxes = new OutlineBoxes(outlines);
    let found = 0;
    for (let i = 0; i < 8; i++) {
      const outline = drawOutline(random);
      const metres = random.pick([0, 0.5, 3]);
      const expected = outlines.flatMap((other, at) => (naiveDistance(outline, other) <= metres ? [at] : []));
      expect([i, boxes.listWithin(outline, metres)]).toEqual([i, expected]);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(20);
  });

  it('[M-101] are listed by their boxes up to the distance on each side', () => {
    const near = (metres: number, ...others: readonly Hk80Polygon[]) =>
      new OutlineBoxes(others).listNear(box(0, 0, 10, 10), metres);
    const around = [box(-9, 2, -2, 4), box(12, 2, 19, 4), box(2, -9, 4, -2), box(2, 12, 4, 19), box(1, 1, 2, 2)];
    expect(near(2.001, ...around)).toEqual([0, 1, 2, 3, 4]);
    expect(near(1.999, ...around)).toEqual([4]);
    expect(near(0)).toEqual([]);
    const within = new OutlineBoxes([...around, box(11, 11, 12, 12)]);
    expect(within.listWithin(box(0, 0, 10, 10), 1)).toEqual([4]);
    expect(within.listWithin(box(0, 0, 10, 10), 1.42)).toEqual([4, 5]);
    expect(within.listWithin(box(0, 0, 10, 10), 2.001)).toEqual([0, 1, 2, 3, 4, 5]);
    // In the courtyard of an outline, and around one.
    const courtyard: Hk80Polygon = [rectangleOf(0, 0, 30, 30), rectangleOf(5, 5, 25, 25)];
    expect(new OutlineBoxes([courtyard]).listWithin(box(12, 12, 15, 15), 6)).toEqual([]);
    expect(new OutlineBoxes([courtyard]).listWithin(box(12, 12, 15, 15), 8)).toEqual([0]);
    expect(new OutlineBoxes([box(2, 2, 3, 3)]).listWithin(box(0, 0, 10, 10), 0)).toEqual([0]);
    expect(new OutlineBoxes([box(0, 0, 10, 10)]).listWithin(box(2, 2, 3, 3), 0)).toEqual([0]);
    expect(new OutlineBoxes([box(4, -9, 5, 19)]).listWithin(box(0, 0, 10, 10), 0)).toEqual([0]);
  });
});
