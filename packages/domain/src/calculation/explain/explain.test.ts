import { describe, expect, it } from 'vitest';
import { toDay } from '../../day.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../../testing/snapshot-builder.ts';
import { LiveCalculation } from '../live-calculation.ts';
import { describeNeighbour } from '../neighbours/neighbours.ts';
import { describeTimeline } from '../receiver-timeline.ts';
import { createReceiverSummary } from '../results/summarise.ts';
import { listTaskSoundPowers } from '../task-sound-powers.ts';
import { type Explanation, explain } from './explain.ts';
import type { RowExplanation } from './explain-row.ts';

/** Distance correction and facade correction of M-33. */
const loss = (distance: number) => -(20 * Math.log10(distance) + 8) + 3;
const sum = (...levels: number[]) => 10 * Math.log10(levels.reduce((total, level) => total + 10 ** (level / 10), 0));

const DAY = toDay('2027-03-10');
/** For the receiver, the notional sources of the squares are at (30, 45), (215, 45) and (115, 45). */
const DISTANCES = { A: 85, farB: Math.hypot(185, 85), nearB: Math.hypot(85, 85) };

const neighbour = describeNeighbour({
  zones: [
    zone({ id: 11, type: 'B', outline: squareAt(0, 200, 60), centre: at(30, 230) }),
    zone({ id: 12, type: 'B', outline: squareAt(0, 400, 60), centre: at(30, 430) }),
  ],
  tasks: [task({ id: 11, zoneId: 11 }), task({ id: 12, zoneId: 12 })],
  rows: [row({ id: 11, taskId: 11, soundPower: 105 }), row({ id: 12, taskId: 12, soundPower: 120 })],
});

const snapshot = project({
  zones: [
    zone({ id: 1 }),
    zone({ id: 2, type: 'B', outline: squareAt(200, 0, 60), centre: at(230, 30) }),
    zone({ id: 3, type: 'B', outline: squareAt(100, 0, 60), centre: at(130, 30) }),
  ],
  tasks: [task({ id: 1 }), task({ id: 2, zoneId: 3 }), task({ id: 3, zoneId: 2, end: '2027-03-20' })],
  rows: [
    row({
      id: 1,
      quantity: 4,
      timePercent: 50,
      soundPower: 106,
      customMethodDba: -5,
      customMethodName: 'Noise blanket',
      barrierDba: -10,
    }),
    row({
      id: 2,
      exclusiveGroup: 'Crane',
      soundPower: 115,
      quieterEquipmentSoundPower: 110,
      quieterEquipmentName: 'Electric crane',
    }),
    row({
      id: 3,
      exclusiveGroup: 'Breaker',
      soundPower: 100,
      fixedLocation: at(30, 120),
      quieterMethodSoundPower: 90,
      enclosureDba: -10,
      hammerDba: -10,
    }),
    row({ id: 4, exclusiveGroup: 'Breaker', soundPower: 101, start: '2027-03-10' }),
    row({ id: 5, taskId: 2, soundPower: 108 }),
    row({ id: 6, taskId: 3, soundPower: 125 }),
    row({ id: 7, quantity: 0, soundPower: 140 }),
  ],
  receivers: [
    receiver({
      criterionReduction: 3,
      otherCriteria: [
        { name: 'Examination', start: DAY, end: toDay('2027-03-12'), value: 60 },
        { name: 'Later', start: toDay('2027-03-11'), end: toDay('2027-03-12'), value: 50 },
        { name: 'Relaxing', start: toDay('2027-03-01'), end: toDay('2027-03-31'), value: 75 },
      ],
      contributions: [
        { name: 'Site', start: DAY, end: DAY, level: 70 },
        { name: 'Gone', start: toDay('2027-03-01'), end: toDay('2027-03-09'), level: 90 },
      ],
    }),
    receiver({ pointId: 2, isInsideZoneWithBuilding: true }),
  ],
  neighbours: [neighbour],
});
const live = new LiveCalculation(snapshot);
const [unmitigated, mitigated] = (['unmitigated', 'mitigated'] as const).map(
  (run) => explain(live, 1, DAY, run) as Explanation,
) as [Explanation, Explanation];

function rowsOf({ tasks }: Explanation): RowExplanation[] {
  return tasks.flatMap(({ sources, otherRows }) => [...sources.flatMap(({ rows }) => rows), ...otherRows]);
}

