-- The days on which a project works; null: it works on every day.
alter table projects add column working_calendar jsonb;
-- Pumps and generators, which also work on days on which their project does not.
alter table tasks add column works_every_day boolean not null default false;
