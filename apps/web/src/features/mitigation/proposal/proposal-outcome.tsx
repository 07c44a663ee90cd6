import { type OnlyTogether, type Proposal, type VerdictCounts, worstVerdict } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatDay, formatJudged } from '../../../lib/format.ts';
import { describeCounts } from '../../../lib/verdict-counts.ts';
import { RestrictedRemark } from '../../../project/equipment/restricted-hours.tsx';
import { Verdict } from '../../../ui/verdict.tsx';
import classes from './proposal.module.css';
import type { SearchState } from './proposal-search.ts';
import { gapOf, type Plan } from './proposed-changes.ts';

interface OutcomeProps {
  readonly status: SearchState['status'];
  readonly plan: Plan;
  readonly isAnew: boolean;
  /** Verdict counts of the receivers, now and with the ticked changes. */
  readonly verdicts: {
    readonly before: VerdictCounts;
    readonly after: VerdictCounts;
    /** Receivers whose verdict with these changes is worse with neighbours than without. */
    readonly together: readonly OnlyTogether[];
  };
  readonly tickedCount: number;
  /** The source of all reasons, or null if each row shows its own. */
  readonly sharedSource: string | null;
  readonly nameOf: (pointId: number) => string;
}

/** The result of the proposal, how close it is to the optimum, and what it cannot fix. */
export function ProposalOutcome({ status, plan, isAnew, verdicts, tickedCount, sharedSource, nameOf }: OutcomeProps) {
  const { t } = useTranslation();
  const { proposal, model } = plan;
  return (
    <div className={classes.outcome}>
      <p role="status">
        <Verdict kind={worstVerdict(verdicts.after)}>
          {t('proposal.above', {
            before: describeCounts(t, verdicts.before),
            after: describeCounts(t, verdicts.after),
            total: model.pointIds.length,
          })}
        </Verdict>
        <RestrictedRemark /> {t('proposal.takes', { count: tickedCount })} {describeQuality(t, status, proposal)}{' '}
        {isAnew && t('proposal.anewCost')}
      </p>
      {verdicts.together.length > 0 && (
        <p className={classes.warning}>{describeTogether(t, verdicts.together, nameOf)}</p>
      )}
      <p>
        {t('proposal.caveat')} {sharedSource !== null && t('proposal.reason.sourceOfAll', { source: sharedSource })}
      </p>
      <RemainingExceedances proposal={proposal} nameOf={nameOf} />
      {model.unsolvable.length > 0 && (
        <p className={classes.warning}>
          {t('proposal.unsolvable', { names: listNames(model.unsolvable, nameOf), count: model.unsolvable.length })}
        </p>
      )}
    </div>
  );
}

/** How near the cheapest set of changes a proposal is. */
export function describeQuality(t: TFunction, status: SearchState['status'], proposal: Proposal): string {
  if (proposal.isOptimal) return t('proposal.proven');
  const quality = proposal.isCautious
    ? t('proposal.cautious')
    : t('proposal.bounded', { percent: Math.ceil(gapOf(proposal) * 100) });
  return status === 'searching' ? `${quality} ${t('proposal.goesOn')}` : quality;
}

const listNames = (entries: readonly { readonly pointId: number }[], nameOf: OutcomeProps['nameOf']): string =>
  [...new Set(entries.map(({ pointId }) => nameOf(pointId)))].join(', ');

/** Receivers that would exceed even with the quietest option of every row, and by how much. */
function RemainingExceedances({ proposal, nameOf }: Pick<OutcomeProps, 'nameOf'> & { readonly proposal: Proposal }) {
  const { t } = useTranslation();
  if (proposal.remaining.length === 0) return null;
  return (
    <div className={classes.warning} role="alert">
      <p>{t(proposal.isCautious ? 'proposal.left' : 'proposal.impossible')}</p>
      <ul>
        {proposal.remaining.map(({ pointId, day, level, criterion }) => (
          <li key={pointId}>
            {t('proposal.remains', {
              ...{ name: nameOf(pointId), day: formatDay(day), level: formatJudged(level, criterion) },
              ...{ criterion: formatCriterion(criterion), excess: (level - criterion).toFixed(1) },
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Maximum number of receivers named. */
const MAX_NAMED = 5;

/** Names the receivers that would exceed or be borderline only together with neighbours, one sentence per verdict. */
export function describeTogether(
  t: TFunction,
  together: readonly OnlyTogether[],
  nameOf: (pointId: number) => string,
): string {
  const describeVerdict = (verdict: OnlyTogether['verdict'], key: 'togetherExceeds' | 'togetherBorderline') => {
    const all = together.filter((each) => each.verdict === verdict).map(({ pointId }) => nameOf(pointId));
    const named = all.slice(0, MAX_NAMED).join(', ');
    const more = all.length - MAX_NAMED;
    const names = more > 0 ? t('proposal.andMore', { names: named, count: more }) : named;
    return all.length > 0 ? [t(`proposal.${key}`, { names, count: all.length })] : [];
  };
  return [
    ...describeVerdict('exceeds', 'togetherExceeds'),
    ...describeVerdict('borderline', 'togetherBorderline'),
  ].join(' ');
}
