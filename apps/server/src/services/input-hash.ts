import { createHash } from 'node:crypto';
import type { CalculationSnapshot } from '@quietsite/domain';

/** The same input under the same engine has the same hash; the key order of the snapshot is fixed by its queries. */
export const hashInput = (input: CalculationSnapshot, engineVersion: string): string =>
  createHash('sha256').update(engineVersion).update(JSON.stringify(input)).digest('hex');
