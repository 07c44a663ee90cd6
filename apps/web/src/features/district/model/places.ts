import type { DistrictCalendarRow } from '@quietsite/contracts';

/** The row of a receiver, or of the place it shares with receivers of other projects. */
export const findRow = (
  rows: readonly DistrictCalendarRow[],
  pointId: number | null,
): DistrictCalendarRow | undefined =>
  pointId === null ? undefined : rows.find((row) => row.pointId === pointId || row.alsoPointIds.includes(pointId));
