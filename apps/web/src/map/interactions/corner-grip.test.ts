import { type Hk80Polygon, hk80 } from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import { findGrip, type Grip, moveGrip, removeGrip } from './corner-grip.ts';

const at = (east: number, north: number) => hk80(838_000 + east, 820_000 + north);
const ring = (...corners: readonly (readonly [number, number])[]): Hk80Polygon => [
  [...corners, ...corners.slice(0, 1)].map(([east, north]) => at(east, north)),
];

const west = { key: 'west', outline: ring([0.123_456_7, 0], [100, 0], [100, 80.987_654_3], [0, 80]) };
const east = { key: 'east', outline: ring([100, 0], [200, 0], [200, 80], [100, 80.987_654_3]) };
const apart = { key: 'apart', outline: ring([300, 0], [400, 0], [350, 60]) };
const shapes = [west, east, apart];
const shared: Grip = { position: at(100, 80.987_654_3), isCorner: true };

describe('taking hold', () => {
  test('of a corner within reach, else of a side, else of nothing', () => {
    expect(findGrip(shapes, at(103, 79), 5)).toEqual(shared);
    expect(findGrip(shapes, at(150, 3), 5)).toEqual({ position: at(150, 0), isCorner: false });
    expect(findGrip(shapes, at(150, 40), 5)).toBeNull();
  });
});

describe('moving', () => {
  test('a shared corner moves in both neighbours, and no other corner by a single digit', () => {
    const to = at(110, 70);
    const moved = moveGrip(shapes, shared, to);
    expect(moved.map(({ key }) => key)).toEqual(['west', 'east']);
    expect(moved[0]?.outline).toEqual([west.outline[0]?.map((corner, index) => (index === 2 ? to : corner))]);
    expect(moved[1]?.outline).toEqual([east.outline[0]?.map((corner, index) => (index === 3 ? to : corner))]);
    expect(moved[0]?.outline[0]?.[0]).toBe(west.outline[0]?.[0]);
  });

  test('corners that miss each other by less than a centimetre are one', () => {
    const beside = { key: 'beside', outline: ring([100.005, 80.987_654_3], [150, 120], [100, 120]) };
    expect(moveGrip([west, beside], shared, at(110, 70)).map(({ key }) => key)).toEqual(['west', 'beside']);
    const gap = { key: 'gap', outline: ring([100.02, 80.987_654_3], [150, 120], [100, 120]) };
    expect(moveGrip([west, gap], shared, at(110, 70)).map(({ key }) => key)).toEqual(['west']);
  });

  test('the first corner of a ring stays the last one too', () => {
    const to = at(-10, -10);
    const [moved] = moveGrip(shapes, { position: at(0.123_456_7, 0), isCorner: true }, to);
    expect(moved?.outline[0]?.[0]).toBe(to);
    expect(moved?.outline[0]?.at(-1)).toBe(to);
  });

  test('a corner on the side of a neighbour leaves the neighbour as it is', () => {
    const above = { key: 'above', outline: ring([120, 80.79], [180, 120], [120, 120]) };
    const moved = moveGrip([east, above], { position: at(120, 80.79), isCorner: true }, at(120, 90));
    expect(moved.map(({ key }) => key)).toEqual(['above']);
  });

  test('a side gets a corner, a shared one in both shapes', () => {
    const [grip, to] = [{ position: at(100, 40), isCorner: false }, at(120, 40)];
    const moved = moveGrip(shapes, grip, to);
    expect(moved.map(({ key, outline }) => [key, outline[0]?.length, outline[0]?.indexOf(to)])).toEqual([
      ['west', 6, 2],
      ['east', 6, 4],
    ]);
  });

  test('the side that closes the ring can be dragged as well', () => {
    const to = at(-20, 40);
    const [moved] = moveGrip([west], { position: at(0.06, 40), isCorner: false }, to);
    expect(moved?.outline[0]?.indexOf(to)).toBe(4);
    expect(moved?.outline[0]?.at(-1)).toEqual(west.outline[0]?.[0]);
  });

  test('corners of holes move like others', () => {
    const hole = ring([40, 20], [60, 20], [50, 40])[0] ?? [];
    const holed = { key: 'holed', outline: [...west.outline, hole] };
    const [moved] = moveGrip([holed], { position: at(40, 20), isCorner: true }, at(30, 15));
    expect(moved?.outline[0]).toBe(west.outline[0]);
    expect(moved?.outline[1]?.[0]).toEqual(at(30, 15));
  });
});

describe('removing', () => {
  test('a shared corner goes from both shapes', () => {
    expect(removeGrip(shapes, shared)?.map(({ key, outline }) => [key, outline[0]?.length])).toEqual([
      ['west', 4],
      ['east', 4],
    ]);
  });

  test('the ring is closed again when its first corner goes', () => {
    const [changed] = removeGrip(shapes, { position: at(0.123_456_7, 0), isCorner: true }) ?? [];
    expect(changed?.outline[0]).toEqual([at(100, 0), at(100, 80.987_654_3), at(0, 80), at(100, 0)]);
  });

  test('a triangle keeps its corners', () => {
    expect(removeGrip(shapes, { position: at(300, 0), isCorner: true })).toBeNull();
  });
});
