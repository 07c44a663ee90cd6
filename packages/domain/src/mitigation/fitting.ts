import { type EquipmentEntry, NO_MEASURES, type RowMeasures } from '../equipment/equipment.ts';
import type { CatalogueFits } from './fits.ts';
import { hasMethod } from './measures.ts';

/** What quieter ways the catalogue knows (EQUIP-49, EQUIP-50). */
export interface QuieterCatalogue {
  readonly methods: readonly CatalogueMethod[];
  readonly equipment: readonly CatalogueQuieterEquipment[];
}

/** With what an administrator says about where they fit: the ground of every proposal (MITI-42). */
export interface PlanningCatalogue extends QuieterCatalogue {
  readonly fits: CatalogueFits;
}

interface CatalogueMethod {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly equipment: readonly {
    readonly replacesId: number;
    readonly equipmentId: number;
    readonly name: string;
    readonly soundPower: number;
    readonly hammerDba: number;
  }[];
}

interface CatalogueQuieterEquipment {
  readonly quieterId: number;
  readonly quieterName: string;
  readonly soundPower: number;
  readonly replacesId: number;
}

/** A quieter method with the machine that does the work instead. */
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
  /** The machine that it stands in for. */
  readonly replacesId: number;
}

type FittedRow = Pick<EquipmentEntry, 'equipmentId' | 'measures'>;

/** The methods that replace the machine of a row, the quietest first. */
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

/** The QPME for the machine at work: that of the method where one is used, which may have none (Q119). */
export function listFittingEquipment(row: FittedRow, catalogue: QuieterCatalogue): FittingEquipment[] {
  const replaced = new Set(listWorkingMachines(row, catalogue));
  return catalogue.equipment
    .filter(({ replacesId }) => replaced.has(replacesId))
    .map(({ quieterId, quieterName, soundPower, replacesId }) => ({
      ...{ equipmentId: quieterId, name: quieterName, soundPower, replacesId },
    }))
    .sort(byLoudness(({ name }) => name));
}

/** The machines that may stand for a row: its own, or those of its method; of one that somebody named none is known. */
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

/** Another method, or none; a QPME that was chosen for the machine before goes with it (Q119). */
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
