import { describe, expect, it } from 'vitest';
import { addDays, toDay } from '../day.ts';
import type { OtherCriterion } from '../receivers/receiver.schema.ts';
import { at, project, receiver, row, task, zone } from '../testing/snapshot-builder.ts';
import { LiveCalculation } from './live-calculation.ts';
import { describeNeighbour } from './neighbours/neighbours.ts';
import { describeTimeline, type ReceiverTimeline } from './receiver-timeline.ts';
import type { CalculationSnapshot, SnapshotReceiver } from './snapshot.schema.ts';

/** At 10 m from the receiver, a row of 100 dB(A) gives 75 dB(A). */
const NEAR = { fixedLocation: at(30, 120), soundPower: 100 };

function timelineOf(changes: Partial<CalculationSnapshot>): ReceiverTimeline {
  return describeTimeline(new LiveCalculation(project(changes)), 1) as ReceiverTimeline;
}

const examination = (start: string, end: string, value: number): OtherCriterion => ({
  name: `Examination ${value}`,
  start: toDay(start),
  end: toDay(end),
  value,
});

describe('the steps of a receiver', () => {
  const { steps } = timelineOf({
    tasks: [task({ start: '2027-01-15', end: '2027-12-20' })],
    rows: [
      row({ ...NEAR, id: 1, start: '2027-02-01', end: '2027-02-10' }),
      row({ ...NEAR, id: 2, start: '2027-02-06', end: '2027-11-30', barrierDba: -10 }),
    ],
    receivers: [receiver({ otherCriteria: [examination('2027-02-04', '2027-02-08', 65)] })],
  });

  it('[CALC-12] cover the days of the tasks without gap and without overlap (M-40, M-50)', () => {
    expect([steps[0]?.start, steps.at(-1)?.end]).toEqual(['2027-01-15', '2027-12-20']);
    for (const [index, { start, end }] of steps.entries()) {
      expect(start <= end).toBe(true);
      expect(steps[index + 1]?.start ?? addDays(end, 1)).toBe(addDays(end, 1));
    }
  });

  it('change with rows and criteria, and judge each by the criterion of its days (M-57, M-60, M-61)', () => {
    const february = steps.filter(({ start }) => start >= '2027-02-01' && start < '2027-02-12');
    expect(february.map(({ start, criterion, unmitigated }) => [start, criterion, unmitigated.level])).toEqual([
      ['2027-02-01', 75, expect.closeTo(75, 9)],
      ['2027-02-04', 65, expect.closeTo(75, 9)],
      ['2027-02-06', 65, expect.closeTo(75 + 10 * Math.log10(2), 9)],
      ['2027-02-09', 75, expect.closeTo(75 + 10 * Math.log10(2), 9)],
      ['2027-02-11', 75, expect.closeTo(75, 9)],
    ]);
    expect(february.map(({ unmitigated }) => unmitigated.exceedsInReport)).toEqual([false, true, true, true, false]);
    expect(february.map(({ mitigated }) => mitigated.verdict)).toEqual([
      ...['satisfies', 'exceeds', 'exceeds', 'borderline', 'satisfies'],
    ]);
    expect(february.at(-1)?.mitigated.level).toBeCloseTo(65, 9);
  });

  it('days without work are there, with nothing heard (M-04)', () => {
    const silent = { level: null, withNeighbours: null, verdict: 'satisfies', exceedsInReport: false };
    expect(steps[0]).toMatchObject({ start: '2027-01-15', unmitigated: silent, mitigated: silent });
    expect(steps.at(-1)).toMatchObject({ end: '2027-12-20', unmitigated: silent });
  });

  it('are null for a receiver that is left out, or unknown (M-35)', () => {
    const live = new LiveCalculation(project({ receivers: [receiver({ isInsideZoneWithBuilding: true })] }));
    expect([describeTimeline(live, 1), describeTimeline(live, 2)]).toEqual([null, null]);
  });
});

