import { TIE_DECIBELS } from '@quietsite/acoustics';
import { COMPULSORY_CLASSES, classOfKind } from '../receivers/receiver-kinds.ts';
import type { SnapshotReceiver } from './snapshot.schema.ts';

/** The points of each class with the highest unmitigated levels, including ties (M-63, M-144). */
export function listCompulsoryReceivers(
  receivers: readonly Pick<SnapshotReceiver, 'pointId' | 'kind'>[],
  /** Highest unmitigated levels by point; null or missing if there is no noise there. */
  levels: ReadonlyMap<number, number | null>,
): number[] {
  return COMPULSORY_CLASSES.flatMap((wanted) =>
    listLoudest(
      receivers.filter(({ kind }) => classOfKind(kind) === wanted),
      levels,
    ),
  );
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
