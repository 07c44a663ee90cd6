import type { ReceiverResult } from './result.ts';

/** Adds the rank by unmitigated highest level, ties by point id; silent receivers come last. Keeps the order. */
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

/** Not by subtraction: two silent receivers are equal, and infinity less infinity is not a number. */
function compareDescending(a: number, b: number): number {
  return a === b ? 0 : a > b ? -1 : 1;
}
