-- The administrator's databases: what an import did, and how the database was before it, so that it can be undone.

alter table catalogue.equipment add column revision integer not null default 1;
-- Figures that an administrator wrote have no other source.
alter table catalogue.equipment drop constraint equipment_provenance_check;
alter table catalogue.equipment add constraint equipment_provenance
  check (provenance in ('verified', 'memory', 'default', 'administrator'));

create table catalogue.imports (
  id integer generated always as identity primary key,
  database text not null check (database in ('equipment', 'relationships')),
  file_name text not null,
  imported_by integer references users,
  imported_at timestamptz not null,
  added integer not null,
  edited integer not null,
  deleted integer not null,
  -- Every row of the database as it was before.
  before jsonb not null,
  -- Of the database right after: what was changed since is not undone over.
  after_hash text not null,
  undone_at timestamptz,
  undone_by integer references users
);
create index imports_newest on catalogue.imports (database, id desc);
