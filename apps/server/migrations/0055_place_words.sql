-- The words of all place names, to correct misspelled ones (MAP-35). Words of removed names stay: a correction that no
-- name contains any more finds nothing.
create table source.place_words (
  word text primary key,
  -- In how many names it was written; among equally close corrections the more common one is likelier.
  names bigint not null
);
create index place_words_beginning on source.place_words (word text_pattern_ops);

-- A word, and what is left of it without any one letter; of words of six letters or more also without any two. Two words
-- that a slip turns into one another (a letter too many, missing, wrong or swapped with the next) share such a form.
create function source.word_forms(word text) returns setof text language sql immutable strict parallel safe as $$
  select word
  union select overlay(word placing '' from i for 1) from generate_series(1, length(word)) as i
  union select overlay(overlay(word placing '' from j for 1) placing '' from i for 1)
    from generate_series(1, length(word)) as i, generate_series(i + 1, length(word)) as j
    where length(word) >= 6
$$;

create table source.place_word_forms (
  form text not null,
  word text not null,
  primary key (form, word)
);

create function source.add_word_forms() returns trigger language plpgsql as $$
begin
  insert into source.place_word_forms (form, word) select form, word from added cross join source.word_forms(word) as form;
  return null;
end $$;

create trigger add_forms after insert on source.place_words referencing new table as added
  for each statement execute function source.add_word_forms();

-- Numbers and single letters have no near spelling, and every Chinese character is a word of its own.
create function source.add_place_words() returns trigger language plpgsql as $$
begin
  insert into source.place_words as known (word, names)
  select word, count(*) from added cross join regexp_split_to_table(added.key, ' ') as word
  where word ~ '^[a-z]{2,40}$'
  group by word
  on conflict (word) do update set names = known.names + excluded.names;
  return null;
end $$;

create trigger add_words after insert on source.place_names referencing new table as added
  for each statement execute function source.add_place_words();

insert into source.place_words (word, names)
select word, count(*) from source.place_names cross join regexp_split_to_table(key, ' ') as word
where word ~ '^[a-z]{2,40}$'
group by word;
