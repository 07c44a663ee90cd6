import { Anchor, Button } from '@mantine/core';
import type { SiteClashes } from '@quietsite/contracts';
import { IconLayersIntersect2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { routes } from '../../../lib/routes.ts';
import { siteClashesQuery } from '../../../session/desk/desk-queries.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import classes from './clash-note.module.css';
import { describeSites, describeWorst } from './describe-clash.ts';
import { type ClashSummary, summariseClashes } from './summarise-clashes.ts';

interface ClashNoteProps {
  readonly projectId: number;
  /** Called before the link leads to another page. */
  readonly onLeave?: () => void;
}

/**
 * What would exceed only together with other sites if this one were approved. It never delays a decision: while
 * calendars are being calculated it says so, and then updates.
 */
export function ClashNote({ projectId, onLeave }: ClashNoteProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const query = useQuery(siteClashesQuery(projectId));
  const summary = query.data ? summariseClashes(query.data, projectId) : null;
  // The site has no works in any calendar, or is not in the reader's district.
  if (hasCode(query.error, 'NOT_FOUND', 'FORBIDDEN')) return null;
  const openDistrict = () => {
    onLeave?.();
    const worst = summary && `&year=${summary.worst.worst.day.slice(0, 4)}&day=${summary.worst.worst.day}`;
    const place = summary && `&point=${summary.worst.pointId}`;
    navigate(`${routes.district}?scope=submitted&site=${projectId}${worst ?? ''}${place ?? ''}`);
  };
  return (
    <section className={classes.note} data-clash={summary !== null || undefined} aria-label={t('review.clashes.title')}>
      <IconLayersIntersect2 size={18} stroke={1.7} aria-hidden />
      <div>
        <div role="status">
          {(query.isLoadingError ? [t('review.clashes.failed')] : describeState(t, query.data, summary)).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {query.isLoadingError && (
          <Button variant="default" size="compact-xs" mt={4} onClick={() => void query.refetch()}>
            {t('action.retry')}
          </Button>
        )}
        {summary && (
          <Anchor component="button" type="button" inherit onClick={openDistrict}>
            {t('review.clashes.open')}
          </Anchor>
        )}
      </div>
    </section>
  );
}

/** One line per fact. */
function describeState(t: TFunction, data: SiteClashes | undefined, summary: ClashSummary | null): string[] {
  const isPending = data === undefined || data.pending > 0;
  const first = isPending ? t('review.clashes.looking') : t('review.clashes.none');
  const pending = data && data.pending > 0 ? [t('review.clashes.pending', { count: data.pending })] : [];
  // Before the figures that may still rise.
  return summary ? [...pending, ...describeSummary(t, summary)] : [first, ...pending];
}

function describeSummary(
  t: TFunction,
  { receivers, days, from, to, sites, hasUnnamed, worst }: ClashSummary,
): string[] {
  return [
    t('review.clashes.some', { count: receivers }),
    from === to ? t('review.clashes.day', { day: from }) : t('review.clashes.days', { count: days, from, to }),
    describeSites(t, sites, hasUnnamed),
    describeWorst(t, worst),
  ];
}
