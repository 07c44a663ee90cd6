-- The revision that last changed what a level depends on. A run of that revision or a later one still stands, however many
-- names, ticks and titles were saved since (U39, Q33).
alter table projects add column input_revision integer not null default 0;
update projects set input_revision = revision;
