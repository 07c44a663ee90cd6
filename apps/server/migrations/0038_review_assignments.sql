-- Who of the authority deals with a project. The officer counts only while active and in a district of the newest
-- submission, which is asked when it is read: nothing has to be cleared when an account or a submission changes.
create table review_assignments (
  project_id integer primary key references projects on delete cascade,
  officer_id integer not null references users,
  assigned_by integer not null references users,
  assigned_at timestamptz not null
);
create index review_assignments_officer on review_assignments (officer_id);

-- What the list of cases shows of a submission is frozen with it: the team may change all of this after a return. Null in
-- submissions from before.
alter table submissions
  -- Verdicts of the reported receivers and the worst of them.
  add column levels jsonb,
  -- Simplified.
  add column site geometry(MultiPolygon, 2326),
  add column assessment_area geometry(MultiPolygon, 2326);
create index submissions_site on submissions using gist (site);
create index submissions_assessment_area on submissions using gist (assessment_area);
