import { Anchor, Button, Checkbox } from '@mantine/core';
import type { ReviewComment } from '@quietsite/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import { isReportSection } from '../../lib/report-sections.ts';
import { programmeQuery, reviewQuery } from '../../session/project-queries.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { showFailure } from '../../ui/dialogs/toasts.tsx';
import { targetOf } from './anchor-address.ts';
import classes from './review.module.css';
import { resolveComment } from './review-calls.ts';

interface CommentListProps {
  readonly projectId: number;
  readonly comments: readonly ReviewComment[];
  readonly numberOf: (submissionId: number) => number | undefined;
  /** Hides the links to the subjects and the buttons that resolve a comment. */
  readonly isReadonly?: boolean;
}

/** Open comments first. Resolved ones can be shown. */
export function CommentList({ projectId, comments, numberOf, isReadonly = false }: CommentListProps) {
  const { t } = useTranslation();
  const [areAllShown, setAllShown] = useState(isReadonly);
  const shown = comments.filter(({ resolvedAt }) => areAllShown || resolvedAt === null);
  const hasResolved = comments.some(({ resolvedAt }) => resolvedAt !== null);
  return (
    <>
      {hasResolved && (
        <Checkbox
          size="xs"
          label={t('review.showResolved')}
          checked={areAllShown}
          onChange={(event) => setAllShown(event.currentTarget.checked)}
        />
      )}
      {comments.length === 0 && <p className={classes.hint}>{t('review.noComments')}</p>}
      <ul className={classes.comments} aria-label={t('review.comments')}>
        {shown.map((comment) => (
          <CommentItem
            key={comment.id}
            projectId={projectId}
            comment={comment}
            number={numberOf(comment.submissionId)}
            isReadonly={isReadonly}
          />
        ))}
      </ul>
    </>
  );
}

/** A section is stored by its name in the address and shown by its title. */
export function nameAnchor(t: TFunction, { anchor, anchorName }: Pick<ReviewComment, 'anchor' | 'anchorName'>): string {
  if (anchor.kind === 'section' && isReportSection(anchor.section)) return t(`report.sections.${anchor.section}`);
  return anchor.kind === 'plan' || anchorName === '' ? t(`review.anchor.${anchor.kind}`) : anchorName;
}

interface CommentItemProps {
  readonly projectId: number;
  readonly comment: ReviewComment;
  readonly number: number | undefined;
  readonly isReadonly: boolean;
}

function CommentItem({ projectId, comment, number, isReadonly }: CommentItemProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const client = useQueryClient();
  const rows = useQuery({ ...programmeQuery(projectId), enabled: !isReadonly }).data?.equipmentRows;
  const isResolved = comment.resolvedAt !== null;
  const change = useMutation({
    mutationFn: () => resolveComment(projectId, comment.id, !isResolved),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewQuery(projectId).queryKey }),
    onError: (error) =>
      showFailure(error, {
        id: `comment ${comment.id}`,
        title: t('review.notChanged'),
        onRetry: () => change.mutate(),
      }),
  });
  const target = isReadonly ? null : targetOf(comment.anchor, (rowId) => rows?.find(({ id }) => id === rowId)?.taskId);
  const name = nameAnchor(t, comment);
  return (
    <li className={classes.comment} data-resolved={isResolved || undefined}>
      <div className={classes.commentHead}>
        {target ? (
          <Anchor
            component="button"
            type="button"
            inherit
            aria-label={t('review.goTo', { name })}
            onClick={() => navigate(target.path, target.receiverId)}
          >
            {name}
          </Anchor>
        ) : (
          <span>{name}</span>
        )}
        {number !== undefined && <small>{t('review.submission', { number })}</small>}
      </div>
      <p className={classes.text}>{comment.text}</p>
      <div className={classes.commentFoot}>
        <small>
          {t('review.author', { name: comment.author, at: formatInstantMinute(comment.createdAt) })}
          {comment.isByAuthority && `, ${t('review.authority')}`}
          {isResolved && `, ${t('review.resolved')}`}
        </small>
        {!isReadonly && (
          <Button variant="default" size="compact-xs" loading={change.isPending} onClick={() => change.mutate()}>
            {t(isResolved ? 'review.reopen' : 'review.resolve')}
          </Button>
        )}
      </div>
    </li>
  );
}
