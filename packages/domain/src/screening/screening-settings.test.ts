import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { at, squareAt } from '../testing/snapshot-builder.ts';
import { screeningSettingsSchema } from './screening.schema.ts';
import {
  applyScreening,
  type DrawnBarrier,
  isCountedBarrier,
  listUnprovedBarriers,
  NO_SCREENING,
  normaliseScreening,
  type ScreenStructure,
} from './screening-settings.ts';

const barrier = (changes: Partial<DrawnBarrier> = {}): DrawnBarrier => ({
  ...{ id: 1, name: 'North', kind: 'acoustic', line: [at(0, 0), at(10, 0)] },
  ...{ heightMetres: 4, groundLevel: null, surfaceDensity: 10 },
  ...changes,
});
const structure = (id: number): ScreenStructure => ({
  ...{ id, name: `House ${id}`, kind: 'other', outline: squareAt(20 * id, 0, 10) },
  ...{ roofLevel: 30, baseLevel: 5, heightMetres: null, storeys: null },
});
const days = { start: toDay('2027-03-01'), end: toDay('2027-03-31') };

describe('the stored form of screening settings', () => {
  it('is the same for equal settings: by id, without spaces around names, without what says nothing', () => {
    const tidy = normaliseScreening({
      isOn: true,
      zones: [
        { zoneId: 3, groundLevel: null, plantHeight: 4 },
        { zoneId: 2, groundLevel: null, plantHeight: null },
        { zoneId: 1, groundLevel: 5, plantHeight: null },
      ],
      excluded: [
        { buildingId: 9, reason: ' demolished ', start: days.start },
        { buildingId: 4, reason: 'gone' },
      ],
      barriers: [
        barrier({ id: 2, name: ' South ', kind: 'bund', proofId: 7, ...days }),
        barrier({ proofId: 7, end: days.end }),
      ],
    });
    expect(tidy).toEqual({
      isOn: true,
      zones: [
        { zoneId: 1, groundLevel: 5, plantHeight: null },
        { zoneId: 3, groundLevel: null, plantHeight: 4 },
      ],
      excluded: [
        { buildingId: 4, reason: 'gone' },
        { buildingId: 9, reason: 'demolished', start: days.start },
      ],
      barriers: [barrier({ end: days.end }), barrier({ id: 2, name: 'South', kind: 'bund', proofId: 7, ...days })],
    });
    expect(JSON.stringify(normaliseScreening(tidy))).toBe(JSON.stringify(tidy));
    expect(Object.keys(tidy.barriers[1] ?? {})).toEqual([
      ...['id', 'name', 'kind', 'line', 'heightMetres', 'groundLevel', 'surfaceDensity'],
      ...['start', 'end', 'proofId'],
    ]);
  });
});

describe('bunds and containers without a supporting file (M-120)', () => {
  it('do not screen, and are named while screening is on', () => {
    const barriers = [barrier(), barrier({ name: 'Bund', kind: 'bund' }), barrier({ kind: 'bund', proofId: 3 })];
    expect(barriers.map(isCountedBarrier)).toEqual([true, false, true]);
    expect(listUnprovedBarriers({ isOn: true, barriers })).toEqual(['Bund']);
    expect(listUnprovedBarriers({ isOn: false, barriers })).toEqual([]);
  });
});

describe('the screening part of a snapshot', () => {
  const nearby = { structures: [1, 2, 3].map(structure), edition: 8, proofs: [{ id: 7, fileName: 'agreed.pdf' }] };

  it('is absent while screening is off (M-100)', () => {
    expect(NO_SCREENING.isOn).toBe(false);
    expect(applyScreening(NO_SCREENING, nearby)).toBeUndefined();
  });

  it('has structures with their days or excluded, barriers with their files, and the terrain if there is one', () => {
    const settings = {
      ...{ isOn: true, zones: [{ zoneId: 1, groundLevel: 5, plantHeight: null }] },
      excluded: [
        { buildingId: 1, reason: 'gone' },
        { buildingId: 2, reason: 'demolished', end: days.end },
      ],
      barriers: [barrier({ kind: 'bund', proofId: 7 }), barrier({ id: 2, proofId: 6 }), barrier({ id: 3 })],
    };
    const found = applyScreening(settings, nearby);
    expect(found?.structures).toEqual([
      { ...structure(1), isExcluded: true },
      { ...structure(2), end: days.end },
      structure(3),
    ]);
    expect(found?.barriers.map(({ id, hasProof, proofName }) => [id, hasProof, proofName])).toEqual([
      [1, true, 'agreed.pdf'],
      [2, false, undefined],
      [3, false, undefined],
    ]);
    expect(found?.barriers.some((one) => 'surfaceDensity' in one || 'proofId' in one)).toBe(false);
    expect(found).toMatchObject({ zones: settings.zones, rows: [], points: [], edition: 8 });
    expect('terrain' in (found ?? {})).toBe(false);
    const [west = 0, south = 0] = at(0, 0);
    const terrain = { west, south, cellMetres: 10, columns: 2, rows: 2, levels: '', edition: 1 };
    expect(applyScreening(settings, { ...nearby, terrain })?.terrain).toBe(terrain);
  });
});

it('settings refuse a barrier of one corner, and days out of order', () => {
  const accepts = (changes: Partial<DrawnBarrier>) =>
    screeningSettingsSchema.safeParse({ ...NO_SCREENING, barriers: [barrier(changes)] }).success;
  expect([accepts({}), accepts(days), accepts({ start: days.end })]).toEqual([true, true, true]);
  expect([accepts({ line: [at(0, 0)] }), accepts({ start: days.end, end: days.start })]).toEqual([false, false]);
});
