import type { DistrictCalendarRow, DistrictSite } from '@quietsite/contracts';
import { type CalendarStep, type DayString, judgeLevel, stepOn, type Verdict } from '@quietsite/domain';
import type { JudgedLevel } from './figures.ts';

/** A receiver on one day. */
export interface ReceiverDay extends JudgedLevel {
  readonly row: DistrictCalendarRow;
  readonly verdict: Verdict;
  readonly isClash: boolean;
}

/** The receivers with a level on this day. */
export function listReceiversOn(rows: readonly DistrictCalendarRow[], day: DayString): readonly ReceiverDay[] {
  return rows.flatMap((row) => {
    const step: CalendarStep | undefined = stepOn(row.steps, day);
    if (step === undefined || step.level === null) return [];
    const { level, criterion, isClash } = step;
    return [{ row, level, criterion, isClash, verdict: judgeLevel(level, criterion) }];
  });
}

/**
 * Returns the previous list if nothing has changed: most days equal the day before, and the map need not be redrawn.
 */
export function keepUnchanged(before: readonly ReceiverDay[], next: readonly ReceiverDay[]): readonly ReceiverDay[] {
  const isSame = ({ row, level, criterion, isClash }: ReceiverDay, index: number) => {
    const known = before[index];
    return known?.row === row && known.level === level && known.criterion === criterion && known.isClash === isClash;
  };
  return before.length === next.length && next.every(isSame) ? before : next;
}

/** By building, the receiver with the largest margin over its criterion. */
export function worstByBuilding(receivers: readonly ReceiverDay[]): ReadonlyMap<number, ReceiverDay> {
  const worst = new Map<number, ReceiverDay>();
  for (const one of receivers) {
    const known = worst.get(one.row.buildingId);
    if (known === undefined || one.level - one.criterion > known.level - known.criterion)
      worst.set(one.row.buildingId, one);
  }
  return worst;
}

export const isAtWork = ({ start, end }: Pick<DistrictSite, 'start' | 'end'>, day: DayString): boolean =>
  start <= day && day <= end;
