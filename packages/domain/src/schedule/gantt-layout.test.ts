import { describe, expect, it } from 'vitest';
import { addDays, type DayString, dayNumber, fromDayNumber, toDay } from '../day.ts';
import {
  barOf,
  dayAt,
  FIRST_DAY,
  findSpan,
  isWeekend,
  LAST_DAY,
  layoutGantt,
  listTicks,
  xOfDay,
} from './gantt-layout.ts';
import { defaultGanttView, GANTT_VIEWS, type GanttView } from './gantt-view.ts';

/** The same numbers in every run, so that failures can be reproduced. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

interface Case {
  readonly view: GanttView;
  readonly first: DayString;
  readonly last: DayString;
}

/** Spans of days to decades, from the year 1, in every view. */
function* listCases(): Generator<Case> {
  const random = randomNumbers(7);
  for (let turn = 0; turn < 25; turn += 1) {
    const first = Math.floor(FIRST_DAY + 366 + random.next().value * (LAST_DAY - FIRST_DAY - 20_000));
    const days = Math.floor(random.next().value ** 3 * 9000);
    for (const view of GANTT_VIEWS) yield { view, first: fromDayNumber(first), last: fromDayNumber(first + days) };
  }
}

const layoutOf = (view: GanttView, first: string, last: string, minWidth = 0) =>
  layoutGantt({ view, first: toDay(first), last: toDay(last), minWidth });

describe('the view a project starts with', () => {
  it.each([
    [59, 'Day'],
    [60, 'Month'],
    [365, 'Month'],
    [366, 'Year'],
  ] as const)('[SCHED-06] [Q77] of %i days is %s', (days, view) => {
    const first = toDay('2027-01-20');
    const tasks = [
      { start: addDays(first, 3), end: addDays(first, days - 1) },
      { start: first, end: addDays(first, 2) },
    ];
    expect(findSpan(tasks)?.days).toBe(days);
    expect(defaultGanttView(findSpan(tasks)?.days ?? 0)).toBe(view);
  });

  it('[SCHED-06] counts what has one date, and there is no span without any', () => {
    const [early, late] = [toDay('2026-12-30'), toDay('2027-01-02')];
    expect(
      findSpan([
        { start: null, end: early },
        { start: late, end: null },
      ]),
    ).toEqual({ first: early, last: late, days: 4 });
    expect(findSpan([{ start: null, end: null }])).toBeNull();
    expect(findSpan([])).toBeNull();
  });
});

describe('places of days', () => {
  it('[SCHED-05] are found again, from every pixel of a day, in every view', () => {
    for (const { view, first, last } of listCases()) {
      const layout = layoutGantt({ view, first, last });
      const step = 1 + Math.floor(layout.days / 150);
      const lost = Array.from(
        { length: Math.floor(layout.days / step) },
        (_, index) => layout.firstDay + index * step,
      ).filter((day) => {
        const x = xOfDay(day, layout);
        return [x, x + layout.pixelsPerDay - 0.001].some((place) => dayNumber(dayAt(place, layout)) !== day);
      });
      expect(lost).toEqual([]);
    }
  });

  it('beyond the ends are the first and the last day', () => {
    const layout = layoutOf('Day', '2027-02-10', '2027-02-20');
    expect([dayAt(-5, layout), dayAt(layout.width + 5, layout)]).toEqual(['2027-02-03', '2027-02-27']);
  });

  it('[Q76] give a bar both its days, over a leap day too', () => {
    const layout = layoutOf('Day', '2028-02-01', '2028-03-31');
    const bar = (start: string, end: string) => barOf({ start: toDay(start), end: toDay(end) }, layout);
    expect(bar('2028-02-01', '2028-02-01')).toEqual({ x: 7 * 28, width: 28 });
    expect(bar('2028-02-28', '2028-03-01').width).toBe(3 * 28);
    expect(bar('2028-02-20', '2028-02-10').width).toBe(28);
  });

  it('mark Saturdays and Sundays, before 1970 as well', () => {
    expect(
      ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '1969-12-28', '1969-12-29']
        .map(toDay)
        .map(dayNumber)
        .map(isWeekend),
    ).toEqual([false, true, true, false, true, false]);
  });
});