function rowOf(explanation: Explanation, rowId: number): RowExplanation {
  return rowsOf(explanation).find((candidate) => candidate.rowId === rowId) as RowExplanation;
}

describe('the unmitigated level of a day, taken apart', () => {
  it('has the zone-tasks at work with their codes, and their combination (M-41)', () => {
    expect(unmitigated.tasks.map(({ code, zoneId, zoneType, taskId }) => [code, zoneId, zoneType, taskId])).toEqual([
      ['A', 1, 'A', 1],
      ['B', 2, 'B', 3],
      ['C', 3, 'B', 2],
    ]);
    expect(unmitigated.tasks[1]).toMatchObject({
      zoneName: 'Zone 1',
      taskName: 'Excavation',
      construction: '-',
      start: '2027-03-01',
      end: '2027-03-20',
    });
    expect(unmitigated.combination).toEqual({ key: '1-1+2-3+3-2', code: 'C-A' });
  });

  it('[CALC-13] [CALC-14] each row has its corrections, and no measure (M-10, M-23)', () => {
    const { terms, quantity, timePercent, level } = rowOf(unmitigated, 1);
    expect({ quantity, timePercent }).toEqual({ quantity: 4, timePercent: 50 });
    expect(terms).toMatchObject({ soundPower: 106, replacement: null, measure: null, effect: 0 });
    expect(terms.timeCorrection).toBeCloseTo(-3.0103, 5);
    expect(terms.quantityCorrection).toBeCloseTo(6.0206, 5);
    expect(terms.totalSoundPower).toBeCloseTo(106 + 10 * Math.log10(2), 9);
    expect(terms.mitigatedSoundPower).toBe(terms.totalSoundPower);
    expect(level).toBeCloseTo(106 + 10 * Math.log10(2) + loss(DISTANCES.A), 9);
  });

  it('[CALC-18] [CALC-19] each source has its distance and corrections, one line per source (M-32, M-33)', () => {
    const [{ sources }] = unmitigated.tasks as [Explanation['tasks'][0]];
    expect(sources.map(({ kind, rows }) => [kind, rows.map(({ rowId }) => rowId)])).toEqual([
      ['notional', [1, 4]],
      ['fixed', [3]],
    ]);
    const [notional, fixed] = sources as [(typeof sources)[0], (typeof sources)[0]];
    expect(notional).toMatchObject({ position: at(30, 45), distanceMetres: 85, facadeCorrection: 3 });
    expect(notional.distanceCorrection).toBeCloseTo(-(20 * Math.log10(85) + 8), 9);
    expect(notional.notional).toMatchObject({ position: at(30, 45), distanceMetres: 85 });
    expect(notional.level).toBeCloseTo(sum(106 + 10 * Math.log10(2), 101) + loss(85), 9);
    expect(fixed).toMatchObject({ position: at(30, 120), distanceMetres: 10, notional: null });
    expect(fixed.level).toBeCloseTo(100 - 25, 9);
  });

  it('the loudest group is found on what arrives: the breaker stands near (M-12, M-32)', () => {
    const [{ loudestGroup, groups, otherRows }] = unmitigated.tasks as [Explanation['tasks'][0]];
    const common = 106 + 10 * Math.log10(2) + loss(85);
    expect(loudestGroup).toBe('Breaker');
    expect(groups).toEqual([
      { group: 'Breaker', level: expect.closeTo(sum(common, 75, 101 + loss(85)), 9) },
      { group: 'Crane', level: expect.closeTo(sum(common, 115 + loss(85)), 9) },
    ]);
    expect(otherRows.map(({ rowId, share, level }) => [rowId, share, level])).toEqual([
      [2, 0, expect.closeTo(115 + loss(85), 9)],
    ]);
  });

  it('[CALC-26] [SITE-26] the further type B zone does not count, loud as it is (M-34)', () => {
    const [, far, near] = unmitigated.tasks as Explanation['tasks'] & { length: 3 };
    expect([far?.counts, near?.counts]).toEqual([false, true]);
    expect(far?.level).toBeCloseTo(125 + loss(DISTANCES.farB), 9);
    expect(rowOf(unmitigated, 6).share).toBe(0);
    expect(near?.level).toBeCloseTo(108 + loss(DISTANCES.nearB), 9);
  });

  it('[CALC-15] what counts adds up to the level, and its shares to 1 (M-04)', () => {
    const common = 106 + 10 * Math.log10(2) + loss(85);
    expect(unmitigated.level).toBeCloseTo(sum(common, 75, 101 + loss(85), 108 + loss(DISTANCES.nearB)), 9);
    for (const explanation of [unmitigated, mitigated]) {
      const rows = rowsOf(explanation);
      expect(rows.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1, 12);
      for (const { share, energy } of rows.filter((entry) => entry.share > 0))
        expect(share).toBeCloseTo(energy / explanation.energy, 12);
      const step = describeTimeline(live, 1)?.steps.find(({ start, end }) => start <= DAY && DAY <= end);
      expect(explanation.level).toBe(step?.[explanation.run].level);
      expect(explanation.withNeighbours.level).toBe(step?.[explanation.run].withNeighbours);
      expect(rows.filter(({ share }) => share > 0).reduce((total, { energy }) => total + energy, 0)).toBeCloseTo(
        explanation.energy,
        -Math.log10(explanation.energy) + 12,
      );
    }
  });
});

