import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { task } from '../testing/snapshot-builder.ts';
import { CALENDAR_LIST_LIMIT, MAX_SHUTDOWN_NAME_LENGTH } from './calendar-limits.ts';
import { applyCalendarSettings } from './calendar-settings.ts';
import { calendarSettingsSchema, datedCalendarSchema, workingCalendarSchema } from './working-calendar.schema.ts';
import { DEFAULT_CALENDAR, normaliseCalendar } from './working-days.ts';

const tasks = [task(), task({ id: 2 })];
const holidays = [toDay('2027-01-01')];

describe('the calendar in a calculation', () => {
  it('is left out where every day is a working day', () => {
    expect(applyCalendarSettings(tasks, { calendar: null, everyDayTaskIds: [2] }, holidays)).toEqual({ tasks });
  });

  it('has the holidays of today, and marks the activities that work every day (M-130)', () => {
    const { tasks: marked, calendar } = applyCalendarSettings(
      tasks,
      { calendar: DEFAULT_CALENDAR, everyDayTaskIds: [2, 9] },
      holidays,
    );
    expect(calendar).toEqual({ ...DEFAULT_CALENDAR, holidays });
    expect(marked).toEqual([tasks[0], { ...tasks[1], isEveryDay: true }]);
  });
});

it('shutdowns are stored by their first day, then by their last one', () => {
  const named = (name: string, start: string, end: string) => ({ name, start: toDay(start), end: toDay(end) });
  const [short, long] = [named('a', '2027-02-06', '2027-02-07'), named('b', '2027-02-06', '2027-02-12')];
  const early = named('c', '2027-02-01', '2027-02-28');
  for (const shutdowns of [
    [short, long, early],
    [long, early, short],
    [early, long, short],
  ])
    expect(normaliseCalendar({ ...DEFAULT_CALENDAR, shutdowns }).shutdowns).toEqual([early, short, long]);
});

describe('the settings of a calendar', () => {
  const shutdown = { name: 'New Year', start: '2027-02-06', end: '2027-02-12' };
  const calendar = { ...DEFAULT_CALENDAR, shutdowns: [shutdown], extraDays: ['2027-02-14'] };
  const refuse = (changes: Readonly<Record<string, unknown>>) => {
    const [issue] = workingCalendarSchema.safeParse({ ...calendar, ...changes }).error?.issues ?? [];
    return issue && [issue.path.join('.'), ...(issue.code === 'custom' ? [issue.message] : [])].join(': ');
  };
  const listOf = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

  it('are kept as they are', () => {
    const settings = { calendar, everyDayTaskIds: [1, 2] };
    expect(calendarSettingsSchema.parse(settings)).toEqual(settings);
    expect(calendarSettingsSchema.parse({ ...settings, calendar: null })).toEqual({ ...settings, calendar: null });
    expect(datedCalendarSchema.parse({ ...calendar, holidays })).toEqual({ ...calendar, holidays });
    expect(datedCalendarSchema.safeParse(calendar).success).toBe(false);
    expect(calendarSettingsSchema.safeParse({ calendar: null, everyDayTaskIds: [1.5] }).success).toBe(false);
  });

  it('have weekdays from Monday to Sunday, each once', () => {
    expect([refuse({ weekdays: [] }), refuse({ weekdays: [7, 1] })]).toEqual([undefined, undefined]);
    expect(refuse({ weekdays: [1, 2, 1] })).toBe('weekdays: names a day twice');
    expect([refuse({ weekdays: [0] }), refuse({ weekdays: [8] }), refuse({ weekdays: [1.5] })]).toEqual(
      listOf(3, 'weekdays.0'),
    );
    expect(refuse({ worksOnHolidays: 1 })).toBe('worksOnHolidays');
  });

  it('have shutdowns with a name and days in order, and extra days, in limited numbers', () => {
    const refuseShutdown = (changes: Readonly<Record<string, unknown>>) =>
      refuse({ shutdowns: [{ ...shutdown, ...changes }] });
    expect(refuseShutdown({ end: shutdown.start, name: 'n'.repeat(MAX_SHUTDOWN_NAME_LENGTH) })).toBeUndefined();
    expect(refuseShutdown({ end: '2027-02-05' })).toBe('shutdowns.0: ends before it starts');
    expect(refuseShutdown({ start: '2027-02-30' })).toBe('shutdowns.0.start: not a calendar day');
    expect(refuseShutdown({ name: 'n'.repeat(MAX_SHUTDOWN_NAME_LENGTH + 1) })).toBe('shutdowns.0.name');
    const [most, more] = [CALENDAR_LIST_LIMIT, CALENDAR_LIST_LIMIT + 1];
    expect([refuse({ shutdowns: listOf(most, shutdown) }), refuse({ shutdowns: listOf(more, shutdown) })]).toEqual([
      ...[undefined, 'shutdowns'],
    ]);
    expect([
      refuse({ extraDays: listOf(most, '2027-02-14') }),
      refuse({ extraDays: listOf(more, '2027-02-14') }),
    ]).toEqual([undefined, 'extraDays']);
    expect(refuse({ extraDays: ['2027-13-01'] })).toBe('extraDays.0: not a calendar day');
  });
});
