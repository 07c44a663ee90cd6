-- What people decide about receiver points, the sites they name as concurrent, and what a run tells about itself.

-- The loudest home and the loudest school of the last calculation: selected, and not to be deselected (NSR-07, Q105).
alter table receiver_points add column is_compulsory boolean not null default false;

-- Dated criteria and contributions of concurrent sites: two lists, never one packed text (U28, Q98).
alter table receiver_points add column other_criteria jsonb not null default '[]';
alter table receiver_points add column contributions jsonb not null default '[]';

-- One row per point that was moved or deleted: where it first was and where it is now; no place any more when it is
-- deleted. Written by the edit itself and by nothing else (U42, Q108).
create table receiver_point_history (
  project_id integer not null references projects on delete cascade,
  receiver_point_id integer not null,
  building_id bigint not null,
  building_name text not null,
  receiver_name text not null,
  is_closest boolean not null,
  -- It was the loudest home or school when it was first moved or deleted.
  was_loudest boolean not null,
  old_geom geometry (Point, 2326) not null,
  geom geometry (Point, 2326),
  changed_by integer references users,
  changed_at timestamptz not null default now(),
  primary key (project_id, receiver_point_id)
);

-- A concurrent site that is known by its name only (CONC-04, Q71).
create table concurrent_sites (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  name text not null check (name <> ''),
  display_order integer not null,
  unique (project_id, display_order) deferrable initially deferred
);

-- Milliseconds of each part of a run, and the approved neighbours that were counted in it (Q38).
alter table calculation_runs add column timings jsonb;
alter table calculation_runs add column neighbour_ids integer[] not null default '{}';
