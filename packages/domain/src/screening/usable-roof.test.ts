import { describe, expect, it } from 'vitest';
import { packTerrain } from '../terrain/snapshot-terrain.ts';
import { at, squareAt, zone } from '../testing/snapshot-builder.ts';
import { judgeStructures } from './judge-structures.ts';
import { countsAsBarrier, isSolidKind, needsProof, STRUCTURE_KINDS } from './kinds.ts';
import { findReceiverElevation } from './receiver-elevation.ts';
import type { ScreenStructure } from './screening.schema.ts';
import { findUsableRoof, judgeStructure } from './usable-roof.ts';

const nothing = { roofLevel: null, baseLevel: null, heightMetres: null, storeys: null };
const house: ScreenStructure = {
  ...{ id: 1, name: 'House', kind: 'other', outline: squareAt(200, 200, 10) },
  ...{ roofLevel: 65, baseLevel: 5, heightMetres: null, storeys: null },
};

describe('the roof of a screen (M-114)', () => {
  it('is its roof level, unless that is not above its base', () => {
    expect(findUsableRoof({ ...nothing, roofLevel: 40, baseLevel: 5 }, 3)).toEqual({
      ...{ level: 40, origin: 'roofLevel', heightMetres: 35 },
    });
    expect(findUsableRoof({ ...nothing, roofLevel: 40 }, 3)).toMatchObject({ level: 40, heightMetres: 37 });
    expect(findUsableRoof({ ...nothing, roofLevel: 40, heightMetres: 9 }, null)).toEqual({
      ...{ level: 40, origin: 'roofLevel', heightMetres: 9 },
    });
    expect(findUsableRoof({ ...nothing, roofLevel: 5, baseLevel: 5 }, null)).toBeNull();
    expect(findUsableRoof({ ...nothing, roofLevel: 4, baseLevel: 5, heightMetres: 8 }, null)?.level).toBe(13);
  });

  it('is otherwise its height or its storeys of 2.5 m on its base, or on the terrain', () => {
    const high = { ...nothing, heightMetres: 8, storeys: 9 };
    expect(findUsableRoof({ ...high, baseLevel: 5 }, 3)).toEqual({
      ...{ level: 13, origin: 'baseAndHeight', heightMetres: 8 },
    });
    expect(findUsableRoof(high, 3)).toEqual({ level: 11, origin: 'terrainAndHeight', heightMetres: 8 });
    const storeys = { ...nothing, storeys: 4, heightMetres: 0 };
    expect(findUsableRoof({ ...storeys, baseLevel: 5 }, 3)).toEqual({
      ...{ level: 15, origin: 'baseAndStoreys', heightMetres: 10 },
    });
    expect(findUsableRoof(storeys, 3)).toEqual({ level: 13, origin: 'terrainAndStoreys', heightMetres: 10 });
  });

  it('is unknown without ground, and without height and storeys', () => {
    expect(findUsableRoof({ ...nothing, heightMetres: 8, storeys: 4 }, null)).toBeNull();
    expect([null, 0, -1].map((storeys) => findUsableRoof({ ...nothing, storeys, baseLevel: 5 }, null))).toEqual([
      ...[null, null],
      null,
    ]);
  });
});

