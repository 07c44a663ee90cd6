import { hk80, type LowestHorizon, NO_HORIZON } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import type { ScreenSet } from './screen-sets.ts';
import type { ScreenBarrier, ScreenStructure } from './screening.schema.ts';
import { createSection, type DecidingScreen } from './section.ts';

const box = (west: number, south: number, east: number, north: number) => [
  [hk80(west, south), hk80(east, south), hk80(east, north), hk80(west, north), hk80(west, south)],
];
const structure = (name: string, outline: ScreenStructure['outline'], roofLevel: number) => ({
  structure: {
    ...{ id: 1, name, kind: 'other' as const, outline, roofLevel, baseLevel: 5, heightMetres: null, storeys: null },
  },
  roof: { level: roofLevel, origin: 'roofLevel' as const, heightMetres: roofLevel - 5 },
});
const barrier = (name: string, north: number): ScreenBarrier => ({
  ...{ id: 1, name, kind: 'acoustic', line: [hk80(-30, north), hk80(30, north)] },
  ...{ heightMetres: 6, groundLevel: null, hasProof: false },
});

/** Due north, over a wall 50 m away. */
const lowest: LowestHorizon = {
  ...{ horizon: 40, from: hk80(0, 0), to: hk80(0, 80), distanceMetres: 80, source: 7, screen: 0 },
  ...{ atMetres: 50, top: 24 },
};
const own = box(-10, 81, 10, 101);
const wall = structure('Wall', box(-30, 50, 30, 55), 25);
const shed = structure('Shed', box(-30, 20, 30, 30), 9);
const tower = structure('Tower', own, 60);

const setOf = (changes: Partial<ScreenSet> = {}): ScreenSet => ({
  scene: { solids: [], lines: [], terrain: null, zones: [] },
  ...{ solids: [wall, tower, shed], barriers: [] },
  ...changes,
});
const decidingWall: DecidingScreen = {
  ...{ kind: 'building', name: 'Wall', roofLevel: 25, origin: null, outline: wall.structure.outline },
};
const context: Parameters<typeof createSection>[1] = {
  ...{ base: 5, roof: 35, parts: [own], isHidden: true, set: setOf(), deciding: decidingWall },
  zone: { outline: box(-10, -20, 10, 0), ground: { levelAt: () => 4, plantHeight: 3 } },
};
const create = (changes: Partial<typeof context> = {}, ray: Partial<LowestHorizon> = {}) =>
  createSection({ ...lowest, ...ray }, { ...context, ...changes });
const receiverOf = (parts: readonly ScreenStructure['outline'][], ray: Partial<LowestHorizon> = {}) => {
  const { near, far } = create({ parts: [...parts] }, ray).receiver;
  return [near, far].map((metres) => Math.round(metres * 1e6) / 1e6);
};

