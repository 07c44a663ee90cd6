import type { Fault } from '../fault.ts';
import { fullDiskFaults } from './full-disk.ts';
import { lineFaults } from './line.ts';
import { restartFaults } from './restart.ts';
import { restorePointFault } from './restore-point.ts';
import { standbyFaults } from './standby.ts';

/** Database faults, each tested on its own real database. */
export const databaseFaults: readonly Fault[] = [
  ...restartFaults,
  ...fullDiskFaults,
  ...lineFaults,
  restorePointFault,
  ...standbyFaults,
];
