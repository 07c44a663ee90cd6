import type { OnlyTogether } from '@quietsite/domain';
import type { TFunction } from 'i18next';

/** So many are named. */
const NAMED = 5;

/** Who would exceed or be borderline only together with neighbours, by name. */
export function describeTogether(
  t: TFunction,
  together: readonly OnlyTogether[],
  nameOf: (pointId: number) => string,
): string {
  const told = together.slice(0, NAMED).map(({ pointId, verdict }) => {
    const name = nameOf(pointId);
    return t(verdict === 'exceeds' ? 'proposal.togetherExceeds' : 'proposal.togetherBorderline', { name });
  });
  const names = told.join('; ');
  const count = together.length - NAMED;
  return t('proposal.together', { list: count > 0 ? t('proposal.andMore', { names, count }) : names });
}
