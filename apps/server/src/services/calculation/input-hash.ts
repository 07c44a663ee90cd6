import { createHash } from 'node:crypto';
import type { CalculationSnapshot } from '@quietsite/domain';

/** What things are called changes no level (Q33). */
const NAMES: ReadonlySet<string> = new Set([
  ...['name', 'buildingName', 'construction'],
  ...['quieterMethodName', 'quieterEquipmentName', 'customMethodName'],
]);

const withoutNames = (key: string, value: unknown) => (NAMES.has(key) ? undefined : value);

/** The same input under the same engine has the same hash; the key order of the snapshot is fixed by its queries. */
export const hashInput = (input: CalculationSnapshot, engineVersion: string): string =>
  createHash('sha256').update(engineVersion).update(JSON.stringify(input, withoutNames)).digest('hex');
