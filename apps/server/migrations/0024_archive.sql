-- What was deleted can be restored for the retention time; afterwards a project is removed and a person's data erased.
-- The row of a person stays, for what it signed and decided.
alter table users
  add column deleted_by integer references users,
  add column if not exists erased_at timestamptz;
create index projects_deleted on projects (deleted_at) where deleted_at is not null;
create index users_deleted on users (deleted_at) where deleted_at is not null and erased_at is null;
-- Who removed whom so far; a registration that was turned down has none and is not restored.
update users set deleted_by = removal.user_id
from (select distinct on (details ->> 'userId') user_id, (details ->> 'userId')::integer as removed_id
  from audit_log where action = 'account.remove' and details ? 'userId' order by details ->> 'userId', id desc) removal
where users.id = removal.removed_id and users.deleted_at is not null;
