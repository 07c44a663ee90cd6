import { computeDesignAttenuation, MITIGATED } from '@quietsite/acoustics';
import { distance } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { summarise } from '../calculation/results/summarise.ts';
import { toDay } from '../day.ts';
import { at, project, receiver, row, squareAt, zone } from '../testing/snapshot-builder.ts';
import { type CheapestRequest, findCheapestAlong } from './cheapest-along.ts';
import { describeBarrier, withoutBarrier } from './describe-barrier.ts';
import { describeSection } from './describe-section.ts';
import type { ScreenBarrier, ScreenStructure } from './screening.schema.ts';

const house = (id: number, outline: ScreenStructure['outline'], roofLevel: number): ScreenStructure => ({
  ...{ id, name: `House ${id}`, kind: 'other', outline, roofLevel, baseLevel: 5 },
  ...{ heightMetres: null, storeys: null },
});
const barrier = (changes: Partial<ScreenBarrier> = {}): ScreenBarrier => ({
  ...{ id: 4, name: 'W4', kind: 'acoustic', line: [at(-40, 70), at(120, 70)], heightMetres: 6 },
  ...{ groundLevel: 5, hasProof: false },
  ...changes,
});

/** A zone of 60 m, a barrier 10 m north of it, and a two-storey house 70 m from it. */
const site = (barriers: readonly ScreenBarrier[], heightMetres = 6) =>
  project({
    receivers: [receiver({ buildingId: 1, heightMetres, position: at(30, 130), criterion: 70 })],
    rows: [row({ soundPower: 120 })],
    screening: {
      structures: [house(1, squareAt(20, 130, 20), 5 + heightMetres)],
      barriers,
      zones: [{ zoneId: 1, groundLevel: 5, plantHeight: null }],
      ...{ rows: [], points: [] },
    },
  });

const effectOf = (snapshot: ReturnType<typeof site>) =>
  describeBarrier(new LiveCalculation(snapshot), new LiveCalculation(withoutBarrier(snapshot, 4)), {
    ...{ barrierId: 4, pointId: 1 },
  });

