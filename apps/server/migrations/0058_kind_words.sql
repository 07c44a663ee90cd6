-- Words of the use field of the building layer, in lower case, with the kind of receiver that each proposes (M-145). The
-- import itself recognises Accommodation and Educational.
create table kind_words (
  word text primary key check (word <> '' and word not in ('accommodation', 'educational')),
  kind text not null check (kind in ('residential', 'education', 'hotel', 'hospital', 'clinic', 'agedHome', 'worship',
    'court', 'library', 'performingArts', 'openAir')),
  -- Why an administrator added or changed it; empty: as it ships with the product.
  reason text not null default ''
);

insert into kind_words (word, kind) values
  ('residential', 'residential'), ('temporary housing', 'residential'),
  ('school', 'education'), ('kindergarten', 'education'), ('nursery', 'education'),
  ('hotel', 'hotel'), ('hostel', 'hotel'), ('hospital', 'hospital'), ('clinic', 'clinic'), ('medical clinic', 'clinic'),
  ('home for the aged', 'agedHome'), ('elderly home', 'agedHome'), ('convalescent home', 'agedHome'),
  ('place of worship', 'worship'), ('place of public worship', 'worship'), ('church', 'worship'), ('temple', 'worship'),
  ('mosque', 'worship'), ('court', 'court'), ('court of law', 'court'), ('library', 'library'),
  ('performing arts centre', 'performingArts'), ('auditorium', 'performingArts'), ('theatre', 'performingArts');