describe('the lines of dates', () => {
  it('[SCHED-05] cover the chart without a gap, however little of it is asked for', () => {
    for (const { view, first, last } of listCases()) {
      const layout = layoutGantt({ view, first, last, minWidth: 700 });
      expect(layout.width).toBeGreaterThanOrEqual(700);
      for (const line of ['upper', 'lower'] as const) {
        const ticks = listTicks(layout, line);
        expect([ticks[0]?.x, (ticks.at(-1)?.x ?? 0) + (ticks.at(-1)?.width ?? 0)]).toEqual([0, layout.width]);
        expect(ticks.filter(({ x, width }, index) => (ticks[index + 1]?.x ?? layout.width) !== x + width)).toEqual([]);
        const [from, to] = [layout.width * 0.37, layout.width * 0.52];
        expect(listTicks(layout, line, from, to)).toEqual(ticks.filter(({ x, width }) => x + width > from && x < to));
      }
    }
  });

  const labels = (view: GanttView, line: 'upper' | 'lower', first: string, last: string) =>
    listTicks(layoutOf(view, first, last), line).map(({ label }) => label);

  it('[SCHED-05] show days below months', () => {
    expect(labels('Day', 'lower', '2028-02-28', '2028-03-01').slice(6, 11)).toEqual(['27', '28', '29', '1', '2']);
    expect(labels('Day', 'upper', '2028-02-28', '2028-03-01')).toEqual(['February 2028', 'March 2028']);
  });

  it('[SCHED-05] show weeks by their Monday below months', () => {
    const layout = layoutOf('Week', '2026-11-15', '2026-11-20');
    const [first, second] = listTicks(layout, 'lower');
    expect([first?.label, second?.label, first?.width]).toEqual(['26 Oct', '2 Nov', 7 * 12]);
    expect(listTicks(layout, 'upper').map(({ label }) => label)).toEqual([
      'October 2026',
      'November 2026',
      'December 2026',
    ]);
  });

  it('[SCHED-05] show months below years', () => {
    expect(labels('Month', 'lower', '2026-11-15', '2027-01-10')).toEqual(['Oct', 'Nov', 'Dec', 'Jan', 'Feb']);
    expect(labels('Month', 'upper', '2026-11-15', '2027-01-10')).toEqual(['2026', '2027']);
    const february = listTicks(layoutOf('Month', '2028-02-10', '2028-02-11'), 'lower')[1];
    expect(february).toMatchObject({ label: 'Feb', width: 29 * 3 });
  });

  it('[SCHED-05] show quarters below years', () => {
    expect(labels('Year', 'lower', '2026-11-15', '2027-02-10')).toEqual(['Q3', 'Q4', 'Q1', 'Q2']);
    expect(labels('Year', 'upper', '2026-11-15', '2027-02-10')).toEqual(['2026', '2027']);
  });

  it('have the years of the calendar before 2000 too', () => {
    expect(labels('Year', 'upper', '1999-06-01', '2000-06-01')).toEqual(['1999', '2000']);
    expect(labels('Year', 'upper', '0099-06-01', '0100-06-01')).toEqual(['0099', '0100']);
    expect(labels('Month', 'lower', '0070-03-15', '0070-03-16')).toEqual(['Feb', 'Mar', 'Apr']);
  });
});

describe('the ends of the calendar', () => {
  it.each(GANTT_VIEWS)('hold a chart in the view %s that a browser can scroll', (view) => {
    const layout = layoutOf(view, '0000-01-01', '9999-12-31');
    expect(layout.width).toBeLessThanOrEqual(8_000_000);
    expect([dayAt(0, layout), dayAt(layout.width, layout)]).toEqual(['0000-01-01', '9999-12-31']);
    const day = dayNumber(toDay('2026-11-15'));
    expect(dayAt(xOfDay(day, layout), layout)).toBe('2026-11-15');
    const x = xOfDay(day, layout);
    expect(listTicks(layout, 'lower', x, x + 800).length).toBeLessThan(1000);
  });
});
