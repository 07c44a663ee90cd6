import type { BuildingKind, Language } from '@quietsite/domain';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** Names read before the same place is taken once: a building has up to four, a street as many as it has parts. */
const MAX_NAMES = 60;
/** For each spelling: names with the typed words, and similar names. If there are more, any of them will do. */
const MAX_CONTAINING = 2_000;
const MAX_SIMILAR = 2_000;
/** Looks up at most this many words of a corrected spelling. */
const MAX_LOOKED_UP = 2;
/** About 200 m in each direction in a town. */
const MAX_AROUND = 8_000;
/** Only the nearest names with the typed words are read. */
const MAX_CONTAINING_AROUND = 200;
/** Finds 'Kai Tak Link' for 'Kai Tk Lnk' (0.41) and 'Zebra House' for 'Zebr Huose' (0.35). */
const MIN_SIMILARITY = 0.33;

export interface PlaceSearch {
  /** The typed text, in each spelling that its characters allow. */
  readonly spellings: readonly string[];
  readonly near: Hk80Point | null;
  readonly language: Language;
  readonly limit: number;
}

export interface FoundPlace {
  /** The same for all names of one place. */
  readonly key: string;
  readonly kind: BuildingKind | 'district' | 'area' | 'street' | 'openSpace' | 'railway';
  readonly name: string;
  readonly detail: string | null;
  readonly district: string | null;
  readonly position: Hk80Point;
  /** The name is exactly what was typed. */
  readonly isWhole: boolean;
  /** It has the typed words side by side, and none of them is only the beginning of a word. */
  readonly hasWords: boolean;
}

interface FoundRow extends Omit<FoundPlace, 'position'> {
  readonly easting: number;
  readonly northing: number;
}

