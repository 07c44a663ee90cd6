import { Anchor, Button } from '@mantine/core';
import type { SiteClashes } from '@quietsite/contracts';
import { IconLayersIntersect2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { routes } from '../../../lib/routes.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { siteClashesQuery } from '../review-calls.ts';
import classes from './clash-note.module.css';
import { type ClashSummary, summariseClashes } from './summarise-clashes.ts';

interface ClashNoteProps {
  readonly projectId: number;
  /** Called before the link leads to another page. */
  readonly onLeave?: () => void;
}

/**
 * What would exceed only together with other sites if this one were approved. It informs and never holds up a decision:
 * while calendars are calculated it says so, and fills in.
 */
export function ClashNote({ projectId, onLeave }: ClashNoteProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const query = useQuery(siteClashesQuery(projectId));
  const summary = query.data ? summariseClashes(query.data, projectId) : null;
  // A site without works in any calendar, or not in the reader's district.
  if (hasCode(query.error, 'NOT_FOUND', 'FORBIDDEN')) return null;
  const openDistrict = () => {
    onLeave?.();
    navigate(`${routes.district}?scope=submitted&site=${projectId}`);
  };
  return (
    <section className={classes.note} data-clash={summary !== null || undefined} aria-label={t('review.clashes.title')}>
      <IconLayersIntersect2 size={18} stroke={1.7} aria-hidden />
      <div>
        <p role="status">
          {query.isLoadingError ? t('review.clashes.failed') : describeState(t, query.data, summary).join(' ')}
        </p>
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

/** In sentences. */
function describeState(t: TFunction, data: SiteClashes | undefined, summary: ClashSummary | null): string[] {
  if (!data) return [t('review.clashes.looking')];
  const { pending } = data;
  const waiting = pending > 0 ? [t('review.clashes.calculating', { count: pending })] : [];
  if (!summary) return pending > 0 ? waiting : [t('review.clashes.none')];
  return [...describeSummary(t, summary), ...waiting];
}

function describeSummary(t: TFunction, { receivers, names, days, from, to, sites, hasUnnamed }: ClashSummary) {
  const others = [...sites, ...(hasUnnamed ? [t('review.clashes.unnamed')] : [])];
  return [
    t('review.clashes.some', { count: receivers, names: shorten(t, names, receivers) }),
    from === to ? t('review.clashes.onDay', { day: from }) : t('review.clashes.onDays', { days, from, to }),
    t('review.clashes.sites', { sites: shorten(t, others, others.length) }),
  ];
}

/** As many as fit on two lines. */
const MAX_NAMES = 4;

function shorten(t: TFunction, names: readonly string[], count: number): string {
  const shown = names.slice(0, MAX_NAMES).join(t('review.comparison.between'));
  return count > MAX_NAMES ? t('review.clashes.andMore', { names: shown, count: count - MAX_NAMES }) : shown;
}
