import type { CountedUse, EnteredKind, KindWords } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export function listKindWords(db: Executor) {
  return db.selectFrom('kind_words').select(['word', 'kind', 'reason']).orderBy('word').execute();
}

export async function readKindWords(db: Executor): Promise<KindWords> {
  return new Map((await listKindWords(db)).map(({ word, kind }) => [word, kind]));
}

/** Counts the buildings of the layer by their use. */
export async function countUses(db: Executor): Promise<CountedUse[]> {
  const { rows } = await sql<CountedUse>`
    select lower(trim(coalesce(nsr, ''))) as word, kind as type, count(*)::integer as buildings
    from source.buildings group by 1, 2`.execute(db);
  return rows;
}

interface WrittenWord {
  readonly word: string;
  readonly from: EnteredKind | null;
  readonly to: EnteredKind | null;
  readonly reason: string;
}

/** False if the word no longer has the kind `from`. */
export async function writeKindWord(db: Executor, { word, from, to, reason }: WrittenWord): Promise<boolean> {
  if (to === null)
    return hasRow(db.deleteFrom('kind_words').where('word', '=', word).where('kind', '=', from).returning('word'));
  if (from === null) {
    const added = db.insertInto('kind_words').values({ word, kind: to, reason });
    return hasRow(added.onConflict((conflict) => conflict.doNothing()).returning('word'));
  }
  const changed = db.updateTable('kind_words').set({ kind: to, reason });
  return hasRow(changed.where('word', '=', word).where('kind', '=', from).returning('word'));
}

const hasRow = async (query: { readonly execute: () => Promise<readonly unknown[]> }) =>
  (await query.execute()).length > 0;
