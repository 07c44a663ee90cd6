import { describe, expect, it } from 'vitest';
import { packTerrain } from '../terrain/snapshot-terrain.ts';
import { at, receiver, squareAt } from '../testing/snapshot-builder.ts';
import { listMitigatedViews, mitigatedViewOn } from './mitigated-view.ts';
import { findReceiverElevation } from './receiver-elevation.ts';
import { describeReceivers, listUndecided } from './screened-receivers.ts';
import type { ScreenStructure, SnapshotScreening } from './screening.schema.ts';

const structure = (changes: Partial<ScreenStructure> = {}): ScreenStructure => ({
  ...{ id: 1, name: 'Block A', kind: 'tower', outline: squareAt(20, 130, 20), roofLevel: 35, baseLevel: 5 },
  ...{ heightMetres: null, storeys: null },
  ...changes,
});
const [west, south] = at(0, 100);
const terrain = packTerrain(
  { west, south, cellMetres: 100, columns: 2, rows: 2, levels: Array.from({ length: 4 }, () => 8) },
  1,
);

describe('the levels of a receiver (M-101)', () => {
  const levelsOf = (
    building: ScreenStructure | undefined,
    heightMetres: number | null,
    isOnTerrain = false,
    above: number | null = null,
  ) => findReceiverElevation({ position: at(30, 130), heightMetres }, building, above, isOnTerrain ? { terrain } : {});

  it('[CALC-82] are those of its building, then on terrain, then below its roof', () => {
    expect(levelsOf(structure(), 30)).toEqual({ base: 5, roof: 35 });
    expect(levelsOf(structure(), 24, true)).toEqual({ base: 5, roof: 29 });
    expect(levelsOf(structure({ baseLevel: null }), 24, true)).toEqual({ base: 8, roof: 32 });
    expect(levelsOf(structure({ baseLevel: null }), 24)).toEqual({ base: 11, roof: 35 });
    expect(levelsOf(structure({ baseLevel: 0 }), 24, true)).toEqual({ base: 0, roof: 24 });
  });

  it('[CALC-81] are unknown for a reason', () => {
    expect(levelsOf(structure(), null)).toEqual({ reason: 'RECEIVER_HEIGHT_UNKNOWN' });
    expect(levelsOf(structure({ baseLevel: null, roofLevel: null }), 30)).toEqual({ reason: 'RECEIVER_BASE_UNKNOWN' });
    expect(levelsOf(undefined, 30, true)).toEqual({ reason: 'POINT_HEIGHT_UNKNOWN' });
    expect(levelsOf(undefined, null, false, 2)).toEqual({ reason: 'RECEIVER_BASE_UNKNOWN' });
    expect(levelsOf(undefined, null, true, 2)).toEqual({ base: 8, roof: 10 });
  });
});

describe('the receivers of a project', () => {
  const screening: SnapshotScreening = {
    structures: [
      structure({ outline: squareAt(60, 130, 20), baseLevel: 7 }),
      structure(),
      structure({ id: 2, outline: squareAt(200, 130, 20) }),
    ],
    ...{ barriers: [], zones: [], rows: [] },
    points: [{ pointId: 3, heightAboveGround: 4 }],
  };

  it('[CALC-86] belong to the part of their building nearest to them', () => {
    const receivers = [
      receiver({ position: at(45, 140) }),
      receiver({ pointId: 2, position: at(55, 140), hasBlankFacades: true }),
      receiver({ pointId: 3, buildingId: 9 }),
      receiver({ pointId: 4, buildingId: 2 }),
    ];
    const described = describeReceivers(receivers, screening);
    expect(described.map(({ building }) => building)).toEqual([
      ...[screening.structures[1], screening.structures[0], undefined, screening.structures[2]],
    ]);
    expect(described.map(({ parts }) => parts)).toEqual([
      ...[0, 1].map(() => [squareAt(60, 130, 20), squareAt(20, 130, 20)]),
      ...[[], [squareAt(200, 130, 20)]],
    ]);
    expect(described.map(({ elevation }) => elevation)).toEqual([
      ...[{ base: 5, roof: 35 }, { base: 7, roof: 37 }, { reason: 'RECEIVER_BASE_UNKNOWN' }, { base: 5, roof: 35 }],
    ]);
    expect(described.map(({ hasBlankFacades }) => hasBlankFacades)).toEqual([false, true, false, false]);
    expect(listUndecided(receivers, screening)).toEqual([{ pointId: 3, reason: 'RECEIVER_BASE_UNKNOWN' }]);
    expect(listUndecided(receivers, { ...screening, terrain })).toEqual([]);
  });
});

describe('the screens of the mitigated run', () => {
  const stages = [
    { startDay: Number.NEGATIVE_INFINITY, endDay: 9, views: [0, 1, 0] },
    { startDay: 10, endDay: 19, views: [0, 2, 0] },
    { startDay: 20, endDay: Number.POSITIVE_INFINITY, views: [0, 1, 0] },
  ] as const;

  it('[CALC-75] are those of the stage of a day', () => {
    expect([-5, 9, 10, 19, 20, 900].map((day) => mitigatedViewOn({ stages }, day))).toEqual([1, 1, 2, 2, 1, 1]);
    expect(() => mitigatedViewOn({ stages: stages.slice(1, 2) }, 9)).toThrow('no screens are known on day 9');
    expect(() => mitigatedViewOn({ stages: stages.slice(1, 2) }, 20)).toThrow('no screens are known on day 20');
    expect(listMitigatedViews({ stages })).toEqual([1, 2]);
  });
});
