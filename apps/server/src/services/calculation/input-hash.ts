import { createHash } from 'node:crypto';
import { type CalculationSnapshot, LABEL_FIELDS } from '@quietsite/domain';

/** Names do not affect any level (Q33). */
const NAMES: ReadonlySet<string> = new Set([
  ...['name', 'buildingName', 'construction'],
  ...['quieterMethodName', 'quieterEquipmentName', 'customMethodName'],
  ...LABEL_FIELDS,
]);

const withoutNames = (key: string, value: unknown) => (NAMES.has(key) ? undefined : value);

/** The same input and engine have the same hash. The queries of the snapshot determine the order of its keys. */
export const hashInput = (input: CalculationSnapshot, engineVersion: string): string =>
  createHash('sha256').update(engineVersion).update(JSON.stringify(input, withoutNames)).digest('hex');
