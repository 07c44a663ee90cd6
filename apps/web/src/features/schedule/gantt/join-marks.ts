import { dayNumber, type ExceedingDays } from '@quietsite/domain';

/** Merges adjacent days, with the highest numbers of receivers among them. */
export function joinMarks(marks: readonly ExceedingDays[]): readonly ExceedingDays[] {
  const joined: ExceedingDays[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    if (last && dayNumber(last.end) + 1 === dayNumber(mark.start))
      joined[joined.length - 1] = {
        ...{ start: last.start, end: mark.end },
        exceeds: Math.max(last.exceeds, mark.exceeds),
        borderline: Math.max(last.borderline, mark.borderline),
      };
    else joined.push(mark);
  }
  return joined;
}
