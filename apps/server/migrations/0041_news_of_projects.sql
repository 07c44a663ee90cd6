-- What others did on somebody's projects is shown since the last visit. Whoever marks it as read moves that forward.
alter table users add column news_read_at timestamptz;

-- The newest entries of many projects are read at once.
create index if not exists audit_log_project_at on audit_log (project_id, at);
