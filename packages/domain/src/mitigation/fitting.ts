import type { QuieterEquipment, QuieterMethod } from '../equipment/catalogue.schema.ts';
import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.schema.ts';
import { NO_MEASURES } from '../equipment/equipment.ts';
import type { CatalogueFits } from './fits.schema.ts';
import { hasMethod } from './measures.ts';

/** The quieter alternatives in the catalogue (EQUIP-49, EQUIP-50). */
export interface QuieterCatalogue {
  readonly methods: readonly QuieterMethod[];
  readonly equipment: readonly Omit<QuieterEquipment, 'replacesName'>[];
}

/** Adds the administrator's data on where they are suitable, on which every proposal is based (MITI-42). */
export interface PlanningCatalogue extends QuieterCatalogue {
  readonly fits: CatalogueFits;
}

/** A quieter method with the equipment that does the work instead. */
export interface FittingMethod {
  readonly methodName: string;
  readonly description: string;
  readonly equipmentId: number;
  readonly equipmentName: string;
  readonly soundPower: number;
  readonly hammerDba: number;
}

export interface FittingEquipment {
  readonly equipmentId: number;
  readonly name: string;
  readonly soundPower: number;
  /** The equipment that it replaces. */
  readonly replacesId: number;
}

type FittedRow = Pick<EquipmentEntry, 'equipmentId' | 'measures'>;

/** The methods that replace the equipment of a row, quietest first. */
export function listFittingMethods(
  { equipmentId }: Pick<EquipmentEntry, 'equipmentId'>,
  { methods }: QuieterCatalogue,
): FittingMethod[] {
  return methods
    .flatMap((method) =>
      method.equipment
        .filter(({ replacesId }) => replacesId === equipmentId)
        .map(({ name, replacesId: _, ...entry }) => ({
          ...{ methodName: method.name, description: method.description, equipmentName: name },
          ...entry,
        })),
    )
    .sort(byLoudness(({ methodName, equipmentName }) => `${methodName} ${equipmentName}`));
}

/** The QPME for the working equipment: that of the method if one is used, which may have none (Q119). */
export function listFittingEquipment(row: FittedRow, catalogue: QuieterCatalogue): FittingEquipment[] {
  const replaced = new Set(listWorkingMachines(row, catalogue));
  return catalogue.equipment
    .filter(({ replacesId }) => replaced.has(replacesId))
    .map(({ quieterId, quieterName, soundPower, replacesId }) => ({
      ...{ equipmentId: quieterId, name: quieterName, soundPower, replacesId },
    }))
    .sort(byLoudness(({ name }) => name));
}

/** The equipment that may do the work of a row: its own, or that of its method. Empty for user-defined equipment. */
export function listWorkingMachines(row: FittedRow, catalogue: QuieterCatalogue): number[] {
  const { measures, equipmentId } = row;
  if (!hasMethod(measures)) return equipmentId === null ? [] : [equipmentId];
  const named = listFittingMethods(row, catalogue).filter(
    ({ methodName }) => methodName === measures.quieterMethodName,
  );
  const chosen = named.filter(({ soundPower }) => soundPower === measures.quieterMethodSoundPower);
  return (chosen.length > 0 ? chosen : named).map((method) => method.equipmentId);
}

const byLoudness =
  <Choice extends { readonly soundPower: number }>(nameOf: (choice: Choice) => string) =>
  (one: Choice, other: Choice): number =>
    one.soundPower - other.soundPower || nameOf(one).localeCompare(nameOf(other), 'en');

/** Sets another method, or none. A QPME chosen for the previous equipment is removed (Q119). */
export function withMethod(measures: RowMeasures, method: FittingMethod | null): RowMeasures {
  const { quieterEquipmentName, quieterEquipmentSoundPower, quieterEquipmentDefaultSoundPower } = NO_MEASURES;
  return {
    ...measures,
    quieterMethodName: method?.methodName ?? '',
    quieterMethodSoundPower: method?.soundPower ?? 0,
    customQuieterMethodName: '',
    hammerDba: method?.hammerDba ?? 0,
    ...{ quieterEquipmentName, quieterEquipmentSoundPower, quieterEquipmentDefaultSoundPower },
  };
}

export function withEquipment(measures: RowMeasures, equipment: FittingEquipment | null): RowMeasures {
  return {
    ...measures,
    quieterEquipmentName: equipment?.name ?? '',
    quieterEquipmentSoundPower: equipment?.soundPower ?? 0,
    quieterEquipmentDefaultSoundPower: equipment?.soundPower ?? 0,
  };
}
