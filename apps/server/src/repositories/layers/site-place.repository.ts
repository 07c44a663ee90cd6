import type { Hk80Point } from '@quietsite/geometry';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { positionOf } from '../../database/geometry.ts';

/** More than for other places, because the first letters of the words need not agree. */
const MIN_SIMILARITY = 0.4;

export interface SiteSearch {
  readonly userId: number;
  /** Which submitted projects count, besides those of the team: all, those of a district, or none for null. */
  readonly submittedIn: { readonly district: string | null } | null;
  readonly text: string;
  readonly limit: number;
}

export interface FoundSite {
  readonly projectId: number;
  readonly title: string;
  /** 1 if the title contains the words as they were typed. */
  readonly similarity: number;
  readonly district: string | null;
  readonly position: Hk80Point;
}

/** Projects with a site whose title is similar to the typed words or contains them, the most similar first. */
export async function findSites(db: Executor, { userId, submittedIn, text, limit }: SiteSearch): Promise<FoundSite[]> {
  const submitted = submittedIn
    ? sql`union select id from projects where (submitted_at is not null or approved_on is not null)
        and (${submittedIn.district}::text is null or districts @> array[${submittedIn.district}::text])`
    : sql``;
  const { rows } = await sql<FoundSite>`
    with visible as (
      select id from projects where owner_user_id = ${userId}
      union select project_id from project_members where user_id = ${userId}
      ${submitted}
    ), alike as (
      select id, title, primary_district, word_similarity(${text}, title) as similarity
      from projects
      where id in (select id from visible) and deleted_at is null
        and word_similarity(${text}, title) >= ${sql.lit(MIN_SIMILARITY)}
        and exists (select from site_parts where project_id = projects.id)
      order by similarity desc, modified_at desc, id desc limit ${limit}
    )
    select alike.id as "projectId", title, similarity, primary_district as district, ${positionOf('site.spot')} as position
    from alike cross join lateral (
      select st_pointonsurface(st_collect(geom)) as spot from site_parts where project_id = alike.id
    ) site
    order by similarity desc, alike.id desc`.execute(db);
  return rows;
}
