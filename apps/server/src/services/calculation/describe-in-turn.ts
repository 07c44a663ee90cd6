import type { CalculationSnapshot, DescribedReceiver } from '@quietsite/domain';
import { describeAll, describeInThread, isDoneAtOnce } from '../../calculation/describe-in-thread.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';

// Every thread takes a core from other users.
const gate = createConcurrencyLimit({ places: 4, placesEach: 2 });

/**
 * Small requests do not wait for large ones: on a busy day a shared queue would grow faster than it is processed. A
 * large input is read again when its turn comes, so that waiting requests hold no memory.
 */
export async function describeInTurn(
  load: () => Promise<CalculationSnapshot>,
  inThread = describeInThread,
): Promise<DescribedReceiver[]> {
  const input = await load();
  return isDoneAtOnce(input) ? describeAll(input) : gate(async () => inThread(await load()));
}
