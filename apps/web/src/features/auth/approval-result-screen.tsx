import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { describeApproval } from './approval-result.ts';
import classes from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { SignInButton } from './card-messages.tsx';

const ACTIVATED = '5';

/** Only shows a text. Opening this address changes nothing (U21). */
export function ApprovalResultScreen() {
  const { t } = useTranslation();
  const code = useSearchParams()[0].get('result');
  const { text, isSuccess } = describeApproval(code);
  const Icon = isSuccess ? IconCircleCheck : IconCircleX;
  return (
    <AuthCard title={t('accounts.approvalResult.title')} hasTitleFocus>
      <p className={classes.result} data-success={isSuccess || undefined} role="status">
        <Icon size={22} stroke={1.8} aria-hidden />
        {text}
      </p>
      <p className={classes.hint}>{t('accounts.approvalResult.close')}</p>
      {code === ACTIVATED && (
        <div className={classes.actions}>
          <SignInButton label={t('accounts.approvalResult.signIn')} />
        </div>
      )}
    </AuthCard>
  );
}
