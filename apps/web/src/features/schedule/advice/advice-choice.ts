import { type DayString, isDay, MAX_DAYS_SHIFTED, type ShiftRules } from '@quietsite/domain';

/** The user's typed limits. */
export interface AdviceChoice {
  readonly earlier: string;
  readonly later: string;
  readonly notBefore: string;
  readonly notAfter: string;
  readonly fixedTaskIds: ReadonlySet<number>;
  readonly isCumulative: boolean;
}

/** Two weeks either way, but not before today. */
export const startAdviceChoice = (today: DayString): AdviceChoice => ({
  ...{ earlier: '14', later: '14', notBefore: today, notAfter: '' },
  ...{ fixedTaskIds: new Set(), isCumulative: false },
});

export interface ChoiceFaults {
  readonly earlier: boolean;
  readonly later: boolean;
  readonly notBefore: boolean;
  readonly notAfter: 'notDay' | 'reversed' | null;
}

export function findChoiceFaults({ earlier, later, notBefore, notAfter }: AdviceChoice): ChoiceFaults {
  const [start, end] = [readBound(notBefore), readBound(notAfter)];
  return {
    earlier: readDays(earlier) === null,
    later: readDays(later) === null,
    notBefore: start === undefined,
    notAfter: end === undefined ? 'notDay' : start && end && end < start ? 'reversed' : null,
  };
}

export const hasFaults = (faults: ChoiceFaults): boolean => Object.values(faults).some(Boolean);

/** Null while any input is invalid. */
export function toShiftRules(choice: AdviceChoice): ShiftRules | null {
  if (hasFaults(findChoiceFaults(choice))) return null;
  return {
    mostDaysEarlier: readDays(choice.earlier) ?? 0,
    mostDaysLater: readDays(choice.later) ?? 0,
    notBefore: readBound(choice.notBefore) ?? null,
    notAfter: readBound(choice.notAfter) ?? null,
    fixedTaskIds: [...choice.fixedTaskIds],
    ofTasks: {},
  };
}

export function allowTasks(choice: AdviceChoice, ids: readonly number[], isAllowed: boolean): AdviceChoice {
  const fixed = new Set(choice.fixedTaskIds);
  for (const id of ids) {
    if (isAllowed) fixed.delete(id);
    else fixed.add(id);
  }
  return { ...choice, fixedTaskIds: fixed };
}

function readDays(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,3}$/.test(text) && Number(text) <= MAX_DAYS_SHIFTED ? Number(text) : null;
}

/** Null means any day, undefined means an invalid day. */
function readBound(typed: string): DayString | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return isDay(text) ? text : undefined;
}
