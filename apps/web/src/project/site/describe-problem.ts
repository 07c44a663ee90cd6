import type { DrawnSite, SiteProblem } from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import type { TFunction } from 'i18next';

/** A problem found by the page: distinguishes a zone entirely outside the site from one partly outside. */
export type DrawnProblem = SiteProblem | { readonly kind: 'ZONE_BESIDE_SITE'; readonly zone: string };

/** The text of a problem: which shape, and what is wrong with it. */
export function describeProblem(t: TFunction, problem: DrawnProblem): string {
  switch (problem.kind) {
    case 'SITE_SHAPE':
      return t('site.problems.siteShape', { problem: t(`site.shape.${problem.shape}`) });
    case 'ZONE_SHAPE':
      return t('site.problems.zoneShape', { zone: problem.zone, problem: t(`site.shape.${problem.shape}`) });
    case 'FRONT':
      return t(`site.front.faults.${problem.fault}`, { zone: problem.zone });
    case 'ZONE_NAME':
      return t('site.problems.name');
    case 'ZONE_NAME_TWICE':
      return t('site.problems.nameTwice', { zone: problem.zone });
    case 'ZONE_OUTSIDE_SITE':
      return t('site.problems.outside', { zone: problem.zone });
    case 'ZONE_BESIDE_SITE':
      return t('site.problems.beside', { zone: problem.zone });
    case 'ZONES_OVERLAP':
      return t('site.problems.overlap', { zone: problem.zone, other: problem.other });
  }
}

/** Where the problem is; null if there is nothing to show. */
export function findProblemPosition(site: DrawnSite, problem: DrawnProblem): Hk80Point | null {
  if ('place' in problem) return problem.place ?? site.parts[0]?.[0]?.[0] ?? null;
  return site.zones.find(({ name }) => name === problem.zone)?.outline[0]?.[0] ?? null;
}

/** The problems of one zone in the table. */
export function problemsOfZone(problems: readonly DrawnProblem[], name: string): readonly DrawnProblem[] {
  return problems.filter((problem) => 'zone' in problem && (problem.zone === name || isOther(problem, name)));
}

const isOther = (problem: DrawnProblem, name: string) => problem.kind === 'ZONES_OVERLAP' && problem.other === name;
