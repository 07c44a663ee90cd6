import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatLevel } from '../../lib/format.ts';
import { describeCounts } from '../../lib/verdict-counts.ts';
import { RestrictedRemark } from '../../project/equipment/restricted-hours.tsx';
import classes from './mitigation.module.css';
import { type ChosenReceiver, excessOf, findWorst, nameOf } from './receiver-choice.ts';

interface VerdictSummaryProps {
  readonly receivers: readonly ChosenReceiver[];
  readonly onChoose: (receiver: ChosenReceiver) => void;
}

/** Progress: the three counts of the receivers shown (Q145), and a link to the worst one. */
export function VerdictSummary({ receivers, onChoose }: VerdictSummaryProps) {
  const { t } = useTranslation();
  const { counts, worst } = findWorst(receivers);
  const total = receivers.length;
  if (worst)
    return (
      <p className={`${classes.above} ${counts.exceeds === 0 ? classes.borderline : ''}`} role="status">
        {t('mitigation.counts', { total, counts: describeCounts(t, counts) })}
        <RestrictedRemark /> <WorstLink worst={worst} onChoose={onChoose} />
      </p>
    );
  return (
    <p className={`${classes.above} ${classes.satisfied}`} role="status">
      {t('mitigation.allSatisfy', { count: total })}
      <RestrictedRemark />
    </p>
  );
}

interface WorstLinkProps extends Pick<VerdictSummaryProps, 'onChoose'> {
  readonly worst: ChosenReceiver;
}

function WorstLink({ worst, onChoose }: WorstLinkProps) {
  const { t } = useTranslation();
  const name = nameOf(worst);
  const excess = excessOf(worst);
  const text = excess > 0 ? 'mitigation.worst' : 'mitigation.worstOnDay';
  return (
    <UnstyledButton
      className={classes.link ?? ''}
      title={t('mitigation.showWorst', { name })}
      onClick={() => onChoose(worst)}
    >
      {t(text, { name, excess: formatLevel(excess) })}
    </UnstyledButton>
  );
}
