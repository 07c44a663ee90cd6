import { Button } from '@mantine/core';
import type { SiteClash } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { siteClashesQuery } from '../district-calls.ts';
import { nameRow } from '../model/day-view.ts';
import type { ContentsProps } from '../use-district.ts';
import { ClashCard } from './clash-card.tsx';
import classes from './clashes.module.css';

interface SiteClashListProps extends Omit<ContentsProps, 'onPlay'> {
  readonly siteId: number;
}

/** The clashes that one site takes part in, as if it were approved, over all years of its works. */
export function SiteClashList({ district, facts, siteId }: SiteClashListProps) {
  const { t } = useTranslation();
  const { change } = district;
  const { reveal } = useMapCommands();
  const query = useQuery(siteClashesQuery(siteId));
  const { data } = query;
  const newest = useLatestRef({ district, data, reveal });
  const choose = useCallback(
    (pointId: number) => {
      const clash = newest.current.data?.clashes.find((one) => one.pointId === pointId);
      const { address, change: show } = newest.current.district;
      if (!clash || pointId === address.pointId) return show({ pointId: null });
      newest.current.reveal([clash.position]);
      const { day } = clash.worst;
      show({ pointId, scope: 'submitted', day, year: Number(day.slice(0, 4)) });
    },
    [newest],
  );
  const title = facts.sites.get(siteId)?.title ?? data?.clashes.find(({ projectId }) => projectId === siteId)?.title;
  return (
    <>
      <div className={classes.head}>
        <h3>{t('districtPage.site.title', { site: title ?? '...' })}</h3>
        <Button variant="default" size="xs" onClick={() => change({ siteId: null, pointId: null })}>
          {t('districtPage.site.all')}
        </Button>
      </div>
      <p className={classes.meaning}>{t('districtPage.site.meaning')}</p>
      {data && data.pending > 0 && <p role="status">{t('districtPage.site.pending', { count: data.pending })}</p>}
      {hasCode(query.error, 'NOT_FOUND') ? (
        <EmptyState title={t('districtPage.site.unknown')} />
      ) : (
        <QueryState query={query} />
      )}
      {data?.pending === 0 && data.clashes.length === 0 && <EmptyState title={t('districtPage.site.none')} />}
      <ol className={classes.list}>
        {data?.clashes.map((clash, index) => (
          <SiteClashCard
            key={clash.pointId}
            number={index + 1}
            isChosen={clash.pointId === district.address.pointId}
            onChoose={choose}
            clash={clash}
          />
        ))}
      </ol>
      {data && data.clashes.length < data.clashCount && (
        <p className={classes.meaning}>
          {t('districtPage.clashes.more', { shown: data.clashes.length, count: data.clashCount })}
        </p>
      )}
    </>
  );
}

interface SiteClashCardProps {
  readonly number: number;
  readonly clash: SiteClash;
  readonly isChosen: boolean;
  readonly onChoose: (pointId: number) => void;
}

function SiteClashCard({ number, clash: found, isChosen, onChoose }: SiteClashCardProps) {
  const { projectId, pointId, worst, title } = found;
  const clash = useMemo(
    () => ({ days: found.clashDays, first: found.firstDay, last: found.lastDay, worst: found.worst }),
    [found],
  );
  const parts = useMemo(
    () => (isChosen ? { projectId, pointId, day: worst.day, scope: 'submitted' as const } : null),
    [isChosen, projectId, pointId, worst.day],
  );
  return (
    <ClashCard {...{ number, pointId, clash, parts, isChosen, onChoose }} name={nameRow(found)} siteTitle={title} />
  );
}
