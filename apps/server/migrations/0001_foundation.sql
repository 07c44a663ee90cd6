-- The ground every later capability stands on: people, projects, source layers, catalogue, runs, documents.
-- Geometry is EPSG:2326 (M-01); a stored EPSG:3857 twin exists only where tiles are cut from it.

create extension if not exists postgis;
create extension if not exists pg_trgm;

-- ---------------------------------------------------------------------------------------------- people

create table companies (
  id integer generated always as identity primary key,
  name text not null,
  name_key text not null unique,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create table users (
  id integer generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  username text not null,
  username_key text not null unique,
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  email text not null,
  email_key text not null unique,
  phone text not null default '',
  company_id integer references companies,
  user_type text not null check (user_type in ('admin', 'epd', 'Contractor Admin', 'Contractor Member')),
  district text,
  is_active boolean not null default false,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index users_company on users (company_id);

-- Only hashes of session ids and tokens are kept: a stolen backup opens nothing.
create table sessions (
  id_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  absolute_expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table access_tokens (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index access_tokens_user on access_tokens (user_id);

-- -------------------------------------------------------------------------------------------- projects

create table projects (
  id integer generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  lineage_id uuid not null default gen_random_uuid(),
  title text not null,
  version integer check (version > 0),
  proponent text not null default '',
  agreement text not null default '',
  main_contractor text not null default '',
  engineer_consultant text not null default '',
  buffer_radius_metres integer not null default 300 check (buffer_radius_metres between 0 and 5000),
  eia_reference text not null default '',
  description text not null default '',
  special_feature text not null default '',
  districts text[] not null default '{}',
  primary_district text,
  has_neighbours boolean not null default false,
  owner_user_id integer not null references users,
  owner_company_id integer references companies,
  revision integer not null default 1,
  is_calculated boolean not null default false,
  submitted_at timestamptz,
  approved_on date,
  rejected_at timestamptz,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  modified_by integer references users,
  deleted_at timestamptz
);
create index projects_owner on projects (owner_user_id) where deleted_at is null;
create index projects_company on projects (owner_company_id) where deleted_at is null;
create index projects_districts on projects using gin (districts) where deleted_at is null and submitted_at is not null;
create index projects_lineage on projects (lineage_id);

create table project_members (
  project_id integer not null references projects on delete cascade,
  user_id integer not null references users,
  role text not null check (role in ('admin', 'member', 'readonly')),
  primary key (project_id, user_id)
);
create index project_members_user on project_members (user_id);

-- ------------------------------------------------------------------------------------------------ site

create table site_parts (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  geom geometry (Polygon, 2326) not null
);
create index site_parts_project on site_parts (project_id);
create index site_parts_geom on site_parts using gist (geom);

create table assessment_areas (
  project_id integer primary key references projects on delete cascade,
  geom geometry (MultiPolygon, 2326) not null
);
create index assessment_areas_geom on assessment_areas using gist (geom);

create table zones (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  display_order integer not null,
  name text not null,
  calculation_type text not null default 'A' check (calculation_type in ('A', 'B')),
  geom geometry (Polygon, 2326) not null,
  centre geometry (Point, 2326) not null,
  is_centre_moved boolean not null default false,
  unique (project_id, display_order)
);
create index zones_geom on zones using gist (geom);

create table unregistered_sites (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  affect_degree text not null check (affect_degree in ('Slightly Affected', 'Affected')),
  radius_metres integer not null default 300,
  geom geometry (Polygon, 2326) not null,
  buffer geometry (MultiPolygon, 2326) not null
);
create index unregistered_sites_project on unregistered_sites (project_id);

create table tasks (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  zone_id integer not null references zones on delete cascade,
  construction_work text not null default '-',
  name text not null,
  start_date date not null,
  end_date date not null,
  check (end_date >= start_date)
);
create index tasks_project on tasks (project_id);
create index tasks_zone on tasks (zone_id);

create table equipment_rows (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  task_id integer not null references tasks on delete cascade,
  equipment_id integer,
  official_id text not null default '',
  name text not null,
  quantity integer not null check (quantity between 0 and 1000),
  sound_power double precision not null check (sound_power between 0 and 1000),
  default_sound_power double precision not null,
  time_percent double precision not null check (time_percent between 0 and 100),
  start_date date not null,
  end_date date not null,
  time_period integer check (time_period in (1, 2)),
  exclusive_group text not null default '',
  fixed_location geometry (Point, 2326),
  quieter_method_name text not null default '',
  quieter_method_sound_power double precision not null default 0,
  quieter_equipment_name text not null default '',
  quieter_equipment_sound_power double precision not null default 0,
  enclosure_dba double precision not null default 0 check (enclosure_dba between -20 and 0),
  barrier_dba double precision not null default 0 check (barrier_dba between -15 and 0),
  hammer_dba double precision not null default 0 check (hammer_dba between -25 and 0),
  custom_method_dba double precision not null default 0 check (custom_method_dba between -25 and 0),
  custom_method_name text not null default '',
  check (end_date >= start_date)
);
create index equipment_rows_project on equipment_rows (project_id);
create index equipment_rows_task on equipment_rows (task_id);

-- ------------------------------------------------------------------------------------------- receivers

create table receiver_buildings (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  building_id bigint not null,
  name text not null default '',
  kind text not null check (kind in ('residential', 'education', 'other')),
  height_metres double precision,
  criterion double precision,
  criterion_reduction double precision not null default 0,
  geom geometry (MultiPolygon, 2326),
  modified_at timestamptz not null default now(),
  unique (project_id, building_id)
);
create index receiver_buildings_geom on receiver_buildings using gist (geom);

create table receiver_points (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  receiver_building_id integer not null references receiver_buildings on delete cascade,
  name text not null default '',
  criterion double precision,
  is_selected boolean not null default false,
  is_closest boolean not null default false,
  geom geometry (Point, 2326) not null
);
create index receiver_points_project on receiver_points (project_id);
create index receiver_points_building on receiver_points (receiver_building_id);
create index receiver_points_geom on receiver_points using gist (geom);

-- ------------------------------------------------------------------------------------------------ runs

create table calculation_runs (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  project_revision integer not null,
  requested_by integer not null references users,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  progress double precision not null default 0,
  error_code text,
  engine_version text not null,
  input_hash text not null,
  input jsonb not null,
  summary jsonb,
  queued_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index calculation_runs_project on calculation_runs (project_id, id desc);
-- One run per project at a time (U40): the database says no to a second one.
create unique index calculation_runs_one_active on calculation_runs (project_id) where status in ('queued', 'running');

-- Results are immutable per run; a project's current results are those of its newest finished run.
create table receiver_results (
  run_id integer not null references calculation_runs on delete cascade,
  receiver_point_id integer not null,
  position integer not null,
  is_left_out boolean not null default false,
  criterion double precision not null,
  unmitigated_level double precision,
  mitigated_level double precision,
  with_neighbour_level double precision,
  exceeds boolean not null,
  detail jsonb not null,
  primary key (run_id, receiver_point_id)
);

create table documents (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  run_id integer not null references calculation_runs on delete cascade,
  kind text not null check (kind in ('summary')),
  requested_by integer not null references users,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  error_code text,
  file_key text,
  sha256 text,
  size_bytes integer,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index documents_project on documents (project_id, id desc);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id integer,
  action text not null,
  project_id integer,
  details jsonb not null default '{}',
  request_id text
);
create index audit_log_project on audit_log (project_id, id desc);

-- --------------------------------------------------------------------------------------- source layers

create schema source;

-- One row per layer. The edition rises with every import that changed something; tiles are immutable per edition.
create table source.datasets (
  name text primary key check (name in ('buildings', 'districts', 'base_map')),
  edition integer not null default 0,
  label text not null default '',
  is_sample boolean not null default false,
  feature_count integer not null default 0,
  imported_at timestamptz,
  summary jsonb not null default '{}'
);
insert into source.datasets (name) values ('buildings'), ('districts'), ('base_map');

create table source.buildings (
  building_id bigint primary key,
  kind text not null check (kind in ('residential', 'education', 'other')),
  nsr text,
  noise_criterion double precision,
  name text not null default '',
  height_metres double precision,
  roof_level double precision,
  base_level double precision,
  geom geometry (MultiPolygon, 2326) not null,
  geom_mercator geometry (MultiPolygon, 3857) not null
);
create index buildings_geom on source.buildings using gist (geom);
create index buildings_geom_mercator on source.buildings using gist (geom_mercator);

create table source.districts (
  district text primary key,
  geom geometry (MultiPolygon, 2326) not null,
  geom_mercator geometry (MultiPolygon, 3857) not null
);
create index districts_geom on source.districts using gist (geom);

-- The offline base map: what a person needs to know where they are.
create table source.base_features (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('land', 'park', 'pitch', 'plaza', 'major_road', 'minor_road', 'footway', 'rail', 'place')),
  name text not null default '',
  min_zoom integer not null default 10,
  geom geometry (Geometry, 2326) not null,
  geom_mercator geometry (Geometry, 3857) not null
);
create index base_features_geom on source.base_features using gist (geom);
create index base_features_geom_mercator on source.base_features using gist (geom_mercator);

-- ------------------------------------------------------------------------------------------- catalogue

create schema catalogue;

create table catalogue.equipment (
  id integer generated always as identity primary key,
  official_id text not null default '',
  name text not null,
  sound_power double precision not null,
  sound_power_min double precision not null,
  sound_power_max double precision not null,
  percent_min double precision not null default 10,
  is_qpme boolean not null default false,
  is_quieter_method boolean not null default false,
  provenance text not null check (provenance in ('verified', 'memory', 'default')),
  source text not null default '',
  is_active boolean not null default true,
  unique (official_id, name),
  check (sound_power between sound_power_min and sound_power_max)
);

-- Up to three lists of equipment that must accompany another.
create table catalogue.required_equipment (
  equipment_id integer not null references catalogue.equipment on delete cascade,
  list_number integer not null check (list_number between 1 and 3),
  required_id integer not null references catalogue.equipment on delete cascade,
  primary key (equipment_id, list_number, required_id)
);

-- QPME-to-PME match.
create table catalogue.quieter_equipment (
  quieter_id integer not null references catalogue.equipment on delete cascade,
  replaces_id integer not null references catalogue.equipment on delete cascade,
  primary key (quieter_id, replaces_id)
);

create table catalogue.quieter_methods (
  id integer generated always as identity primary key,
  name text not null unique,
  description text not null default '',
  provenance text not null
);
create table catalogue.quieter_method_equipment (
  method_id integer not null references catalogue.quieter_methods on delete cascade,
  replaces_id integer not null references catalogue.equipment on delete cascade,
  equipment_id integer not null references catalogue.equipment on delete cascade,
  hammer_dba double precision not null default 0,
  primary key (method_id, replaces_id, equipment_id)
);

-- Relationship database: construction work, activity, equipment.
create table catalogue.work_equipment (
  id integer generated always as identity primary key,
  construction_work text not null,
  activity text not null,
  equipment_id integer not null references catalogue.equipment on delete cascade,
  quantity integer not null default 1,
  time_percent double precision not null default 100,
  unique (construction_work, activity, equipment_id)
);
