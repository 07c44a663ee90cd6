-- What all sites together do to the receivers of one site, week by week of a year. Derived from the projects and made
-- again when a fingerprint of them differs.
create table site_calendars (
  project_id integer not null references projects on delete cascade,
  year smallint not null,
  -- The sites that count: the approved ones, or also those that wait for a decision.
  scope text not null check (scope in ('approved', 'submitted')),
  fingerprint text not null,
  requested_at timestamptz not null,
  -- Null until the worker has calculated it.
  calculated_at timestamptz,
  primary key (project_id, year, scope)
);

create table site_calendar_rows (
  project_id integer not null,
  year smallint not null,
  scope text not null,
  point_id integer not null,
  name text not null,
  building_id integer not null,
  building_name text not null,
  loudest_day date not null,
  level double precision not null,
  criterion double precision not null,
  verdict text not null check (verdict in ('satisfies', 'borderline', 'exceeds')),
  clash_days integer not null,
  -- One entry for each week: null, or day, level, criterion, verdict and days with a clash.
  weeks jsonb not null,
  primary key (project_id, year, scope, point_id),
  foreign key (project_id, year, scope) references site_calendars on delete cascade
);
