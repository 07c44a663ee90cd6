import type { CaseCalendar, CaseTask, MethodCase } from '../case.ts';
import { daysOf } from '../oracle/days.ts';
import { type Random, randomOf } from './random.ts';

const WEEKS = [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5], [1, 3, 5], [7], [1, 2, 3, 4, 5, 6, 7], []];

/** The case with a working calendar, and calendars of their own for most of its neighbours (M-130 to M-135). */
export function withRandomCalendars(seed: number, input: MethodCase): MethodCase {
  const random = randomOf(seed + 3_000_000);
  const days = daysOf(input.tasks);
  return {
    ...input,
    tasks: withEveryDay(random, input.tasks),
    nearbyProjects: input.nearbyProjects.map((project) => {
      const calendar = random.chance(0.7) ? { calendar: randomWorkingCalendar(random, days) } : {};
      return { ...project, tasks: withEveryDay(random, project.tasks), ...calendar };
    }),
    calendar: randomWorkingCalendar(random, days),
  };
}

function withEveryDay(random: Random, tasks: readonly CaseTask[]): CaseTask[] {
  return tasks.map((task) => (random.chance(0.2) ? { ...task, isEveryDay: true } : task));
}

/** Its lists overlap, and some of their days are working or non-working days anyway. */
export function randomWorkingCalendar(random: Random, days: readonly string[]): CaseCalendar {
  const someDays = (most: number) => Array.from({ length: random.integer(0, most) }, () => random.pick(days));
  const shutdowns = someDays(2).map((start, index) => {
    const end = days[days.indexOf(start) + random.pick([0, 1, 6, 20])] ?? start;
    return { name: `Shutdown ${index + 1}`, start, end };
  });
  return {
    weekdays: random.pick(WEEKS),
    worksOnHolidays: random.chance(0.2),
    holidays: someDays(6),
    shutdowns,
    extraDays: someDays(3),
  };
}
