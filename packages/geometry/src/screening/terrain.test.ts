import { describe, expect, it } from 'vitest';
import { createRandom } from '../testing/random.ts';
import { type TerrainGrid, terrainAt } from './terrain.ts';
import { TerrainCeiling } from './terrain-ceiling.ts';

/** Nodes 10 m apart from (100, 200). */
const grid: TerrainGrid = {
  ...{ west: 100, south: 200, cellMetres: 10, columns: 3, rows: 3 },
  levels: [1, 3, 5, 11, 13, 25, 21, null, 45],
};

describe('terrain between its nodes (M-101)', () => {
  it('[M-101] is interpolated bilinearly', () => {
    const at = (east: number, north: number) => terrainAt(grid, 100 + east, 200 + north);
    expect([at(0, 0), at(10, 0), at(20, 0), at(0, 10), at(20, 20), at(0, 20)]).toEqual([1, 3, 5, 11, 45, 21]);
    expect([at(5, 0), at(0, 5), at(5, 5), at(2, 8), at(15, 5)]).toEqual([2, 6, 7, 9.4, (3 + 5 + 13 + 25) / 4]);
    expect([at(20, 15), at(15, 10)]).toEqual([35, 19]);
  });

  it('[M-101] is unknown outside them and beside an unknown one, but not on a known side', () => {
    const at = (east: number, north: number) => terrainAt(grid, 100 + east, 200 + north);
    expect([at(-0.1, 15), at(5, -0.1), at(20.1, 5), at(0, 20.1), at(5, 15), at(15, 15), at(10, 20)]).toEqual(
      Array.from({ length: 7 }, () => Number.NaN),
    );
    expect([at(10, 10), at(0, 15), at(20, 15), at(5, 10)]).toEqual([13, 16, 35, 12]);
    const row = { ...grid, rows: 1, levels: [1, 3, 5] };
    expect([terrainAt(row, 105, 200), terrainAt(row, 120, 200), terrainAt(row, 105, 201)]).toEqual([2, 5, Number.NaN]);
    const node = { ...grid, columns: 1, rows: 1, levels: [7] };
    expect(terrainAt(node, 100, 200)).toBe(7);
  });
});

describe('the highest terrain around a place', () => {
  it('[M-101] is that of all nodes in and around its block of 8 by 8 cells', () => {
    const random = createRandom(3);
    for (const [columns, rows] of [
      [20, 18],
      [17, 9],
      [8, 30],
      [3, 3],
    ] as const) {
      const levels = Array.from({ length: columns * rows }, () =>
        random.whole(0, 3) === 0 ? null : Math.round(random.between(-900, 900)),
      );
      const ceiling = new TerrainCeiling({ ...grid, columns, rows, levels });
      for (let blockRow = 0; blockRow * 8 < rows; blockRow++)
        for (let blockColumn = 0; blockColumn * 8 < columns; blockColumn++) {
          const known = levels.flatMap((level, node) => {
            const [column, row] = [(node % columns) - 8 * blockColumn, Math.floor(node / columns) - 8 * blockRow];
            return level !== null && column >= 0 && column <= 8 && row >= 0 && row <= 8 ? [level] : [];
          });
          for (const [east, north] of [
            [0, 0],
            [79, 79],
            [40, 3],
          ] as const)
            expect(ceiling.above(100 + 80 * blockColumn + east, 200 + 80 * blockRow + north)).toBe(
              Math.max(Number.NEGATIVE_INFINITY, ...known),
            );
        }
    }
  });

  it('[M-101] is unknown outside the grid and where no node is known', () => {
    const levels = Array.from({ length: 81 }, (_, node) => (node % 9 === 8 ? 5 : null));
    const ceiling = new TerrainCeiling({ ...grid, columns: 9, rows: 9, levels });
    expect([ceiling.above(150, 250), ceiling.above(181, 250), ceiling.above(261, 250)]).toEqual([5, 5, -Infinity]);
    expect([ceiling.above(99, 250), ceiling.above(99, 290), ceiling.above(150, 199), ceiling.above(150, 361)]).toEqual(
      Array.from({ length: 4 }, () => -Infinity),
    );
    const unknown = new TerrainCeiling({ ...grid, levels: grid.levels.length > 0 ? new Array(9).fill(null) : [] });
    expect(unknown.above(105, 205)).toBe(Number.NEGATIVE_INFINITY);
    const partly = new TerrainCeiling({ ...grid, columns: 2, rows: 1, levels: [Number.NaN, 4] });
    expect(partly.above(105, 200)).toBe(4);
  });
});
