export type MissingPrecondition = 'NO_ZONES' | 'NO_SCHEDULE' | 'NO_EQUIPMENT' | 'NO_RECEIVERS';

export interface CalculationCounts {
  readonly zones: number;
  readonly tasks: number;
  readonly equipmentRows: number;
  readonly receivers: number;
}

/** The first missing precondition of a calculation, in the order in which the user works; null if there is none. */
export function findMissingPrecondition(counts: CalculationCounts): MissingPrecondition | null {
  if (counts.zones === 0) return 'NO_ZONES';
  if (counts.tasks === 0) return 'NO_SCHEDULE';
  if (counts.equipmentRows === 0) return 'NO_EQUIPMENT';
  if (counts.receivers === 0) return 'NO_RECEIVERS';
  return null;
}
