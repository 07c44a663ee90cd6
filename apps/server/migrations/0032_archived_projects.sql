-- Finished projects that their owner put out of the way. They stay complete and are listed under their own tab.
alter table projects add column archived_at timestamptz;
