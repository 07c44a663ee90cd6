import { describe, expect, it } from 'vitest';
import { LiveCalculation } from '../../calculation/live-calculation.ts';
import { toDay } from '../../day.ts';
import { advise, tryAll, wishFor } from '../../testing/advise.ts';
import { createRandomProgramme, withRandomCalendar } from '../../testing/random-programme.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../../testing/snapshot-builder.ts';
import { AdviceRun, judgeShifts } from './advice.ts';
import type { AdviceRequest } from './advice-model.ts';
import { type AdviceScore, isBetter, scoreOf } from './score.ts';

/** A few hundred programmes are tried in each case: four activities, each moved by at most two days. */
const CASES = Array.from({ length: 24 }, (_, seed) =>
  seed % 10 === 0 ? { seed, taskCount: 4, most: 1 } : { seed, taskCount: 3, most: 2 },
);

describe('advice on the dates of activities', () => {
  const KINDS = CASES.flatMap((one) => [
    { ...one, kind: '', snapshot: createRandomProgramme(one.seed, one.taskCount) },
    {
      ...one,
      kind: '[CALC-65] with a working calendar',
      snapshot: withRandomCalendar(one.seed, createRandomProgramme(one.seed, one.taskCount)),
    },
  ]);

  it.each(KINDS)('[M-95] is as good as the best of all allowed programmes: $seed $kind', ({ seed, most, snapshot }) => {
    const request: AdviceRequest = {
      ...wishFor(snapshot, { mostDaysEarlier: most, mostDaysLater: most, ofTasks: { 2: { mostDaysLater: 3 } } }),
      isCumulative: seed % 2 === 1,
    };
    const { shifts, after, isProven } = advise(snapshot, request);
    expect(isProven).toBe(true);
    const found = scoreOf(
      after,
      shifts.map(({ days }) => days),
    );
    expect(found).toEqual(tryAll(snapshot, request));
  });

  it('[M-95] the random programmes are of all kinds', () => {
    const all = CASES.map(({ seed, taskCount }) => {
      const snapshot = createRandomProgramme(seed, taskCount);
      return advise(snapshot, wishFor(snapshot, { mostDaysEarlier: 2, mostDaysLater: 2 }));
    });
    expect(all.filter(({ before }) => before.days === 0).length).toBeGreaterThan(0);
    expect(all.filter(({ before, after }) => before.days > 0 && after.days === 0).length).toBeGreaterThan(3);
    expect(all.filter(({ after }) => after.days > 0).length).toBeGreaterThan(3);
    expect(all.filter(({ shifts }) => shifts.length > 1).length).toBeGreaterThan(3);
  });
});

/** 74 dB(A) each at the receiver; two at once exceed 75. */
const two = project({
  tasks: [task({ start: '2027-03-01', end: '2027-03-10' }), task({ id: 2, start: '2027-03-08', end: '2027-03-20' })],
  rows: [
    row({ soundPower: 117.5, end: '2027-03-10' }),
    row({ id: 2, taskId: 2, soundPower: 117.5, start: '2027-03-08', end: '2027-03-20' }),
  ],
});

