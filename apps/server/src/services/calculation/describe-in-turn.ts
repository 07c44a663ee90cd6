import type { CalculationSnapshot, DescribedReceiver } from '@quietsite/domain';
import { describeAll, describeInThread, isDoneAtOnce } from '../../calculation/describe-in-thread.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';

// Every thread takes a core from those who work.
const gate = createConcurrencyLimit({ places: 4, placesEach: 2 });

/**
 * Nobody with little to describe waits for those with much: on a busy day a queue for both would grow faster than it
 * is worked off. Much is read again when its turn has come, so that those who wait hold nothing meanwhile.
 */
export async function describeInTurn(
  load: () => Promise<CalculationSnapshot>,
  inThread = describeInThread,
): Promise<DescribedReceiver[]> {
  const input = await load();
  return isDoneAtOnce(input) ? describeAll(input) : gate(async () => inThread(await load()));
}
