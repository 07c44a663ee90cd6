import { isFamilyNameFirst, type Language } from '@quietsite/domain';
import { type RawBuilder, sql } from 'kysely';
import { findRequester } from '../../requester.ts';

/** Matches names of Chinese characters only, as in formatPersonName. */
const HAN = String.raw`^[\u2E80-\u2FDF\u3005-\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF·・\s]+$`;

/** Whether names are shown family name first to the requesting user. Queries compiled once take it as a parameter. */
export const readsFamilyNameFirst = (): boolean => isFamilyNameFirst(findRequester().language ?? null);

/**
 * A person's display name, in the order the requesting user expects: names are optional, a username is not. SQL version
 * of formatPersonName; a test compares the two.
 */
export function personName(table: string, isFamilyFirst: boolean = readsFamilyNameFirst()): RawBuilder<string> {
  return sql<string>`coalesce(nullif(${givenName(table, isFamilyFirst)}, ''), ${sql.ref(`${table}.username`)})`;
}

/** Empty if no name was given. */
export function givenName(table: string, isFamilyFirst: boolean = readsFamilyNameFirst()): RawBuilder<string> {
  const [given, family] = [sql.ref(`${table}.first_name`), sql.ref(`${table}.last_name`)];
  const isHan = sql`${given} ~ ${sql.lit(HAN)} and ${family} ~ ${sql.lit(HAN)}`;
  return sql<string>`case
    when trim(${given}) = '' or trim(${family}) = '' then trim(${given} || ${family})
    when ${isHan} then trim(${family}) || trim(${given})
    when ${isFamilyFirst}::boolean then trim(${family}) || ' ' || trim(${given})
    else trim(${given}) || ' ' || trim(${family}) end`;
}

export const nameIn = (table: string, language: Language | null) => personName(table, isFamilyNameFirst(language));
