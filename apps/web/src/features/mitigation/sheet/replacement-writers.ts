import {
  type FittingEquipment,
  type FittingMethod,
  findMethodFit,
  findSharedClass,
  listFittingEquipment,
  listFittingMethods,
  MAX_EQUIPMENT_NAME_LENGTH,
  needsModelNumber,
  type RowMeasures,
  withEquipment,
  withMethod,
} from '@quietsite/domain';
import type { TFunction } from 'i18next';
import type { CellOutcome, SheetChoice } from '../../../ui/sheet/sheet-types.ts';
import { type WriteContext, withMeasures } from './measure-writers.ts';
import type { MitigationRow } from './mitigation-rows.ts';

type Row = MitigationRow;
type Outcome = CellOutcome<Row>;

/** A suitable replacement and its label in the list. */
interface Replacement {
  readonly label: string;
  /** According to the administrator's lists. Others can be chosen too. */
  readonly fits: boolean;
  readonly measures: RowMeasures;
}

type MethodLabelFields = Pick<FittingMethod, 'methodName' | 'equipmentName' | 'soundPower'>;
type EquipmentLabelFields = Pick<FittingEquipment, 'name' | 'soundPower'>;

const labelMethod = (t: TFunction, fields: MethodLabelFields) => t('mitigation.methodChoice', { ...fields });
const labelEquipment = (t: TFunction, fields: EquipmentLabelFields) => t('mitigation.equipmentChoice', { ...fields });

export function listMethods({ t, catalogue }: WriteContext, row: Row): readonly Replacement[] {
  const replacesId = row.equipmentId;
  return fittingFirst(
    listFittingMethods(row, catalogue).map((method) => ({
      label: labelMethod(t, method),
      fits: findMethodFit(catalogue.fits, row, { methodName: method.methodName, replacesId }) !== null,
      measures: withMethod(row.measures, method),
    })),
  );
}

export function listEquipment({ t, catalogue }: WriteContext, row: Row): readonly Replacement[] {
  return fittingFirst(
    listFittingEquipment(row, catalogue).map((equipment) => ({
      label: labelEquipment(t, equipment),
      fits: findSharedClass(catalogue.fits, row, equipment) !== null,
      measures: withEquipment(row.measures, equipment),
    })),
  );
}

/** Replacements known to suit the activity come first (MITI-47). */
const fittingFirst = (replacements: readonly Replacement[]): readonly Replacement[] => [
  ...replacements.filter(({ fits }) => fits),
  ...replacements.filter(({ fits }) => !fits),
];

/** Whether the text was copied from the list of other equipment. It is then not a custom name. */
function isOfOtherEquipment({ t, catalogue: { methods, equipment } }: WriteContext, typed: string): boolean {
  const isMethod = methods.some((method) =>
    method.equipment.some(({ name, soundPower }) =>
      sameText(labelMethod(t, { methodName: method.name, equipmentName: name, soundPower }), typed),
    ),
  );
  return (
    isMethod ||
    equipment.some(({ quieterName, soundPower }) =>
      sameText(labelEquipment(t, { name: quieterName, soundPower }), typed),
    )
  );
}

/** A blank option, then the replacements. */
export const toChoices = (t: TFunction, replacements: readonly Replacement[]): readonly SheetChoice[] => [
  { value: '', label: t('mitigation.noReplacement') },
  ...replacements.map(({ label, fits }) => ({
    value: label,
    label: fits ? label : t('mitigation.notKnownToFit', { label }),
  })),
];

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The text of the cell: the list label if name and figure match the catalogue, otherwise only the name. */
export function readMethod(context: WriteContext, row: Row): string {
  const { quieterMethodName: name, quieterMethodSoundPower: power } = row.measures;
  const listed = listMethods(context, row).find(
    ({ measures }) => measures.quieterMethodName === name && measures.quieterMethodSoundPower === power,
  );
  return listed?.label ?? name;
}

export function readEquipment(context: WriteContext, row: Row): string {
  const { quieterEquipmentName: name, quieterEquipmentSoundPower: power } = row.measures;
  const listed = listEquipment(context, row).find(
    ({ measures }) => measures.quieterEquipmentName === name && measures.quieterEquipmentSoundPower === power,
  );
  return listed?.label ?? name;
}

/** Accepts a list entry by its label or name (then the quietest), a custom name, or blank (MITI-15). */
export function writeMethod(context: WriteContext, row: Row, text: string): Outcome {
  const { t } = context;
  const typed = text.trim();
  const listed = listMethods(context, row);
  const chosen =
    listed.find(({ label }) => sameText(label, typed)) ??
    listed.find(({ measures }) => sameText(measures.quieterMethodName, typed));
  const hadEquipment = row.measures.quieterEquipmentName !== '';
  const lostNote = hadEquipment ? { note: t('mitigation.equipmentLost') } : {};
  if (chosen) return { row: withMeasures(context, row, chosen.measures), ...lostNote };
  const withoutMethod = withMethod(row.measures, null);
  if (typed === '') return { row: withMeasures(context, row, withoutMethod), ...lostNote };
  if (isOfOtherEquipment(context, typed)) return { fault: t('mitigation.otherMachine') };
  if (typed.length > MAX_EQUIPMENT_NAME_LENGTH) return { fault: t('mitigation.fault.MEASURE_TEXT_TOO_LONG') };
  const { quieterMethodSoundPower } = row.measures;
  const custom = { ...withoutMethod, quieterMethodName: typed, quieterMethodSoundPower };
  return { row: withMeasures(context, row, custom), note: t('mitigation.ownMethod', { name: typed }) };
}

/** A name that gives only the kind of equipment gets a hint (MITI-16, MITI-41). */
export function writeEquipment(context: WriteContext, row: Row, text: string): Outcome {
  const { t } = context;
  const typed = text.trim();
  const listed = listEquipment(context, row);
  const chosen =
    listed.find(({ label }) => sameText(label, typed)) ??
    listed.find(({ measures }) => sameText(measures.quieterEquipmentName, typed));
  if (chosen) return { row: withMeasures(context, row, chosen.measures), ...hintOf(t, chosen.measures) };
  if (typed === '') return { row: withMeasures(context, row, withEquipment(row.measures, null)) };
  if (isOfOtherEquipment(context, typed)) return { fault: t('mitigation.otherMachine') };
  if (typed.length > MAX_EQUIPMENT_NAME_LENGTH) return { fault: t('mitigation.fault.MEASURE_TEXT_TOO_LONG') };
  const custom = { ...row.measures, quieterEquipmentName: typed };
  const hint = hintOf(t, custom);
  return { row: withMeasures(context, row, custom), note: hint.note ?? t('mitigation.ownEquipment', { name: typed }) };
}

const hintOf = (t: TFunction, { quieterEquipmentName }: RowMeasures): { readonly note?: string } =>
  needsModelNumber(quieterEquipmentName) ? { note: t('mitigation.modelNumber') } : {};
