-- A person who registers follows the registration by a mailed link.
alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check
  check (kind in ('reset', 'approval', 'email', 'invitation', 'registration', 'status'));

alter table users
  -- When the registration was approved or turned down; null for accounts from before and for those that wait.
  add column registration_decided_at timestamptz,
  -- Why it was turned down, for the applicant.
  add column registration_reason text not null default '',
  -- An administrator has closed the account for the time being. It is not active then.
  add column deactivated_at timestamptz;
