import type { DayParts } from '@quietsite/contracts';
import { judgeLevel } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatJudged, projectTitle } from '../../../lib/format.ts';
import { projectPath, routes } from '../../../lib/routes.ts';
import { QueryState } from '../../../ui/states.tsx';
import { type PartsRequest, partsQuery } from '../district-calls.ts';
import { barScale } from '../model/bar-scale.ts';
import classes from './clashes.module.css';

/** The level of every site by itself as a bar against the criterion, and all of them together. */
export function ClashParts({ request }: { readonly request: PartsRequest }) {
  const { t } = useTranslation();
  const query = useQuery(partsQuery(request));
  if (!query.data) return <QueryState query={query} />;
  const { parts, typed, together, criterion } = query.data;
  const scale = barScale(query.data);
  const bar = (key: string | number, name: string, level: number, isSum = false) => (
    <Bar key={key} {...{ name, level, criterion, isSum, scale }} />
  );
  return (
    <>
      <h4>{t('districtPage.clashes.partsOn', { day: request.day })}</h4>
      <ul className={classes.bars}>
        {parts.map((part) => bar(part.projectId, nameOf(part) ?? t('districtPage.clashes.hidden'), part.level))}
        {typed !== null && bar('typed', t('districtPage.clashes.typed'), typed)}
        {together !== null && bar('together', t('districtPage.clashes.together'), together, true)}
      </ul>
      <div className={classes.links}>
        {parts.map((part) => {
          const site = nameOf(part);
          return (
            site && (
              <Link key={part.projectId} to={projectPath(routes.review, part.projectId)}>
                {t('districtPage.clashes.review', { site })}
              </Link>
            )
          );
        })}
      </div>
    </>
  );
}

const nameOf = ({ title, version }: DayParts['parts'][number]): string | null =>
  title === null ? null : projectTitle({ title, version });

interface BarProps {
  readonly name: string;
  readonly level: number;
  readonly criterion: number;
  readonly isSum: boolean;
  readonly scale: (level: number) => number;
}

function Bar({ name, level, criterion, isSum, scale }: BarProps) {
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
