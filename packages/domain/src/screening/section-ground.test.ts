import { hk80 } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { traceGround } from './section-ground.ts';

/** Nodes every 10 m from (-50, -50); the level rises by 1 m every 10 m to the north, 5 at 0. */
const terrain = {
  ...{ west: -50, south: -50, cellMetres: 10, columns: 11, rows: 30 },
  levels: Array.from({ length: 11 * 30 }, (_, node) => Math.floor(node / 11)),
};
const outline = [[hk80(-10, -20), hk80(10, -20), hk80(10, 12), hk80(-10, 12), hk80(-10, -20)]];
const line = {
  ...{ from: hk80(0, 0), to: hk80(0, 40), distanceMetres: 40, ground: 4, terrain },
  receiver: { near: 41, far: 48, base: 9 },
  zone: { outline, ground: { levelAt: () => 4.5, plantHeight: 3 } },
};
const onTerrain = (metres: number) => [metres, 5 + metres / 10];
const between = (first: number, last: number) =>
  Array.from({ length: (last - first) / 5 + 1 }, (_, i) => onTerrain(first + 5 * i));

it('[CALC-123] the ground of a section follows the terrain every half cell, but for the zone and the building', () => {
  expect(traceGround(line)).toEqual([
    ...[-10, -5].map((metres) => [metres, 4.5]),
    [0, 4],
    ...[5, 10].map((metres) => [metres, 4.5]),
    ...between(15, 40),
    ...[41, 48].map((metres) => [metres, 9]),
    ...between(50, 55),
    onTerrain(58),
  ]);
  // A building beside the ray, and unknown ground in the zone and beyond the model.
  const beside = traceGround({
    ...{ ...line, receiver: { near: 20, far: 25, base: 9 }, terrain: { ...terrain, rows: 8 } },
    zone: { outline, ground: { levelAt: () => null, plantHeight: 3 } },
  });
  expect(beside).toEqual([[0, 4], onTerrain(15), [20, 9], [25, 9]]);
  expect(traceGround({ ...line, receiver: { near: 20, far: 25, base: 9 } }).at(-1)).toEqual(onTerrain(50));
});

it('[CALC-87] without terrain it is straight between the known grounds', () => {
  expect(traceGround({ ...line, terrain: null })).toEqual([
    [-10, 4],
    [0, 4],
    [41, 9],
    [58, 9],
  ]);
  expect(traceGround({ ...line, terrain: null, receiver: { near: 20, far: 25, base: 9 } }).at(-1)).toEqual([50, 9]);
});