describe('two activities that are too loud together', () => {
  it('[M-95] are taken apart by the least shift, and the figures say so', () => {
    const { shifts, before, after } = advise(two, wishFor(two));
    expect(shifts).toEqual([{ taskId: 2, days: 3, savedDays: 3, savedExcess: 57 }]);
    expect(before).toMatchObject({
      days: 3,
      highestExcess: 1.9,
      exceeding: [{ pointId: 1, days: 3, day: '2027-03-08' }],
    });
    const counts = { satisfies: 1, borderline: 0, exceeds: 0 };
    expect(after).toEqual({ counts, exceeding: [], days: 0, excess: 0, highestExcess: 0 });
  });

  it('[SCHED-29] [Q145] are given as three counts that add up to the requested receivers', () => {
    const near = (pointId: number, criterion: number) => receiver({ pointId, criterion });
    // 76.9 dB(A) together.
    const receivers = [near(1, 75), near(2, 76.6), near(3, 80)];
    const snapshot = { ...two, receivers };
    const { before, after } = advise(snapshot, wishFor(snapshot));
    expect(before.counts).toEqual({ satisfies: 1, borderline: 1, exceeds: 1 });
    expect(before.exceeding.map(({ pointId }) => pointId)).toEqual([1, 2]);
    expect(after.counts).toEqual({ satisfies: 3, borderline: 0, exceeds: 0 });
    const some = judgeShifts(new LiveCalculation(snapshot), { pointIds: [2, 3], isCumulative: false }, []);
    expect(some.counts).toEqual({ satisfies: 1, borderline: 1, exceeds: 0 });
  });

  it('[SCHED-29] [M-95] a loud neighbour is not counted on days without work of the project', () => {
    const contributions = [{ name: 'Site B', start: toDay('2027-03-15'), end: toDay('2027-03-16'), level: 90 }];
    const [early] = two.tasks;
    if (!early) throw new Error('no activity');
    const late = task({ id: 2, start: '2027-03-20', end: '2027-03-21' });
    const snapshot = {
      ...two,
      ...{ tasks: [early, late], rows: two.rows.slice(0, 1), receivers: [receiver({ contributions })] },
    };
    const figures = judgeShifts(new LiveCalculation(snapshot), { pointIds: [1], isCumulative: true }, []);
    expect(figures).toMatchObject({ days: 0, counts: { satisfies: 1, borderline: 0, exceeds: 0 } });
  });

  it('[M-95] of shifts that save as many days the one that saves more excess comes first', () => {
    const louder = { soundPower: 118.5 };
    const four = {
      ...two,
      tasks: [
        ...two.tasks,
        task({ id: 3, start: '2027-05-01', end: '2027-05-10' }),
        task({ id: 4, start: '2027-05-08', end: '2027-05-20' }),
      ],
      rows: [
        ...two.rows,
        row({ id: 3, taskId: 3, ...louder, start: '2027-05-01', end: '2027-05-10' }),
        row({ id: 4, taskId: 4, ...louder, start: '2027-05-08', end: '2027-05-20' }),
      ],
    };
    expect(advise(four, wishFor(four)).shifts).toMatchObject([
      { taskId: 4, savedDays: 3 },
      { taskId: 2, savedDays: 3 },
    ]);
  });

  it('[M-95] an activity that must not move stays', () => {
    const request = wishFor(two, { mostDaysEarlier: 5, fixedTaskIds: [2] });
    expect(advise(two, request).shifts).toMatchObject([{ taskId: 1, days: -3 }]);
  });

  it('[M-95] bounds of all and of one hold, and what remains is said', () => {
    const request = wishFor(two, { mostDaysEarlier: 9, notBefore: toDay('2027-02-28'), notAfter: toDay('2027-03-21') });
    expect(advise(two, request)).toMatchObject({
      shifts: [
        { taskId: 1, days: -1 },
        { taskId: 2, days: 1 },
      ],
      after: { days: 1, exceeding: [{ pointId: 1, days: 1, aloneTaskIds: [] }] },
    });
  });

  it('[M-95] rows with days of their own keep their place in the activity', () => {
    const late = {
      ...two,
      rows: [two.rows[0] ?? row(), row({ ...two.rows[1], start: '2027-03-10', end: '2027-03-12' })],
    };
    expect(advise(late, wishFor(late)).shifts).toMatchObject([{ taskId: 2, days: 1 }]);
  });

  it('[M-57] work leaves the days of a stricter criterion', () => {
    const exam = { name: 'Examinations', start: toDay('2027-03-18'), end: toDay('2027-03-31'), value: 70 };
    const tasks = two.tasks.slice(0, 1);
    const day = project({ tasks, rows: two.rows.slice(0, 1), receivers: [receiver({ otherCriteria: [exam] })] });
    const moved = {
      ...day,
      tasks: [task({ start: '2027-03-12', end: '2027-03-20' })],
      rows: [row({ soundPower: 117.5, start: '2027-03-12', end: '2027-03-20' })],
    };
    expect(advise(day, wishFor(day)).shifts).toEqual([]);
    expect(advise(moved, wishFor(moved, { mostDaysEarlier: 30 })).shifts).toMatchObject([{ taskId: 1, days: -3 }]);
  });

  it('[M-34] of two zones of type B only the nearer is heard: nothing is to be moved', () => {
    const zones = [zone({ type: 'B' }), zone({ id: 2, type: 'B', outline: squareAt(80, 0, 60), centre: at(110, 30) })];
    const tasks = two.tasks.map((entry) => ({ ...entry, zoneId: entry.id }));
    const snapshot = { ...two, zones, tasks };
    expect(advise(snapshot, wishFor(snapshot))).toMatchObject({ shifts: [], before: { days: 0 } });
    const typeA = { ...snapshot, zones: zones.map((entry) => ({ ...entry, type: 'A' as const })) };
    expect(advise(typeA, wishFor(typeA)).shifts).not.toEqual([]);
  });
});

