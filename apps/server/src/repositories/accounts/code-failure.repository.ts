import type { Executor } from '../../database/connection.ts';

interface CodeCounter {
  readonly userId: number;
  /** 0 for every unknown browser. */
  readonly deviceId: number;
}

/** The caller has locked the account, so wrong codes of one account are counted one at a time. */
export async function findCodeFailures(db: Executor, { userId, deviceId }: CodeCounter) {
  return db
    .selectFrom('code_failures')
    .select(['failures', 'last_failed_at as lastFailedAt', 'locked_until as lockedUntil'])
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
}

export async function storeCodeFailures(
  db: Executor,
  counter: CodeCounter,
  counted: { failures: number; now: Date; lockedUntil: Date | null },
): Promise<void> {
  const values = { failures: counted.failures, last_failed_at: counted.now, locked_until: counted.lockedUntil };
  await db
    .insertInto('code_failures')
    .values({ user_id: counter.userId, device_id: counter.deviceId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet(values))
    .execute();
}

export async function clearCodeFailures(db: Executor, { userId, deviceId }: CodeCounter): Promise<void> {
  await db.deleteFrom('code_failures').where('user_id', '=', userId).where('device_id', '=', deviceId).execute();
}
