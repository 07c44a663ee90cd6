-- Alternatives of a project's mitigation. The one in use stays in equipment_rows, where everything else reads it, so
-- code that does not know scenarios works with the one in use.
create table mitigation_scenarios (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  letter text not null check (letter in ('A', 'B', 'C', 'D', 'E', 'F')),
  name text not null default '',
  note text not null default '',
  -- Measures and supporting files of each row; null for the scenario in use.
  kept_rows jsonb,
  -- Made by the browser for each scenario: the same key is the same scenario.
  request_key uuid,
  created_by integer not null references users,
  created_at timestamptz not null,
  -- When its state was last kept.
  kept_at timestamptz not null,
  unique (project_id, letter),
  unique (project_id, request_key)
);
create unique index mitigation_scenarios_in_use on mitigation_scenarios (project_id) where kept_rows is null;
