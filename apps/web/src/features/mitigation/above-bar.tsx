import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatLevel } from '../../lib/format.ts';
import classes from './mitigation.module.css';
import { type ChosenReceiver, excessOf, findAbove, findReported, nameOf } from './receiver-choice.ts';

interface AboveBarProps {
  readonly receivers: readonly ChosenReceiver[];
  readonly onChoose: (receiver: ChosenReceiver) => void;
}

/** How far there is to go: who is still above, on the map or in the report only (Q13), and the worst, one click away. */
export function AboveBar({ receivers, onChoose }: AboveBarProps) {
  const { t } = useTranslation();
  const { count, worst } = findAbove(receivers);
  const reported = findReported(receivers);
  const total = receivers.length;
  if (worst)
    return (
      <p className={classes.above} role="status">
        {t('mitigation.above', { count, total })}{' '}
        {reported.worst && (
          <span className={classes.listed}>
            {t('mitigation.reportMore', { count: reported.count, excess: reported.excess })}{' '}
          </span>
        )}
        <WorstLink worst={worst} onChoose={onChoose} />
      </p>
    );
  if (reported.worst)
    return (
      <p className={`${classes.above} ${classes.listed}`} role="status">
        {t('mitigation.reportLists', { count: total, reported: reported.count, excess: reported.excess })}{' '}
        <WorstLink worst={reported.worst} onChoose={onChoose} />
      </p>
    );
  return (
    <p className={`${classes.above} ${classes.satisfied}`} role="status">
      {t('mitigation.allSatisfy', { count: total })}
    </p>
  );
}

interface WorstLinkProps extends Pick<AboveBarProps, 'onChoose'> {
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
      {worst.level.verdict === 'exceeds'
        ? t(text, { name, excess: formatLevel(excess) })
        : t('mitigation.worstListed', { name })}
    </UnstyledButton>
  );
}
