import { Button, Group, Text, Textarea } from '@mantine/core';
import { MIN_REASON_LENGTH, type Review } from '@quietsite/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withCutNote } from '../../ui/cut-note.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { useClashQuestion } from './cases/use-clash-question.ts';
import { DecisionFacts } from './decision-facts.tsx';
import { FailureNote } from './failure-note.tsx';
import { countOpen, listDrafts } from './threads.ts';
import { MAX_COMMENT_LENGTH, useTypedText } from './typed-texts.ts';
import { CommentNotAdded, useUnsentComments } from './unsent-comment.ts';
import { useDeciding } from './use-deciding.ts';

interface DecisionChoiceProps {
  readonly projectId: number;
  readonly submissionId: number;
  readonly review: Review;
  readonly onClose: () => void;
}

/** The two decisions. Either one sends the drafts, and adds typed text as a comment first (APPROVE-21). */
export function DecisionChoice({ projectId, submissionId, review, onClose }: DecisionChoiceProps) {
  const { t } = useTranslation();
  const reasonText = useTypedText(projectId, 'reason');
  const reason = reasonText.text.trim();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [isReasonRequired, setReasonRequired] = useState(false);
  const deciding = useDeciding(projectId, () => {
    reasonText.write('');
    onClose();
  });
  const unsent = useUnsentComments(projectId);
  const isBlocked = !unsent.areComplete;
  const sentCount = listDrafts(review.comments).length + unsent.count;
  const confirmUnknown = useClashQuestion(projectId);
  const confirmReveal = useRevealQuestion(countOpen(review.comments) + unsent.count);
  const isReasonShort = reason.length < MIN_REASON_LENGTH;
  const reject = () => {
    setReasonRequired(true);
    if (isReasonShort) reasonField.current?.focus();
    else deciding.mutate({ decision: 'reject', submissionId, reason });
  };
  const reveal = async () => {
    if ((await confirmUnknown()) && (await confirmReveal())) deciding.mutate({ decision: 'reveal', submissionId });
  };
  return (
    <>
      <DecisionFacts {...{ projectId, submissionId }} comments={review.comments} onLeave={onClose} />
      {unsent.count > 0 && <UnsentNote areComplete={unsent.areComplete} />}
      <Textarea
        ref={reasonField}
        // Focuses the other choice: approval is final.
        data-autofocus
        mt="sm"
        size="xs"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={MAX_COMMENT_LENGTH}
        inputContainer={withCutNote}
        label={t('review.decision.reason')}
        description={t('review.decision.reasonHint', { count: MIN_REASON_LENGTH })}
        value={reasonText.text}
        error={isReasonRequired && isReasonShort && t('review.decision.reasonMissing', { count: MIN_REASON_LENGTH })}
        errorProps={{ role: 'alert' }}
        onChange={(event) => reasonText.write(event.currentTarget.value)}
      />
      <Failure error={deciding.error} />
      <Group justify="flex-end" mt="md" gap="xs">
        {/* Whoever gives a reason wants to return the plan. */}
        <Button
          variant={isReasonShort ? 'default' : 'filled'}
          disabled={isBlocked}
          loading={deciding.isPending}
          onClick={reject}
        >
          {sentCount > 0 ? t('review.decision.rejectWith', { count: sentCount }) : t('review.decision.reject')}
        </Button>
        <Button
          variant={isReasonShort ? 'filled' : 'default'}
          disabled={isBlocked}
          loading={deciding.isPending}
          onClick={() => void reveal()}
        >
          {t('review.decision.reveal')}
        </Button>
      </Group>
    </>
  );
}

function UnsentNote({ areComplete }: { readonly areComplete: boolean }) {
  const { t } = useTranslation();
  return (
    <Text size="sm" mt="sm" fw={500} role="status">
      {t(areComplete ? 'review.decision.withComment' : 'review.decision.commentOpen')}
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
      title:
        openComments > 0
          ? t('review.decision.revealOpenTitle', { count: openComments })
          : t('review.decision.revealTitle'),
      text: t('review.decision.revealText'),
      ...(openComments > 0 ? { consequence: t('review.decision.revealOpen', { count: openComments }) } : {}),
      isDangerous: true,
      labels: { yes: t('review.decision.reveal'), no: t('review.decision.back') },
    });
}
