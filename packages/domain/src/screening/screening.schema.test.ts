import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { at, squareAt } from '../testing/snapshot-builder.ts';
import { type ScreeningSettings, screeningSettingsSchema, snapshotScreeningSchema } from './screening.schema.ts';

const [first, last] = [toDay('2027-03-01'), toDay('2027-03-31')];
const barrier: ScreeningSettings['barriers'][number] = {
  ...{ id: 1, name: 'North', kind: 'acoustic', line: [at(0, 0), at(10, 0)] },
  ...{ heightMetres: 4, groundLevel: null, surfaceDensity: 10 },
};
const excluded = { buildingId: 9, reason: 'demolished' };
const settings: ScreeningSettings = {
  ...{ isOn: true, zones: [{ zoneId: 1, groundLevel: 5, plantHeight: 3 }], excluded: [excluded], barriers: [barrier] },
};

/** Where a value is refused, and why if the schema says so in its own words. */
function refuse(changes: Readonly<Record<string, unknown>>): string | undefined {
  const [issue] = screeningSettingsSchema.safeParse({ ...settings, ...changes }).error?.issues ?? [];
  return issue && [issue.path.join('.'), ...(issue.code === 'custom' ? [issue.message] : [])].join(': ');
}
const refuseBarrier = (changes: Readonly<Record<string, unknown>>) =>
  refuse({ barriers: [{ ...barrier, ...changes }] });
const refuseExcluded = (changes: Readonly<Record<string, unknown>>) =>
  refuse({ excluded: [{ ...excluded, ...changes }] });
const refuseZone = (changes: Readonly<Record<string, unknown>>) =>
  refuse({ zones: [{ zoneId: 1, groundLevel: 5, plantHeight: 3, ...changes }] });
const lineOf = (corners: number) => Array.from({ length: corners }, (_, i) => at(i, 0));

