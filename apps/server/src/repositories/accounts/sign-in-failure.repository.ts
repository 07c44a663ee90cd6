import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export interface Counter {
  readonly usernameKey: string;
  /** 0 for every unknown browser. */
  readonly deviceId: number;
}

interface FailureRule {
  readonly now: Date;
  readonly mostFailures: number;
  readonly periodMs: number;
}

export interface CountedFailure {
  readonly failures: number;
  readonly lockedUntil: Date | null;
}

/** Uses one statement, so that concurrent attempts are all counted. Further attempts do not extend a lock. */
export async function countFailure(db: Executor, counter: Counter, rule: FailureRule): Promise<CountedFailure> {
  const { now, mostFailures } = rule;
  const periodStart = new Date(now.getTime() - rule.periodMs);
  const lockEnd = new Date(now.getTime() + rule.periodMs);
  const { rows } = await sql<CountedFailure>`
    insert into sign_in_failures as counted (username_key, device_id, failures, last_failed_at)
    values (${counter.usernameKey}, ${counter.deviceId}, 1, ${now})
    on conflict (username_key, device_id) do update set (failures, last_failed_at, locked_until) = (
      select
        case when is_over then 1 else counted.failures + 1 end,
        excluded.last_failed_at,
        case
          when is_over then null
          when counted.locked_until is not null then counted.locked_until
          when counted.failures + 1 >= ${mostFailures} then ${lockEnd}::timestamptz
        end
      from (select coalesce(counted.locked_until <= ${now}, counted.last_failed_at <= ${periodStart}) as is_over) as age
    )
    returning failures, locked_until as "lockedUntil"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the failure was not counted');
  return row;
}

/** Waits for failures that are being counted, so that a correct password is not accepted after the fifth of them. */
export async function isLocked(db: Executor, counter: Counter, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('locked_until as lockedUntil')
    .where('username_key', '=', counter.usernameKey)
    .where('device_id', '=', counter.deviceId)
    .forUpdate()
    .executeTakeFirst();
  return row?.lockedUntil !== undefined && row.lockedUntil !== null && row.lockedUntil > now;
}

export async function clearCounter(db: Executor, counter: Counter): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('username_key', '=', counter.usernameKey)
    .where('device_id', '=', counter.deviceId)
    .execute();
}
