import { calculate, describeTimeline, LiveCalculation, toDay } from '@quietsite/domain';
import { describe, expect, test } from 'vitest';
import type { CaseCalendar, CaseTask, MethodCase } from '../case.ts';
import { toSnapshot } from '../engine-answer.ts';
import { POINT_ID, rowWithLevel, siteAround } from './site.ts';

const HOLIDAYS = ['2026-04-03', '2026-04-04', '2026-04-06', '2026-04-07'];
const USUAL: CaseCalendar = {
  ...{ weekdays: [1, 2, 3, 4, 5, 6], worksOnHolidays: false, holidays: HOLIDAYS },
  ...{ shutdowns: [], extraDays: [] },
};

type GivenTask = Pick<CaseTask, 'id' | 'start' | 'end' | 'isEveryDay'> & { readonly level: number };

/** Activities in one zone that produce these levels at the receiver. */
function caseOf(given: readonly GivenTask[], calendar?: CaseCalendar): MethodCase {
  const site = siteAround([{ distance: 100, soundPower: 0 }]);
  return {
    ...site,
    tasks: given.map(({ level: _, ...task }) => ({ ...task, zoneId: 1 })),
    rows: given.map(({ id, level, start, end }) => rowWithLevel(level, { id, taskId: id, start, end })),
    ...(calendar && { calendar }),
  };
}

const runOf = (input: MethodCase) => calculate(toSnapshot(input)).receivers[0]?.unmitigated;

describe('[G131] the duration with and without the calendar (M-130, M-133)', () => {
  const given = [{ id: 1, start: '2026-03-30', end: '2026-04-12', level: 76 }];
  const survey = { name: 'Survey', start: '2026-04-10', end: '2026-04-10' };

  test.each<[string, CaseCalendar | undefined, number]>([
    ['off', undefined, 14],
    ['Monday to Saturday', USUAL, 8],
    ['with a shutdown', { ...USUAL, shutdowns: [survey] }, 7],
    ['Monday to Friday', { ...USUAL, weekdays: [1, 2, 3, 4, 5] }, 7],
  ])('[CALC-62] %s', (_, calendar, days) => {
    expect(runOf(caseOf(given, calendar))?.exceedanceDays).toBe(days);
  });
});

describe('[G132] an activity by the calendar and one of every day (M-133)', () => {
  const given: GivenTask[] = [
    { id: 1, start: '2026-04-01', end: '2026-04-30', level: 74 },
    { id: 2, start: '2026-04-03', end: '2026-04-30', level: 70, isEveryDay: true },
  ];

  test('[CALC-62] the loudest combination begins on 8 April, and 20 days exceed', () => {
    const run = runOf(caseOf(given, USUAL));
    expect(run).toMatchObject({ highestDay: '2026-04-08', exceedanceDays: 20 });
    expect(run?.highestLevel).toBeCloseTo(75.455405, 6);
    const levels = new Map(run?.combinations.map(({ key, ...combination }) => [key, combination]));
    expect(levels.get('1-1')).toEqual({ level: expect.closeTo(74, 6), day: '2026-04-01' });
    expect(levels.get('1-1+1-2')).toEqual({ level: expect.closeTo(75.455405, 6), day: '2026-04-08' });
    expect(levels.get('1-2')).toEqual({ level: expect.closeTo(70, 6), day: '2026-04-03' });
  });

  test('[CALC-62] without the calendar it begins on 3 April, and 28 days exceed', () => {
    const run = runOf(caseOf(given.map(({ isEveryDay: _, ...task }) => task)));
    expect(run).toMatchObject({ highestDay: '2026-04-03', exceedanceDays: 28 });
  });

  test('[CALC-62] each combination stands on the days of its state: 2, 20 and 8', () => {
    const steps = describeTimeline(new LiveCalculation(toSnapshot(caseOf(given, USUAL))), POINT_ID)?.steps ?? [];
    const days = new Map<number, number>();
    for (const { start, end, unmitigated } of steps) {
      const level = Math.round((unmitigated.level ?? 0) * 100) / 100;
      days.set(level, (days.get(level) ?? 0) + (Date.parse(toDay(end)) - Date.parse(toDay(start))) / 86_400_000 + 1);
    }
    expect(days).toEqual(
      new Map([
        [74, 2],
        [70, 8],
        [75.46, 20],
      ]),
    );
  });
});
