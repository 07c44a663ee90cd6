import { describe, expect, test } from 'vitest';
import type { CasePoint, CaseZone, MethodAnswer, MethodCase } from './case.ts';
import { answerByOracle } from './oracle/answer.ts';
import { daysOf } from './oracle/days.ts';
import { countingNeighbours } from './oracle/neighbours.ts';
import { distanceBetween, isInside, nearestPoints, outlineOf, type Point, pointOf } from './oracle/plane.ts';
import { type Work, workByDay } from './oracle/schedule.ts';
import { randomCase } from './random-case.ts';

const SEEDS = Array.from({ length: 120 }, (_, seed) => seed);
const CASES = SEEDS.map(randomCase);

function turn(a: CasePoint, b: CasePoint, c: CasePoint): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

/** Whether two edges of an outline cross or touch other than at a shared corner. */
function hasCrossing(zone: CaseZone): boolean {
  const edges = zone.outline.flatMap((ring) =>
    ring.slice(1).map((end, index) => [ring[index] as CasePoint, end] as const),
  );
  return edges.some(([a, b], index) =>
    edges.slice(index + 1).some(([c, d]) => {
      const shares = [a, b].some((p) => [c, d].some((q) => p[0] === q[0] && p[1] === q[1]));
      const sides = [turn(a, b, c) * turn(a, b, d), turn(c, d, a) * turn(c, d, b)];
      return !shares && sides.every((side) => side <= 0) && sides.some((side) => side < 0);
    }),
  );
}

function allZones(input: MethodCase): CaseZone[] {
  return [...input.zones, ...input.nearbyProjects.flatMap((project) => project.zones)];
}

function worksOf(input: MethodCase): Work[] {
  return [...workByDay(input, daysOf(input.tasks)).values()];
}

function hasOutlineTie(input: MethodCase): boolean {
  return input.receivers.some(({ position }) =>
    input.zones.some((zone) => {
      const nearest = nearestPoints(outlineOf(zone.outline), pointOf(position));
      return nearest.some((point) => distanceBetween(point, nearest[0] as Point).gt(0.001));
    }),
  );
}

describe('random cases', () => {
  test('a seed always gives the same case, and another seed another', () => {
    expect(randomCase(17)).toEqual(randomCase(17));
    expect(new Set(CASES.map((input) => JSON.stringify(input))).size).toBe(SEEDS.length);
  });

  test('are small, with spans of 10 to 120 days', () => {
    for (const { zones, tasks, rows, receivers, nearbyProjects } of CASES) {
      const sizes = [zones, tasks, rows, receivers].map((list) => list.length);
      expect(sizes.every((size, index) => size >= 1 && size <= ([4, 6, 14, 4][index] as number))).toBe(true);
      expect(nearbyProjects.length).toBeLessThanOrEqual(3);
      expect(daysOf(tasks).length).toBeGreaterThanOrEqual(10);
      expect(daysOf(tasks).length).toBeLessThanOrEqual(120);
    }
  });

  test('have valid polygons in millimetres, closed, and moved centres inside them', () => {
    for (const zone of CASES.flatMap(allZones)) {
      expect(hasCrossing(zone)).toBe(false);
      expect(zone.outline.every((ring) => ring[0]?.join() === ring.at(-1)?.join())).toBe(true);
      expect(zone.outline.flat(2).every((value) => Math.round(value * 1000) / 1000 === value)).toBe(true);
      const [outer = [], ...holes] = zone.outline;
      expect(holes.flat().every((corner) => isInside(outlineOf([outer]), pointOf(corner)))).toBe(true);
      expect(zone.centre === null || isInside(outlineOf(zone.outline), pointOf(zone.centre))).toBe(true);
    }
  });
});

describe('random cases hit the seams of the method', () => {
  const hits: Record<string, (input: MethodCase, answer: MethodAnswer) => boolean> = {
    'several nearest points of an outline (M-31)': hasOutlineTie,
    'several type B zones at work (M-34)': (input) =>
      worksOf(input).some(
        (work) => new Set(work.filter(({ zone }) => zone.type === 'B').map(({ zone }) => zone)).size > 1,
      ),
    'groups with fixed rows (M-32)': (input) =>
      worksOf(input)
        .flat()
        .some(({ rows }) => {
          const names = new Set(rows.map((row) => row.exclusiveGroup).filter((name) => name !== ''));
          return names.size > 1 && rows.some((row) => row.fixedLocation !== null);
        }),
    'exceeded dated criteria (M-57)': (_, { receivers }) =>
      receivers.some(({ unmitigated }) => unmitigated.otherCriteria.some(({ exceeds }) => exceeds)),
    'red floors (M-70)': (_, { receivers }) => receivers.some(({ floors }) => (floors?.lastRedFloor ?? 0) > 0),
    'neighbours that count (M-50)': (input, { receivers }) =>
      countingNeighbours(input).length > 0 &&
      receivers.some(({ unmitigated: { own, withNeighbours } }) => own.level !== withNeighbours.level),
    'days without work': (input) => worksOf(input).some((work) => work.length === 0),
    'tasks without rows': ({ tasks, rows }) => tasks.some(({ id }) => rows.every(({ taskId }) => taskId !== id)),
  };

  test('each in at least one case of twenty', { timeout: 60_000 }, () => {
    const answers = CASES.map(answerByOracle);
    for (const [name, hit] of Object.entries(hits)) {
      const share = CASES.filter((input, index) => hit(input, answers[index] as MethodAnswer)).length / CASES.length;
      expect([name, share >= 0.05]).toEqual([name, true]);
    }
  });
});
