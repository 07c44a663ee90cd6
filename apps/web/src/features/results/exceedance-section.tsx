import { VisuallyHidden } from '@mantine/core';
import type { ExceedanceDays } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './results.module.css';

/** The maximum number of days in a month. */
const MAX_DAYS = 31;

/** The number of days with exceedances, and their months. */
export function ExceedanceSection({ days }: { readonly days: ExceedanceDays }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { all, exceeds, borderline, busiest, first, last, months } = days;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('overview.days')}</h3>
      <p className={classes.figure}>
        <strong>{t('overview.daysExceed', { exceeds, count: all })}</strong>
        {borderline > 0 && <span> {t('overview.daysBorderline', { count: borderline })}</span>}
      </p>
      {first !== null && last !== null && <p className={classes.line}>{t('overview.between', { first, last })}</p>}
      {busiest && (
        <p className={classes.line}>
          {t('overview.busiest', { day: busiest.day, exceeds: busiest.exceeds, borderline: busiest.borderline })}
        </p>
      )}
      {first !== null && (
        <ol className={classes.months} aria-label={t('overview.months')}>
          {months.map((month) => (
            <Month key={month.month} month={month} />
          ))}
        </ol>
      )}
      {first !== null && months.length > 1 && (
        <p className={classes.axis} aria-hidden>
          <span>{months.at(0)?.month}</span>
          <span>{months.at(-1)?.month}</span>
        </p>
      )}
    </section>
  );
}

function Month({ month }: { readonly month: ExceedanceDays['months'][number] }) {
  const { t } = useTranslation();
  const words = describeMonth(t, month);
  const heights = {
    '--exceeds': month.exceeds / MAX_DAYS,
    '--borderline': month.borderline / MAX_DAYS,
  } as CSSProperties;
  return (
    <li style={heights} title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
    </li>
  );
}

const describeMonth = (t: TFunction, { month, exceeds, borderline }: ExceedanceDays['months'][number]): string =>
  t('overview.month', { month, exceeds, borderline });