describe('the level with neighbours and contributions', () => {
  const other = { zones: [zone({ id: 9 })], tasks: [task({ id: 9, zoneId: 9, start: '2027-02-01' })] };
  const site = { name: 'Site', start: toDay('2027-03-20'), end: toDay('2027-04-20'), level: 75 };
  const { steps, months } = timelineOf({
    tasks: [task({ end: '2027-04-30' })],
    rows: [row({ ...NEAR, end: '2027-03-10' })],
    receivers: [receiver({ contributions: [site] })],
    neighbours: [describeNeighbour({ ...other, rows: [row({ ...NEAR, taskId: 9, soundPower: 97 })] })],
  });
  const on = (day: string) => steps.find(({ start, end }) => start <= day && day <= end)?.unmitigated;
  const sum = (...levels: number[]) => 10 * Math.log10(levels.reduce((total, level) => total + 10 ** (level / 10), 0));

  it('adds them up day by day, also on days without own work (M-50, M-51)', () => {
    expect(steps[0]?.start).toBe('2027-03-01');
    expect(on('2027-03-10')).toMatchObject({
      level: expect.closeTo(75, 9),
      withNeighbours: expect.closeTo(sum(75, 72), 9),
    });
    expect(on('2027-03-11')).toMatchObject({ level: null, withNeighbours: expect.closeTo(72, 9) });
    expect(on('2027-03-20')?.withNeighbours).toBeCloseTo(sum(72, 75), 9);
    expect(on('2027-04-20')).toMatchObject({
      level: null,
      withNeighbours: expect.closeTo(75, 9),
      exceedsInReport: false,
    });
    expect(on('2027-04-21')?.withNeighbours).toBeNull();
  });

  it('months have the own level (M-43)', () => {
    expect(months.map(({ month }) => month)).toEqual(['2027-03']);
  });
});

describe('the months of a receiver (M-43)', () => {
  it('are the maxima of their days, across the end of a year; months without work are left out', () => {
    const { months } = timelineOf({
      tasks: [task({ start: '2026-12-20', end: '2027-04-30' })],
      rows: [
        row({ ...NEAR, id: 1, start: '2026-12-20', end: '2027-02-01', enclosureDba: -5 }),
        row({ ...NEAR, id: 2, soundPower: 105, start: '2027-01-15', end: '2027-01-15' }),
        row({ ...NEAR, id: 3, soundPower: 90, start: '2027-04-30', end: '2027-05-30' }),
      ],
    });
    const both = 10 * Math.log10(10 ** 7.5 + 10 ** 8);
    const mitigated = 10 * Math.log10(10 ** 7 + 10 ** 8);
    expect(months).toEqual([
      { month: '2026-12', unmitigated: expect.closeTo(75, 9), mitigated: expect.closeTo(70, 9) },
      { month: '2027-01', unmitigated: expect.closeTo(both, 9), mitigated: expect.closeTo(mitigated, 9) },
      { month: '2027-02', unmitigated: expect.closeTo(75, 9), mitigated: expect.closeTo(70, 9) },
      { month: '2027-04', unmitigated: expect.closeTo(65, 9), mitigated: expect.closeTo(65, 9) },
    ]);
  });
});

describe('dated criteria (M-57)', () => {
  const listed = (otherCriteria: OtherCriterion[], changes: Partial<SnapshotReceiver> = {}) =>
    timelineOf({
      rows: [
        row({ ...NEAR, id: 1, start: '2027-03-05', end: '2027-03-09', barrierDba: -10 }),
        row({ ...NEAR, id: 2, soundPower: 90, start: '2027-03-10', end: '2027-03-20' }),
      ],
      receivers: [receiver({ otherCriteria, ...changes })],
    }).otherCriteria;

  it('keep the highest own level within their days, and are judged by both rules (Q145)', () => {
    expect(listed([examination('2027-03-01', '2027-03-07', 70)])).toEqual([
      {
        ...{ name: 'Examination 70', start: '2027-03-01', end: '2027-03-07', criterion: 70 },
        unmitigated: { level: expect.closeTo(75, 9), verdict: 'exceeds' },
        mitigated: { level: expect.closeTo(65, 9), verdict: 'satisfies' },
      },
    ]);
    const [later] = listed([examination('2027-03-10', '2027-03-31', 65)]);
    expect(later?.unmitigated).toEqual({ level: expect.closeTo(65, 9), verdict: 'satisfies' });
    const [tenth] = listed([examination('2027-03-10', '2027-03-31', 64.9)]);
    expect(tenth?.unmitigated.verdict).toBe('borderline');
  });

  it('one day of work within an entry is enough', () => {
    const [entry] = listed([examination('2027-03-09', '2027-03-15', 60)]);
    expect(entry?.unmitigated.level).toBeCloseTo(75, 9);
  });

  it('are judged against the lower of their own and the standard value, less the reduction (M-56)', () => {
    const both = [examination('2027-03-05', '2027-03-06', 80), examination('2027-03-05', '2027-03-06', 60)];
    expect(listed(both, { criterionReduction: 3 }).map(({ criterion }) => criterion)).toEqual([72, 57]);
    expect(listed(both, { criterion: 78 }).map(({ unmitigated }) => unmitigated.verdict)).toEqual([
      'satisfies',
      'exceeds',
    ]);
  });

  it('without work in their days, or beside the project, hear nothing', () => {
    const nothing = { level: null, verdict: 'satisfies' };
    const entries = [examination('2027-03-01', '2027-03-04', 60), examination('2028-01-01', '2028-01-31', 60)];
    for (const { unmitigated, mitigated } of listed(entries))
      expect([unmitigated, mitigated]).toEqual([nothing, nothing]);
  });
});
