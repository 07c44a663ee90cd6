import type { DistrictCalendarRow } from '@quietsite/contracts';
import { type CalendarWeek, listWeeksOf } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatJudged, formatLevelLabel } from '../../../lib/format.ts';
import { toneOf } from '../model/figures.ts';
import type { Week } from '../model/weeks.ts';
import classes from './calendar.module.css';

interface CalendarRowProps {
  readonly row: DistrictCalendarRow;
  readonly name: string;
  readonly index: number;
  readonly top: number;
  readonly weeks: readonly Week[];
  readonly siteTitle: string;
  /** The week of the tab stop; null in all other rows. */
  readonly stopWeek: number | null;
  readonly isChosen: boolean;
}

/** The weeks of one receiver. Memoised, because there are a thousand cells. */
export const CalendarRow = memo(function CalendarRow(props: CalendarRowProps) {
  const { row, name, index, top, weeks, siteTitle, stopWeek, isChosen } = props;
  const { t } = useTranslation();
  const { loudest } = row;
  const [start, end] = [weeks[0]?.start, weeks.at(-1)?.end];
  const audible = useMemo(() => (start && end ? listWeeksOf(row.steps, { start, end }) : []), [row.steps, start, end]);
  return (
    <tr
      className={classes.line}
      style={{ top }}
      data-row={index}
      data-chosen={isChosen || undefined}
      aria-rowindex={index + 3}
    >
      <th
        scope="row"
        className={classes.name}
        title={t('districtPage.calendar.rowName', { receiver: name, site: siteTitle })}
      >
        {name}
      </th>
      <td className={classes.worst} data-verdict={loudest.verdict}>
        {formatJudged(loudest.level, loudest.criterion)}
      </td>
      {weeks.map((week) => {
        const found = audible[week.index] ?? null;
        return (
          <td
            key={week.index}
            className={classes.cell}
            data-week={week.index}
            data-tone={found ? toneOf(found, found.verdict) : undefined}
            data-clash={(found && found.clashDays > 0) || undefined}
            tabIndex={stopWeek === week.index ? 0 : -1}
            aria-label={describeCell(t, name, week, found)}
            // The accessible name has tenths; whole decibels in the cell would contradict it.
            data-figure={found && found.verdict !== 'satisfies' ? formatLevelLabel(found.level) : undefined}
          />
        );
      })}
    </tr>
  );
});

function describeCell(t: TFunction, receiver: string, { number }: Week, found: CalendarWeek | null) {
  if (found === null) return t('districtPage.calendar.silentCell', { receiver, week: number });
  const level = formatJudged(found.level, found.criterion);
  const verdict = t(`verdict.${found.verdict}`).toLowerCase();
  return t(`districtPage.calendar.${found.clashDays > 0 ? 'clashCell' : 'cell'}`, {
    ...{ receiver, week: number, level, verdict },
  });
}
