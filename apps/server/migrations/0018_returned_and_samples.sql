-- What a submission said of its project. A returned project may be edited, and the authority goes on reading what was
-- handed in, under the title, in the districts and with the days of that moment (Q34, Q150). Null: written by the release
-- before; the project's own are taken then.
alter table submissions
  add column project_title text,
  add column districts text[],
  add column commencement_date date,
  add column completion_date date;
update submissions set project_title = projects.title, districts = projects.districts,
  commencement_date = (select min(start_date) from tasks where project_id = projects.id),
  completion_date = (select max(end_date) from tasks where project_id = projects.id)
from projects where projects.id = submissions.project_id;

create index projects_returned on projects (rejected_at)
  where deleted_at is null and rejected_at is not null and submitted_at is null and approved_on is null;

-- A sample and its copies are for trying things: they are never submitted.
alter table projects add column is_sample boolean not null default false;
update projects set is_sample = true where id in (
  with recursive samples as (
    select project_id as id from audit_log where action = 'project.create' and details ->> 'isSample' = 'true'
    union
    select audit_log.project_id from audit_log join samples on (audit_log.details ->> 'fromId')::integer = samples.id
    where audit_log.action = 'project.copy'
  )
  select id from samples where id is not null
);
