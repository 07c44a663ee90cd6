import { SegmentedControl } from '@mantine/core';
import type { ReviewComment } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './review.module.css';
import { ThreadCard } from './thread-card.tsx';
import { isOpen, listThreads } from './threads.ts';
import type { ChosenThread } from './use-chosen-thread.ts';

interface CommentListProps {
  readonly projectId: number;
  readonly comments: readonly ReviewComment[];
  readonly numberOf: (submissionId: number) => number | undefined;
  /** Null if nothing can be chosen, answered or resolved here. */
  readonly chosen: ChosenThread | null;
  /** Distinguishes lists on the same page. */
  readonly label?: string;
}

/** The threads in the order of the document. Resolved ones can be shown. */
export function CommentList({ projectId, comments, numberOf, chosen, label }: CommentListProps) {
  const { t } = useTranslation();
  const isReadonly = chosen === null;
  const [isAll, setAll] = useState(isReadonly);
  const threads = listThreads(comments);
  const open = threads.filter(isOpen);
  const shown = isAll ? threads : threads.filter((thread) => isOpen(thread) || thread.first.id === chosen?.id);
  return (
    <>
      {open.length < threads.length && (
        <SegmentedControl
          size="xs"
          aria-label={label ?? t('review.filter.label')}
          value={isAll ? 'all' : 'open'}
          data={[
            { value: 'open', label: t('review.filter.open', { count: open.length }) },
            { value: 'all', label: t('review.filter.all', { count: threads.length }) },
          ]}
          onChange={(value) => setAll(value === 'all')}
        />
      )}
      {threads.length === 0 && <p className={classes.hint}>{t('review.noComments')}</p>}
      {threads.length > 0 && shown.length === 0 && <p className={classes.hint}>{t('review.noOpen')}</p>}
      <ul className={classes.comments} aria-label={label ?? t('review.comments')}>
        {shown.map((thread) => (
          <ThreadCard
            key={thread.first.id}
            projectId={projectId}
            thread={thread}
            submission={numberOf(thread.first.submissionId)}
            chosen={chosen}
          />
        ))}
      </ul>
    </>
  );
}
