import { dayNumber, type ExceedingDays } from '@quietsite/domain';

/** Days without a gap as one, with the highest number of receivers among them. */
export function joinMarks(marks: readonly ExceedingDays[]): readonly ExceedingDays[] {
  const joined: ExceedingDays[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    if (last && dayNumber(last.end) + 1 === dayNumber(mark.start))
      joined[joined.length - 1] = { ...last, end: mark.end, receivers: Math.max(last.receivers, mark.receivers) };
    else joined.push(mark);
  }
  return joined;
}
