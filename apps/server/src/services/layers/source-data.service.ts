import { createHash } from 'node:crypto';
import type { District, SampleCity } from '@quietsite/fixtures';
import type { DatasetName } from '../../database/column-types.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { beginImport, recordImport } from '../../repositories/layers/source-import.repository.ts';
import {
  findSeedFingerprint,
  isRealData,
  replaceBaseFeatures,
  replaceBuildings,
  replaceDistricts,
} from '../../repositories/layers/source-layer-seed.repository.ts';

const SAMPLE_LABEL = 'Sample city (generated)';

/**
 * Loads the sample city into the source layers. Running it again changes nothing and does not increase the edition; a
 * layer with imported data is left alone. Returns the layers that were written.
 */
export async function seedSourceLayers(
  database: Database,
  city: SampleCity,
  districts: readonly District[],
): Promise<readonly DatasetName[]> {
  return database.transaction().execute(async (transaction) => {
    await beginImport(transaction);
    const written = [
      await seedLayer(transaction, 'buildings', city.buildings, replaceBuildings),
      await seedLayer(transaction, 'base_map', city.baseFeatures, replaceBaseFeatures),
      await seedLayer(transaction, 'districts', districts, replaceDistricts),
    ];
    return written.filter((name) => name !== undefined);
  });
}

async function seedLayer<Feature>(
  transaction: Executor,
  name: DatasetName,
  features: readonly Feature[],
  replace: (db: Executor, features: readonly Feature[]) => Promise<void>,
): Promise<DatasetName | undefined> {
  const seedFingerprint = createHash('sha256').update(JSON.stringify(features)).digest('hex');
  if (await isRealData(transaction, name)) return undefined;
  if ((await findSeedFingerprint(transaction, name)) === seedFingerprint) return undefined;
  await replace(transaction, features);
  await recordImport(transaction, {
    ...{ name, label: SAMPLE_LABEL, isSample: true, featureCount: features.length, hasChanged: true },
    summary: { seedFingerprint, added: features.length },
  });
  return name;
}
