export type MissingPrecondition = 'NO_ZONES' | 'NO_SCHEDULE' | 'NO_EQUIPMENT' | 'NO_RECEIVERS';

export interface CalculationCounts {
  readonly zones: number;
  readonly tasks: number;
  readonly equipmentRows: number;
  readonly receivers: number;
}

/** The missing preconditions of a calculation, in the order in which the user works. */
export function listMissingPreconditions(counts: CalculationCounts): MissingPrecondition[] {
  const missing: MissingPrecondition[] = [];
  if (counts.zones === 0) missing.push('NO_ZONES');
  if (counts.tasks === 0) missing.push('NO_SCHEDULE');
  if (counts.equipmentRows === 0) missing.push('NO_EQUIPMENT');
  if (counts.receivers === 0) missing.push('NO_RECEIVERS');
  return missing;
}

/** The first of them; null if there is none. */
export const findMissingPrecondition = (counts: CalculationCounts): MissingPrecondition | null =>
  listMissingPreconditions(counts)[0] ?? null;
