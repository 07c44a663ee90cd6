-- Where quieter methods and machines fit, as an administrator says it, each line with its source. A blank construction
-- work or activity stands for every one.

create table catalogue.method_fits (
  id integer generated always as identity primary key,
  method_id integer not null references catalogue.quieter_methods on delete cascade,
  construction_work text not null default '',
  activity text not null default '',
  -- Null: every machine that the method replaces.
  replaces_id integer references catalogue.equipment on delete cascade,
  note text not null default '',
  source text not null,
  unique nulls not distinct (method_id, construction_work, activity, replaces_id)
);

-- A machine stands in for another of its own class and duty.
create table catalogue.equipment_classes (
  id integer generated always as identity primary key,
  equipment_id integer not null references catalogue.equipment on delete cascade,
  construction_work text not null default '',
  activity text not null default '',
  class text not null,
  duty text not null default '',
  source text not null,
  unique (equipment_id, construction_work, activity)
);

-- Machines that stay in one place, and the strongest enclosure that is offered for them.
create table catalogue.static_plant (
  id integer generated always as identity primary key,
  equipment_id integer not null unique references catalogue.equipment on delete cascade,
  enclosure_dba double precision not null check (enclosure_dba >= -20 and enclosure_dba < 0),
  source text not null
);

alter table catalogue.imports drop constraint imports_database_check;
alter table catalogue.imports add constraint imports_database_check
  check (database in ('equipment', 'relationships', 'method-fits', 'equipment-classes', 'static-plant'));
