import { expect, it } from 'vitest';
import { contains } from '../contains.ts';
import { hk80 } from '../coordinates.ts';
import { createRandom } from '../testing/random.ts';
import { findShade } from './shade.ts';

const at = (east: number, north: number) => hk80(835_000 + east, 817_000 + north);
const square = [[at(0, 0), at(20, 0), at(20, 20), at(0, 20), at(0, 0)]];
const straight = [at(-40, 40), at(60, 40)];
const isShaded = (shade: ReturnType<typeof findShade>, ...places: readonly (readonly [number, number])[]) =>
  places.map(([east, north]) => shade !== null && contains(shade, at(east, north)));

it('[SITE-79] behind a line is what no corner of a shape sees past either of its ends', () => {
  for (const line of [straight, straight.toReversed()]) {
    const shade = findShade(square, line, Number.POSITIVE_INFINITY);
    expect(isShaded(shade, [10, 45], [10, 150], [10, 30], [10, 400], [120, 60])).toEqual([
      ...[true, true, false, false, false],
    ]);
    // Past the end at (60, 40), 50 north: from (0, 0) at 75 east, from (20, 0) at 70, from the others farther out.
    expect(isShaded(shade, [69, 50], [71, 50], [-49, 50], [-51, 50])).toEqual([true, false, true, false]);
  }
});

it('[SITE-79] behind a bent line too; a low line hides only what is near, or nothing', () => {
  const bent = findShade(square, [at(-40, 40), at(10, 60), at(60, 40)], Number.POSITIVE_INFINITY);
  expect(isShaded(bent, [10, 65], [10, 55], [-20, 55])).toEqual([true, false, true]);
  // From (20, 0) the corner at (100, 60) hides more than the end at (60, 40): 127 east instead of 100 at 80 north.
  const hooked = findShade(square, [at(-40, 40), at(100, 60), at(60, 40)], Number.POSITIVE_INFINITY);
  expect(isShaded(hooked, [110, 80], [130, 80])).toEqual([true, false]);
  const low = findShade(square, straight, 2);
  // From the nearest side, 20 m away, the shade ends 20 m behind the line.
  expect(isShaded(low, [10, 59], [10, 61])).toEqual([true, false]);
  expect(findShade(square, straight, 1)).toBeNull();
});

it('[SITE-79] is unknown for a line through the shape', () => {
  expect(findShade(square, [at(-40, 10), at(60, 10)], Number.POSITIVE_INFINITY)).toBeNull();
});

/** Whether each corner sees a place behind the line, between its ends and near enough; of a straight line. */
function isNaivelyShaded(
  corners: readonly (readonly [number, number])[],
  [from, to]: readonly [readonly [number, number], readonly [number, number]],
  [east, north]: readonly [number, number],
  most: number,
): boolean {
  const metres = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const across = (x: number, y: number) =>
    ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / metres;
  const beyond = across(east, north);
  return corners.every(([x, y]) => {
    const before = across(x, y);
    if (before * beyond >= 0 || Math.abs(beyond) > (most - 1) * Math.abs(before)) return false;
    const share = before / (before - beyond);
    const along =
      ((x + share * (east - x) - from[0]) * (to[0] - from[0]) +
        (y + share * (north - y) - from[1]) * (to[1] - from[1])) /
      metres;
    return along > 0 && along < metres;
  });
}

it('[SITE-79] is what every corner has behind a straight line, wherever it is', () => {
  const random = createRandom(5);
  const found = { shaded: 0, open: 0 };
  for (let i = 0; i < 30; i++) {
    const corners = Array.from(
      { length: random.whole(3, 6) },
      () => [random.between(0, 20), random.between(0, 20)] as const,
    );
    const angle = random.between(0, 7);
    const [middle, half] = [random.between(12, 40), random.between(10, 40)];
    const lineAt = (along: number) =>
      [
        10 + middle * Math.cos(angle) - along * Math.sin(angle),
        10 + middle * Math.sin(angle) + along * Math.cos(angle),
      ] as const;
    const ends = [lineAt(-half), lineAt(half)] as const;
    const most = random.pick([1.5, 3, Number.POSITIVE_INFINITY]);
    const shade = findShade(
      [corners.map((corner) => at(...corner))],
      ends.map((end) => at(...end)),
      most,
    );
    for (let j = 0; j < 15; j++) {
      const place = [random.between(-70, 90), random.between(-70, 90)] as const;
      // The circle reaches 200 m beyond the line; its corners are cut.
      if (Math.hypot(place[0] - lineAt(0)[0], place[1] - lineAt(0)[1]) > 198) continue;
      const isHidden = isNaivelyShaded(corners, ends, place, most);
      expect([i, j, isShaded(shade, place)]).toEqual([i, j, [isHidden]]);
      found[isHidden ? 'shaded' : 'open']++;
    }
  }
  expect(Math.min(found.shaded, found.open)).toBeGreaterThan(25);
});

it('[SITE-79] starts along the line and is closed; a line along a side, or of one point, has none', () => {
  const [ring = []] = findShade(square, straight, Number.POSITIVE_INFINITY) ?? [];
  expect(ring.slice(0, 2)).toEqual([at(-40, 40), at(60, 40)]);
  expect(ring.at(-1)).toEqual(at(-40, 40));
  // From its end on, the shade turns one way only.
  const turns = ring.slice(1, -2).map(([east, north], i) => {
    const [before, after] = [ring[i] ?? [0, 0], ring[i + 2] ?? [0, 0]];
    return Math.sign((east - before[0]) * (after[1] - north) - (north - before[1]) * (after[0] - east));
  });
  expect(new Set(turns.filter((turn) => turn !== 0)).size).toBe(1);
  // Nothing beyond 200 m and half the length of the line.
  const reach = Math.max(...ring.map((point) => Math.hypot(point[0] - at(10, 40)[0], point[1] - at(10, 40)[1])));
  expect(reach).toBeCloseTo(250, 0);
  expect(findShade(square, [at(-40, 20), at(60, 20)], Number.POSITIVE_INFINITY)).toBeNull();
  expect(findShade(square, [at(60, 20), at(-40, 20)], Number.POSITIVE_INFINITY)).toBeNull();
  // A bent line whose ends are level with the nearest side.
  expect(findShade(square, [at(-40, 20), at(10, 60), at(60, 20)], Number.POSITIVE_INFINITY)).toBeNull();
  expect(findShade(square, [at(10, 40)], 2)).toBeNull();
  expect(findShade(square, [at(10, 40), at(10, 40)], 2)).toBeNull();
  expect(findShade(square, [], 2)).toBeNull();
  expect(findShade([], straight, 2)).toBeNull();
  expect(findShade([[]], straight, 2)).toBeNull();
});
