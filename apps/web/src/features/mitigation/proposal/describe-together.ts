import type { OnlyTogether } from '@quietsite/domain';
import type { TFunction } from 'i18next';

/** Maximum number named. */
const NAMED = 5;

/** Names the receivers that would exceed or be borderline only together with neighbours, one sentence per verdict. */
export function describeTogether(
  t: TFunction,
  together: readonly OnlyTogether[],
  nameOf: (pointId: number) => string,
): string {
  const tell = (verdict: OnlyTogether['verdict'], key: 'togetherExceeds' | 'togetherBorderline') => {
    const all = together.filter((each) => each.verdict === verdict).map(({ pointId }) => nameOf(pointId));
    const named = all.slice(0, NAMED).join(', ');
    const more = all.length - NAMED;
    const names = more > 0 ? t('proposal.andMore', { names: named, count: more }) : named;
    return all.length > 0 ? [t(`proposal.${key}`, { names, count: all.length })] : [];
  };
  return [...tell('exceeds', 'togetherExceeds'), ...tell('borderline', 'togetherBorderline')].join(' ');
}
