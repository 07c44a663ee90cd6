-- Names by their whole words (MAP-47). A corrected spelling has whole words, and their lists are a fraction of those of its
-- trigrams, which it shares with most other names.
create index place_names_whole_words on source.place_names using gin (string_to_array(btrim(key), ' '));