describe('a structure that counts as a screen (M-102)', () => {
  const judge = (changes: Partial<ScreenStructure>) => judgeStructure({ ...house, ...changes }, undefined);

  it('is solid, known, at least 3 m high and at least 20 m² large', () => {
    expect(judge({})).toEqual({ level: 65, origin: 'roofLevel', heightMetres: 60 });
    expect(judge({ isExcluded: true })).toBe('EXCLUDED');
    expect(judge({ kind: 'openSided' })).toBe('KIND');
    expect(judge({ roofLevel: null })).toBe('NO_ROOF');
    expect([judge({ roofLevel: 7.9 }), judge({ baseLevel: null, heightMetres: null })]).toEqual(['TOO_LOW', 'TOO_LOW']);
    expect(judge({ roofLevel: 8 })).toMatchObject({ heightMetres: 3 });
    expect(judge({ outline: squareAt(0, 0, 4.4) })).toBe('TOO_SMALL');
    expect(judge({ outline: squareAt(0, 0, 4.5) })).toMatchObject({ level: 65 });
  });

  it('stands on the terrain at its centre where its base is unknown', () => {
    const [west = 0, south = 0] = at(200, 200);
    const terrain = packTerrain({ west, south, cellMetres: 10, columns: 2, rows: 2, levels: [2, 4, 6, 8] }, 1);
    const onTerrain = judgeStructure({ ...house, roofLevel: null, baseLevel: null, heightMetres: 10 }, terrain);
    expect(onTerrain).toMatchObject({ level: 15, origin: 'terrainAndHeight' });
  });

  it('does not count where a zone shares its ground', () => {
    const onZone = { ...house, id: 2, outline: squareAt(0, 0, 20) };
    const low = { ...house, id: 3, roofLevel: 6 };
    const zones = [zone({ outline: squareAt(300, 300, 5) }), zone({ outline: squareAt(0, 0, 30) })];
    const judged = judgeStructures(zones, { structures: [house, onZone, low] });
    expect(judged.map(({ structure, roof, reason }) => [structure.id, roof?.level ?? null, reason])).toEqual([
      [1, 65, null],
      [2, null, 'ON_ZONE'],
      [3, null, 'TOO_LOW'],
    ]);
  });

  it('is a tower, a podium or of an unnamed kind', () => {
    expect(STRUCTURE_KINDS.filter(isSolidKind)).toEqual(['tower', 'podium', 'other']);
  });
});

it('a bund or containers count from 3 m with a supporting file, an acoustic barrier always (M-120)', () => {
  const counts = (kind: 'acoustic' | 'bund' | 'containers' | 'hoarding', heightMetres: number, hasProof: boolean) =>
    countsAsBarrier({ kind, heightMetres, hasProof });
  expect([counts('acoustic', 1, false), counts('hoarding', 5, true)]).toEqual([true, false]);
  for (const kind of ['bund', 'containers'] as const) {
    expect([counts(kind, 3, true), counts(kind, 2.9, true), counts(kind, 3, false)]).toEqual([true, false, false]);
    expect(needsProof(kind)).toBe(true);
  }
  expect([needsProof('acoustic'), needsProof('hoarding')]).toEqual([false, false]);
});

describe('the base and the roof of a receiver (M-101, M-114)', () => {
  const [west = 0, south = 0] = at(0, 0);
  const terrain = packTerrain({ west, south, cellMetres: 10, columns: 2, rows: 2, levels: [7, 7, 7, 7] }, 1);
  const place = { position: at(5, 5), heightMetres: 30 };
  const find = (building: Partial<ScreenStructure>, onTerrain: boolean, heightMetres: number | null = 30) =>
    findReceiverElevation({ ...place, heightMetres }, { ...house, ...building }, null, onTerrain ? { terrain } : {});

  it('are those of its building: its base, the terrain, or its roof less its height', () => {
    expect(find({}, true)).toEqual({ base: 5, roof: 35 });
    expect(find({ baseLevel: null }, true)).toEqual({ base: 7, roof: 37 });
    expect(find({ baseLevel: null }, false)).toEqual({ base: 35, roof: 65 });
    expect(find({ baseLevel: null, roofLevel: null }, false)).toEqual({ reason: 'RECEIVER_BASE_UNKNOWN' });
    expect(find({}, true, null)).toEqual({ reason: 'RECEIVER_HEIGHT_UNKNOWN' });
  });

  it('of a point without a building are the terrain and a height above it', () => {
    const point = (height: number | null, onTerrain: boolean) =>
      findReceiverElevation(place, undefined, height, onTerrain ? { terrain } : {});
    expect(point(1.5, true)).toEqual({ base: 7, roof: 8.5 });
    expect(point(1.5, false)).toEqual({ reason: 'RECEIVER_BASE_UNKNOWN' });
    expect(point(null, true)).toEqual({ reason: 'POINT_HEIGHT_UNKNOWN' });
  });
});