describe('the mitigated level of a day, taken apart', () => {
  it('[CALC-16] has replacements and the single measure of each row (M-20 to M-24)', () => {
    expect(rowOf(mitigated, 1).terms).toMatchObject({
      soundPower: 106,
      replacement: null,
      measure: 'barrier',
      effect: -10,
    });
    expect(rowOf(mitigated, 1).terms.mitigatedSoundPower).toBeCloseTo(96 + 10 * Math.log10(2), 9);
    expect(rowOf(mitigated, 2).terms).toMatchObject({
      soundPower: 110,
      replacement: 'quieterEquipment',
      measure: null,
    });
    expect(rowOf(mitigated, 3).terms).toMatchObject({
      soundPower: 90,
      replacement: 'quieterMethod',
      measure: 'enclosure',
      effect: -10,
      mitigatedSoundPower: 80,
    });
  });

  it('names what replaces a machine and all its measures, of which one is in force (M-20, M-21, M-24)', () => {
    expect(rowOf(mitigated, 2)).toMatchObject({
      start: '2027-03-01',
      end: '2027-03-31',
      originalSoundPower: 115,
      replacement: { name: 'Electric crane', soundPower: 110 },
    });
    expect(rowOf(mitigated, 3)).toMatchObject({
      originalSoundPower: 100,
      replacement: { name: '', soundPower: 90 },
    });
    expect(rowOf(mitigated, 1).replacement).toBeNull();
    expect(rowOf(mitigated, 1).measures).toEqual([
      { measure: 'enclosure', name: '', effect: 0, isInForce: false },
      { measure: 'barrier', name: '', effect: -10, isInForce: true },
      { measure: 'hammerBracket', name: '', effect: 0, isInForce: false },
      { measure: 'custom', name: 'Noise blanket', effect: -5, isInForce: false },
    ]);
    expect(rowOf(unmitigated, 1)).toMatchObject({ replacement: null, measures: [] });
    expect(rowOf(unmitigated, 2)).toMatchObject({ originalSoundPower: 115, replacement: null });
  });

  it('a quieter method has its own name (M-20)', () => {
    const named = row({ quieterMethodSoundPower: 90, quieterMethodName: 'Cutting', quieterEquipmentName: 'None' });
    const explanation = explain(new LiveCalculation(project({ rows: [named] })), 1, DAY, 'mitigated') as Explanation;
    expect(rowOf(explanation, 1).replacement).toEqual({ name: 'Cutting', soundPower: 90 });
  });

  it('[CALC-17] a sound power below 0 is shown as 0 and summed as it is (M-04, M-22)', () => {
    const quiet = new LiveCalculation(project({ rows: [row({ soundPower: 5, enclosureDba: -20 })] }));
    const explanation = explain(quiet, 1, DAY, 'mitigated') as Explanation;
    expect(rowOf(explanation, 1).terms).toMatchObject({ mitigatedSoundPower: -15, shownSoundPower: 0 });
    expect(rowOf(explanation, 1).level).toBeCloseTo(-15 + loss(85), 9);
    expect(explanation.level).toBe(0);
  });

  it('another group may be the loudest (M-23)', () => {
    const [{ loudestGroup, sources, otherRows }] = mitigated.tasks as [Explanation['tasks'][0]];
    expect(loudestGroup).toBe('Crane');
    expect(sources.map(({ kind, rows }) => [kind, rows.map(({ rowId }) => rowId)])).toEqual([['notional', [1, 2]]]);
    expect(otherRows.map(({ rowId }) => rowId)).toEqual([3, 4]);
    const atA = sum(96 + 10 * Math.log10(2), 110) + loss(85);
    expect(mitigated.level).toBeCloseTo(sum(atA, 108 + loss(DISTANCES.nearB)), 9);
  });
});

