import { Button } from '@mantine/core';
import type { DayParts } from '@quietsite/contracts';
import { judgeLevel } from '@quietsite/domain';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatJudged, projectTitle } from '../../../lib/format.ts';
import { projectPath, routes } from '../../../lib/routes.ts';
import { QueryState } from '../../../ui/states.tsx';
import { type PartsRequest, partsQuery } from '../district-calls.ts';
import { barScale, splitParts } from '../model/show-clash.ts';
import { listRecipients, writeToSites } from '../model/write-to-sites.ts';
import { ClashDates } from './clash-dates.tsx';
import classes from './clashes.module.css';

/** Bars for the level of each site alone and for the total, compared with the criterion. */
export function ClashParts({ request, place }: { readonly request: PartsRequest; readonly place: string }) {
  const { t } = useTranslation();
  const query = useQuery(partsQuery(request));
  if (!query.data) return <QueryState query={query} />;
  const { parts, typed, together, criterion } = query.data;
  const scale = barScale(query.data);
  const bar = { criterion, scale };
  const recipients = listRecipients(query.data);
  const { loud, quiet } = splitParts(parts);
  const barOf = (part: DayParts['parts'][number]) => (
    <Bar key={part.projectId} {...bar} name={<SiteName part={part} />} level={part.level} />
  );
  return (
    <>
      <h4>{t('districtPage.clashes.partsOn', { day: request.day })}</h4>
      <ul className={classes.bars}>
        {together !== null && <Bar {...bar} name={t('districtPage.clashes.together')} level={together} isSum />}
        {loud.map(barOf)}
        {typed !== null && <Bar {...bar} name={t('districtPage.clashes.typed')} level={typed} />}
      </ul>
      {quiet.length > 0 && (
        <details className={classes.quiet}>
          <summary>{t('districtPage.clashes.quiet', { count: quiet.length })}</summary>
          <ul className={classes.bars}>{quiet.map(barOf)}</ul>
        </details>
      )}
      {recipients.length > 0 && (
        <Button
          component="a"
          variant="default"
          size="compact-xs"
          className={classes.write ?? ''}
          href={writeToSites(t, { parts: query.data, day: request.day, place })}
          leftSection={<IconMail size={14} aria-hidden />}
        >
          {recipients.length === 2
            ? t('districtPage.clashes.mail.both')
            : t('districtPage.clashes.mail.all', { count: recipients.length })}
        </Button>
      )}
      <ClashDates request={request} />
    </>
  );
}

/** Links to the review of the site, unless another district handles it. */
function SiteName({ part: { projectId, title, version } }: { readonly part: DayParts['parts'][number] }) {
  const { t } = useTranslation();
  if (title === null) return t('districtPage.clashes.hidden');
  const site = projectTitle({ title, version });
  return (
    <Link to={projectPath(routes.review, projectId)} aria-label={t('districtPage.clashes.review', { site })}>
      {site}
    </Link>
  );
}

interface BarProps {
  readonly name: ReactNode;
  readonly level: number;
  readonly criterion: number;
  readonly isSum?: boolean;
  readonly scale: (level: number) => number;
}

function Bar({ name, level, criterion, isSum = false, scale }: BarProps) {
  return (
    <li data-sum={isSum || undefined} data-verdict={judgeLevel(level, criterion)}>
      <span className={classes.barName}>{name}</span>
      <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={classes.ground} x="0" y="1" width="100" height="8" />
        <rect className={classes.level} x="0" y="1" width={scale(level)} height="8" />
        <rect className={classes.criterion} x={scale(criterion) - 0.6} y="0" width="1.2" height="10" />
      </svg>
      <span className={classes.barLevel}>{formatJudged(level, criterion)}</span>
    </li>
  );
}
