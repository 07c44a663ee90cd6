-- Screening by buildings and terrain (M-100 to M-119): off unless somebody switches it on.
alter table projects add column has_screening boolean not null default false;
-- Typed by the user, in mPD and in metres above the ground; null: estimated, and the usual plant.
alter table zones
  add column ground_level double precision check (ground_level between -50 and 1000),
  add column plant_height double precision check (plant_height between 0.5 and 30);
-- Structures of the building layer that do not screen in a project, and why.
create table excluded_structures (
  project_id integer not null references projects (id) on delete cascade,
  building_id bigint not null,
  reason text not null check (reason <> ''),
  primary key (project_id, building_id)
);
