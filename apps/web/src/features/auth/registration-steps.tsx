import type { RegistrationStatus } from '@quietsite/contracts';
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconClock } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatInstantDay, formatInstantMinute } from '../../lib/format.ts';
import classes from './registration-steps.module.css';

type StepState = 'done' | 'now' | 'later' | 'refused';

interface Step {
  readonly id: 'received' | 'confirmation' | 'approval';
  readonly state: StepState;
  readonly title: string;
  readonly text: string;
}

const icons = { done: IconCircleCheck, now: IconClock, later: IconCircleDashed, refused: IconCircleX } as const;

/** The progress of a registration: received, address confirmed, decided. */
export function RegistrationSteps({ status }: { readonly status: RegistrationStatus }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.account}>
        {t('accounts.status.account', { username: status.username, company: status.company })}
      </p>
      <ol className={classes.steps} aria-label={t('accounts.status.steps')}>
        {describeSteps(t, status).map(({ id, state, title, text }) => {
          const Icon = icons[state];
          return (
            <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <Icon size={18} role="img" aria-label={t(`accounts.status.state.${state}`)} />
              <div>
                <strong>{title}</strong>
                <span>{text}</span>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function describeSteps(t: TFunction, status: RegistrationStatus): readonly Step[] {
  const { registeredAt, confirmedAt, maskedEmail: email } = status;
  const received = formatInstantMinute(registeredAt);
  return [
    { id: 'received', state: 'done', title: t('accounts.status.received'), text: received },
    {
      ...{ id: 'confirmation', state: status.state === 'unconfirmed' ? 'now' : 'done' },
      title: t('accounts.status.confirmation'),
      text:
        status.state === 'unconfirmed'
          ? t('accounts.status.openLink', { email })
          : formatInstantMinute(confirmedAt ?? registeredAt),
    },
    describeApproval(t, status),
  ];
}

function describeApproval(t: TFunction, status: RegistrationStatus): Step {
  const { state, confirmedAt, registeredAt, decidedAt, waitingFor } = status;
  const step = { id: 'approval', title: t(`accounts.status.approval.${waitingFor}`) } as const;
  const day = formatInstantDay(decidedAt ?? registeredAt);
  switch (state) {
    case 'unconfirmed':
      return { ...step, state: 'later', text: t('accounts.status.later') };
    case 'waiting':
      return { ...step, state: 'now', text: t('accounts.status.since', { day: formatInstantDay(confirmedAt ?? '') }) };
    case 'approved':
      return { ...step, state: 'done', text: decidedAt === null ? '' : t('accounts.status.approved', { day }) };
    case 'rejected':
      return { ...step, state: 'refused', text: t('accounts.status.rejected', { day }) };
  }
}
