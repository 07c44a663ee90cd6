import type { SiteClash, SiteClashes } from '@quietsite/contracts';
import type { DistrictAddress, DistrictChange } from './address.ts';

/** The address change that shows a clash on its worst day, as if all submitted sites were approved. */
export const showClash = ({ pointId, worst: { day } }: Pick<SiteClash, 'pointId' | 'worst'>): DistrictChange => ({
  ...{ pointId, day, year: Number(day.slice(0, 4)), scope: 'submitted' },
});

/** The worst clash of a site once all calendars are known, unless the address names a day or a receiver. */
export function worstToShow(
  data: SiteClashes | undefined,
  { hasDay, pointId }: Pick<DistrictAddress, 'hasDay' | 'pointId'>,
): SiteClash | null {
  if (data === undefined || data.pending > 0 || hasDay || pointId !== null) return null;
  return data.clashes[0] ?? null;
}
