-- Accounts, organisations and who may work on a project: attempts, second factor, mailed links, leases, soft delete.

alter table users add column revision integer not null default 1;
alter table projects add column deleted_by integer references users;
alter table project_members add column added_at timestamptz not null default now();

-- A company is suggested to people who register once it has an active member (U59); near names are found by trigram (Q139).
create index companies_name_trigram on companies using gin (name_key gin_trgm_ops);

-- ------------------------------------------------------------------------------------------- signing in

-- A browser that signed in before; its own failures are counted apart, so that a stranger cannot lock the owner out (U08).
create table devices (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index devices_user on devices (user_id);

-- Counted by name, not by account: an unknown name leaves the same trace in the same time as a known one (U06).
-- device_id 0 stands for every browser that is not known.
create table sign_in_failures (
  username_key text not null,
  device_id integer not null default 0,
  failures integer not null,
  last_failed_at timestamptz not null,
  locked_until timestamptz,
  primary key (username_key, device_id)
);
create index sign_in_failures_age on sign_in_failures (last_failed_at);

-- The password was right; the mailed code is still to come (U09).
create table pending_sign_ins (
  id_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  expires_at timestamptz not null
);
create index pending_sign_ins_user on pending_sign_ins (user_id);

-- --------------------------------------------------------------------------------------------- mailed links

-- What a mailed link stands for. The token itself is only in the mail; a link is used once and has an end (U07, U21).
create table account_links (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('reset', 'approval', 'email', 'invitation')),
  token_hash bytea not null unique,
  -- reset, email: whose account; approval: who asks to be approved; invitation: nobody yet
  user_id integer references users on delete cascade,
  -- approval: who was asked; invitation: who invites
  sender_id integer references users on delete cascade,
  email text,
  company_id integer references companies,
  company_name text,
  user_type text check (user_type in ('Contractor Admin', 'Contractor Member')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_user on account_links (user_id, kind);
create index account_links_company on account_links (company_id) where kind = 'invitation';

-- ----------------------------------------------------------------------------------------------- the lease

-- One editor at a time: held by a session, alive as long as it is renewed and the session lives (U24, Q46).
-- Ending the session ends the lease.
create table project_leases (
  project_id integer primary key references projects on delete cascade,
  session_id_hash bytea not null references sessions on delete cascade,
  user_id integer not null references users on delete cascade,
  acquired_at timestamptz not null,
  renewed_at timestamptz not null
);
create index project_leases_session on project_leases (session_id_hash);
create index project_leases_user on project_leases (user_id);

-- -------------------------------------------------------------------------------------------------- audit

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
create index audit_log_user on audit_log (user_id, id desc);
