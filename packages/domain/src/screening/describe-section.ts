import { MITIGATED, UNMITIGATED } from '@quietsite/acoustics';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import { type DayString, dayNumber, toDay } from '../day.ts';
import type { ScreeningSection } from './section.ts';

/** The parameters of a section. */
export interface SectionQuestion {
  readonly pointId: number;
  readonly zoneId: number;
  readonly day: DayString;
  readonly run: 'unmitigated' | 'mitigated';
}

/** Null while screening is off, or if it is undecided (M-114). */
export function describeSection(
  calculation: LiveCalculation,
  { pointId, zoneId, day, run }: SectionQuestion,
): ScreeningSection | null {
  const { screening, snapshot } = calculation.prepared;
  const receiver = calculation.indexOf(pointId);
  const zone = snapshot.zones.findIndex(({ id }) => id === zoneId);
  if (screening === null || receiver < 0 || zone < 0) return null;
  const moment = { day: dayNumber(toDay(day)), run: run === 'mitigated' ? MITIGATED : UNMITIGATED, height: 0 };
  return screening.describeSection(receiver, zone, moment);
}
