import type { ExceedingReceiver, ProgrammeFigures } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import classes from './advice.module.css';

/** Maximum number listed. All receivers are in the receiver table. */
const MAX_LISTED = 6;

export interface AdviceNames {
  readonly ofReceiver: (pointId: number) => string;
  readonly ofTask: (taskId: number) => string;
}

interface RemainingReceiversProps {
  readonly figures: ProgrammeFigures;
  readonly names: AdviceNames;
}

/** Receivers that still exceed, and those that other dates cannot help. */
export function RemainingReceivers({ figures: { exceeding }, names }: RemainingReceiversProps) {
  const { t } = useTranslation();
  if (exceeding.length === 0) return null;
  const more = exceeding.length - MAX_LISTED;
  return (
    <div className={classes.rest}>
      <h4>{t('scheduleAdvice.rest.title')}</h4>
      <ul>
        {exceeding.slice(0, MAX_LISTED).map((receiver) => (
          <RemainingReceiver key={receiver.pointId} receiver={receiver} names={names} />
        ))}
        {more > 0 && <li>{t('scheduleAdvice.rest.more', { count: more })}</li>}
      </ul>
    </div>
  );
}

function RemainingReceiver({ receiver, names }: { readonly receiver: ExceedingReceiver; readonly names: AdviceNames }) {
  const { t } = useTranslation();
  const { pointId, days, highestExcess, day, aloneTaskIds } = receiver;
  const name = names.ofReceiver(pointId);
  return (
    <li>
      {t('scheduleAdvice.rest.line', { name, count: days, excess: highestExcess.toFixed(1), day })}{' '}
      {aloneTaskIds.length > 0 && t('scheduleAdvice.rest.alone', { names: aloneTaskIds.map(names.ofTask).join(', ') })}
    </li>
  );
}