describe('what a drawn barrier does for a receiver', () => {
  it('[CALC-108] has the levels without and with it, the hidden floors, and the receivers it affects', () => {
    const effect = effectOf(site([barrier()]));
    expect(effect?.zones).toMatchObject([{ zoneId: 1, wasHidden: false, isHidden: true, hiddenFloors: 2 }]);
    expect((effect?.before ?? 0) - (effect?.after ?? 0)).toBeCloseTo(10, 9);
    expect(effect).toMatchObject({ changedIds: [1], base: 5, roof: 11 });
    expect(effect?.floors.map(({ before, after }) => (before ?? 0) - (after ?? 0))).toEqual([
      ...[expect.closeTo(10, 9), expect.closeTo(10, 9)],
    ]);
    const tall = effectOf(site([barrier()], 60));
    expect(tall).toMatchObject({ changedIds: [], zones: [{ isHidden: false }] });
    const hidden = tall?.zones[0]?.hiddenFloors ?? 0;
    expect(hidden).toBeGreaterThan(0);
    expect(tall?.floors.map(({ before, after }) => before !== after)).toEqual(
      Array.from({ length: 20 }, (_, index) => index < hidden),
    );
  });

  it('[CALC-108] has the height that would just hide the whole building, and then does', () => {
    const needed = effectOf(site([barrier({ heightMetres: 1 })]))?.zones[0]?.need;
    expect(needed).toMatchObject({ longerAtStart: 0, longerAtEnd: 0 });
    const height = needed?.height ?? 0;
    const isHiddenAt = (heightMetres: number) => effectOf(site([barrier({ heightMetres })]))?.zones[0]?.isHidden;
    expect([isHiddenAt(height), isHiddenAt(height - 0.1)]).toEqual([true, false]);
  });

  it('[CALC-108] states by how much a barrier is too short at each end, and suffices when it is longer', () => {
    const line = [at(-40, 70), at(40, 70)];
    const short = effectOf(site([barrier({ line })]))?.zones[0];
    expect(short).toMatchObject({ isHidden: false, need: { longerAtStart: 0 } });
    const longer = short?.need?.longerAtEnd ?? 0;
    expect(longer).toBeGreaterThan(0);
    const enough = [at(-40, 70), at(40 + longer + 0.01, 70)];
    expect(effectOf(site([barrier({ line: enough })]))?.zones[0]?.isHidden).toBe(true);
    const beside = [at(200, 70), at(200, 71)];
    expect(effectOf(site([barrier({ line: beside })]))?.zones[0]?.need).toBeNull();
  });

  it('[CALC-108] is nothing for a hoarding, for days without works, and while screening is off', () => {
    expect(effectOf(site([barrier({ kind: 'hoarding' })]))).toBeNull();
    expect(effectOf(site([barrier({ start: toDay('2028-01-01') })]))).toBeNull();
    expect(effectOf({ ...site([barrier()]), screening: undefined } as never)).toBeNull();
    expect(effectOf(site([barrier({ start: toDay('2027-03-11') })]))?.day).toBe('2027-03-11');
  });

  it('[CALC-109] has a design figure at the top floor, which no level uses', () => {
    const design = effectOf(site([barrier()]))?.zones[0]?.design;
    expect(design?.ends).toHaveLength(2);
    expect(design?.design).toBeGreaterThan(5);
    expect(design?.design).toBeLessThanOrEqual(design?.top.attenuation ?? 0);
  });

  it('[CALC-109] has its design figure along the deciding ray, to the top floor, with the ways around both ends', () => {
    const designOf = (heightMetres: number, topMetres: number) => {
      const snapshot = site([barrier()], heightMetres);
      const { screening, input } = new LiveCalculation(snapshot).prepared;
      const moment = { day: input.firstDay, run: MITIGATED, height: 0 };
      const lowest = screening?.decideZone(0, 0, moment).lowest;
      if (!lowest) throw new Error('it is decided');
      const { from, to, distanceMetres } = lowest;
      const ends = [at(-40, 70), at(120, 70)].map((end) => ({
        ...{ fromSource: distance(from, end), toReceiver: distance(end, to) },
      }));
      // Machines are 1.5 m above the ground of 5 m.
      const sight = { source: 6.5, receiver: 5 + topMetres, distanceMetres };
      const atMetres = ((70 - (from[1] - at(0, 0)[1])) * distanceMetres) / (to[1] - from[1]);
      const expected = computeDesignAttenuation({ ...sight, atMetres }, 11, ends);
      const design = effectOf(snapshot)?.zones[0]?.design;
      expect(design?.design).toBeCloseTo(expected.design, 6);
      expect(design?.top.detourMetres).toBeCloseTo(expected.top.detourMetres, 6);
      expect(design?.ends.map(({ detourMetres }) => detourMetres)).toEqual(
        expected.ends.map(({ detourMetres }) => expect.closeTo(detourMetres, 6)),
      );
    };
    designOf(6, 6);
    designOf(8, 6);
    designOf(60, 60);
    // Not below the first floor.
    designOf(2.5, 3);
  });

  it('[CALC-108] states what is missing at its start, and is nothing after its last day or for unknown ids', () => {
    const line = [at(20, 70), at(120, 70)];
    const short = effectOf(site([barrier({ line })]))?.zones[0];
    expect(short).toMatchObject({ zoneName: 'Zone 1', isHidden: false, need: { longerAtEnd: 0 } });
    const longer = short?.need?.longerAtStart ?? 0;
    expect(longer).toBeGreaterThan(0);
    const zoneWith = (more: number) =>
      effectOf(site([barrier({ line: [at(20 - longer - more, 70), at(120, 70)] })]))?.zones[0];
    expect([zoneWith(0.01)?.isHidden, zoneWith(-0.01)?.isHidden]).toEqual([true, false]);
    expect(effectOf(site([barrier({ end: toDay('2027-02-28') })]))).toBeNull();
    expect(effectOf(site([barrier({ end: toDay('2027-03-01') })]))?.day).toBe('2027-03-01');
    expect(effectOf(site([barrier({ start: toDay('2027-02-01') })]))?.day).toBe('2027-03-01');
    expect(effectOf(site([barrier({ start: toDay('2027-03-31') })]))?.day).toBe('2027-03-31');
    const calculation = new LiveCalculation(site([barrier()]));
    for (const question of [
      { barrierId: 5, pointId: 1 },
      { barrierId: 4, pointId: 9 },
    ])
      expect(describeBarrier(calculation, calculation, question)).toBeNull();
    expect(effectOf({ ...site([barrier()]), rows: [] })).toMatchObject({ before: null, after: null, changedIds: [] });
    const unknown = { ...site([barrier()]), receivers: [receiver({ heightMetres: null, position: at(30, 130) })] };
    expect(effectOf(unknown)).toMatchObject({ base: null, roof: null, zones: [], floors: [] });
    expect(withoutBarrier(project(), 4)).toEqual(project());
    expect(withoutBarrier(site([barrier({ id: 3 }), barrier()]), 4).screening?.barriers.map(({ id }) => id)).toEqual([
      3,
    ]);
  });

  it('[SITE-79] has the ground that it alone hides from the zone, as far as the line over its top reaches', () => {
    const shadeOf = (changes: Partial<ScreenBarrier>) => effectOf(site([barrier(changes)]))?.zones[0]?.shade ?? null;
    const northOf = (shade: ReturnType<typeof shadeOf>) => Math.max(...(shade?.flat() ?? []).map(([, north]) => north));
    expect(northOf(shadeOf({ heightMetres: 6 }))).toBeGreaterThan(at(0, 130)[1]);
    // 3 m plant on the nearer side, 10 m away: the line over a 2 m barrier meets the ground 20 m behind it.
    expect(northOf(shadeOf({ heightMetres: 2 }))).toBeCloseTo(at(0, 90)[1], 6);
    expect(shadeOf({ line: [at(30, -50), at(30, 100)] })).toBeNull();
  });

  it('[CALC-110] stands in the section by its name, where the ray crosses it, with its top in mPD', () => {
    const question = { pointId: 1, zoneId: 1, day: toDay('2027-03-05') };
    const calculation = new LiveCalculation(site([barrier()]));
    const section = describeSection(calculation, { ...question, run: 'mitigated' });
    expect(section).toMatchObject({ isHidden: true, screens: [{ name: 'W4', roof: 11, isDeciding: true }] });
    expect(section?.screens[0]?.near).toBeCloseTo(section?.edge?.at ?? 0, 6);
    expect(describeSection(calculation, { ...question, run: 'unmitigated' })?.screens).toEqual([]);
  });
});