describe('the verdict of a day', () => {
  it('stands beside the criterion of the day and the entries that hold (M-56, M-57, M-60, M-61)', () => {
    const examination = { name: 'Examination', start: DAY, end: '2027-03-12', value: 60 };
    const days = { standard: 75, origin: 'kind', reduction: 3, withoutEntries: 72 };
    expect(unmitigated.criterion).toEqual({ ...days, value: 57, entries: [examination] });
    expect(unmitigated).toMatchObject({ exceedsOnMap: true, exceedsInReport: true });
    const calm = explain(live, 1, toDay('2027-03-13'), 'mitigated');
    // The entry of 75 applies on this day but lowers nothing.
    expect(calm?.criterion).toEqual({ ...days, value: 72, entries: [] });
    expect(calm).toMatchObject({ exceedsOnMap: false, exceedsInReport: false });
    expect(explain(live, 1, toDay('2027-03-11'), 'mitigated')?.criterion).toMatchObject({
      value: 47,
      entries: [{ name: 'Examination' }, { name: 'Later', value: 50 }],
    });
  });

  it.each([
    [{ criterion: null }, 70, 'kind'],
    [{ criterion: 65, criterionOrigin: 'point' }, 65, 'point'],
    [{ criterion: 66, criterionOrigin: 'building' }, 66, 'building'],
    [{ criterion: 67 }, 67, null],
  ] as const)('tells where the criterion of a school with %o comes from (M-55)', (changes, standard, origin) => {
    const receivers = [receiver({ kind: 'education', ...changes })];
    const explanation = explain(new LiveCalculation(project({ receivers })), 1, DAY, 'mitigated');
    expect(explanation?.criterion).toMatchObject({ standard, origin, value: standard });
  });

  it('neighbours and contributions come on top and have a verdict of their own (M-50, M-51, M-58)', () => {
    const { neighbours, contributions, level, exceedsOnMap, exceedsInReport } = unmitigated.withNeighbours;
    // The neighbour's nearer zone begins 70 m north of the receiver; its source is 15 m further in.
    const near = { type: 'B', distanceMetres: 85, level: expect.closeTo(105 + loss(85), 9), counts: true };
    const far = { type: 'B', distanceMetres: 285, level: expect.closeTo(120 + loss(285), 9), counts: false };
    expect(neighbours).toMatchObject([
      {
        level: expect.closeTo(105 + loss(85), 9),
        zones: [
          { zone: 0, ...near },
          { zone: 1, ...far },
        ],
      },
    ]);
    expect(contributions).toEqual([{ name: 'Site', start: DAY, end: DAY, level: 70, energy: expect.closeTo(1e7, 3) }]);
    expect(level).toBeCloseTo(sum(unmitigated.level as number, 105 + loss(85), 70), 9);
    expect([exceedsOnMap, exceedsInReport]).toEqual([true, true]);
  });

  it('without any the level with neighbours is the own level (M-52)', () => {
    const explanation = explain(new LiveCalculation(project()), 1, DAY, 'unmitigated') as Explanation;
    expect(explanation.withNeighbours).toMatchObject({ level: explanation.level, energy: explanation.energy });
  });
});

