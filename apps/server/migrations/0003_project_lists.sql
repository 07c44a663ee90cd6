-- What the project lists ask for, by index alone: first and last day of every project, and what was handed in to a district.

create index tasks_project_start on tasks (project_id, start_date);
create index tasks_project_end on tasks (project_id, end_date);
drop index tasks_project;

-- The condition is the one of the list: approved counts as handed in too.
drop index projects_districts;
create index projects_handed_in on projects using gin (districts)
  where deleted_at is null and (submitted_at is not null or approved_on is not null);
