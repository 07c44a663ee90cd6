import { Button } from '@mantine/core';
import type { SiteClash } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import { siteClashesQuery } from '../district-calls.ts';
import type { ContentsProps } from '../district-contents.tsx';
import { nameRow } from '../model/day-view.ts';
import { ClashCard } from './clash-card.tsx';
import classes from './clashes.module.css';

interface SiteClashListProps extends Omit<ContentsProps, 'onPlay'> {
  readonly siteId: number;
}

/** The clashes that one site takes part in, as if it were approved, over all years of its works. */
export function SiteClashList({ district, facts, siteId }: SiteClashListProps) {
  const { t } = useTranslation();
  const { change } = district;
  const query = useQuery(siteClashesQuery(siteId));
  const { data } = query;
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
          <SiteClashCard key={clash.pointId} number={index + 1} clash={clash} district={district} />
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

interface SiteClashCardProps extends Pick<ContentsProps, 'district'> {
  readonly number: number;
  readonly clash: SiteClash;
}

function SiteClashCard({ number, clash, district }: SiteClashCardProps) {
  const { address, change } = district;
  const { reveal } = useMapCommands();
  const { projectId, pointId, worst, clashDays: days, firstDay: first, lastDay: last } = clash;
  const isChosen = pointId === address.pointId;
  const choose = () => {
    if (isChosen) return change({ pointId: null });
    reveal([clash.position]);
    change({ pointId, scope: 'submitted', day: worst.day, year: Number(worst.day.slice(0, 4)) });
  };
  return (
    <ClashCard
      number={number}
      name={nameRow(clash)}
      siteTitle={clash.title}
      clash={{ days, first, last, worst }}
      parts={isChosen ? { projectId, pointId, day: worst.day, scope: 'submitted' } : null}
      isChosen={isChosen}
      onChoose={choose}
    />
  );
}
