// Operator command: writes only the catalogue of a release, not the rest of the demonstration.
import { seedCatalogue, seedFits } from '../seeds/catalogue.seed.ts';
import { type Database, openConnection } from './database/connection.ts';
import {
  type CatalogueCounts,
  countCatalogue,
  hasNoFits,
  isChangedByAdministrator,
} from './repositories/catalogue/catalogue-seed.repository.ts';
import { lockCatalogue } from './repositories/catalogue/equipment-database.repository.ts';
import { recordAudit } from './repositories/projects/audit.repository.ts';

class RefusedError extends Error {}

interface CatalogueChange {
  readonly before: CatalogueCounts;
  readonly after: CatalogueCounts;
}

/**
 * Existing entries stay unchanged. If an administrator has changed the catalogue, it is not written, because removed
 * entries must not come back; only the fits are added if there are none yet.
 */
async function write(database: Database): Promise<CatalogueChange> {
  return database.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction);
    const isChanged = await isChangedByAdministrator(transaction);
    if (isChanged && !(await hasNoFits(transaction)))
      throw new RefusedError('an administrator has changed the catalogue since it was written');
    const before = await countCatalogue(transaction);
    if (isChanged) await seedFits(transaction);
    else await seedCatalogue(transaction);
    const after = await countCatalogue(transaction);
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    if (!isSame)
      await recordAudit(transaction, { userId: null, action: 'catalogue.write', details: { before, after } });
    return { before, after };
  });
}

function describe({ before, after }: CatalogueChange): string {
  const line = (what: string, name: keyof CatalogueCounts) =>
    `${what}: ${after[name]}, ${after[name] - before[name]} new`;
  return [
    line('equipment', 'equipment'),
    line('equipment of works and activities', 'workEquipment'),
    line('equipment that goes with other equipment', 'requiredEquipment'),
    line('quieter equipment', 'quieterEquipment'),
    line('quieter methods', 'quieterMethods'),
    line('equipment of quieter methods', 'methodEquipment'),
    line('activities that quieter methods fit', 'methodFits'),
    line('classes and duties of equipment', 'equipmentClasses'),
    line('static plant', 'staticPlant'),
    `to be checked by an administrator, because no public document was read for the figures: ${after.unverified} of ${after.equipment}`,
  ].join('\n');
}

async function run(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new RefusedError('DATABASE_URL is not set');
  const { database, close } = openConnection(url, 2, (error) => console.error(error.message));
  try {
    console.log(describe(await write(database)));
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof RefusedError ? `refused, nothing changed: ${error.message}` : error);
  process.exitCode = 1;
}
