import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export interface TypedWord {
  /** The index of the spelling that contains the word. */
  readonly spelling: number;
  readonly word: string;
  /** Whether a name contains this word; the last one may be incomplete. */
  readonly isKnown: boolean;
  /** Words of names that differ by one or two typing errors, closest first. */
  readonly corrections: readonly string[];
}

/** Looks up the typed words, in their order. */
export async function listTypedWords(
  db: Executor,
  spellings: readonly string[],
  maxCorrections: number,
): Promise<TypedWord[]> {
  const { rows } = await sql<TypedWord>`
    select typed.spelling::integer, typed.word, known.is_known as "isKnown", near.corrections
    from (
      select spelling, place, word, place = max(place) over (partition by spelling) as is_last
      from unnest(${spellings}::text[]) with ordinality as given (text, spelling)
      cross join regexp_split_to_table(btrim(source.place_key(text)), ' ') with ordinality as words (word, place)
      where word <> ''
    ) typed
    cross join lateral (
      select typed.word !~ '^[a-z]{2,40}$' or exists (
        select from source.place_words
        where word = typed.word or typed.is_last and word like typed.word || '%'
      ) as is_known
    ) known
    cross join lateral (
      select coalesce(array_agg(word order by closeness desc, names desc, word), '{}') as corrections
      from (
        select word, names, similarity(word, typed.word) as closeness
        from source.place_words
        where word <> typed.word and word in (
          select word from source.place_word_forms
          where typed.word ~ '^[a-z]{2,40}$' and form in (select source.word_forms(typed.word))
        )
        order by closeness desc, names desc, word
        limit ${maxCorrections}
      ) closest
    ) near
    order by typed.spelling, typed.place`.execute(db);
  return rows;
}