describe('the cheapest barrier along a drawn line', () => {
  const request: CheapestRequest = {
    ...{ barrierId: 4, maxMetres: 7, costs: { fixed: 0, perMetre: 0, perSquareMetre: 1 } },
  };
  const cheapest = (snapshot: ReturnType<typeof site>, changes: Partial<CheapestRequest> = {}) =>
    findCheapestAlong(new LiveCalculation(snapshot), new LiveCalculation(withoutBarrier(snapshot, 4)), {
      ...{ ...request, ...changes },
    });
  const levelWith = (snapshot: ReturnType<typeof site>, changes: Partial<ScreenBarrier>) =>
    summarise(new LiveCalculation({ ...site([barrier(changes)]), rows: snapshot.rows })).receivers[0]?.mitigated
      .highestLevel ?? 0;

  it('[CALC-111] satisfies where it is drawn, and no smaller one does', () => {
    const snapshot = site([barrier()]);
    const found = cheapest(snapshot);
    expect(found).toMatchObject({ helpedIds: [1], remaining: [], isProved: true });
    const { height, start, end, line, cost } = found?.best ?? { height: 0, start: 0, end: 0, line: [], cost: 0 };
    expect(line).toEqual([at(-40 + start, 70), at(-40 + end, 70)]);
    expect(cost).toBeCloseTo(height * (end - start), 9);
    expect(levelWith(snapshot, { line, heightMetres: height })).toBeLessThan(70.05);
    const smaller = [
      ...[{ line, heightMetres: height - 0.1 }],
      ...[{ line: [at(-40 + start + 0.5, 70), at(-40 + end, 70)], heightMetres: height }],
      ...[{ line: [at(-40 + start, 70), at(-40 + end - 0.5, 70)], heightMetres: height }],
    ];
    for (const changes of smaller) expect(levelWith(snapshot, changes)).toBeGreaterThan(70.05);
  });

  it('[CALC-111] says which receivers exceed behind the whole line at its greatest height', () => {
    const loud = { ...site([barrier()]), rows: [row({ soundPower: 135 })] };
    expect(cheapest(loud)).toMatchObject({ best: null, remaining: [{ pointId: 1, criterion: 70 }] });
    expect(cheapest(site([barrier()]), { maxMetres: 3 })).toMatchObject({ best: null, remaining: [{ pointId: 1 }] });
    const quiet = { ...site([barrier()]), rows: [row({ soundPower: 90 })] };
    expect(cheapest(quiet)).toEqual({ best: null, helpedIds: [], remaining: [], isProved: true });
  });

  it('[CALC-111] hides what is needed on the days on which it stands, beside zones of type B too', () => {
    const dated = site([barrier({ start: toDay('2027-03-11') })]);
    expect(cheapest(dated)?.remaining).toHaveLength(1);
    const nobody = { ...site([barrier()]), zones: [zone({ type: 'B' as const })], rows: [row({ soundPower: 135 })] };
    expect(cheapest(nobody)).toMatchObject({ best: null, helpedIds: [], remaining: [{ pointId: 1 }] });
    const typeB = { ...site([barrier()]), zones: [zone({ type: 'B' as const })] };
    expect(cheapest(typeB)?.best).toMatchObject({ height: expect.any(Number) });
    expect(
      cheapest({ ...dated, tasks: dated.tasks.map((one) => ({ ...one, start: toDay('2027-03-11') })) })?.best,
    ).not.toBeNull();
  });
});
