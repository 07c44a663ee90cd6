import type { Fault } from '../fault.ts';
import { fullDiskFaults } from './full-disk.ts';
import { lineFaults } from './line.ts';
import { restartFaults } from './restart.ts';
import { restorePointFault } from './restore-point.ts';
import { standbyFaults } from './standby.ts';

/** What can become of the database, each tried on a real one of its own. */
export const databaseFaults: readonly Fault[] = [
  ...restartFaults,
  ...fullDiskFaults,
  ...lineFaults,
  restorePointFault,
  ...standbyFaults,
];
