import { Button } from '@mantine/core';
import { type Statistics, statisticsCharts } from '@quietsite/contracts';
import { portalStatuses } from '@quietsite/domain';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../ui/states.tsx';
import { statisticsQuery } from '../admin-calls.ts';
import { ChartCard } from './chart-card.tsx';
import { DistrictMapCard } from './district-map-card.tsx';
import classes from './statistics.module.css';
import { TurnaroundCard } from './turnaround-card.tsx';

const exportFiles = { users: '/api/admin/exports/users.csv', projects: '/api/admin/exports/projects.csv' } as const;

/** Growth of the platform by month, Hong Kong time (ADMIN-02 to ADMIN-06). */
export function StatisticsTab() {
  const statistics = useQuery(statisticsQuery);
  if (!statistics.data) return <QueryState query={statistics} />;
  const { data } = statistics;
  return (
    <>
      <Head statuses={data.statuses} returned={data.returned} />
      <div className={classes.charts}>
        {statisticsCharts.map((chart) => (
          <ChartCard key={chart} chart={chart} statistics={data} />
        ))}
        <DistrictMapCard statistics={data} />
        <TurnaroundCard statistics={data} />
      </div>
    </>
  );
}

function Head({ statuses, returned }: Pick<Statistics, 'statuses' | 'returned'>) {
  const { t } = useTranslation();
  return (
    <div className={classes.top}>
      <dl className={classes.statuses} aria-label={t('admin.statistics.statuses')}>
        {portalStatuses.map((status) => (
          <div key={status}>
            <dt>{t(`admin.statistics.status.${status}`)}</dt>
            <dd>
              {statuses[status]}
              {status === 'Created' && returned > 0 && (
                <small> {t('admin.statistics.returned', { count: returned })}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {(['users', 'projects'] as const).map((kind) => (
        <Button
          key={kind}
          component="a"
          variant="default"
          href={exportFiles[kind]}
          download
          leftSection={<IconDownload size={15} aria-hidden />}
        >
          {t(`admin.statistics.export.${kind}`)}
        </Button>
      ))}
    </div>
  );
}