describe('a quiet zone of type B that is nearer than a loud one', () => {
  /** The loud activity is not heard while the quiet one works; one day apart or more, it exceeds. */
  const fourDaysApart = (loudId: number, quietId: number) => {
    const [loud, quiet] = [
      { start: '2027-03-10', end: '2027-03-10' },
      { start: '2027-03-14', end: '2027-03-14' },
    ];
    const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id;
    const far = zone({ id: loudId, type: 'B', outline: squareAt(80, 0, 60), centre: at(110, 30) });
    return project({
      zones: [zone({ id: quietId, type: 'B' }), far].sort(byId),
      tasks: [task({ id: loudId, zoneId: loudId, ...loud }), task({ id: quietId, zoneId: quietId, ...quiet })].sort(
        byId,
      ),
      rows: [
        row({ taskId: loudId, soundPower: 125, ...loud }),
        row({ id: 2, taskId: quietId, soundPower: 100, ...quiet }),
      ],
    });
  };

  it.each([
    [1, 2],
    [2, 1],
  ])('[M-34] [M-95] hides it once both move, though neither helps alone; %i, %i', (loudId, quietId) => {
    const snapshot = fourDaysApart(loudId, quietId);
    const request = wishFor(snapshot, { mostDaysEarlier: 2, mostDaysLater: 2 });
    const { shifts, before, after, isProven } = advise(snapshot, request);
    expect(new Map(shifts.map(({ taskId, days }) => [taskId, days]))).toEqual(
      new Map([
        [loudId, 2],
        [quietId, -2],
      ]),
    );
    expect([before.days, after.days, isProven]).toEqual([1, 0, true]);
    expect(tryAll(snapshot, request)).toEqual({ days: 0, excess: 0, movedTasks: 2, movedDays: 4 });
  });
});

