import { type DayString, type EquipmentEntry, isDay, type RowContext } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import type { CellOrigin, CellOutcome } from '../../ui/sheet/sheet-types.ts';
import type { CellContext } from './equipment-writers.ts';

type Row = EquipmentEntry;
type Outcome = CellOutcome<Row>;

/**
 * Blank means the day of the activity (EQUIP-40). A day outside the activity becomes its first or last day (EQUIP-25).
 */
export function writeDay(
  { t, place: { task } }: CellContext,
  row: Row,
  field: 'start' | 'end',
  text: string,
  origin: CellOrigin,
): Outcome {
  const typed = text.trim() === '' ? task[field] : text.trim();
  if (!isDay(typed)) return { fault: t('equipment.notDay', { text }) };
  const clamped = clampDay(typed, task);
  if (clamped === typed) return writeOtherDay(t, row, field, typed, origin);
  const days = { start: task.start, end: task.end };
  if (origin === 'pasted') return { fault: t('equipment.fault.DATES_OUTSIDE_TASK', days) };
  const outcome = writeOtherDay(t, row, field, clamped, origin);
  const note = t('equipment.clampedDay', { title: t(`equipment.columns.${field}`), value: clamped, ...days });
  return 'fault' in outcome ? outcome : { ...outcome, note };
}

/** Comparing days as text is correct because they are written yyyy-mm-dd. */
function clampDay(day: DayString, { start, end }: RowContext['task']): DayString {
  if (day < start) return start;
  return day > end ? end : day;
}

/** The first of a pasted pair may be invalid until the second is there, so validation happens for the whole row. */
function writeOtherDay(t: TFunction, row: Row, field: 'start' | 'end', day: DayString, origin: CellOrigin): Outcome {
  const changed = { ...row, [field]: day };
  if (origin === 'typed' && changed.end < changed.start) return { fault: t('equipment.fault.END_BEFORE_START') };
  return { row: changed };
}