describe('what is on the ray that decides (M-117)', () => {
  it('[CALC-87] has its levels, edge and screens in order, without the own building', () => {
    expect(create()).toEqual({
      ...{ from: hk80(0, 0), to: hk80(0, 80), distanceMetres: 80, source: 7, ground: 4, isHidden: true },
      ...{ horizon: 40, edge: { at: 50, top: 24 }, receiver: { near: 81, far: 101, base: 5, roof: 35 }, ridge: null },
      screens: [
        { name: 'Shed', near: 20, far: 30, roof: 9, isDeciding: false },
        { name: 'Wall', near: 50, far: 55, roof: 25, isDeciding: true },
      ],
      profile: [
        [-10, 4],
        [0, 4],
        [81, 5],
        [111, 5],
      ],
    });
    const open = create({ isHidden: false }, { horizon: NO_HORIZON, screen: null });
    expect(open).toMatchObject({ horizon: null, edge: null, isHidden: false });
  });

  it('[CALC-87] marks only the stretch of a building at its deciding edge', () => {
    const wings = [
      [
        ...[hk80(-30, 40), hk80(20, 40), hk80(20, 44), hk80(-20, 44), hk80(-20, 50)],
        ...[hk80(20, 50), hk80(20, 55), hk80(-30, 55), hk80(-30, 40)],
      ],
    ];
    const solids = [structure('Wings', wings, 25)];
    const deciding = { ...decidingWall, outline: wings };
    const decidingAt = (atMetres: number) =>
      create({ set: setOf({ solids }), deciding }, { atMetres }).screens.map(({ near, far, isDeciding }) => [
        ...[near, far, isDeciding],
      ]);
    expect(decidingAt(50)).toEqual([
      [40, 44, false],
      [50, 55, true],
    ]);
    expect(decidingAt(44.9)).toEqual([
      [40, 44, true],
      [50, 55, false],
    ]);
    expect(
      [decidingAt(39), decidingAt(45), decidingAt(56)].map((all) => all.map(([, , isDeciding]) => isDeciding)),
    ).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect([decidingAt(38.9), decidingAt(47), decidingAt(56.1)].flat().map(([, , isDeciding]) => isDeciding)).toEqual(
      Array.from({ length: 6 }, () => false),
    );
    // The same place of another building does not decide.
    const beside = structure('Beside', box(-5, 49, 5, 52), 25);
    expect(
      create({ set: setOf({ solids: [beside, wall] }) }).screens.map(({ name, isDeciding }) => [name, isDeciding]),
    ).toEqual([
      ['Beside', false],
      ['Wall', true],
    ]);
  });

  it('[CALC-110] has the barriers that it crosses, on their ground or on the terrain', () => {
    const [first, second, beside] = [barrier('W1', 50), barrier('W2', 60), barrier('W3', 70)];
    const away = { ...beside, line: [hk80(20, 70), hk80(40, 70)] };
    const lineOf = ({ line }: ScreenBarrier, ground: number | null) => ({ line, heightMetres: 6, ground });
    const levels = Array.from({ length: 30 * 30 }, (_, node) => Math.floor(node / 30));
    const terrain = { west: -150, south: -50, cellMetres: 10, columns: 30, rows: 30, levels };
    const set = (ground: number | null, isKnown: boolean) =>
      setOf({
        solids: [],
        barriers: [first, second, away],
        scene: {
          ...{ solids: [], zones: [], terrain: isKnown ? terrain : null },
          lines: [lineOf(first, ground), lineOf(second, ground), lineOf(away, ground)],
        },
      });
    const w1: DecidingScreen = { kind: 'barrier', name: 'W1', roofLevel: null, origin: null, outline: null };
    const barriersOf = (ground: number | null, isKnown: boolean, deciding: DecidingScreen | null = w1) =>
      create({ set: set(ground, isKnown), deciding }).screens;
    expect(barriersOf(4, false)).toEqual([
      { name: 'W1', near: 50, far: 50, roof: 10, isDeciding: true },
      { name: 'W2', near: 60, far: 60, roof: 10, isDeciding: false },
    ]);
    // 10 m per cell and 1 m of height: 10 at 50 m north, 11 at 60.
    expect(barriersOf(null, true).map(({ roof }) => roof)).toEqual([16, 17]);
    expect(barriersOf(null, false)).toEqual([]);
    expect(barriersOf(4, false, { ...w1, kind: 'building' }).map(({ isDeciding }) => isDeciding)).toEqual([
      false,
      false,
    ]);
    expect(barriersOf(4, false, null).map(({ isDeciding }) => isDeciding)).toEqual([false, false]);
  });

  it('[CALC-123] has the ridge 2 m above the deciding edge where terrain decides', () => {
    expect(create({ deciding: { ...decidingWall, kind: 'terrain', outline: null } }).ridge).toEqual([50, 26]);
  });

  it('[CALC-87] has the part of the own building nearest to the facade point, within 2 m', () => {
    const behind = box(-10, 120, 10, 130);
    expect(receiverOf([behind, own])).toEqual([81, 101]);
    expect(receiverOf([own, behind])).toEqual([81, 101]);
    // The point is 1 m before the near side, or beside the far one.
    expect(receiverOf([box(-10, 60, 10, 78), behind])).toEqual([60, 78]);
    expect(receiverOf([box(-10, 82, 10, 90)])).toEqual([82, 90]);
    // It ends 200 m behind the point.
    expect(receiverOf([box(-10, 81, 10, 900)])).toEqual([81, 280]);
  });

  it('[CALC-87] has the length of a building beside the ray along it, and a metre without a building', () => {
    expect(receiverOf([box(1, 70, 11, 85)])).toEqual([70, 85]);
    expect(receiverOf([box(1, 70, 11, 85), box(1, 60, 4, 62)])).toEqual([60, 85]);
    // Cut farther than 2 m away, it counts as beside.
    expect(receiverOf([box(-10, 82.1, 10, 90), box(1, 70, 4, 72)])).toEqual([70, 90]);
    expect(receiverOf([])).toEqual([80, 81]);
    const oblique = { to: hk80(48, 64), distanceMetres: 80 };
    expect(receiverOf([box(60, 70, 62, 72)], oblique)).toEqual([92, 94.8]);
  });
});
