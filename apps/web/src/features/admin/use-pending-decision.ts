import type { PendingAccount } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { useListChange } from '../../session/use-list-change.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { approvePending, pendingKey, rejectPending } from './admin-calls.ts';
import { type PendingReview, reviewPending } from './pending-review.ts';

type Match = PendingAccount['nearMatches'][number];

const lists = [pendingKey];

/** The authority's decisions on a registration. Each sends a mail and is final, so each asks for confirmation. */
export function usePendingDecision(account: PendingAccount) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const { company } = account;
  const review = reviewPending(account);
  const { name } = review;
  const approve = useApproval(account, name);
  const reject = useListChange<string>({
    change: (reason) => rejectPending(account, reason),
    failureTitle: t('members.admin.pending.notRejected'),
    lists,
    onDone: () =>
      showSuccess({
        title: t('members.admin.pending.rejected'),
        text: t('members.admin.pending.rejectedText', { name }),
      }),
  });
  const approvalQuestion = useApprovalQuestion(company, review);
  const askToApprove = async () => {
    if (await confirm(approvalQuestion)) approve.mutate(null);
  };
  const askToAssign = async (match: Match) => {
    const question = {
      title: t('members.admin.pending.join'),
      text: t('members.admin.pending.joinQuestion', { name, company: match.name }),
    };
    if (await confirm(question)) approve.mutate(match);
  };
  return {
    isPending: approve.isPending || reject.isPending,
    approve: () => void askToApprove(),
    assign: (match: Match) => void askToAssign(match),
    reject: reject.mutate,
  };
}

/** Approves as Admin of the named company, or as a member of another company that was meant. */
function useApproval(account: PendingAccount, name: string) {
  const { t } = useTranslation();
  return useListChange<Match | null>({
    change: (match) => approvePending(account, match?.id ?? null),
    failureTitle: t('members.admin.pending.notApproved'),
    lists,
    onDone: (match) =>
      showSuccess(
        match
          ? {
              title: t('members.admin.pending.assigned'),
              text: t('members.admin.pending.assignedText', { name, company: match.name }),
            }
          : {
              title: t('members.admin.pending.approved'),
              text: t('members.admin.pending.approvedText', { name, company: account.company }),
            },
      ),
  });
}

function useApprovalQuestion(company: string, { name, question, matches }: PendingReview) {
  const { t } = useTranslation();
  const names = matches.map((match) => match.name).join(', ');
  return {
    title: t(`members.admin.pending.${question}Title`),
    text: t(`members.admin.pending.${question}Question`, { name, names, company }),
  };
}
