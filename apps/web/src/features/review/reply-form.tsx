import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../project/save/use-unsaved-changes.ts';
import { reviewQuery } from '../../session/project-queries.ts';
import { withCutNote } from '../../ui/cut-note.tsx';
import { FailureNote } from './failure-note.tsx';
import classes from './review.module.css';
import { addReply } from './review-calls.ts';
import type { Thread } from './threads.ts';
import { isSendKey, MAX_COMMENT_LENGTH, useTypedText } from './typed-texts.ts';
import { useRegisterUnsent } from './unsent-comment.ts';

interface ReplyFormProps {
  readonly projectId: number;
  readonly thread: Thread;
}

/** Replies to a thread. The team's reply is sent immediately, the authority's is a draft. */
export function ReplyForm({ projectId, thread: { first, replies } }: ReplyFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const typed = useTypedText(projectId, `reply ${first.id}`);
  const text = typed.text.trim();
  const sending = useMutation({
    mutationFn: (sent: { readonly text: string; readonly key: string }) =>
      addReply(projectId, first.id, { ...sent, text: sent.text.trim() }),
    onSuccess: async (_reply, sent) => {
      await client.invalidateQueries({ queryKey: reviewQuery(projectId).queryKey });
      typed.settle(sent.text);
    },
  });
  const sent = { text: typed.text, key: typed.key };
  useUnsavedChanges(
    text !== '',
    () => typed.write(''),
    () =>
      sending.mutateAsync(sent).then(
        () => true,
        () => false,
      ),
  );
  useRegisterUnsent({ projectId, isTyped: text !== '', isComplete: true }, () => sending.mutateAsync(sent));
  // Users do not reply to their own last message.
  const answered = [first, ...replies].findLast(({ isOwn }) => !isOwn);
  return (
    <form
      className={classes.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '') sending.mutate(sent);
      }}
    >
      <Textarea
        size="xs"
        aria-label={t('review.thread.replyTo', { number: first.number })}
        placeholder={answered ? t('review.thread.placeholder', { name: answered.author }) : t('review.thread.reply')}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={MAX_COMMENT_LENGTH}
        inputContainer={withCutNote}
        data-reply
        value={typed.text}
        onChange={(event) => typed.write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isSendKey(event)) event.currentTarget.form?.requestSubmit();
        }}
      />
      {sending.error && <FailureNote title={t('review.notSent')} error={sending.error} />}
      {text !== '' && (
        <Button type="submit" size="compact-sm" loading={sending.isPending}>
          {t('review.thread.reply')}
        </Button>
      )}
    </form>
  );
}
