import { TIE_DECIBELS } from '@quietsite/acoustics';
import type { SnapshotReceiver } from './snapshot.schema.ts';

/** The residential and education points with the highest unmitigated levels, including ties (M-63). */
export function listCompulsoryReceivers(
  receivers: readonly Pick<SnapshotReceiver, 'pointId' | 'kind'>[],
  /** Highest unmitigated levels by point; null or missing if there is no noise there. */
  levels: ReadonlyMap<number, number | null>,
): number[] {
  // An unknown building type counts as residential.
  const education = receivers.filter((receiver) => receiver.kind === 'education');
  const residential = receivers.filter((receiver) => receiver.kind !== 'education');
  return [...listLoudest(residential, levels), ...listLoudest(education, levels)];
}

function listLoudest(
  receivers: readonly { readonly pointId: number }[],
  levels: ReadonlyMap<number, number | null>,
): number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const { pointId } of receivers) highest = Math.max(highest, levels.get(pointId) ?? Number.NEGATIVE_INFINITY);
  return receivers
    .map(({ pointId }) => pointId)
    .filter((pointId) => {
      const level = levels.get(pointId) ?? null;
      return level !== null && level >= highest - TIE_DECIBELS;
    });
}