describe('the settings of screening', () => {
  it('[CALC-82] are accepted within their limits', () => {
    expect(screeningSettingsSchema.parse(settings)).toEqual(settings);
    const accepted = [
      ...[{ id: 1_000_000 }, { name: 'N'.repeat(60) }, { line: lineOf(500) }, { line: lineOf(2) }],
      ...[{ heightMetres: 1 }, { heightMetres: 15 }, { heightMetres: 4.3 }],
      ...[{ groundLevel: -50 }, { groundLevel: 1000 }],
      ...[{ surfaceDensity: null }, { surfaceDensity: 0.1 }, { surfaceDensity: 500 }],
      ...[{ proofId: 7 }, { start: first }, { end: last }, { start: first, end: first }, { start: first, end: last }],
    ];
    expect(accepted.map(refuseBarrier)).toEqual(accepted.map(() => undefined));
    expect(refuseExcluded({ start: first, end: last, reason: 'r'.repeat(200) })).toBeUndefined();
    const zones = [
      { groundLevel: -50, plantHeight: 0.5 },
      { groundLevel: 1000, plantHeight: 30 },
    ];
    const unknown = { groundLevel: null, plantHeight: null };
    expect([...zones, unknown].map(refuseZone)).toEqual([undefined, undefined, undefined]);
    const names = screeningSettingsSchema.parse({ ...settings, barriers: [{ ...barrier, name: ' North ' }] }).barriers;
    expect(names[0]?.name).toBe('North');
    expect(
      screeningSettingsSchema.parse({ ...settings, barriers: [{ ...barrier, hasProof: true, proofName: 'x' }] })
        .barriers,
    ).toEqual([barrier]);
    expect(
      screeningSettingsSchema.parse({ ...settings, excluded: [{ ...excluded, reason: ' gone ' }] }).excluded,
    ).toEqual([{ ...excluded, reason: 'gone' }]);
  });

  it('[CALC-82] refuse barriers without a line, a name or a height, and outside Hong Kong', () => {
    expect(refuseBarrier({ line: lineOf(1) })).toBe('barriers.0.line: has one corner');
    expect(refuseBarrier({ line: [at(0, 0), [0, 0]] })).toBe('barriers.0.line.1: outside Hong Kong');
    expect(refuseBarrier({ start: last, end: first })).toBe('barriers.0: ends before it starts');
    expect(refuseBarrier({ start: '2027-02-30' })).toBe('barriers.0.start: not a calendar day');
    const refused = {
      id: [0, 1_000_001, 1.5],
      name: ['', '   ', 'N'.repeat(61)],
      line: [lineOf(501)],
      heightMetres: [0.9, 15.1, 4.25],
      groundLevel: [-50.1, 1000.1],
      surfaceDensity: [0.09, 501],
      proofId: [0, 1.5],
      kind: ['wall'],
    };
    for (const [field, values] of Object.entries(refused))
      expect(values.map((value) => refuseBarrier({ [field]: value }))).toEqual(values.map(() => `barriers.0.${field}`));
  });

  it('[CALC-82] refuse exclusions without a reason or with days in the wrong order, and too many', () => {
    expect(refuseExcluded({ start: last, end: first })).toBe('excluded.0: goes before it comes');
    for (const reason of ['', ' ', 'r'.repeat(201)]) expect(refuseExcluded({ reason })).toBe('excluded.0.reason');
    expect(refuseExcluded({ buildingId: 1.5 })).toBe('excluded.0.buildingId');
    const many = (count: number) => refuse({ excluded: Array.from({ length: count }, () => excluded) });
    expect([many(1000), many(1001)]).toEqual([undefined, 'excluded']);
    const walls = (count: number) => refuse({ barriers: Array.from({ length: count }, () => barrier) });
    expect([walls(200), walls(201)]).toEqual([undefined, 'barriers']);
  });

  it('[CALC-82] refuse grounds and plant heights out of range', () => {
    for (const groundLevel of [-50.1, 1000.1]) expect(refuseZone({ groundLevel })).toBe('zones.0.groundLevel');
    for (const plantHeight of [0.4, 30.1, 'high']) expect(refuseZone({ plantHeight })).toBe('zones.0.plantHeight');
    expect(refuseZone({ zoneId: 1.5 })).toBe('zones.0.zoneId');
    expect(refuse({ isOn: 'yes' })).toBe('isOn');
  });
});

describe('what a calculation is given of screening', () => {
  const structure = {
    ...{ id: 1, name: 'House', kind: 'other', outline: squareAt(0, 0, 10), roofLevel: 30, baseLevel: null },
    ...{ heightMetres: null, storeys: 3 },
  };
  const { surfaceDensity, ...drawn } = barrier;
  const input = {
    ...{ structures: [{ ...structure, isExcluded: true, start: first, end: last }, structure], rows: [] },
    barriers: [{ ...drawn, hasProof: true, proofName: 'letter.pdf', start: first, end: last }],
    ...{ zones: settings.zones, points: [{ pointId: 4, heightAboveGround: null }], edition: 2 },
  };
  const isAccepted = (changes: Readonly<Record<string, unknown>>) =>
    snapshotScreeningSchema.safeParse({ ...input, ...changes }).success;

  it('[CALC-82] keeps every field, and no rows', () => {
    expect(snapshotScreeningSchema.parse(input)).toEqual(input);
    expect(isAccepted({ rows: [{ rowId: 1, plantHeight: 3 }] })).toBe(false);
    expect(isAccepted({ structures: [{ ...structure, isExcluded: false }] })).toBe(false);
    expect(isAccepted({ structures: [{ ...structure, kind: 'garden' }] })).toBe(false);
    expect(isAccepted({ barriers: [{ ...drawn }] })).toBe(false);
    expect(isAccepted({ points: [{ pointId: 4 }] })).toBe(false);
    expect(surfaceDensity).toBe(10);
  });
});
