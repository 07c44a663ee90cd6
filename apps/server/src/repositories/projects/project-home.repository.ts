import type { ProjectCard } from '@quietsite/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

/** As a fraction of the longer side of the site: finer than the line width in its picture. */
const OUTLINE_DETAIL = sql.lit(1 / 200);

/** As much of the reason as fits on a card. */
const MAX_REASON_LENGTH = sql.lit(200);

export type StoredCard = Omit<ProjectCard, 'newNeighbours'>;

/** Outlines in whole decimetres, and the newest submission; each project reads only its own index entries. */
export async function listStoredCards(db: Executor, projectIds: readonly number[]): Promise<StoredCard[]> {
  const { rows } = await sql<StoredCard>`
    select own.id as "projectId",
      coalesce((select st_asgeojson(st_multi(st_simplifypreservetopology(all_parts, ${OUTLINE_DETAIL}
          * greatest(st_xmax(all_parts) - st_xmin(all_parts), st_ymax(all_parts) - st_ymin(all_parts)))), 1)::json
          -> 'coordinates'
        from (select st_collect(geom order by id) as all_parts from site_parts where project_id = own.id) parts
        where all_parts is not null), '[]'::json) as site,
      (select json_build_object('number', number, 'state', state, 'submittedAt', ${instant('submitted_at')},
          'decidedAt', ${instant('decided_at')}, 'reason', left(reason, ${MAX_REASON_LENGTH}))
        from submissions where project_id = own.id order by number desc limit 1) as submission
    from unnest(${[...projectIds]}::integer[]) own(id)`.execute(db);
  return rows;
}

/** Formats a time as the API does, because JSON written by the database does not. */
const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export interface StoredNews {
  readonly projectId: number;
  readonly action: string;
  readonly who: string | null;
  readonly count: number;
  readonly at: Date;
}

interface NewsQuery {
  readonly userId: number;
  readonly since: Date;
  /** Actions shown to the whole team. */
  readonly projectIds: readonly number[];
  readonly actions: readonly string[];
  /** Actions shown to those who may read the activity log of these projects. */
  readonly activityIds: readonly number[];
  readonly activities: readonly string[];
  readonly limit: number;
}

/** Changes by other people since then, each kind once per person and project; latest first. */
export async function listStoredNews(db: Executor, query: NewsQuery): Promise<StoredNews[]> {
  const { userId, since, projectIds, actions, activityIds, activities, limit } = query;
  const { rows } = await sql<StoredNews>`
    select done.*, ${personName('actor')} as who
    from unnest(${[...projectIds]}::integer[]) own(id)
    cross join lateral (
      select project_id as "projectId", user_id as "userId", action, count(*) as count, max(at) as at, max(id) as id
      from audit_log where project_id = own.id and at > ${since} and user_id <> ${userId}
        and (action = any (${[...actions]}::text[])
          or action = 'member.add' and (details ->> 'userId')::integer = ${userId}
          or action = any (${[...activities]}::text[]) and own.id = any (${[...activityIds]}::integer[]))
      group by project_id, user_id, action
    ) done
    left join users actor on actor.id = done."userId"
    order by done.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Sign-ins less than this apart belong to one visit, also from a second browser or a new session. */
const VISIT = sql.lit('12 hours');

/**
 * The last sign-in of the previous visit, or the last time the user marked everything as read. On the first visit, the
 * first sign-in. Null if there is neither.
 */
export async function findLastVisit(db: Executor, userId: number): Promise<Date | null> {
  const signIns = sql`from audit_log where user_id = ${userId} and action = 'session.signIn'`;
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(news_read_at, coalesce(
      (select at ${signIns} and at <= (select at ${signIns} order by id desc limit 1) - ${VISIT}::interval
        order by id desc limit 1),
      (select at ${signIns} order by id limit 1))) as at
    from users where id = ${userId}`.execute(db);
  return rows[0]?.at ?? null;
}

/** Moves only forward: a page loaded earlier does not restore items read since. */
export async function markNewsRead(db: Executor, userId: number, until: Date): Promise<void> {
  await sql`update users set news_read_at = greatest(news_read_at, ${until}) where id = ${userId}`.execute(db);
}
