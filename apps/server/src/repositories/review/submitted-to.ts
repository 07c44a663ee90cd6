import { sql } from 'kysely';

/** For a row of `projects`: the districts of all its submissions; null if it was never submitted (Q34, Q150). */
export const submittedTo = sql<string[] | null>`(
  select coalesce(array_agg(distinct district) filter (where district is not null), '{}') from submissions
  left join lateral unnest(coalesce(submissions.districts, projects.districts)) district on true
  where submissions.project_id = projects.id having count(*) > 0)`;
