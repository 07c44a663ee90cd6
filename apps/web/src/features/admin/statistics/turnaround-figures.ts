import type { Statistics } from '@quietsite/contracts';

export type MonthWait = Statistics['monthTurnaround'][number];

/** How long submissions waited, month by month, in one district or in all; null stands for all. */
export function waitsOf(
  { turnaround, monthTurnaround }: Pick<Statistics, 'turnaround' | 'monthTurnaround'>,
  district: string | null,
): readonly MonthWait[] {
  if (district === null) return monthTurnaround;
  return turnaround.filter((row) => row.district === district).toReversed();
}

/** The districts in which something was decided, in the order of the names. */
export const decidedDistricts = ({ turnaround }: Pick<Statistics, 'turnaround'>): readonly string[] =>
  [...new Set(turnaround.flatMap(({ district }) => district ?? []))].sort();

export const countDecisions = (waits: readonly MonthWait[]): number =>
  waits.reduce((sum, { decided }) => sum + decided, 0);
