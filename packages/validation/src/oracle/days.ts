const MILLISECONDS_PER_DAY = 86_400_000;

interface Period {
  readonly start: string;
  readonly end: string;
}

/** Periods include both ends. Dates as yyyy-mm-dd sort as text (M-03). */
export function isWithin(day: string, period: Period): boolean {
  return period.start <= day && day <= period.end;
}

/** Every day from the first start to the last end of the activities, including those without work (M-40, M-50). */
export function daysOf(tasks: readonly Period[]): string[] {
  const first = tasks.map((task) => task.start).sort()[0];
  const last = tasks
    .map((task) => task.end)
    .sort()
    .at(-1);
  const days: string[] = [];
  if (first === undefined || last === undefined) {
    return days;
  }
  for (let day = first; day <= last; day = dayAfter(day)) {
    days.push(day);
  }
  return days;
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** UTC is used only to count calendar days; Hong Kong has no daylight saving time (M-03). */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}
