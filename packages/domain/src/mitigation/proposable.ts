import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.schema.ts';
import type { EquipmentClass, MethodFit, StaticPlant } from './fits.schema.ts';
import { findMethodFit, findSharedClass, findStaticPlant, type RowActivity } from './fits.ts';
import {
  type FittingEquipment,
  type FittingMethod,
  listFittingEquipment,
  listFittingMethods,
  listWorkingMachines,
  type PlanningCatalogue,
} from './fitting.ts';

/** A row with its activity. */
export type TaskRow = Pick<EquipmentEntry, 'equipmentId' | 'measures'> & RowActivity;

/** Usual design steps of barriers and enclosures: line of sight broken, equipment fully hidden. */
const SCREEN_STEPS_DBA = [-5, -10];

/** The methods for the equipment that are known to be suitable for the activity (MITI-42). */
export function listProposableMethods(
  row: TaskRow,
  catalogue: PlanningCatalogue,
): (FittingMethod & { readonly fit: MethodFit })[] {
  return listFittingMethods(row, catalogue).flatMap((method) => {
    const fit = findMethodFit(catalogue.fits, row, { methodName: method.methodName, replacesId: row.equipmentId });
    return fit ? [{ ...method, fit }] : [];
  });
}

/** The QPME of the same class and duty as the working equipment (MITI-43). */
export function listProposableEquipment(
  row: TaskRow,
  catalogue: PlanningCatalogue,
): (FittingEquipment & { readonly shared: EquipmentClass })[] {
  return listFittingEquipment(row, catalogue).flatMap((equipment) => {
    const shared = findSharedClass(catalogue.fits, row, equipment);
    return shared ? [{ ...equipment, shared }] : [];
  });
}

/**
 * Finds static plant among the working equipment: the row's own, or that of its method. A QPME has the class of what it
 * replaces.
 */
export function findEnclosable(row: TaskRow, catalogue: PlanningCatalogue): StaticPlant | null {
  const machines = listWorkingMachines(row, catalogue);
  return machines.map((id) => findStaticPlant(catalogue.fits, id)).find((plant) => plant !== null) ?? null;
}

/** Barriers or enclosures that reduce more than the row's current ones, in the usual design steps (MITI-44). */
export function listScreened(row: TaskRow, catalogue: PlanningCatalogue): RowMeasures[] {
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
