import { describe, expect, it } from 'vitest';
import { toDay } from '../../day.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../../testing/snapshot-builder.ts';
import { LiveCalculation } from '../live-calculation.ts';
import { describeTimeline } from '../receiver-timeline.ts';
import { listHighestLevels } from '../results/level-table.ts';
import type { CalculationSnapshot } from '../snapshot.schema.ts';
import { type Verdict, verdictOfCode } from '../verdict.ts';
import { shareContributions } from './contributions.ts';
import { describeOverview, pickOverviewReceivers } from './describe-overview.ts';

const day = (text: string) => toDay(`2027-03-${text}`);

/** As on the server: the verdicts of the run, and only the receivers that are examined. */
function overviewOf(snapshot: CalculationSnapshot) {
  const calculation = new LiveCalculation(snapshot);
  const levels = listHighestLevels(calculation);
  const judged = Array.from(levels.pointIds, (pointId, place) => ({
    ...{ pointId, criterion: levels.criteria[place] ?? 0, mitigatedLevel: levels.mitigated[place] ?? null },
    verdict: verdictOfCode(levels.verdicts[place] ?? 0),
  }));
  const picked = new Map<number, Verdict>(
    pickOverviewReceivers(judged).flatMap(({ pointId, verdict }) => (verdict === null ? [] : [[pointId, verdict]])),
  );
  const receivers = snapshot.receivers.filter(({ pointId }) => picked.has(pointId));
  const summary = { firstDay: day('01'), lastDay: day('31') };
  return describeOverview({ snapshot: { ...snapshot, receivers }, verdicts: picked, summary });
}

/** Loud near the zone, quiet 2 km away. */
const near = (pointId: number, metres: number) => receiver({ pointId, position: at(30, 60 + metres) });
const far = near(90, 2_000);

