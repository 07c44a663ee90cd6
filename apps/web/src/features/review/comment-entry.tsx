import { Button, Textarea } from '@mantine/core';
import type { ReviewComment } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import { useUnsavedChanges } from '../../project/save/use-unsaved-changes.ts';
import { withCutNote } from '../../ui/cut-note.tsx';
import classes from './review.module.css';
import { MAX_COMMENT_LENGTH } from './typed-texts.ts';
import { useRegisterUnsent } from './unsent-comment.ts';
import { useCommentChange } from './use-comment-change.ts';

interface CommentEntryProps {
  readonly projectId: number;
  readonly comment: ReviewComment;
  readonly isReadonly: boolean;
}

/** One text of a thread. The user's own draft can be edited and discarded; without write access, only discarded. */
export function CommentEntry({ projectId, comment, isReadonly }: CommentEntryProps) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<string | null>(null);
  const { isDraft, isByAuthority, author, createdAt, text } = comment;
  return (
    <div className={classes.entry} data-draft={isDraft || undefined}>
      <small>
        {t('review.author', { name: author, at: formatInstantMinute(createdAt) })}
        {isByAuthority && `, ${t('review.authority')}`}
        {isDraft && comment.parentId !== null && (
          <span className={classes.badge} data-state="draft">
            {t('review.thread.draft')}
          </span>
        )}
      </small>
      {edited === null ? (
        <p className={classes.text}>{text}</p>
      ) : (
        <DraftEditor {...{ projectId, comment }} text={edited} onText={setEdited} onClose={() => setEdited(null)} />
      )}
      {isDraft && edited === null && (
        <DraftButtons {...{ projectId, comment }} onEdit={isReadonly ? null : () => setEdited(text)} />
      )}
    </div>
  );
}

interface DraftProps {
  readonly projectId: number;
  readonly comment: ReviewComment;
}

function DraftButtons({ projectId, comment, onEdit }: DraftProps & { readonly onEdit: (() => void) | null }) {
  const { t } = useTranslation();
  const change = useCommentChange(projectId, comment.id);
  return (
    <div className={classes.entryButtons}>
      {onEdit && (
        <Button variant="subtle" size="compact-xs" onClick={onEdit}>
          {t('review.thread.edit')}
        </Button>
      )}
      <Button variant="subtle" size="compact-xs" loading={change.isPending} onClick={() => change.mutate(null)}>
        {t('review.thread.discard')}
      </Button>
    </div>
  );
}

interface EditorProps extends DraftProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

function DraftEditor({ projectId, comment, text, onText, onClose }: EditorProps) {
  const { t } = useTranslation();
  const change = useCommentChange(projectId, comment.id, onClose);
  const isChanged = text.trim() !== '' && text.trim() !== comment.text;
  const save = () =>
    change.mutateAsync({ text: text.trim() }).then(
      () => true,
      () => false,
    );
  useUnsavedChanges(isChanged, onClose, save);
  useRegisterUnsent({ projectId, isTyped: isChanged, isComplete: true }, () =>
    change.mutateAsync({ text: text.trim() }),
  );
  return (
    <>
      <Textarea
        size="xs"
        aria-label={t('review.text')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_COMMENT_LENGTH}
        inputContainer={withCutNote}
        data-autofocus
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <div className={classes.entryButtons}>
        <Button variant="default" size="compact-xs" onClick={onClose}>
          {t('editor.cancel')}
        </Button>
        <Button size="compact-xs" disabled={!isChanged} loading={change.isPending} onClick={() => void save()}>
          {t('review.thread.keep')}
        </Button>
      </div>
    </>
  );
}
