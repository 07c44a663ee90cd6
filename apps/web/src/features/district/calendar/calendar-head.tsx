import type { DayString } from '@quietsite/domain';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { describeWeekCount, UNKNOWN } from '../model/describe-counts.ts';
import { listMonths, type Week } from '../model/weeks.ts';
import classes from './calendar.module.css';

interface CalendarHeadProps {
  readonly weeks: readonly Week[];
  readonly weekIndex: number;
  readonly onDay: (day: DayString) => void;
}

/** The header row: months and weeks. */
export const CalendarHead = memo(function CalendarHead({ weeks, weekIndex, onDay }: CalendarHeadProps) {
  const { t } = useTranslation();
  const months = useMemo(() => listMonths(weeks), [weeks]);
  return (
    <thead className={classes.head}>
      <tr className={classes.months} aria-rowindex={1}>
        {months.map(({ month, first, count }) => (
          <th
            key={month}
            scope="colgroup"
            colSpan={count}
            style={{ gridColumn: `${first + 3} / span ${count}` }}
            aria-label={month}
          >
            {count > 1 && month}
          </th>
        ))}
      </tr>
      <tr aria-rowindex={2}>
        <th scope="col" className={classes.title}>
          {t('districtPage.calendar.receiver')}
        </th>
        <th scope="col" className={classes.worstTitle}>
          {t('districtPage.calendar.worst')}
        </th>
        {weeks.map(({ index, number, start, end }) => (
          <th
            key={index}
            scope="col"
            className={classes.weekHead}
            data-shown={index === weekIndex || undefined}
            title={t('districtPage.week.dates', { from: start, to: end })}
            aria-label={t('districtPage.week.name', { number })}
            onClick={() => onDay(start)}
          >
            {number % 2 === 1 || index === weekIndex ? number : ''}
          </th>
        ))}
      </tr>
    </thead>
  );
});

interface ClashRowProps {
  readonly weeks: readonly Week[];
  readonly clashesByWeek: readonly number[];
  readonly isKnown: boolean;
  readonly rowIndex: number;
}

/** The number of receivers with a clash in each week. */
export const ClashRow = memo(function ClashRow({ weeks, clashesByWeek, isKnown, rowIndex }: ClashRowProps) {
  const { t } = useTranslation();
  return (
    <tfoot className={classes.foot}>
      <tr aria-rowindex={rowIndex}>
        <th scope="row" colSpan={2} className={classes.footTitle}>
          {t('districtPage.calendar.clashesOfWeek')}
        </th>
        {weeks.map(({ index, number }) => (
          <td
            key={index}
            className={classes.footCell}
            data-long={(clashesByWeek[index] ?? 0) >= 100 || undefined}
            aria-label={describeWeekCount(t, { number, count: clashesByWeek[index] ?? 0, isKnown })}
          >
            {clashesByWeek[index] || (isKnown ? '' : UNKNOWN)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
});
