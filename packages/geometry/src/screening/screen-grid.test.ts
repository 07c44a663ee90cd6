import { describe, expect, it } from 'vitest';
import { hk80 } from '../coordinates.ts';
import { createRandom } from '../testing/random.ts';
import { ScreenGrid } from './screen-grid.ts';
import { layOutScreens } from './screen-layout.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const layOut = (boxes: readonly Box[]) =>
  layOutScreens({
    solids: boxes.map(([west, south, east, north]) => ({
      outline: [[hk80(west, south), hk80(east, south), hk80(east, north), hk80(west, north)]],
      roof: 9,
    })),
    ...{ lines: [], terrain: null, zones: [] },
  });

function walk(grid: ScreenGrid, ...ends: Box): number[] {
  const found: number[] = [];
  grid.begin(...ends);
  for (let screen = grid.next(); screen >= 0; screen = grid.next()) found.push(screen);
  return found;
}

/** Whether any of many points of a ray is in a box, which is wider by a margin. */
function meets([west, south, east, north]: Box, [fromEast, fromNorth, toEast, toNorth]: Box, margin: number): boolean {
  return Array.from({ length: 401 }, (_, i) => i / 400).some((share) => {
    const [x, y] = [fromEast + share * (toEast - fromEast), fromNorth + share * (toNorth - fromNorth)];
    return x >= west - margin && x <= east + margin && y >= south - margin && y <= north + margin;
  });
}

function drawBoxes(seed: number) {
  const random = createRandom(seed);
  const boxes = Array.from({ length: random.whole(1, 40) }, (): Box => {
    const [west, south] = [random.between(-300, 300), random.between(-200, 200)];
    return [west, south, west + random.between(1, 90), south + random.between(1, 50)];
  });
  return { random, boxes, grid: new ScreenGrid(layOut(boxes)) };
}

describe('screens by cell of the map', () => {
  it('those on a ray are all found, each once, and none beyond the next cells', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { random, boxes, grid } = drawBoxes(seed);
      for (let i = 0; i < 10; i++) {
        const ends = [-1, 1, -1, 1].map((sign) => sign * random.between(-400, 400));
        const ray: Box = [ends[0] ?? 0, ends[1] ?? 0, i % 3 === 0 ? (ends[0] ?? 0) : (ends[2] ?? 0), ends[i % 3] ?? 0];
        const found = walk(grid, ...ray);
        expect(new Set(found).size).toBe(found.length);
        boxes.forEach((box, screen) => {
          if (meets(box, ray, 0)) expect([seed, i, found.includes(screen)]).toEqual([seed, i, true]);
          if (found.includes(screen)) expect([seed, i, meets(box, ray, 33)]).toEqual([seed, i, true]);
        });
      }
    }
  });

  it('those in a box are all found, each once, and none beyond the next cells', () => {
    const isApart = (a: Box, b: Box, margin: number) =>
      a[0] - margin > b[2] || b[0] - margin > a[2] || a[1] - margin > b[3] || b[1] - margin > a[3];
    for (let seed = 0; seed < 20; seed++) {
      const { random, boxes, grid } = drawBoxes(seed);
      for (let i = 0; i < 6; i++) {
        const [west, south] = [random.between(-400, 300), random.between(-300, 200)];
        const box: Box = [west, south, west + random.between(0, 200), south + random.between(0, 200)];
        const found = grid.findInBox({ west: box[0], south: box[1], east: box[2], north: box[3] });
        expect(new Set(found).size).toBe(found.length);
        boxes.forEach((other, screen) => {
          if (!isApart(box, other, 0)) expect([seed, i, found.includes(screen)]).toEqual([seed, i, true]);
          if (found.includes(screen)) expect([seed, i, isApart(box, other, 65)]).toEqual([seed, i, false]);
        });
      }
    }
  });

  it('come in the order in which a ray enters their cells', () => {
    const boxes = [300, 100, 200, 0].map((east): Box => [east, 0, east + 10, 10]);
    const grid = new ScreenGrid(layOut(boxes));
    expect(walk(grid, -20, 5, 330, 5)).toEqual([3, 1, 2, 0]);
    expect(walk(grid, 330, 5, -20, 5)).toEqual([0, 2, 1, 3]);
    expect(walk(grid, -20, 5, 150, 5)).toEqual([3, 1]);
    expect(walk(grid, 105, 5, 105, 5)).toEqual([1]);
    // On the edge of a cell both sides count.
    const touching = new ScreenGrid(
      layOut([
        [0, 0, 32, 10],
        [32, 0, 70, 10],
      ]),
    );
    expect(walk(touching, 32, -50, 32, 50).sort()).toEqual([0, 1]);
  });

  it('are few cells for wide scenes, and none without screens', () => {
    const wide = new ScreenGrid(
      layOut([
        [0, 0, 10, 10],
        [90_000, 90_000, 90_010, 90_010],
      ]),
    );
    expect(walk(wide, -5, -5, 90_020, 90_020)).toEqual([0, 1]);
    // At more than four million cells of 32 m, they are twice as wide.
    expect(wide.findInBox({ west: 45, south: 45, east: 50, north: 50 })).toEqual([0]);
    expect(wide.findInBox({ west: 70, south: 45, east: 75, north: 50 })).toEqual([]);
    expect(wide.findInBox({ west: 89_000, south: 89_000, east: 91_000, north: 91_000 })).toEqual([1]);
    const empty = new ScreenGrid(layOut([]));
    expect(walk(empty, 0, 0, 10, 10)).toEqual([]);
    expect(empty.findInBox({ west: -9, south: -9, east: 9, north: 9 })).toEqual([]);
  });
});
