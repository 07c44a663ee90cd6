-- A structure that comes or goes: it screens from its first to its last day, and on no other (M-115). Null with both: it
-- screens on no day.
alter table excluded_structures add column start_date date;
alter table excluded_structures add column end_date date;
alter table excluded_structures add check (start_date <= end_date);
-- Height of the plant of a row with a fixed location, in metres; null: that of its zone (M-101).
alter table equipment_rows add column plant_height double precision check (plant_height between 0.5 and 30);
