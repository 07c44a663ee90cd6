import type { Executor } from '../../database/connection.ts';

export async function listDatasets(db: Executor) {
  return db.selectFrom('source.datasets').select(['name', 'edition', 'label', 'is_sample as isSample']).execute();
}
