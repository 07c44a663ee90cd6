import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.ts';
import {
  type EquipmentClass,
  findMethodFit,
  findSharedClass,
  findStaticPlant,
  type MethodFit,
  type StaticPlant,
  type WorkPlace,
} from './fits.ts';
import {
  type FittingEquipment,
  type FittingMethod,
  listFittingEquipment,
  listFittingMethods,
  listWorkingMachines,
  type PlanningCatalogue,
} from './fitting.ts';

/** A row with the activity that it works for. */
export type PlacedRow = Pick<EquipmentEntry, 'equipmentId' | 'measures'> & WorkPlace;

/** The steps in which barriers and enclosures are designed: the line of sight broken, the machine out of sight. */
const SCREEN_STEPS_DBA = [-5, -10];

/** Of the methods for the machine those that are known to suit the activity (MITI-42). */
export function listProposableMethods(
  row: PlacedRow,
  catalogue: PlanningCatalogue,
): (FittingMethod & { readonly fit: MethodFit })[] {
  return listFittingMethods(row, catalogue).flatMap((method) => {
    const fit = findMethodFit(catalogue.fits, row, { methodName: method.methodName, replacesId: row.equipmentId });
    return fit ? [{ ...method, fit }] : [];
  });
}

/** Of the QPME for the machine at work those of its own class and duty (MITI-43). */
export function listProposableEquipment(
  row: PlacedRow,
  catalogue: PlanningCatalogue,
): (FittingEquipment & { readonly shared: EquipmentClass })[] {
  return listFittingEquipment(row, catalogue).flatMap((equipment) => {
    const shared = findSharedClass(catalogue.fits, row, equipment);
    return shared ? [{ ...equipment, shared }] : [];
  });
}

/** The machine at work is static plant: its own, or that of its method; a QPME is of the class of what it replaces. */
export function findEnclosable(row: PlacedRow, catalogue: PlanningCatalogue): StaticPlant | null {
  const machines = listWorkingMachines(row, catalogue);
  return machines.map((id) => findStaticPlant(catalogue.fits, id)).find((plant) => plant !== null) ?? null;
}

/** A barrier or an enclosure that takes off more than the row has of it, in the steps practice uses (MITI-44). */
export function listScreened(row: PlacedRow, catalogue: PlanningCatalogue): RowMeasures[] {
  const { measures } = row;
  const offered = findEnclosable(row, catalogue)?.enclosureDba ?? 0;
  const enclosures = new Set([
    ...SCREEN_STEPS_DBA.filter((step) => step >= offered),
    ...(offered < 0 ? [offered] : []),
  ]);
  return [
    ...SCREEN_STEPS_DBA.filter((step) => step < measures.barrierDba).map((barrierDba) => ({ ...measures, barrierDba })),
    ...[...enclosures]
      .filter((step) => step < measures.enclosureDba)
      .map((enclosureDba) => ({ ...measures, enclosureDba })),
  ];
}
