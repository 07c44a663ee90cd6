-- Barriers that a team draws (M-120, M-127). Their ids are those of the project's list, which is saved as a whole.
create table barriers (
  project_id integer not null references projects (id) on delete cascade,
  barrier_id integer not null check (barrier_id > 0),
  name text not null check (name <> ''),
  kind text not null check (kind in ('acoustic', 'hoarding')),
  geom geometry (LineString, 2326) not null,
  height_metres double precision not null check (height_metres between 1 and 15),
  ground_level double precision check (ground_level between -50 and 1000),
  surface_density double precision check (surface_density between 0.1 and 500),
  start_date date,
  end_date date,
  check (start_date <= end_date),
  primary key (project_id, barrier_id)
);
create index barriers_geom on barriers using gist (geom);
