-- Ids of buildings are larger than an integer.
alter table site_calendar_rows alter column building_id type bigint;
