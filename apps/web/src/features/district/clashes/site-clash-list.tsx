import { Button } from '@mantine/core';
import type { SiteClash } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { formatJudged } from '../../../lib/format.ts';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { siteClashesQuery } from '../../../session/desk/desk-queries.ts';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { UNKNOWN } from '../model/describe-counts.ts';
import { namePlacesOfSites } from '../model/place-names.ts';
import { showClash, worstToShow } from '../model/show-clash.ts';
import type { ContentsProps } from '../use-district.ts';
import { ClashCard } from './clash-card.tsx';
import classes from './clashes.module.css';

interface SiteClashListProps extends Omit<ContentsProps, 'onPlay'> {
  readonly siteId: number;
}

/** The clashes that one site would cause if approved, over all years of its works. */
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
      show(showClash(clash));
    },
    [newest],
  );
  // If the link has no day, opens the worst one once it is known.
  const worst = worstToShow(data, district.address);
  useEffect(() => {
    if (worst) change(showClash(worst));
  }, [worst, change]);
  const names = useMemo(
    () => namePlacesOfSites((data?.clashes ?? []).map((clash) => ({ ...clash, siteTitle: clash.title }))),
    [data],
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
            name={names.get(clash.pointId) ?? ''}
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
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (pointId: number) => void;
}

function SiteClashCard({ number, name, clash: found, isChosen, onChoose }: SiteClashCardProps) {
  const { t } = useTranslation();
  const { projectId, pointId, worst, title } = found;
  const clash = useMemo(
    () => ({ days: found.clashDays, first: found.firstDay, last: found.lastDay, worst: found.worst }),
    [found],
  );
  const parts = useMemo(
    () => (isChosen ? { projectId, pointId, day: worst.day, scope: 'submitted' as const } : null),
    [isChosen, projectId, pointId, worst.day],
  );
  const figure = (level: number) => formatJudged(level, worst.criterion);
  const levels = t('districtPage.site.levels', {
    site: figure(found.siteLevel),
    others: found.othersLevel === null ? UNKNOWN : figure(found.othersLevel),
    together: figure(worst.level),
  });
  return <ClashCard {...{ number, pointId, name, clash, levels, parts, isChosen, onChoose }} siteTitle={title} />;
}
