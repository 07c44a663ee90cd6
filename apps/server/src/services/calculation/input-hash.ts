import { createHash } from 'node:crypto';
import { type CalculationSnapshot, LABEL_FIELDS } from '@quietsite/domain';

/** Names do not affect any level (Q33). */
const NAMES: ReadonlySet<string> = new Set([
  ...['name', 'buildingName', 'construction'],
  ...['quieterMethodName', 'quieterEquipmentName', 'customMethodName'],
  ...LABEL_FIELDS,
]);

const withoutNames = (key: string, value: unknown) => (NAMES.has(key) ? undefined : value);

/** The same input with the same engine has the same hash; the snapshot's queries fix its key order. */
export const hashInput = (input: CalculationSnapshot, engineVersion: string): string =>
  createHash('sha256').update(engineVersion).update(JSON.stringify(input, withoutNames)).digest('hex');
