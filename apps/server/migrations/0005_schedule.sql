-- Programme and equipment: what a planner's own file calls an activity, supporting files, and other names of equipment.

-- The id of an activity in the file it was imported from; imported again, it is known by that. '' = typed here.
alter table tasks add column source_id text not null default '';
create unique index tasks_source on tasks (project_id, source_id) where source_id <> '';

-- What people call a machine on site; the search finds it by these too.
alter table catalogue.equipment add column nicknames text[] not null default '{}';

alter table equipment_rows add column quieter_equipment_default_sound_power double precision not null default 0;
alter table equipment_rows add column custom_quieter_method_name text not null default '';
alter table equipment_rows add constraint equipment_rows_default_sound_power check (default_sound_power between 0 and 1000);

-- Files that prove a sound power. One that belongs to no row yet, or no longer, is removed after a week.
create table support_materials (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  equipment_row_id integer references equipment_rows on delete set null,
  file_name text not null,
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null,
  file_key text not null,
  uploaded_by integer references users,
  uploaded_at timestamptz not null default now(),
  unlinked_at timestamptz default now()
);
create index support_materials_project on support_materials (project_id);
create index support_materials_row on support_materials (equipment_row_id) where equipment_row_id is not null;
create index support_materials_unlinked on support_materials (unlinked_at) where equipment_row_id is null;
