import type { Submission } from '@quietsite/contracts';
import { type Brief, displayJudged, keysOf } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { QueryState } from '../../../ui/states.tsx';
import { kindOfCount, Verdict } from '../../../ui/verdict.tsx';
import { briefQuery } from '../review-calls.ts';
import classes from './brief.module.css';
import { BriefList } from './brief-list.tsx';
import { type Tile, tiles } from './tiles.ts';

/** The state of the newest submission, from the submitted data. A tile opens the list behind its figure. */
export function BriefTiles({ submission }: { readonly submission: Submission }) {
  const { t } = useTranslation();
  const brief = useQuery({ ...briefQuery(submission.id), retry: false });
  const [open, setOpen] = useState<Tile | null>(null);
  const listId = useId();
  if (hasCode(brief.error, 'NOT_FOUND')) return <p className={classes.hint}>{t('brief.none')}</p>;
  if (!brief.data) return <QueryState query={brief} />;
  return (
    <section className={classes.brief} aria-label={t('brief.title', { number: submission.number })}>
      <div className={classes.tiles}>
        {tiles.map((tile) => (
          <button
            key={tile}
            type="button"
            className={classes.tile}
            aria-expanded={open === tile}
            aria-controls={open === tile ? listId : undefined}
            onClick={() => setOpen(open === tile ? null : tile)}
          >
            <span className={classes.name}>{titleOf(t, tile, brief.data)}</span>
            <Figure tile={tile} brief={brief.data} />
            <span className={classes.note}>{noteOf(t, tile, brief.data)}</span>
          </button>
        ))}
      </div>
      {open && <BriefList id={listId} tile={open} title={titleOf(t, open, brief.data)} brief={brief.data} />}
    </section>
  );
}

const titleOf = (t: TFunction, tile: Tile, { since }: Brief): string =>
  tile === 'since' && since ? t('brief.sinceNumber', { number: since.number }) : t(`brief.${tile}`);

function Figure({ tile, brief }: { readonly tile: Tile; readonly brief: Brief }) {
  const { t } = useTranslation();
  const [figure, rest] = figureOf(t, tile, brief);
  const hasVerdict = tile === 'exceeding' || (tile === 'worst' && brief.worst !== null);
  return (
    <span className={classes.figure}>
      {hasVerdict ? (
        <Verdict kind={verdictOf(tile, brief)}>
          <strong>{figure}</strong>
        </Verdict>
      ) : (
        <strong>{figure}</strong>
      )}{' '}
      {rest}
    </span>
  );
}

const verdictOf = (tile: Tile, { counts, worst }: Brief) =>
  tile === 'worst' ? (worst?.verdict ?? 'none') : kindOfCount('exceeds', counts.exceeds);

export const signed = (decibels: number): string =>
  `${decibels > 0 ? '+' : decibels < 0 ? '−' : ''}${Math.abs(decibels).toFixed(1)}`;

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

function figureOf(t: TFunction, tile: Tile, brief: Brief): readonly [string, string] {
  const { counts, worst, days, measures, byHand, since, checks } = brief;
  const of = (total: number) => t('brief.of', { total });
  switch (tile) {
    case 'exceeding':
      return [
        String(counts.exceeds),
        t('brief.ofReported', { total: counts.exceeds + counts.borderline + counts.satisfies }),
      ];
    case 'worst':
      return worst ? [signed(worst.excess), 'dB'] : ['-', ''];
    case 'days':
      return [String(days.exceeded[0]?.days ?? 0), of(days.total)];
    case 'measures':
      return [String(measures.withMeasure), t('brief.ofRows', { total: measures.rows })];
    case 'byHand':
      return byHand ? [String(sum(byHand)), ''] : ['-', ''];
    case 'checks':
      return [
        String(checks.filter(({ result }) => result === 'passed').length),
        of(checks.filter(({ result }) => result !== 'unused').length),
      ];
    case 'since':
      return since ? [sinceFigure(since), t('brief.exceedNow')] : [t('brief.first'), ''];
  }
}

const sinceFigure = ({ newlyExceeding, noLongerExceeding }: NonNullable<Brief['since']>): string => {
  const change = newlyExceeding.length - noLongerExceeding.length;
  return change === 0 ? '0' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
};

function noteOf(t: TFunction, tile: Tile, brief: Brief): string {
  const { counts, worst, days, measures, byHand, since, checks } = brief;
  switch (tile) {
    case 'exceeding':
      return t('brief.borderline', { count: counts.borderline });
    case 'worst':
      return worst
        ? t('brief.against', {
            ...worst,
            name: worst.name || worst.buildingName,
            level: displayJudged(worst.level, worst.criterion),
          })
        : t('brief.silent');
    case 'days':
      return days.exceeded.map(({ name, buildingName }) => name || buildingName).join(', ') || t('brief.noDays');
    case 'measures':
      return t('brief.byStage', measures);
    case 'byHand':
      return byHand === null ? t('brief.unknown') : shortHandwork(t, byHand);
    case 'checks': {
      const look = checks.filter(({ result }) => result === 'look').length;
      return look === 0 ? t('brief.allPassed') : t('brief.look', { count: look });
    }
    case 'since':
      return since ? describeChanges(t, since) : '';
  }
}

/** '3 inputs changed, including the working calendar'. */
function describeChanges(t: TFunction, since: NonNullable<Brief['since']>): string {
  const counted = t('brief.changes', { count: since.inputChanges });
  const changes = since.isCalendarChanged ? t('brief.withCalendar', { changes: counted }) : counted;
  return since.isScreeningChanged ? t('brief.withScreening', { changes }) : changes;
}

/** '2 receivers, 1 criterion'. */
function shortHandwork(
  t: TFunction,
  { movedPoints, addedPoints, deletedPoints, ...rest }: NonNullable<Brief['byHand']>,
): string {
  const counts = {
    receivers: movedPoints + addedPoints + deletedPoints,
    criteria: rest.criteria,
    others: rest.centres + rest.buildings,
  };
  const shown = keysOf(counts).filter((what) => counts[what] > 0);
  if (shown.length === 0) return t('brief.nothingByHand');
  return shown.map((what) => t(`brief.handShort.${what}`, { count: counts[what] })).join(', ');
}
