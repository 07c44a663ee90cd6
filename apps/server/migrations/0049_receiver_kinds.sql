-- A receiver has one of eleven kinds; the building layer keeps its three types. No stored kind changes.
alter table receiver_buildings drop constraint receiver_buildings_kind_check;
alter table receiver_buildings add constraint receiver_buildings_kind_check check (kind in ('residential', 'education',
  'other', 'hotel', 'hospital', 'clinic', 'agedHome', 'worship', 'court', 'library', 'performingArts'));
-- Why it has another kind than the building layer proposes; '' while nobody decided that.
alter table receiver_buildings add column kind_reason text not null default '';
