import type { DayString } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useProjectMap } from '../../session/use-open-project.ts';
import classes from './time.module.css';

interface TimeReadoutProps {
  readonly day: DayString;
  /** Receivers that exceed; null while they are counted. */
  readonly count: number | null;
  readonly zoneIds: readonly number[];
}

/** The day in words: not spoken here, the slider says it. */
export function TimeReadout({ day, count, zoneIds }: TimeReadoutProps) {
  const { t } = useTranslation();
  const zones = useProjectMap().data?.zones ?? [];
  const names = zones.filter(({ id }) => zoneIds.includes(id)).map(({ name }) => name);
  const working = names.length === 0 ? t('time.nobody') : t('time.working', { zones: names.join(', ') });
  return (
    <div className={classes.readout}>
      <div>
        <strong>{day}</strong>{' '}
        <span data-exceeding={(count !== null && count > 0) || undefined}>
          {count === null ? t('time.counting') : t('time.exceeding', { count })}
        </span>
      </div>
      <div className={classes.working} title={working}>
        {working}
      </div>
    </div>
  );
}
