-- Wrong sign-in codes of an account, counted over every sign-in; a browser that signed in before is counted apart (U08).
create table code_failures (
  user_id integer not null references users on delete cascade,
  -- 0: every browser that is not known
  device_id integer not null,
  failures integer not null,
  last_failed_at timestamptz not null,
  -- no code is looked at before then
  locked_until timestamptz,
  primary key (user_id, device_id)
);

alter table pending_sign_ins
  add column device_id integer not null default 0,
  -- codes that were mailed for this sign-in
  add column sends integer not null default 1;

alter table users
  -- An applicant's mailbox answers before anybody is asked; accounts from before count as confirmed.
  add column email_confirmed_at timestamptz default now(),
  -- When what was personal in a removed account went.
  add column erased_at timestamptz;

alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check
  check (kind in ('reset', 'approval', 'email', 'invitation', 'registration'));
