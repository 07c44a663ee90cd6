import {
  completeMeasures,
  MAX_EQUIPMENT_NAME_LENGTH,
  MIN_BARRIER_DBA,
  MIN_CUSTOM_DBA,
  MIN_ENCLOSURE_DBA,
  type MitigationStage,
  numberRule,
  type PlanningCatalogue,
  type RowMeasures,
} from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { clampNumber, readNumber, type TitledLimits } from '../../../ui/sheet/clamp-number.ts';
import type { CellOrigin, CellOutcome } from '../../../ui/sheet/sheet-types.ts';
import type { MitigationRow } from './mitigation-rows.ts';

type Row = MitigationRow;
type Outcome = CellOutcome<Row>;

export interface WriteContext {
  readonly t: TFunction;
  readonly catalogue: PlanningCatalogue;
}

/** The row with other measures. Values derived from the catalogue are updated here as on the server (U23). */
export const withMeasures = ({ catalogue }: Pick<WriteContext, 'catalogue'>, row: Row, measures: RowMeasures): Row => ({
  ...row,
  measures: completeMeasures({ equipmentId: row.equipmentId, measures: row.storedMeasures }, measures, catalogue),
});

/** The replacement whose sound power a stage shows: the method in stage 1, later the QPME if there is one. */
export function replacementOf({ measures }: Pick<Row, 'measures'>, stage: MitigationStage) {
  const isMethod = stage === 1 || measures.quieterEquipmentName === '';
  return isMethod
    ? { kind: 'method' as const, name: measures.quieterMethodName, soundPower: measures.quieterMethodSoundPower }
    : {
        kind: 'equipment' as const,
        name: measures.quieterEquipmentName,
        soundPower: measures.quieterEquipmentSoundPower,
      };
}

/** From 0 to 1000 and not empty (MITI-36). Without a replacement there is no sound power. */
export function writePower(
  context: WriteContext,
  row: Row,
  stage: MitigationStage,
  text: string,
  origin: CellOrigin,
): Outcome {
  const { t } = context;
  const { kind, name } = replacementOf(row, stage);
  if (name === '') {
    // An empty pasted cell leaves an empty cell unchanged.
    if (text.trim() === '') return { row };
    return { fault: t(stage === 1 ? 'mitigation.methodFirst' : 'mitigation.equipmentFirst') };
  }
  const { min, max } = numberRule('soundPower');
  const limits = { title: t('mitigation.replacementPower'), min, max };
  const field = kind === 'method' ? 'quieterMethodSoundPower' : 'quieterEquipmentSoundPower';
  return writeNumber(context, row, field, text, limits, origin);
}

const REDUCTIONS = {
  enclosureDba: MIN_ENCLOSURE_DBA,
  barrierDba: MIN_BARRIER_DBA,
  customMethodDba: MIN_CUSTOM_DBA,
} as const;

export type Reduction = keyof typeof REDUCTIONS;

/** MITI-37 to MITI-39: from the minimum to 0 and not empty. A reduction of 5 dB may be written as 5 or -5 (MITI-46). */
export function writeReduction(
  context: WriteContext,
  row: Row,
  field: Reduction,
  text: string,
  origin: CellOrigin,
): Outcome {
  const limits = { title: context.t(`mitigation.${field}`), min: REDUCTIONS[field], max: 0 };
  const value = readNumber(text);
  const reduction = value > 0 ? String(-value) : text;
  return writeNumber(context, row, field, reduction, limits, origin);
}

/** Writes the name of a custom method (MITI-40). */
export function writeCustomName(context: WriteContext, row: Row, text: string): Outcome {
  const customMethodName = text.trim();
  if (customMethodName.length > MAX_EQUIPMENT_NAME_LENGTH)
    return { fault: context.t('mitigation.fault.MEASURE_TEXT_TOO_LONG') };
  return { row: withMeasures(context, row, { ...row.measures, customMethodName }) };
}

type NumberField = Reduction | 'quieterMethodSoundPower' | 'quieterEquipmentSoundPower';

function writeNumber(
  context: WriteContext,
  row: Row,
  field: NumberField,
  text: string,
  limits: TitledLimits,
  origin: CellOrigin,
): Outcome {
  const { t } = context;
  const value = readNumber(text);
  if (text.trim() === '') return { fault: t('mitigation.empty', { ...limits }) };
  if (Number.isNaN(value)) return { fault: t('equipment.notNumber', { text }) };
  const clamped = clampNumber(t, value, limits, origin);
  if ('fault' in clamped) return clamped;
  const { value: kept, ...note } = clamped;
  return { row: withMeasures(context, row, { ...row.measures, [field]: kept }), ...note };
}
