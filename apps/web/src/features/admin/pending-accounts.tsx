import { Button } from '@mantine/core';
import type { PendingAccount } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '../../lib/format.ts';
import { RejectionDialog } from '../../session/rejection-dialog.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import classes from './admin.module.css';
import { pendingQuery } from './admin-calls.ts';
import { reviewPending } from './pending-review.ts';
import { usePendingDecision } from './use-pending-decision.ts';

/** Registrations that the authority can decide on here as well as by mailed link (Q139). */
export function PendingAccounts({ onSetUp }: { readonly onSetUp: () => void }) {
  const { t } = useTranslation();
  const pending = useQuery(pendingQuery);
  if (!pending.data) return <QueryState query={pending} />;
  if (pending.data.length === 0) {
    return (
      <EmptyState title={t('members.admin.pending.empty')} hint={t('members.admin.pending.emptyHint')}>
        <Button onClick={onSetUp}>{t('members.admin.setUpTab')}</Button>
      </EmptyState>
    );
  }
  return <PendingTable accounts={pending.data} />;
}

const columns = ['company', 'applicant', 'registered', 'similar', 'decision'] as const;

function PendingTable({ accounts }: { readonly accounts: readonly PendingAccount[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.hint}>{t('members.admin.pending.hint')}</p>
      <table className={classes.table} aria-label={t('members.admin.pending.table')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`members.admin.pending.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <PendingRow key={account.id} account={account} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function PendingRow({ account }: { readonly account: PendingAccount }) {
  const decision = usePendingDecision(account);
  return (
    <tr>
      <th scope="row">{account.company}</th>
      <td>
        <strong>{account.name}</strong> <small>{account.username}</small>
        <small className={classes.line}>{account.email}</small>
        <small className={classes.line}>{account.phone}</small>
      </td>
      <td>{formatInstantDay(account.registeredAt)}</td>
      <td>
        <Matches account={account} decision={decision} />
      </td>
      <td>
        <Decision account={account} decision={decision} />
      </td>
    </tr>
  );
}

interface ReviewProps {
  readonly account: PendingAccount;
  readonly decision: ReturnType<typeof usePendingDecision>;
}

function Matches({ account, decision }: ReviewProps) {
  const { t } = useTranslation();
  const { name, matches, isJoiningFirst } = reviewPending(account);
  if (matches.length === 0) return <span className={classes.none}>{t('members.admin.pending.noSimilar')}</span>;
  return matches.map((match) => (
    <div key={match.id} className={classes.match}>
      <span>{match.name}</span>
      <Button
        size="compact-xs"
        variant={isJoiningFirst ? 'filled' : 'default'}
        disabled={decision.isPending}
        aria-label={t('members.admin.pending.joinNamed', { name, company: match.name })}
        onClick={() => decision.assign(match)}
      >
        {t('members.admin.pending.join')}
      </Button>
    </div>
  ));
}

function Decision({ account: pending, decision }: ReviewProps) {
  const { t } = useTranslation();
  const { company } = pending;
  const { name, isCompanyKnown, isJoiningFirst } = reviewPending(pending);
  const approval = isCompanyKnown ? 'further' : 'approve';
  const [isRejecting, setRejecting] = useState(false);
  return (
    <div className={classes.decision}>
      <Button
        size="compact-xs"
        variant={isJoiningFirst ? 'default' : 'filled'}
        loading={decision.isPending}
        aria-label={t(`members.admin.pending.${approval}Named`, { company, name })}
        onClick={decision.approve}
      >
        {t(`members.admin.pending.${approval}`)}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        disabled={decision.isPending}
        aria-label={t('members.admin.pending.rejectNamed', { name })}
        onClick={() => setRejecting(true)}
      >
        {t('members.admin.pending.reject')}
      </Button>
      {isRejecting && (
        <RejectionDialog
          title={t('members.admin.pending.rejectTitle')}
          text={t('members.admin.pending.rejectQuestion', { name, company })}
          onReject={decision.reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}
