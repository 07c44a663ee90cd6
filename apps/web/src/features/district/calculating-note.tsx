import { Progress } from '@mantine/core';
import type { DistrictCalendar } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import classes from './district.module.css';
import { describeCalculating } from './model/describe-counts.ts';

/** A note on the map while the calendars of its sites are being calculated. */
export function CalculatingNote({ calendar }: { readonly calendar: Pick<DistrictCalendar, 'pending' | 'sites'> }) {
  const { t } = useTranslation();
  const { pending, sites } = calendar;
  if (pending === 0) return null;
  const text = describeCalculating(t, calendar);
  return (
    <div className={classes.calculating}>
      <p role="status">
        <strong>{text}</strong> {t('districtPage.calendar.calculatingHint')}
      </p>
      <Progress value={(100 * (sites.length - pending)) / sites.length} size="sm" aria-label={text} />
    </div>
  );
}
