-- What people decide about the site, kept apart from what is found for them, so that finding again takes nothing back.

-- Zones are put into another order in one statement; two of them may share a number until it ends (U41).
alter table zones drop constraint zones_project_id_display_order_key;
alter table zones add constraint zones_display_order unique (project_id, display_order) deferrable initially deferred;

-- A building that somebody added stays, wherever the assessment area ends.
alter table receiver_buildings add column is_added boolean not null default false;

-- A building that somebody took off the list is not found again until it is put back.
create table removed_buildings (
  project_id integer not null references projects on delete cascade,
  building_id bigint not null,
  removed_by integer references users,
  removed_at timestamptz not null default now(),
  primary key (project_id, building_id)
);

-- A criterion that somebody typed for a building; the source's own value stays beside it (M-55).
alter table receiver_buildings add column is_criterion_typed boolean not null default false;

-- A point that somebody placed is not put back on the facade when the site changes.
alter table receiver_points add column is_placed_by_user boolean not null default false;

create index unregistered_sites_buffer on unregistered_sites using gist (buffer);
alter table unregistered_sites add constraint unregistered_sites_radius check (radius_metres between 0 and 5000);
