import { type ExpressionBuilder, sql } from 'kysely';
import type { Executor } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

/** A lease that is not renewed ends after three minutes (Q46). */
const LEASE_MILLISECONDS = 180_000;

export interface LeaseHolder {
  readonly userId: number;
  readonly name: string;
  readonly sessionIdHash: Buffer;
  readonly expiresAt: Date;
}

/** Renewed lately, by a session that is still alive. */
function isAlive(eb: ExpressionBuilder<Tables, 'project_leases'>, now: Date) {
  return eb.and([
    eb('project_leases.renewed_at', '>', new Date(now.getTime() - LEASE_MILLISECONDS)),
    eb.exists(
      eb
        .selectFrom('sessions')
        .select('sessions.id_hash')
        .whereRef('sessions.id_hash', '=', 'project_leases.session_id_hash')
        .where('sessions.expires_at', '>', now)
        .where('sessions.absolute_expires_at', '>', now),
    ),
  ]);
}

interface LeaseClaim {
  readonly projectId: number;
  readonly userId: number;
  readonly sessionIdHash: Buffer;
  readonly now: Date;
  /** Also from another session of the same person. */
  readonly isTakeOver?: boolean;
}

/** Takes or renews the lease in one statement, so that of two sessions exactly one gets it. */
export async function takeLease(db: Executor, claim: LeaseClaim): Promise<boolean> {
  const { projectId, userId, sessionIdHash, now } = claim;
  const row = await db
    .insertInto('project_leases')
    .values({
      project_id: projectId,
      user_id: userId,
      session_id_hash: sessionIdHash,
      acquired_at: now,
      renewed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('project_id')
        .doUpdateSet({
          user_id: userId,
          session_id_hash: sessionIdHash,
          renewed_at: now,
          acquired_at: sql<Date>`case when project_leases.session_id_hash = ${sessionIdHash}
            then project_leases.acquired_at else ${now} end`,
        })
        .where((eb) =>
          eb.or([
            eb('project_leases.session_id_hash', '=', sessionIdHash),
            ...(claim.isTakeOver ? [eb('project_leases.user_id', '=', userId)] : []),
            eb.not(isAlive(eb as unknown as ExpressionBuilder<Tables, 'project_leases'>, now)),
          ]),
        ),
    )
    .returning('project_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who has the project open, if anybody does. */
export async function findLeaseHolder(db: Executor, projectId: number, now: Date): Promise<LeaseHolder | undefined> {
  const row = await db
    .selectFrom('project_leases')
    .innerJoin('users', 'users.id', 'project_leases.user_id')
    .select(['users.id as userId', 'session_id_hash as sessionIdHash', 'renewed_at as renewedAt'])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
    .where('project_id', '=', projectId)
    .where((eb) => isAlive(eb as unknown as ExpressionBuilder<Tables, 'project_leases'>, now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { renewedAt, ...holder } = row;
  return { ...holder, expiresAt: new Date(renewedAt.getTime() + LEASE_MILLISECONDS) };
}

/** Names of those who have one of these projects open, other than this session. */
export async function listOtherHolders(
  db: Executor,
  projectIds: readonly number[],
  sessionIdHash: Buffer | null,
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('project_leases')
    .innerJoin('users', 'users.id', 'project_leases.user_id')
    .select('project_id as projectId')
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
    .where('project_id', 'in', [...projectIds])
    .where((eb) => isAlive(eb as unknown as ExpressionBuilder<Tables, 'project_leases'>, now))
    .$if(sessionIdHash !== null, (query) => query.where('session_id_hash', '!=', sessionIdHash as Buffer))
    .execute();
  return new Map(rows.map(({ projectId, name }) => [projectId, name]));
}

/** Only the holder lets go (U24). */
export async function releaseLease(db: Executor, projectId: number, sessionIdHash: Buffer): Promise<boolean> {
  const result = await db
    .deleteFrom('project_leases')
    .where('project_id', '=', projectId)
    .where('session_id_hash', '=', sessionIdHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