describe('equally loud groups (M-12)', () => {
  /**
   * The same four items of equipment in each group, summed in a different order: the sums differ in their last bits.
   */
  const groupsOf = (powers: readonly number[]) => [
    ...powers.map((soundPower, i) => row({ id: 1 + i, soundPower, exclusiveGroup: 'A' })),
    ...powers.toReversed().map((soundPower, i) => row({ id: 11 + i, soundPower, exclusiveGroup: 'B' })),
  ];

  it('have the name that sorts first, in an explanation as in the list of sound powers', () => {
    for (let step = 0; step < 50; step++) {
      const rows = groupsOf([100 + step * 0.13, 97.3 + step * 0.07, 91.1, 88.7 + step * 0.01]);
      const explanation = explain(new LiveCalculation(project({ rows })), 1, DAY, 'unmitigated');
      expect(explanation?.tasks[0]?.loudestGroup, `step ${step}`).toBe('A');
      expect(listTaskSoundPowers(project({ rows }))[0]?.unmitigated.highestGroup, `step ${step}`).toBe('A');
    }
  });

  it.each([
    [5e-10, 'A'],
    [2e-9, 'B'],
  ])('are no longer equal above 1e-9 dB: with %d dB more in B it is %s', (more, name) => {
    const rows = [
      row({ id: 1, soundPower: 100 + more, exclusiveGroup: 'B' }),
      row({ id: 2, soundPower: 100, exclusiveGroup: 'A' }),
    ];
    const explanation = explain(new LiveCalculation(project({ rows })), 1, DAY, 'unmitigated');
    expect(explanation?.tasks[0]?.loudestGroup).toBe(name);
    expect(listTaskSoundPowers(project({ rows }))[0]?.unmitigated.highestGroup).toBe(name);
  });
});

describe('the level of an explanation', () => {
  it('is the stored one to the last bit, in whatever order the rows come', () => {
    for (let step = 0; step < 60; step++) {
      const rows = [8, 3, 6, 1, 7, 2, 5, 4].map((id) =>
        row({ id, taskId: 1 + (id % 2), soundPower: 90 + ((id * 7.31 + step * 1.77) % 30), quantity: 1 + (id % 5) }),
      );
      const calculation = new LiveCalculation(project({ tasks: [task({ id: 1 }), task({ id: 2 })], rows }));
      const { highestLevel, highestDay } = createReceiverSummary(calculation).describe(receiver()).mitigated;
      expect(explain(calculation, 1, highestDay as typeof DAY, 'mitigated')?.level).toBe(highestLevel);
    }
  });

  it('lists the rows of a source by id', () => {
    const rows = [3, 1, 2].map((id) => row({ id }));
    const explanation = explain(new LiveCalculation(project({ rows })), 1, DAY, 'mitigated') as Explanation;
    expect(rowsOf(explanation).map(({ rowId }) => rowId)).toEqual([1, 2, 3]);
  });
});

describe('what cannot be taken apart', () => {
  it('a day outside the project has neither an own level nor one with neighbours (M-50)', () => {
    const period = { start: toDay('2020-01-01'), end: toDay('2040-01-01') };
    const receivers = [receiver({ contributions: [{ name: 'Site', ...period, level: 70 }] })];
    const working = describeNeighbour({
      zones: [zone({ id: 11, outline: squareAt(0, 200, 60), centre: at(30, 230) })],
      tasks: [task({ id: 11, zoneId: 11, end: '2027-06-30' })],
      rows: [row({ id: 11, taskId: 11, end: '2027-06-30' })],
    });
    const calculation = new LiveCalculation(project({ receivers, neighbours: [working] }));
    const last = explain(calculation, 1, toDay('2027-03-31'), 'mitigated');
    expect(last?.withNeighbours.contributions).toHaveLength(1);
    expect(last?.withNeighbours.neighbours[0]?.level).toBeGreaterThan(60);
    const after = explain(calculation, 1, toDay('2027-04-01'), 'mitigated');
    expect(after?.withNeighbours).toMatchObject({ level: null, energy: 0, contributions: [] });
    expect(after?.withNeighbours.neighbours).toEqual([{ level: null, energy: 0, zones: [] }]);
  });

  it('what is no day (U36)', () => {
    expect(() => explain(live, 1, '2027-3-10' as typeof DAY, 'mitigated')).toThrow('not a day: 2027-3-10');
  });

  it('a receiver that is left out, or unknown', () => {
    expect(explain(live, 2, DAY, 'mitigated')).toBeNull();
    expect(explain(live, 9, DAY, 'mitigated')).toBeNull();
  });

  it('a day without work has no level, no task and no combination', () => {
    const gap = new LiveCalculation(project({ rows: [row({ end: '2027-03-05' })] }));
    const explanation = explain(gap, 1, toDay('2027-03-06'), 'unmitigated');
    expect(explanation).toMatchObject({ level: null, energy: 0, tasks: [], combination: null, exceedsInReport: false });
    expect(explanation?.withNeighbours.level).toBeNull();
  });
});
