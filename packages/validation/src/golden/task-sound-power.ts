import { findHighestTaskSoundPower, type GroupedRow, type ListedSoundPower } from '@quietsite/acoustics';

/** For rows that run on the same day, using the product's function (M-12). */
export function soundPowerOfTask(rows: readonly GroupedRow[]): ListedSoundPower {
  const power = findHighestTaskSoundPower(rows.map((row) => ({ ...row, startDay: 1, endDay: 1 })));
  if (power === null) throw new Error('a task without rows has no sound power');
  return power;
}
