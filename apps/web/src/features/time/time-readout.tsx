import { type DayString, type VerdictCounts, worstVerdict } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { describeCounts } from '../../lib/verdict-counts.ts';
import { RestrictedRemark } from '../../project/equipment/restricted-hours.tsx';
import { useProjectMap } from '../../session/use-open-project.ts';
import classes from './time.module.css';

interface TimeReadoutProps {
  readonly day: DayString;
  /** Null while they are being counted. */
  readonly counts: VerdictCounts | null;
  readonly zoneIds: readonly number[];
}

/** The day in words. Not announced here, because the slider announces it. */
export function TimeReadout({ day, counts, zoneIds }: TimeReadoutProps) {
  const { t } = useTranslation();
  const zones = useProjectMap().data?.zones ?? [];
  const names = zones.filter(({ id }) => zoneIds.includes(id)).map(({ name }) => name);
  const working = names.length === 0 ? t('time.nobody') : t('time.working', { zones: names.join(', ') });
  return (
    <div className={classes.readout}>
      <div className={classes.dayLine} title={working}>
        <strong>{day}</strong> {working}
      </div>
      <div>
        <span data-verdict={counts ? worstVerdict(counts) : undefined}>
          {counts === null ? t('time.counting') : describeCounts(t, counts)}
        </span>
        <RestrictedRemark />
      </div>
    </div>
  );
}
