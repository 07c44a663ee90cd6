import type { ReviewCase } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { projectTitle } from '../../../lib/format.ts';
import { verdictOfCase } from '../../../session/desk/desk-cases.ts';

type Levels = NonNullable<ReviewCase['levels']>;

/** '+6.0 dB' or '1.5 dB below': the worst receiver and its criterion, as in the brief. */
export function describeExcess(t: TFunction, { excess }: Pick<NonNullable<Levels['worst']>, 'excess'>): string {
  const margin = Math.abs(excess).toFixed(1);
  if (Number(margin) === 0) return t('inbox.worst.at');
  return t(excess > 0 ? 'inbox.worst.above' : 'inbox.worst.below', { margin });
}

/** The whole row in a few words, for screen reader users who move from link to link. */
export function nameCase(t: TFunction, one: ReviewCase): string {
  const { state, days, levels } = one;
  const standing = state === 'needsDecision' ? t('inbox.days', { count: days }) : t(`inbox.row.${state}`);
  const verdict = verdictOfCase(one) ?? 'notCalculated';
  const margin = Math.abs(levels?.worst?.excess ?? 0).toFixed(1);
  const parts = [standing, t(`inbox.row.${verdict}`, { margin })].join(t('inbox.row.between'));
  return t('inbox.row.name', { title: projectTitle(one), parts });
}
