import { Anchor, Button } from '@mantine/core';
import type { ReviewComment } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import { isReportSection } from '../../lib/report-sections.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { targetOf } from './anchor-address.ts';
import { CommentEntry } from './comment-entry.tsx';
import { ReplyForm } from './reply-form.tsx';
import classes from './review.module.css';
import { isAnswered, isOpen, type Thread } from './threads.ts';
import type { ChosenThread } from './use-chosen-thread.ts';
import { useCommentChange } from './use-comment-change.ts';

/** A section is stored by its name in the address and shown by its title. */
export function nameAnchor(t: TFunction, { anchor, anchorName }: Pick<ReviewComment, 'anchor' | 'anchorName'>): string {
  if (anchor.kind === 'section' && isReportSection(anchor.section)) return t(`report.sections.${anchor.section}`);
  return anchor.kind === 'plan' || anchorName === '' ? t(`review.anchor.${anchor.kind}`) : anchorName;
}

interface ThreadCardProps {
  readonly projectId: number;
  readonly thread: Thread;
  /** The number of the submission that it refers to. */
  readonly submission: number | undefined;
  readonly chosen: ChosenThread | null;
}

/** A comment with its replies: its subject, who wrote what, and the available actions. */
export function ThreadCard({ projectId, thread, submission, chosen }: ThreadCardProps) {
  const { t } = useTranslation();
  const { first, replies } = thread;
  const isChosen = chosen?.id === first.id;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const name = nameAnchor(t, first);
  return (
    <li>
      <article
        ref={card}
        className={classes.comment}
        aria-label={t('review.thread.name', { number: first.number, name })}
        data-resolved={!isOpen(thread) || undefined}
        data-draft={first.isDraft || undefined}
        data-chosen={isChosen || undefined}
        data-thread={first.id}
        onFocus={() => chosen?.choose(first.id)}
      >
        <ThreadHead {...{ projectId, thread, name, submission, chosen }} />
        {[first, ...replies].map((comment) => (
          <CommentEntry key={comment.id} {...{ projectId, comment, isReadonly: chosen === null }} />
        ))}
        {first.resolvedAt !== null && (
          <small className={classes.resolution}>
            {t('review.thread.resolvedBy', {
              name: first.resolvedBy ?? '',
              at: formatInstantMinute(first.resolvedAt),
            })}
          </small>
        )}
        {chosen && !first.isDraft && <ThreadFoot {...{ projectId, thread }} />}
      </article>
    </li>
  );
}

type HeadProps = ThreadCardProps & { readonly name: string };

function ThreadHead({ projectId, thread, name, submission, chosen }: HeadProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const { first } = thread;
  const rows = useQuery({ ...programmeQuery(projectId), enabled: chosen !== null }).data?.equipmentRows;
  const target = chosen && targetOf(first.anchor, (rowId) => rows?.find(({ id }) => id === rowId)?.taskId);
  const state = first.isDraft ? 'draft' : !isOpen(thread) ? 'resolved' : isAnswered(thread) ? 'answered' : null;
  return (
    <div className={classes.commentHead}>
      <span className={classes.threadNumber} data-draft={first.isDraft || undefined}>
        {first.number}
      </span>
      {target ? (
        <Anchor
          component="button"
          type="button"
          inherit
          data-head
          aria-label={t('review.goTo', { name })}
          onClick={() => navigate(target.path, target.receiverId)}
        >
          {name}
        </Anchor>
      ) : (
        <span tabIndex={-1} data-head>
          {name}
        </span>
      )}
      {submission !== undefined && <small>{t('review.submission', { number: submission })}</small>}
      {state && (
        <span className={classes.badge} data-state={state}>
          {t(`review.thread.${state}`)}
        </span>
      )}
    </div>
  );
}

/** Reply and resolve. The team may reply to the authority's comments, but not resolve them. */
function ThreadFoot({ projectId, thread }: Pick<ThreadCardProps, 'projectId' | 'thread'>) {
  const { t } = useTranslation();
  const { first } = thread;
  const open = isOpen(thread);
  const change = useCommentChange(projectId, first.id);
  return (
    <div className={classes.commentFoot}>
      {open && <ReplyForm projectId={projectId} thread={thread} />}
      {first.canResolve && (
        <Button
          variant="default"
          size="compact-sm"
          loading={change.isPending}
          onClick={() => change.mutate({ isResolved: open })}
        >
          {t(open ? 'review.resolve' : 'review.reopen')}
        </Button>
      )}
    </div>
  );
}
