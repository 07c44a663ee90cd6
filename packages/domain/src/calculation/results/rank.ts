import type { ReceiverResult } from './result.ts';

/**
 * Adds the rank by highest unmitigated level, ties by point id. Receivers without noise rank last. The order is
 * unchanged.
 */
export function rankReceivers(receivers: readonly Omit<ReceiverResult, 'rank'>[]): ReceiverResult[] {
  const levelOf = (receiver: Omit<ReceiverResult, 'rank'>) =>
    receiver.unmitigated.highestLevel ?? Number.NEGATIVE_INFINITY;
  const rankOf = new Map<number, number>();
  [...receivers]
    .sort((a, b) => compareDescending(levelOf(a), levelOf(b)) || a.pointId - b.pointId)
    .forEach((receiver, index) => {
      rankOf.set(receiver.pointId, index + 1);
    });
  return receivers.map((receiver) => ({ ...receiver, rank: rankOf.get(receiver.pointId) as number }));
}

/** Not by subtraction: two receivers without noise are equal, but infinity minus infinity is NaN. */
function compareDescending(a: number, b: number): number {
  return a === b ? 0 : a > b ? -1 : 1;
}
