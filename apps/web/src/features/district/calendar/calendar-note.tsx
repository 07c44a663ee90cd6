import { Button } from '@mantine/core';
import { MAX_CALENDAR_ROWS } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { describeCalculating } from '../model/describe-counts.ts';
import type { ContentsProps } from '../use-district.ts';
import classes from './calendar.module.css';

/** How many receivers are listed, what is still being calculated, and a link to list more. */
export function CalendarNote({ calendar, district }: Omit<ContentsProps, 'onPlay' | 'facts'>) {
  const { t } = useTranslation();
  const { receiverCount, clashCount, pending, rows, sites } = calendar;
  const isCut = rows.length < Math.min(receiverCount, MAX_CALENDAR_ROWS);
  // The map shows this note itself.
  const isTable = district.address.view === 'table';
  const hasFailed = district.query.isRefetchError;
  return (
    <p className={classes.note}>
      {(pending === 0 || clashCount > 0) && (
        <span>
          {t('districtPage.calendar.counts', {
            receivers: t('districtPage.calendar.receivers', { count: receiverCount }),
            sites: t('districtPage.player.sites', { count: sites.length }),
            clashes: t('districtPage.calendar.withClash', { count: clashCount }),
            year: district.address.year,
          })}
        </span>
      )}
      {rows.length < receiverCount && <span>{t('districtPage.calendar.worstOf', { shown: rows.length })}</span>}
      {isCut && (
        <Button
          variant="subtle"
          size="compact-xs"
          loading={district.query.isPlaceholderData}
          onClick={district.showAll}
        >
          {receiverCount > MAX_CALENDAR_ROWS
            ? t('districtPage.calendar.showMost', { count: MAX_CALENDAR_ROWS })
            : t('districtPage.calendar.showAll', { count: receiverCount })}
        </Button>
      )}
      <span role="status">
        {pending > 0 && isTable && <strong>{describeCalculating(t, calendar)}</strong>}
        {pending === 0 && rows.length === 0 && t('districtPage.empty.silent')}
        {hasFailed && ` ${t('districtPage.empty.notRenewed')}`}
      </span>
      {hasFailed && (
        <Button variant="default" size="compact-xs" onClick={() => void district.query.refetch()}>
          {t('action.retry')}
        </Button>
      )}
    </p>
  );
}
