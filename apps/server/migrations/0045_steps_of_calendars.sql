-- The levels of every day of a receiver: day, level or null, criterion and whether it is a clash, from each day on which
-- one of them changes.
alter table site_calendar_rows add column steps jsonb not null default '[]';
