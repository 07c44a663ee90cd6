import type { ReviewComment } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ClashNote } from './cases/clash-note.tsx';
import classes from './review.module.css';
import { briefQuery } from './review-calls.ts';
import { nameAnchor } from './thread-card.tsx';
import { listDrafts, listOpenBefore } from './threads.ts';

interface DecisionFactsProps {
  readonly projectId: number;
  readonly submissionId: number;
  readonly comments: readonly ReviewComment[];
  /** Closes the dialog for another page. */
  readonly onLeave: () => void;
}

/** The most names that fit on two lines. */
const MAX_NAMES = 6;

/** The facts for the decision: receivers that exceed, comments sent with it, and comments that stay open. */
export function DecisionFacts({ projectId, submissionId, comments, onLeave }: DecisionFactsProps) {
  const { t } = useTranslation();
  const brief = useQuery(briefQuery(submissionId)).data;
  const names = brief?.exceeding.map(({ name, buildingName }) => name || buildingName) ?? [];
  const more = (brief?.counts.exceeds ?? 0) - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(t('review.comparison.between'));
  const look = brief?.checks.filter(({ result }) => result === 'look').length ?? 0;
  return (
    <>
      {brief && (
        <p className={classes.fact} role="status">
          {brief.counts.exceeds === 0
            ? t('review.decision.nothingExceeds')
            : t('review.decision.exceeding', { count: brief.counts.exceeds, names: shown })}
          {more > 0 && ` ${t('review.decision.more', { count: more })}`}
          {look > 0 && ` ${t('review.decision.checks', { count: look })}`}
        </p>
      )}
      <ClashNote projectId={projectId} onLeave={onLeave} />
      <CommentFacts title={t('review.decision.sentWith')} comments={listDrafts(comments)} />
      <CommentFacts
        title={t('review.decision.staysOpen')}
        comments={listOpenBefore(comments).map(({ first }) => first)}
      />
    </>
  );
}

function CommentFacts({ title, comments }: { readonly title: string; readonly comments: readonly ReviewComment[] }) {
  const { t } = useTranslation();
  if (comments.length === 0) return null;
  return (
    <section className={classes.facts} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {comments.map((comment) => (
          <li key={comment.id}>
            <span className={classes.threadNumber} data-draft={comment.isDraft || undefined}>
              {comment.number}
            </span>
            <span className={classes.oneLine}>
              {comment.parentId === null ? comment.text : t('review.decision.replyText', { text: comment.text })}
            </span>
            <small>{nameAnchor(t, comment)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
