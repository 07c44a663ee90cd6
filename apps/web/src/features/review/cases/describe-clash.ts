import type { SiteClash } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { formatJudged } from '../../../lib/format.ts';

/** The other sites involved; sites that may not be named are described as one. */
export function describeSites(t: TFunction, sites: readonly string[], hasUnnamed: boolean): string {
  const others = [...sites, ...(hasUnnamed ? [t('review.clashes.unnamed')] : [])];
  return t('review.clashes.sites', { sites: shorten(t, others) });
}

/** What the site adds at the worst receiver: its level, that of the other sites, and the total. */
export function describeWorst(t: TFunction, { name, buildingName, worst, siteLevel, othersLevel }: SiteClash): string {
  const figure = (level: number | null) => (level === null ? UNKNOWN : formatJudged(level, worst.criterion));
  return t('review.clashes.worst', {
    place: buildingName || name,
    day: worst.day,
    site: figure(siteLevel),
    others: figure(othersLevel),
    together: figure(worst.level),
  });
}

const UNKNOWN = '\u2013';

/** The most that fits on two lines. */
const MAX_NAMES = 4;

function shorten(t: TFunction, names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(t('review.comparison.between'));
  return names.length > MAX_NAMES
    ? t('review.clashes.andMore', { names: shown, count: names.length - MAX_NAMES })
    : shown;
}
