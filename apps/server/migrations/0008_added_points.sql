-- A point that somebody added is told from one that was found for a building and moved: deleted, it leaves no trace (Q108).
alter table receiver_points add column is_added boolean not null default false;
