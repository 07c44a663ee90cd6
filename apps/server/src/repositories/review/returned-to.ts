import { sql } from 'kysely';

/** For a row of `projects`: the districts of its newest submission, while it is returned for changes (Q150). */
export const returnedTo = sql<string[] | null>`case
  when projects.rejected_at is not null and projects.submitted_at is null and projects.approved_on is null
  then coalesce((select submissions.districts from submissions where submissions.project_id = projects.id
    order by submissions.number desc limit 1), projects.districts) end`;