/** A spelling that may have been intended, with those of its words that are complete words of names. */
export interface CorrectedSpelling {
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * Finds names that contain the typed words in order: exact names first, then names that start with them, then names
 * that contain them.
 */
export async function findPlaces(db: Executor, search: PlaceSearch): Promise<FoundPlace[]> {
  return (await literalQuery(search).execute(db)).rows.map(toPlace);
}

/** The same for corrected spellings. Their words are whole, and the index of whole words is the cheaper one. */
export async function findCorrectedPlaces(
  db: Executor,
  search: Omit<PlaceSearch, 'spellings'>,
  spellings: readonly CorrectedSpelling[],
): Promise<FoundPlace[]> {
  return (await correctedQuery(search, spellings).execute(db)).rows.map(toPlace);
}

/** Compiles only the statement, for measuring the server's overhead. */
export const compilePlaces = (db: Executor, search: PlaceSearch): CompiledQuery<FoundRow> =>
  literalQuery(search).compile(db);

/** Finds names that are similar, most similar first. Each of their words starts with the typed letter. */
export async function findSimilarPlaces(db: Executor, search: PlaceSearch): Promise<FoundPlace[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`.execute(
      transaction,
    );
    return (await similarQuery(search).execute(transaction)).rows.map(toPlace);
  });
}

const toPlace = ({ easting, northing, ...row }: FoundRow): FoundPlace => ({
  ...row,
  position: hk80(easting, northing),
});

function literalQuery(search: PlaceSearch): RawBuilder<FoundRow> {
  const wanted = sql`
    select key, pattern, coalesce(${firstWords}, pattern) as beginning
    from (select key, ${patternOf} as pattern from (${wantedKeys(search.spellings)}) typed) keys`;
  return selectNames(search, wanted, sql`key like wanted.beginning`);
}

/** The two rarest words are looked up, and the rest is compared. */
function correctedQuery(
  search: Omit<PlaceSearch, 'spellings'>,
  spellings: readonly CorrectedSpelling[],
): RawBuilder<FoundRow> {
  const [texts, words] = [spellings.map(({ text }) => text), spellings.map((one) => one.words.join(' '))];
  const wanted = sql`
    select key, ${patternOf} as pattern, rarest.words
    from (
      select source.place_key(text) as key, string_to_array(words, ' ') as words
      from unnest(${texts}::text[], ${words}::text[]) as given (text, words)
    ) typed
    cross join lateral (
      select array_agg(word) as words
      from (
        select word from source.place_words where word = any (typed.words) order by names limit ${sql.lit(MAX_LOOKED_UP)}
      ) known
    ) rarest`;
  return selectNames(search, wanted, sql`string_to_array(btrim(key), ' ') @> wanted.words`);
}

const patternOf = sql`'%' || replace(key, ' ', '% ') || '%'`;

/**
 * A word like 'building' is in a hundred thousand names. Reading only some of them would miss the best ones, so exact
 * names and names near the point are read too.
 */
function selectNames(
  search: Omit<PlaceSearch, 'spellings'>,
  wanted: RawBuilder<unknown>,
  lookUp: RawBuilder<unknown>,
): RawBuilder<FoundRow> {
  const { near } = search;
  return selectBest(
    search,
    sql`
    wanted as materialized (${wanted}), containing as materialized (
      select names.*, wanted.key as typed from wanted
      cross join lateral (
        select * from source.place_names where ${lookUp} and key || '' like wanted.pattern
        limit ${sql.lit(MAX_CONTAINING)}
      ) names
    ), whole as (
      select names.*, wanted.key as typed from wanted
      cross join lateral (select * from source.place_names where key = wanted.key limit ${sql.lit(MAX_CONTAINING)}) names
    ), around as (
      select names.*, wanted.key as typed
      from (
        select * from source.place_names
        where ${near !== null} and (select count(*) from containing) >= ${sql.lit(MAX_CONTAINING)}
        order by point(easting, northing) <-> point(${near?.[0] ?? 0}, ${near?.[1] ?? 0})
        limit ${sql.lit(MAX_AROUND)}
      ) names
      join wanted on names.key like wanted.pattern
      limit ${sql.lit(MAX_CONTAINING_AROUND)}
    ), matching as (
      select *, case
          when key = typed then 0
          when starts_with(key, typed) then 1
          when strpos(key || ' ', typed || ' ') > 0 then 2
          when strpos(key, typed) > 0 then 3
          else 4 end as rank,
        strpos(key || ' ', typed || ' ') > 0 as has_words, ${squaredDistance(near)} as distance
      from (select * from containing union select * from whole union select * from around) names
    )`,
  );
}

/** The index evaluates conditions in order: few names have these letters, and only those are compared further. */
function similarQuery(search: PlaceSearch): RawBuilder<FoundRow> {
  const { spellings, near } = search;
  return selectBest(
    search,
    sql`
    matching as (
      select names.*, 1 - round(word_similarity(wanted.key, names.key)::numeric, 2) as rank,
        false as has_words,
        ${squaredDistance(near)} as distance
      from (${wantedKeys(spellings)}) wanted
      cross join lateral (
        select * from source.place_names
        where place_names.key like ${initials} and place_names.key %> wanted.key
        limit ${sql.lit(MAX_SIMILAR)}
      ) names
    )`,
  );
}

const wantedKeys = (spellings: readonly string[]) => sql`
  select key from (select distinct source.place_key(text) as key from unnest(${spellings}::text[]) as given (text)) keys
  where key <> ' '`;

/**
 * The pattern of the first two long words if there are several; null otherwise. Only these are looked up in the index:
 * later words, like 'block 1', occur in so many names that reading their lists takes longer than reading the names
 * already found.
 */
const firstWords = sql`(
  select string_agg('% ' || word, '' order by place) || '%'
  from (
    select * from regexp_split_to_table(btrim(key), ' ') with ordinality as words (word, place)
    where length(word) >= 3 order by place limit 2
  ) long
  having count(*) = 2)`;

/** ' kai tk' becomes '% k% t%'. Many names match this, but most names do not. */
const initials = sql`regexp_replace(wanted.key, ' (.)[^ ]*', '% \\1', 'g') || '%'`;

const squaredDistance = (near: Hk80Point | null) =>
  near ? sql`(easting - ${near[0]}) ^ 2 + (northing - ${near[1]}) ^ 2` : sql`0`;

/** The best of the `matching` names, one per place, with the facts from the layers. */
function selectBest(
  { language, limit }: Pick<PlaceSearch, 'language' | 'limit'>,
  matching: RawBuilder<unknown>,
): RawBuilder<FoundRow> {
  const inChinese = language === 'en' ? sql`false` : sql`true`;
  return sql<FoundRow>`
    with ${matching}, best as materialized (
      select * from matching order by rank, distance, length(key), key, id limit ${sql.lit(MAX_NAMES)}
    ), places as (
      select distinct on (place) * from (select *, coalesce(building_id::text, district, kind || key) as place from best) named
      order by place, rank, distance, id
    )
    select places.place as key, coalesce(building.kind, places.kind) as kind, shown.name,
      case when places.name <> shown.name then places.name else nullif(shown.address, shown.name) end as detail,
      coalesce(places.district, around.district) as district, places.easting, places.northing,
      places.rank = 0 as "isWhole", places.has_words as "hasWords"
    from places
    left join source.buildings building using (building_id)
    left join lateral (
      select district from source.districts
      where places.district is null
        and st_intersects(geom, st_setsrid(st_makepoint(places.easting, places.northing), 2326))
      limit 1
    ) around on true
    cross join lateral (
      select case when ${inChinese} then coalesce(nullif(building.address_zh, ''), building.address)
        else coalesce(nullif(building.address, ''), building.address_zh) end as address
    ) located
    cross join lateral (
      select coalesce(
        case when ${inChinese} then nullif(building.name_zh, '') else nullif(building.name, '') end,
        case when ${inChinese} then nullif(building.name, '') else nullif(building.name_zh, '') end,
        nullif(located.address, ''), places.name) as name, nullif(located.address, '') as address
    ) shown
    order by rank, distance, length(places.key), places.key, places.id
    limit ${limit}`;
}
