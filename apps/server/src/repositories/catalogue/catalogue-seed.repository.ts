import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** Whether an administrator changed the catalogue manually, or by an import that was not undone. */
export async function isChangedByAdministrator(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ isChanged: boolean }>`
    select exists (select from catalogue.imports where undone_at is null) or exists (
      select from catalogue.equipment where provenance = 'administrator' or not is_active) as "isChanged"`.execute(db);
  return rows[0]?.isChanged ?? false;
}

/** Returns true for a database of a release without fits. Without fits, no quieter methods would be proposed. */
export async function hasNoFits(db: Executor): Promise<boolean> {
  const { methodFits, equipmentClasses, staticPlant } = await countCatalogue(db);
  const { rows } = await sql<{ isImported: boolean }>`
    select exists (select from catalogue.imports where undone_at is null
      and database in ('method-fits', 'equipment-classes', 'static-plant')) as "isImported"`.execute(db);
  return methodFits + equipmentClasses + staticPlant === 0 && rows[0]?.isImported === false;
}

export interface CatalogueCounts {
  readonly equipment: number;
  readonly workEquipment: number;
  readonly requiredEquipment: number;
  readonly quieterEquipment: number;
  readonly quieterMethods: number;
  readonly methodEquipment: number;
  readonly methodFits: number;
  readonly equipmentClasses: number;
  readonly staticPlant: number;
  /** Items whose figures were not checked against a public document. */
  readonly unverified: number;
}

export async function countCatalogue(db: Executor): Promise<CatalogueCounts> {
  const { rows } = await sql<CatalogueCounts>`
    select (select count(*) from catalogue.equipment) as equipment,
      (select count(*) from catalogue.work_equipment) as "workEquipment",
      (select count(*) from catalogue.required_equipment) as "requiredEquipment",
      (select count(*) from catalogue.quieter_equipment) as "quieterEquipment",
      (select count(*) from catalogue.quieter_methods) as "quieterMethods",
      (select count(*) from catalogue.quieter_method_equipment) as "methodEquipment",
      (select count(*) from catalogue.method_fits) as "methodFits",
      (select count(*) from catalogue.equipment_classes) as "equipmentClasses",
      (select count(*) from catalogue.static_plant) as "staticPlant",
      (select count(*) from catalogue.equipment where provenance <> 'verified') as unverified`.execute(db);
  return rows[0] as CatalogueCounts;
}
