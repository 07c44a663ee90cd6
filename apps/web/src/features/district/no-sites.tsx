import { Button } from '@mantine/core';
import type { DistrictCalendar } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/states.tsx';
import classes from './district.module.css';
import type { District } from './use-district.ts';

interface NoSitesProps {
  readonly calendar: Pick<DistrictCalendar, 'siteCounts'>;
  readonly district: {
    readonly address: Pick<District['address'], 'year' | 'scope'>;
    readonly change: District['change'];
  };
}

/** A year without sites; offers the submitted ones where there are any. */
export function NoSites({ calendar, district }: NoSitesProps) {
  const { t } = useTranslation();
  const { year, scope } = district.address;
  const canWiden = scope === 'approved' && calendar.siteCounts.submitted > 0;
  return (
    <div className={classes.empty}>
      <EmptyState title={t(`districtPage.empty.${scope}`, { year })}>
        {canWiden && (
          <Button onClick={() => district.change({ scope: 'submitted' })}>
            {t('districtPage.empty.withSubmitted')}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
