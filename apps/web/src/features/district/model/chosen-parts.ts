import type { DistrictCalendar } from '@quietsite/contracts';
import { stepOn } from '@quietsite/domain';
import type { PartsRequest } from '../district-calls.ts';
import type { DayFacts, District } from '../use-district.ts';
import { findRow } from './places.ts';

interface Shown {
  readonly calendar: DistrictCalendar;
  readonly district: Pick<District, 'address'>;
  readonly facts: Pick<DayFacts, 'clashes'>;
}

/**
 * The parts to show for the selected receiver: those of the day if it has a clash or nothing else is known, otherwise
 * those of the worst listed day. Uses the day in the address, because playback would request every day.
 */
export function chosenParts({ calendar, district, facts }: Shown): PartsRequest | null {
  const { pointId, scope, day } = district.address;
  const row = findRow(calendar.rows, pointId);
  if (!row) return null;
  const { projectId } = row;
  const step = stepOn(row.steps, day);
  const listed = facts.clashes.find((clash) => clash.row === row);
  if (listed && !step?.isClash) return { projectId, pointId: row.pointId, day: listed.worst.day, scope };
  if (step === undefined || step.level === null) return null;
  return { projectId, pointId: row.pointId, day, scope };
}
