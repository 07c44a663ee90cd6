import type { DistrictCalendarRow } from '@quietsite/contracts';
import { toDay } from '@quietsite/domain';

/** A calendar row with default values. */
export const calendarRow = (changes: Partial<DistrictCalendarRow> = {}): DistrictCalendarRow => ({
  ...{
    projectId: 1,
    pointId: 1,
    name: 'N1',
    buildingId: 1,
    buildingName: 'Block A',
    clashDays: 0,
    alsoPointIds: [],
    steps: [],
  },
  position: [835_000, 817_000] as unknown as DistrictCalendarRow['position'],
  loudest: { day: toDay('2027-03-01'), level: 70, criterion: 75, verdict: 'satisfies' },
  ...changes,
});
