import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { hasCode } from '../../lib/api-error.ts';
import { RejectionDialog } from '../../session/rejection-dialog.tsx';
import { approvalResultPath } from './approval-result.ts';
import { decideApproval, readApprovalLink } from './auth-calls.ts';
import classes from './auth-card.module.css';
import { CardFailure, Refusal } from './card-messages.tsx';
import { LinkCard } from './link-card.tsx';

type ApprovalRequest = Awaited<ReturnType<typeof readApprovalLink>>;
const ALREADY = { approved: 2, rejected: 4 } as const;

export function ApprovalScreen() {
  const { t } = useTranslation();
  return (
    <LinkCard title={t('accounts.approval.title')} read={readApprovalLink} remedy={null}>
      {(request, token) =>
        request.decided === null ? (
          <Decision request={request} token={token} />
        ) : (
          <Navigate to={approvalResultPath(ALREADY[request.decided])} replace />
        )
      }
    </LinkCard>
  );
}

function Decision({ request, token }: { readonly request: ApprovalRequest; readonly token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isRejecting, setRejecting] = useState(false);
  const decision = useMutation({
    mutationFn: (chosen: Omit<Parameters<typeof decideApproval>[0], 'token'>) => decideApproval({ token, ...chosen }),
    onSuccess: ({ result }) => void navigate(approvalResultPath(result), { replace: true }),
  });
  const isBusy = (choice: 'approve' | 'reject') => decision.isPending && decision.variables.decision === choice;
  return (
    <>
      <p className={classes.text}>{t('accounts.approval.question')}</p>
      <Applicant request={request} />
      {decision.error && <DecisionError error={decision.error} />}
      <div className={classes.pair}>
        <Button variant="default" size="sm" loading={isBusy('reject')} onClick={() => setRejecting(true)}>
          {t('accounts.approval.reject')}
        </Button>
        <Button size="sm" loading={isBusy('approve')} onClick={() => decision.mutate({ decision: 'approve' })}>
          {t('accounts.approval.approve')}
        </Button>
      </div>
      {isRejecting && (
        <RejectionDialog
          title={t('accounts.approval.rejectTitle')}
          text={t('accounts.approval.rejectQuestion', { name: request.name })}
          onReject={(reason) => decision.mutate({ decision: 'reject', reason })}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}

function DecisionError({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  if (hasCode(error, 'LINK_INVALID')) return <Refusal lines={[t('accounts.link.invalid')]} />;
  return <CardFailure error={error} title={t('accounts.approval.failed')} />;
}

function Applicant({ request }: { readonly request: ApprovalRequest }) {
  const { t } = useTranslation();
  const facts = [
    [t('accounts.approval.name'), request.name],
    [t('accounts.form.username'), request.username],
    [t('accounts.form.email'), request.email],
    [t('accounts.form.company'), request.company],
    [t('accounts.approval.role'), t(`terms.role.${request.userType}`)],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {request.nearMatches.length > 0 && (
        <section className={classes.matches} aria-label={t('accounts.approval.nearMatches')}>
          <h3>{t('accounts.approval.nearMatches')}</h3>
          <ul>
            {request.nearMatches.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className={classes.hint}>{t('accounts.approval.nearMatchesHint')}</p>
        </section>
      )}
    </>
  );
}
