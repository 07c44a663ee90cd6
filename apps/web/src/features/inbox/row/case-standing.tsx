import type { ReviewCase } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format.ts';
import { isPastTarget } from '../../../session/desk/desk-cases.ts';
import type { DecidedCase } from '../decided-meanwhile.ts';
import classes from './case-row.module.css';

interface CaseStandingProps {
  readonly one: ReviewCase;
  readonly targetDays: number;
  /** What someone else has decided since the list was opened. */
  readonly decided: DecidedCase | undefined;
}

/** How long a case has waited, the decision and its date, or why it is closed. */
export function CaseStanding({ one, targetDays, decided }: CaseStandingProps) {
  const { t } = useTranslation();
  if (decided) return <Meanwhile decided={decided} />;
  const { state, days, submittedOn, decidedOn, decidedBy, closedBy } = one;
  if (state === 'needsDecision') {
    return (
      <>
        <strong data-past={isPastTarget(one, targetDays) || undefined}>{t('inbox.days', { count: days })}</strong>
        <time className={classes.second} dateTime={submittedOn}>
          {formatDay(submittedOn)}
        </time>
      </>
    );
  }
  const reason = closedBy && t(`inbox.closedBy.${closedBy}`);
  return (
    <>
      <strong data-state={state}>{t(`inbox.decided.${state}`)}</strong>
      <span className={classes.second} title={decidedBy ? t('inbox.decided.by', { name: decidedBy }) : undefined}>
        {reason ?? formatDay(decidedOn)}
      </span>
    </>
  );
}

function Meanwhile({ decided: { now } }: { readonly decided: DecidedCase }) {
  const { t } = useTranslation();
  const state = now === null || now.state === 'needsDecision' ? 'closed' : now.state;
  return (
    <strong data-state={state}>
      {t(`inbox.meanwhile.${state}`, { name: now?.decidedBy ?? t('inbox.meanwhile.somebody') })}
    </strong>
  );
}
