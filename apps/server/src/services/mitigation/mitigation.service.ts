import type { MitigationChange, Programme, SavedMitigation } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { listQuieterEquipment, listQuieterMethods } from '../../repositories/catalogue/catalogue.repository.ts';
import { linkMaterials } from '../../repositories/equipment/equipment-editing.repository.ts';
import { updateMeasures } from '../../repositories/mitigation/mitigation.repository.ts';
import { readProgramme } from '../../repositories/programme/programme.repository.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';
import { listChangedMeasures, listFileLinks, readMeasures, refuseFaultyMeasures } from './mitigation-change.ts';

export type MitigationService = ReturnType<typeof createMitigationService>;

export function createMitigationService({ database, access, clock, projects }: SavingDependencies<'getWithin'>) {
  return {
    /** Saves the measures of the changed rows; a save without changes keeps the results (MITI-30, U39, U60). */
    async save(user: AuthenticatedUser, projectId: number, sent: Readonly<MitigationChange>): Promise<SavedMitigation> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, sent.revision);
        const before = await readProgramme(transaction, projectId);
        await write(transaction, { projectId, userId: user.id, now: clock() }, sent, before);
        return {
          project: await projects.getWithin(transaction, user, projectId, rights),
          programme: await readProgramme(transaction, projectId),
        };
      });
    },
  };
}

interface Author {
  readonly projectId: number;
  readonly userId: number;
  readonly now: Date;
}

async function write(
  transaction: Executor,
  author: Author,
  { rows }: Readonly<MitigationChange>,
  before: Programme,
): Promise<void> {
  const catalogue = {
    methods: await listQuieterMethods(transaction),
    equipment: await listQuieterEquipment(transaction),
  };
  const settled = readMeasures(rows, before, catalogue);
  refuseFaultyMeasures(settled);
  const changed = listChangedMeasures(settled);
  const links = listFileLinks(settled, before);
  if (changed.length + links.length === 0) return;
  await updateMeasures(transaction, author.projectId, changed);
  await linkMaterials(transaction, author.projectId, links, author.now);
  const details = { rows: changed.length, files: links.length };
  await recordInputChange(transaction, {
    ...{ ...author, action: 'mitigation.save', details },
    isInputChanged: changed.length > 0,
  });
}
