import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

/** A lease that is not renewed ends after three minutes (Q46). */
const LEASE_MILLISECONDS = 180_000;

export const leaseEnd = (renewedAt: Date) => new Date(renewedAt.getTime() + LEASE_MILLISECONDS);

export interface LeaseHolder {
  readonly userId: number;
  readonly name: string;
  readonly sessionIdHash: Buffer;
  readonly expiresAt: Date;
}

/**
 * A lease is alive if it was renewed recently by a session that still exists. A renewal time far in the future means
 * that the clock was set back later: such a lease would block others for as long as the clock was wrong.
 */
const isAlive = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  project_leases.renewed_at > ${new Date(now.getTime() - LEASE_MILLISECONDS)}
  and project_leases.renewed_at < ${leaseEnd(now)}
  and exists (select from sessions where sessions.id_hash = project_leases.session_id_hash
    and sessions.expires_at > ${now} and sessions.absolute_expires_at > ${now}))`;

export interface LeaseClaim {
  readonly projectId: number;
  readonly userId: number;
  readonly sessionIdHash: Buffer;
  readonly now: Date;
  /** Also takes the lease from another session of the same person. */
  readonly isTakeOver?: boolean;
}

/**
 * Takes or renews the lease in one statement, so that exactly one of two sessions gets it. Returns undefined if someone
 * else holds it. acquiredAt is the current time for a new lease and earlier for a renewed one.
 */
export async function takeLease(db: Executor, claim: LeaseClaim): Promise<{ acquiredAt: Date } | undefined> {
  const { projectId, userId, sessionIdHash, now } = claim;
  return db
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
          acquired_at: sql<Date>`case when project_leases.session_id_hash = ${sessionIdHash} and ${isAlive(now)}
            then project_leases.acquired_at else ${now} end`,
        })
        .where((eb) =>
          eb.or([
            eb('project_leases.session_id_hash', '=', sessionIdHash),
            ...(claim.isTakeOver ? [eb('project_leases.user_id', '=', userId)] : []),
            sql<boolean>`not ${isAlive(now)}`,
          ]),
        ),
    )
    .returning('acquired_at as acquiredAt')
    .executeTakeFirst();
}

/** The user who has the project open, if any. */
export async function findLeaseHolder(db: Executor, projectId: number, now: Date): Promise<LeaseHolder | undefined> {
  const row = await db
    .selectFrom('project_leases')
    .innerJoin('users', 'users.id', 'project_leases.user_id')
    .select(['users.id as userId', 'session_id_hash as sessionIdHash', 'renewed_at as renewedAt'])
    .select(personName('users').as('name'))
    .where('project_id', '=', projectId)
    .where(isAlive(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { renewedAt, ...holder } = row;
  return { ...holder, expiresAt: leaseEnd(renewedAt) };
}

/** Names of people who have one of these projects open, other than this session. */
export async function listOtherHolders(
  db: Executor,
  projectIds: readonly number[],
  sessionIdHash: Buffer | null,
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  if (projectIds.length === 0) return new Map();
  const others = db
    .selectFrom('project_leases')
    .innerJoin('users', 'users.id', 'project_leases.user_id')
    .select('project_id as projectId')
    .select(personName('users').as('name'))
    // Passed as one array, because a list may have thousands of projects.
    .where(sql<boolean>`project_id = any (${[...projectIds]})`)
    .where(isAlive(now));
  const rows = await (sessionIdHash ? others.where('session_id_hash', '!=', sessionIdHash) : others).execute();
  return new Map(rows.map(({ projectId, name }) => [projectId, name]));
}

/** Only the holder can release it (U24). */
export async function releaseLease(db: Executor, projectId: number, sessionIdHash: Buffer): Promise<boolean> {
  const result = await db
    .deleteFrom('project_leases')
    .where('project_id', '=', projectId)
    .where('session_id_hash', '=', sessionIdHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Called for a user who may no longer edit and so must not block others. */
export async function removeLeaseOf(db: Executor, projectId: number, userId: number): Promise<void> {
  await db.deleteFrom('project_leases').where('project_id', '=', projectId).where('user_id', '=', userId).execute();
}
