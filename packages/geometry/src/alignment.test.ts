import { describe, expect, it } from 'vitest';
import {
  area,
  contains,
  createAlignment,
  distanceToSegment,
  findDominantStretch,
  type Hk80Point,
  hk80,
  outlineStretch,
} from './index.ts';
import { listSides } from './rings.ts';
import { lineOf, offsetOf, pointOf } from './testing/points.ts';
import { createRandom, type Random } from './testing/random.ts';

const whole = (line: readonly Hk80Point[]) => {
  const alignment = createAlignment(line);
  return { alignment, stretch: { fromMetres: 0, toMetres: alignment.lengthMetres } };
};

const drawAlignment = (random: Random) =>
  lineOf(
    ...Array.from({ length: random.whole(2, 7) }, () => [random.between(0, 300), random.between(0, 300)] as const),
  );

describe('the outline of a stretch of an alignment (M-152)', () => {
  it('[SITE-61] has flat ends and a mitred corner', () => {
    const { alignment, stretch } = whole(lineOf([0, 0], [100, 0], [100, 50]));
    const [ring = []] = outlineStretch(alignment, stretch, 10);
    const corners = new Set(ring.map((corner) => offsetOf(corner).join()));
    for (const corner of ['0,5', '0,-5', '105,-5', '105,50', '95,50', '95,5']) expect(corners).toContain(corner);
    expect(area([ring])).toBeCloseTo(1500, 6);
  });

  it('[SITE-61] cuts a corner that is too sharp at five half widths', () => {
    const { alignment, stretch } = whole(lineOf([0, 0], [100, 0], [0, 10]));
    const outline = outlineStretch(alignment, stretch, 10);
    const east = Math.max(...outline.flat().map((corner) => offsetOf(corner)[0]));
    expect(east).toBeGreaterThan(124);
    expect(east).toBeLessThan(126.5);
    const [back] = [whole(lineOf([0, 0], [100, 0], [40, 0]))];
    const turned = outlineStretch(back.alignment, back.stretch, 10);
    expect(Math.max(...turned.flat().map((corner) => offsetOf(corner)[0]))).toBeCloseTo(125, 6);
  });

  it('[SITE-61] covers the ground beside every piece, and nothing farther than a mitre reaches', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = createRandom(seed);
      const { alignment } = whole(drawAlignment(random));
      const from = random.between(0, alignment.lengthMetres / 2);
      const stretch = { fromMetres: from, toMetres: random.between(from + 1, alignment.lengthMetres) };
      const half = random.between(1, 20);
      const outline = outlineStretch(alignment, stretch, 2 * half);
      const sides = listSides(alignment.corners);
      for (let i = 0; i < 200; i++) {
        const point = pointOf(random.between(-50, 350), random.between(-50, 350));
        const beside = sides.flatMap(([a, b], side) => {
          const metres = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
          const [east, north] = [(b[0] - a[0]) / metres, (b[1] - a[1]) / metres];
          const along = (point[0] - a[0]) * east + (point[1] - a[1]) * north;
          const chainage = (alignment.chainages[side] ?? 0) + along;
          const isOn = 0 < along && along < metres && stretch.fromMetres < chainage && chainage < stretch.toMetres;
          return isOn ? [Math.abs((point[1] - a[1]) * east - (point[0] - a[0]) * north)] : [];
        });
        if (Math.min(...beside) < half - 1e-6) expect(contains(outline, point), `${seed} ${i}`).toBe(true);
        const farthest = Math.min(...sides.map(([a, b]) => distanceToSegment(point, a, b)));
        if (contains(outline, point)) expect(farthest).toBeLessThan(5.1 * half);
      }
    }
  });

  it('[SITE-61] is the same for a finer drawing of the same line (M-155)', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = createRandom(seed);
      const line = drawAlignment(random);
      const finer = listSides(line).flatMap(([a, b]) => {
        const shares = [random.between(0.1, 0.4), random.between(0.5, 0.9)];
        return [a, ...shares.map((share) => hk80(a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))];
      });
      expect(createAlignment([...finer, ...line.slice(-1)])).toEqual(createAlignment(line));
    }
  });

  it('[SITE-61] keeps a corner at which the line turns back', () => {
    expect(createAlignment(lineOf([0, 0], [100, 0], [60, 0])).lengthMetres).toBeCloseTo(140, 6);
    expect(createAlignment(lineOf([0, 0], [50, 0], [30, 0], [100, 0])).lengthMetres).toBeCloseTo(140, 6);
  });

  it('refuses an alignment without length', () => {
    const { alignment } = whole(lineOf([0, 0], [0, 0]));
    expect(() => outlineStretch(alignment, { fromMetres: 0, toMetres: 0 }, 10)).toThrow('a length');
  });
});

describe('the dominant stretch of a linear zone (M-154)', () => {
  it('[SITE-62] follows the nearest chainage, of several the smallest, and stays on the alignment', () => {
    const alignment = createAlignment(lineOf([0, 0], [100, 0], [100, 100], [0, 100]));
    const fromOf = (east: number, north: number) => findDominantStretch(alignment, 8, pointOf(east, north)).fromMetres;
    expect(fromOf(50, -30)).toBeCloseTo(30, 6);
    expect(fromOf(10, -30)).toBe(0);
    expect(fromOf(-5, 100)).toBeCloseTo(260, 6);
    expect(fromOf(40, 50)).toBeCloseTo(20, 6);
    expect(findDominantStretch(alignment, 100, pointOf(0, 0))).toEqual({ fromMetres: 0, toMetres: 300 });
  });
});
