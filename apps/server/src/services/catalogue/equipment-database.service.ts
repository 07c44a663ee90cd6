import type { DatabaseEquipmentChange, DatabaseEquipmentRow } from '@quietsite/contracts';
import { type EquipmentFields, keysOf } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import {
  BY_ADMINISTRATOR,
  listStoredEquipment,
  lockCatalogue,
  type StoredEquipment,
  writeEquipment,
} from '../../repositories/catalogue/equipment-database.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { requireAdmin } from '../administration/admin-permission.ts';

export type EquipmentDatabaseService = ReturnType<typeof createEquipmentDatabaseService>;

/** The equipment table of the portal, edited row by row (ADMIN-14). */
export function createEquipmentDatabaseService({ database }: { readonly database: Database }) {
  return {
    async list(user: AuthenticatedUser): Promise<DatabaseEquipmentRow[]> {
      requireAdmin(user);
      return (await listStoredEquipment(database)).filter(({ isActive }) => isActive).map(toRow);
    },

    async change(
      user: AuthenticatedUser,
      equipmentId: number,
      { revision, ...fields }: DatabaseEquipmentChange,
    ): Promise<DatabaseEquipmentRow> {
      requireAdmin(user);
      return database.transaction().execute(async (transaction) => {
        await lockCatalogue(transaction);
        const all = await listStoredEquipment(transaction);
        const item = all.find(({ id }) => id === equipmentId);
        if (!item?.isActive) throw new AppError('NOT_FOUND');
        if (item.revision !== revision) throw new AppError('CONFLICT');
        refuseTaken(all, equipmentId, fields);
        await writeEquipment(transaction, [{ ...fields, id: equipmentId, ...BY_ADMINISTRATOR }]);
        const details = { equipmentId, name: fields.name, fields: listChanges(item, fields) };
        await recordAudit(transaction, { userId: user.id, action: 'catalogue.edit', details });
        return toRow({ ...item, ...fields, revision: revision + 1 });
      });
    },
  };
}

/** Archived equipment is compared too, because it would have the name again when restored. */
function refuseTaken(all: readonly StoredEquipment[], id: number, { officialId, name }: EquipmentFields): void {
  if (all.some((other) => other.id !== id && other.officialId === officialId && other.name === name))
    throw new AppError('EQUIPMENT_TAKEN');
}

const toRow = ({ isActive, provenance, source, ...row }: StoredEquipment): DatabaseEquipmentRow => row;

const listChanges = (before: StoredEquipment, after: EquipmentFields): string[] =>
  keysOf(after).filter((field) => before[field] !== after[field]);