describe('the ten worst receivers', () => {
  it('[CALC-50] are those furthest above their criteria, on their worst day, with their days and floors', () => {
    const receivers = [far, ...Array.from({ length: 12 }, (_, i) => near(i + 1, 20 + 2 * i))];
    const snapshot = project({ receivers, rows: [row({ soundPower: 118, start: '2027-03-05', end: '2027-03-10' })] });
    const overview = overviewOf(snapshot);
    const exceeding = overview.receivers.filter(({ verdict }) => verdict === 'exceeds');
    expect(exceeding.map(({ pointId }) => pointId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const timeline = describeTimeline(new LiveCalculation(snapshot), 1);
    const step = timeline?.steps.find(({ start }) => start === day('05'));
    expect(exceeding[0]).toEqual({
      ...{ pointId: 1, verdict: 'exceeds', day: day('05'), level: step?.mitigated.level, criterion: 75 },
      ...{ exceedanceDays: 6, floors: { total: 10, lastExceeding: 10 } },
    });
    expect(overview.receivers.at(-1)).toMatchObject({ pointId: 90, verdict: 'satisfies', exceedanceDays: 0 });
  });

  it('[CALC-50] judge each day by its own criterion', () => {
    const exam = { name: 'Exam', start: day('20'), end: day('21'), value: 60 };
    const school = receiver({ pointId: 2, kind: 'education', position: at(30, 100), otherCriteria: [exam] });
    const [worst] = overviewOf(project({ receivers: [near(1, 40), school] })).receivers;
    expect(worst).toMatchObject({ pointId: 2, day: day('20'), criterion: 60 });
  });

  it('[CALC-50] are the same however many have dated criteria that bind on quiet days only', () => {
    const quietDay = { name: 'Exam', start: day('20'), end: day('20'), value: 30 };
    const dated = Array.from({ length: 12 }, (_, i) =>
      receiver({ ...near(i + 20, 40 + i), otherCriteria: [quietDay] }),
    );
    const rows = [row({ soundPower: 118, start: '2027-03-05', end: '2027-03-10' })];
    const receivers = [...dated, ...Array.from({ length: 6 }, (_, i) => near(i + 1, 39 - i))];
    const { receivers: found } = overviewOf(project({ receivers, rows }));
    expect(found.map(({ pointId }) => pointId)).toEqual([6, 5, 4, 3, 2, 1, 20, 21, 22, 23]);
  });

  it('[CALC-50] are judged by their levels with the mitigation', () => {
    const [north, south] = [
      { id: 1, fixedLocation: at(30, 59), start: '2027-03-01', end: '2027-03-03' },
      { id: 2, fixedLocation: at(30, 1), start: '2027-03-10', end: '2027-03-11' },
    ];
    const receivers = [near(1, 20), receiver({ pointId: 2, position: at(30, -20) }), far];
    const worstOf = (...rows: CalculationSnapshot['rows']) => overviewOf(project({ rows, receivers })).receivers;
    const mitigated = worstOf(
      row({ ...north, soundPower: 130, quieterMethodSoundPower: 112 }),
      row({ ...south, soundPower: 121, quieterMethodSoundPower: 118 }),
    );
    expect(mitigated).toEqual(worstOf(row({ ...north, soundPower: 112 }), row({ ...south, soundPower: 118 })));
    expect(mitigated[0]).toMatchObject({ pointId: 2, day: day('10'), exceedanceDays: 2 });
    expect(mitigated[1]).toMatchObject({ pointId: 1, verdict: 'exceeds' });
  });

  it('[CALC-50] are the nearest to their criteria where none exceeds, and a silent one has no day', () => {
    const quiet = [row({ soundPower: 80, start: '2027-03-05', end: '2027-03-10' })];
    const overview = overviewOf(project({ rows: quiet, receivers: [far, near(1, 40)] }));
    expect(overview.receivers.map(({ pointId }) => pointId)).toEqual([1, 90]);
    const silent = overviewOf(project({ rows: [], receivers: [near(1, 40)] }));
    expect(silent.receivers).toMatchObject([{ day: null, level: null, criterion: 75 }]);
    expect(silent.contributions).toEqual({ receivers: 0, activities: [], equipment: [] });
  });
});

describe('the days that exceed', () => {
  it('[CALC-51] are counted by day, whatever number of receivers exceed, and by month', () => {
    const rows = [
      row({ start: '2027-03-02', end: '2027-03-04' }),
      row({ id: 2, soundPower: 122, start: '2027-03-10', end: '2027-03-11' }),
    ];
    const receivers = [near(1, 20), near(2, 80), far];
    expect(overviewOf(project({ rows, receivers })).days).toEqual({
      ...{ all: 31, exceeds: 5, borderline: 0, first: day('02'), last: day('11') },
      busiest: { day: day('10'), exceeds: 2, borderline: 0 },
      months: [{ month: '2027-03', exceeds: 5, borderline: 0 }],
    });
  });

  it('[CALC-51] are none where every receiver satisfies', () => {
    const { days } = overviewOf(project({ receivers: [far] }));
    expect(days).toMatchObject({ exceeds: 0, borderline: 0, first: null, last: null, busiest: null });
  });

  it('[CALC-51] with nothing but borderline receivers are borderline', () => {
    const receivers = [near(1, 20)];
    const level = overviewOf(project({ receivers })).receivers[0]?.level ?? 0;
    const soundPower = 112 + (75.3 - level);
    const { days } = overviewOf(project({ receivers, rows: [row({ soundPower })] }));
    expect(days).toMatchObject({ exceeds: 0, borderline: 31, busiest: { day: day('01'), exceeds: 0, borderline: 1 } });
    expect(days).toMatchObject({ first: day('01'), last: day('31') });
    expect(days.months).toEqual([{ month: '2027-03', exceeds: 0, borderline: 31 }]);
  });
});

describe('the shares of activities and equipment', () => {
  /** Two receivers, each dominated by the machine next to it. */
  const snapshot = project({
    zones: [zone(), zone({ id: 2, name: 'Zone 2', outline: squareAt(1_000, 0, 60), centre: at(1_030, 30) })],
    tasks: [task({ name: 'Piling' }), task({ id: 2, zoneId: 2, name: 'Paving' })],
    rows: [
      row({ id: 1, soundPower: 115, fixedLocation: at(30, 59) }),
      row({ id: 2, soundPower: 115, fixedLocation: at(30, 59) }),
      row({ id: 3, taskId: 2, soundPower: 120 }),
    ],
    receivers: [near(1, 20), receiver({ pointId: 2, position: at(1_030, 100) })],
  });

  it('[CALC-52] are the mean of the shares at the worst receivers, each on its worst day, and add up to one', () => {
    const { contributions } = overviewOf(snapshot);
    expect(contributions.receivers).toBe(2);
    const { activities, equipment } = contributions;
    expect(activities.map(({ name, zoneName }) => [name, zoneName])).toEqual(
      expect.arrayContaining([
        ['Piling', 'Zone 1'],
        ['Paving', 'Zone 2'],
      ]),
    );
    for (const { share } of activities) expect(share).toBeCloseTo(0.5, 2);
    expect(activities.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(equipment[0]).toMatchObject({ rowId: 3, taskId: 2, taskName: 'Paving', zoneId: 2, fixedLocation: null });
    expect(equipment[1]?.share).toBeCloseTo(0.25, 2);
    expect(equipment[1]).toMatchObject({ taskName: 'Piling', fixedLocation: at(30, 59) });
  });

  it('[CALC-52] leave out what does not count: other groups, farther type B zones and rows of other days', () => {
    const calculation = new LiveCalculation({
      ...snapshot,
      zones: snapshot.zones.map((one) => ({ ...one, type: 'B' as const })),
      rows: [
        row({ id: 1, exclusiveGroup: 'Loud' }),
        row({ id: 2, exclusiveGroup: 'Quiet', soundPower: 100 }),
        row({ id: 3, taskId: 2, soundPower: 120 }),
        row({ id: 4, start: '2027-03-20' }),
      ],
    });
    const { equipment, activities } = shareContributions(calculation, [{ pointId: 1, day: day('10') }]);
    expect(equipment).toMatchObject([{ rowId: 1, share: 1 }]);
    expect(activities).toMatchObject([{ taskId: 1, share: 1 }]);
  });

  it('[CALC-52] are those of the mitigated sound', () => {
    const rows = [row({ id: 1 }), row({ id: 2, soundPower: 122, quieterMethodSoundPower: 102 })];
    const { equipment } = overviewOf(project({ rows, receivers: [near(1, 20)] })).contributions;
    expect(equipment.map(({ rowId }) => rowId)).toEqual([1, 2]);
    expect(equipment[0]?.share).toBeCloseTo(10 / 11, 9);
  });

  it('[CALC-52] cover only receivers that exceed, as long as there are any', () => {
    const { contributions } = overviewOf({ ...snapshot, receivers: [near(1, 20), receiver({ ...far })] });
    expect(contributions.receivers).toBe(1);
  });
});
