import { slantTransmission } from '@quietsite/acoustics';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import type { RowAtWork } from './rows-at-work.ts';

/** For every row at every receiver, from its notional source or its fixed position (M-32, M-33). */
export function computeTransmissions(
  { prepared }: LiveCalculation,
  receivers: readonly number[],
  rows: readonly RowAtWork[],
): Float64Array {
  const { notionalSources, positions, input } = prepared;
  const transmissions = new Float64Array(receivers.length * rows.length);
  rows.forEach(({ row, zone }, place) => {
    const position = row.fixedLocation === null ? -1 : positions.indexOf(row.fixedLocation);
    receivers.forEach((receiver, index) => {
      const metres =
        position < 0
          ? (notionalSources.distancesMetres[receiver * notionalSources.zoneCount + zone] as number)
          : input.fixedDistance(receiver, position);
      transmissions[index * rows.length + place] = slantTransmission(metres, 0);
    });
  });
  return transmissions;
}
