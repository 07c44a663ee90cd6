import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import tables from '../../../ui/data-table.module.css';
import type { ShiftedTask } from '../shift-tasks.ts';
import classes from './advice.module.css';

interface AdviceShiftsProps {
  readonly shifted: readonly ShiftedTask[];
  readonly tickedIds: ReadonlySet<number>;
  readonly overlaps: ReadonlyMap<number, readonly string[]>;
  readonly onTick: (ids: readonly number[], isTicked: boolean) => void;
  /** Shows it on the chart. */
  readonly onSelect: (taskId: number) => void;
}

export function AdviceShifts({ shifted, tickedIds, overlaps, onTick, onSelect }: AdviceShiftsProps) {
  const { t } = useTranslation();
  const ids = shifted.map(({ before }) => before.id);
  return (
    <table className={`${tables.table} ${classes.table}`} aria-label={t('scheduleAdvice.result.shifts')}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              size="xs"
              aria-label={t('scheduleAdvice.result.takeAll')}
              checked={tickedIds.size === ids.length}
              indeterminate={tickedIds.size > 0 && tickedIds.size < ids.length}
              onChange={() => onTick(ids, tickedIds.size < ids.length)}
            />
          </th>
          <th scope="col">{t('scheduleAdvice.result.activity')}</th>
          <th scope="col">{t('scheduleAdvice.result.from')}</th>
          <th scope="col">{t('scheduleAdvice.result.to')}</th>
          <th scope="col">{t('scheduleAdvice.result.moved')}</th>
        </tr>
      </thead>
      <tbody>
        {shifted.map((entry) => (
          <ShiftRow
            key={entry.before.id}
            entry={entry}
            isTicked={tickedIds.has(entry.before.id)}
            overlapped={overlaps.get(entry.before.id) ?? []}
            {...{ onTick, onSelect }}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ShiftRowProps extends Pick<AdviceShiftsProps, 'onTick' | 'onSelect'> {
  readonly entry: ShiftedTask;
  readonly isTicked: boolean;
  /** Names of newly overlapped activities. */
  readonly overlapped: readonly string[];
}

function ShiftRow({ entry, isTicked, overlapped, onTick, onSelect }: ShiftRowProps) {
  const { t } = useTranslation();
  const { before, after, days, savedDays } = entry;
  const { id, name } = before;
  return (
    <tr data-declined={!isTicked || undefined}>
      <td>
        <Checkbox
          size="xs"
          aria-label={t('scheduleAdvice.result.takeNamed', { name })}
          checked={isTicked}
          onChange={({ currentTarget: { checked } }) => onTick([id], checked)}
        />
      </td>
      <td className={classes.named}>
        <button
          type="button"
          className={classes.name}
          title={t('scheduleAdvice.result.show', { name })}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      </td>
      <td className={classes.dates}>
        {before.start} - {before.end}
      </td>
      <td className={classes.dates}>
        {after.start} - {after.end}
      </td>
      <td>
        {t(`scheduleAdvice.result.${days < 0 ? 'earlier' : 'later'}`, { count: Math.abs(days) })}
        {savedDays > 0 && (
          <span className={classes.saved}>{t('scheduleAdvice.result.saved', { count: savedDays })}</span>
        )}
        {overlapped.length > 0 && (
          <span className={classes.overlap}>
            {t('scheduleAdvice.result.overlaps', { name: overlapped.join(', ') })}
          </span>
        )}
      </td>
    </tr>
  );
}
