import { Button, Group, Text, Textarea } from '@mantine/core';
import type { Review } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withCutNote } from '../../ui/cut-note.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { FailureNote } from './failure-note.tsx';
import { CommentNotAdded, type UnsentComment, useUnsentComment } from './unsent-comment.ts';
import { useDeciding } from './use-deciding.ts';
import { countOpen } from './use-review.ts';

interface DecisionChoiceProps {
  readonly projectId: number;
  readonly submissionId: number;
  readonly review: Review;
  readonly onClose: () => void;
}

/** The two decisions. A comment that is typed but not added is sent with either (APPROVE-21). */
export function DecisionChoice({ projectId, submissionId, review, onClose }: DecisionChoiceProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isReasonRequired, setReasonRequired] = useState(false);
  const deciding = useDeciding(projectId, onClose);
  const unsent = useUnsentComment(projectId);
  const isBlocked = unsent?.isComplete === false;
  const confirmReveal = useRevealQuestion(countOpen(review) + (unsent ? 1 : 0));
  const reject = () => {
    setReasonRequired(true);
    if (reason.trim() !== '') deciding.mutate({ decision: 'reject', submissionId, reason: reason.trim() });
  };
  const reveal = async () => {
    if (await confirmReveal()) deciding.mutate({ decision: 'reveal', submissionId });
  };
  return (
    <>
      {unsent && <UnsentNote unsent={unsent} />}
      <Textarea
        mt="sm"
        size="xs"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={10_000}
        inputContainer={withCutNote}
        label={t('review.decision.reason')}
        value={reason}
        error={isReasonRequired && reason.trim() === '' && t('review.decision.reasonMissing')}
        errorProps={{ role: 'alert' }}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Failure error={deciding.error} />
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" disabled={isBlocked} loading={deciding.isPending} onClick={reject}>
          {t('review.decision.reject')}
        </Button>
        <Button disabled={isBlocked} loading={deciding.isPending} data-autofocus onClick={() => void reveal()}>
          {t('review.decision.reveal')}
        </Button>
      </Group>
    </>
  );
}

function UnsentNote({ unsent }: { readonly unsent: UnsentComment }) {
  const { t } = useTranslation();
  return (
    <Text size="sm" mt="sm" fw={500} role="status">
      {t(unsent.isComplete ? 'review.decision.withComment' : 'review.decision.commentOpen')}
    </Text>
  );
}

function Failure({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation();
  if (error instanceof CommentNotAdded)
    return <FailureNote title={t('review.decision.commentFailed')} error={error.cause} />;
  return error && <FailureNote title={t('review.decision.failed')} error={error} />;
}

/** An approval cannot be undone, so it requires confirmation. */
function useRevealQuestion(openComments: number): () => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return () =>
    confirm({
      title: t('review.decision.revealTitle'),
      text: t('review.decision.revealText'),
      ...(openComments > 0 ? { consequence: t('review.decision.revealOpen', { count: openComments }) } : {}),
      isDangerous: true,
      labels: { yes: t('review.decision.reveal'), no: t('review.decision.back') },
    });
}
