-- A country park or another open-air place is a receiver without a criterion: a level and no verdict (M-141).
alter table receiver_buildings drop constraint receiver_buildings_kind_check;
alter table receiver_buildings add constraint receiver_buildings_kind_check check (kind in ('residential', 'education',
  'other', 'hotel', 'hospital', 'clinic', 'agedHome', 'worship', 'court', 'library', 'performingArts', 'openAir'));
alter table receiver_results alter column criterion drop not null;