describe('a search that is not finished', () => {
  const snapshot = createRandomProgramme(7, 8);
  const request = wishFor(snapshot, { mostDaysEarlier: 10, mostDaysLater: 10 });
  const adviseWith = (effort: number, slice: number) => {
    const run = new AdviceRun(new LiveCalculation(snapshot), request, effort);
    const shares = [run.progress.share];
    let looks = 0;
    while (run.continue(() => ++looks % slice === 0)) shares.push(run.progress.share);
    return { advice: run.finish(), shares };
  };

  it('[M-95] is the same however it is divided, and reports its progress', () => {
    const { advice, shares } = adviseWith(5000, 3);
    expect(advice).toEqual(adviseWith(5000, 1000).advice);
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('[M-95] is better than nothing, and never worse with more effort', () => {
    const [little, more] = [adviseWith(100, 10).advice, adviseWith(20_000, 10).advice];
    expect([little.isProven, little.after.days < little.before.days]).toEqual([false, true]);
    const scores = [little, more].map(({ after, shifts }) =>
      scoreOf(
        after,
        shifts.map(({ days }) => days),
      ),
    ) as [AdviceScore, AdviceScore];
    expect(isBetter(scores[0], scores[1])).toBe(false);
  });
});

describe('what shifts cannot do', () => {
  const loud = project({ rows: [row({ soundPower: 125 })] });

  it('[M-95] names the activity that exceeds by itself', () => {
    const { shifts, before, after, canMove, isProven } = advise(loud, wishFor(loud));
    expect({ shifts, canMove, isProven }).toEqual({ shifts: [], canMove: true, isProven: true });
    expect(after).toEqual(before);
    expect(before.exceeding).toMatchObject([{ pointId: 1, days: 31, aloneTaskIds: [1] }]);
  });

  it('[M-95] says when nothing may move', () => {
    expect(advise(two, wishFor(two, { mostDaysLater: 0 }))).toMatchObject({ shifts: [], canMove: false });
  });

  it('[M-95] leaves an activity whose equipment would get days that it has not', () => {
    const rows = [...two.rows, row({ id: 3, taskId: 2, start: '2027-05-01', end: '2027-05-02' })];
    const snapshot = { ...two, rows };
    expect(advise(snapshot, wishFor(snapshot)).shifts).toEqual([]);
  });

  it('[M-58] a loud neighbour alone is no day of the project; work does not hide behind it', () => {
    const site = { name: 'Other site', start: toDay('2027-03-11'), end: toDay('2027-12-31'), level: 90 };
    const snapshot = { ...two, receivers: [receiver({ contributions: [site] })] };
    const request = { ...wishFor(snapshot, { mostDaysEarlier: 30, mostDaysLater: 30 }), isCumulative: true };
    const { before, after } = advise(snapshot, request);
    expect(before.days).toBe(13);
    expect(after).toMatchObject({ days: 0 });
  });

  it('[M-58] a day between two activities is none of the project, however loud a neighbour is', () => {
    const site = { name: 'Other site', start: toDay('2027-03-01'), end: toDay('2027-03-31'), level: 90 };
    const apart = project({
      tasks: [task({ end: '2027-03-05' }), task({ id: 2, start: '2027-03-10', end: '2027-03-12' })],
      rows: [row({ end: '2027-03-05' }), row({ id: 2, taskId: 2, start: '2027-03-10', end: '2027-03-12' })],
      receivers: [receiver({ contributions: [site] })],
    });
    const request = { ...wishFor(apart, { mostDaysLater: 0 }), isCumulative: true };
    expect(advise(apart, request).before.days).toBe(8);
  });

  it('[M-34] of zones of type B the nearer is named, of equally near ones the louder', () => {
    const namedIn = (east: number, north: number, powers: readonly [number, number]) => {
      const outline = squareAt(east, north, 60);
      const zones = [
        zone({ type: 'B', outline: squareAt(-40, 0, 60), centre: at(-10, 30) }),
        zone({ id: 2, type: 'B', outline, centre: at(east + 30, north + 30) }),
      ];
      const rows = powers.map((soundPower, index) => row({ id: index + 1, taskId: index + 1, soundPower }));
      const snapshot = project({ zones, tasks: [task(), task({ id: 2, zoneId: 2 })], rows });
      return advise(snapshot, wishFor(snapshot)).before.exceeding.map(({ aloneTaskIds }) => aloneTaskIds);
    };
    expect(namedIn(40, -80, [125, 128])).toEqual([[1]]);
    // The second is as near as the first, but east of the receiver instead of west.
    expect([namedIn(40, 0, [125, 110]), namedIn(40, 0, [110, 125])]).toEqual([[[1]], [[2]]]);
  });

  it('leaves the calculation as it was', () => {
    const calculation = new LiveCalculation(two);
    const before = [...calculation.engine.peaks.energies];
    const run = new AdviceRun(calculation, wishFor(two));
    run.continue(() => false);
    run.finish();
    expect(calculation.prepared.snapshot).toBe(two);
    expect([...calculation.engine.peaks.energies]).toEqual(before);
  });
});
