import type { Executor } from '../../database/connection.ts';
import { type Counter, countFailure } from '../../repositories/accounts/sign-in-failure.repository.ts';
import type { Enqueue } from '../mechanisms/queue.ts';

/** The fifth failure locks for 24 hours (U08, Q52). */
export const MAX_FAILURES = 5;
const PERIOD_MS = 86_400_000;

/**
 * Counts one failure of a name in a browser. The holder is notified of a lock. The worker looks up whether there is a
 * holder, so that nothing here depends on it (U06).
 */
export async function recordFailure(
  transaction: Executor,
  counter: Counter,
  now: Date,
  enqueue: Enqueue,
): Promise<{ readonly attempts: number }> {
  const rule = { now, mostFailures: MAX_FAILURES, periodMs: PERIOD_MS };
  const { failures } = await countFailure(transaction, counter, rule);
  if (failures === MAX_FAILURES)
    await enqueue(transaction, { name: 'lock-notice', data: { usernameKey: counter.usernameKey } });
  return { attempts: Math.min(failures, MAX_FAILURES) };
}
