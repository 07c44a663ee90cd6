import { Button } from '@mantine/core';
import type { Review, Submission } from '@quietsite/contracts';
import { canApproveProject, canListSubmittedProjects } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { projectTitle } from '../../lib/format.ts';
import { routes } from '../../lib/routes.ts';
import { listProjectSubmissions } from '../../session/submissions.ts';
import { useOpenProject, useOpenProjectId, useSelectedReceiverId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useSession } from '../../session/use-session.ts';
import { loadBriefTexts } from '../../texts/i18n.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { SidePanel } from '../../ui/panels/side-panel.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import { commentPath } from './anchor-address.ts';
import { CaseArrows } from './cases/case-arrows.tsx';
import { ClashNote } from './cases/clash-note.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentMarks } from './comment-marks.tsx';
import classes from './review.module.css';
import { ReviewContents } from './review-contents.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { listDrafts, listThreads } from './threads.ts';
import { useChosenThread } from './use-chosen-thread.ts';
import { focusCommentField, useCommentRequest } from './use-comment-request.ts';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

const BriefTiles = lazyComponent(async () => {
  const [{ BriefTiles: Tiles }] = await Promise.all([import('./brief/brief-tiles.tsx'), loadBriefTexts()]);
  return Tiles;
});

/** The submissions, comments and decisions, for the team and the authority. */
export function ReviewPanel({ onDecide }: { readonly onDecide: () => void }) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  // Known while the project is still loading, which lets the arrows keep the focus from case to case.
  const projectId = useOpenProjectId();
  const project = useOpenProject().data;
  const user = useSession().data?.user;
  const review = useReview();
  const drafts = listDrafts(review.data?.comments ?? []);
  const canDecide = user !== undefined && project !== undefined && canApproveProject(user, project.access);
  return (
    <SidePanel
      title={t('review.title')}
      width={460}
      actions={projectId !== null && user && canListSubmittedProjects(user) && <CaseArrows projectId={projectId} />}
      onClose={() => navigate(routes.home)}
      footer={
        project &&
        (drafts.length > 0 || canDecide) && (
          <ReviewFoot projectId={project.id} drafts={drafts} onDecide={canDecide ? onDecide : null} />
        )
      }
    >
      {project?.status === 'Created' && (
        <EmptyState title={t('review.none')} hint={t('review.noneHint')}>
          <Button onClick={() => navigate(routes.report)}>{t('review.toReport')}</Button>
        </EmptyState>
      )}
      {review.isLoading && <LoadingState />}
      {review.isLoadingError && <FailureState error={review.error} onRetry={() => void review.refetch()} />}
      {project && review.data && (
        <Contents key={project.id} projectId={project.id} review={review.data} canDecide={canDecide} />
      )}
    </SidePanel>
  );
}

/** The full name: the header only has room for its beginning. */
const nameSubmission = (t: TFunction, { projectTitle: title, projectVersion: version, number }: Submission) =>
  [projectTitle({ title, version }), t('review.submission', { number })].join(t('review.comparison.between'));

interface ContentsProps {
  readonly projectId: number;
  readonly review: Review;
  readonly canDecide: boolean;
}

function Contents({ projectId, review, canDecide }: ContentsProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const about = useCommentRequest(panel);
  const receiverId = useSelectedReceiverId();
  const chosen = useChosenThread();
  const { approvedOn, comments } = review;
  // Submissions of other versions are listed too, but only this version's can be commented on.
  const [newest] = listProjectSubmissions(review, projectId);
  useReviewKeys(panel, {
    threads: listThreads(comments),
    chosen,
    onComment: () => {
      if (receiverId !== null) navigate(commentPath({ kind: 'receiver', pointId: receiverId }), receiverId);
      focusCommentField(panel.current);
    },
  });
  return (
    <div ref={panel}>
      <ReviewContents
        {...{ projectId, review, chosen }}
        lead={
          <>
            {newest && <p className={classes.plan}>{nameSubmission(t, newest)}</p>}
            {approvedOn && <p className={classes.approved}>{t('review.decision.approved', { date: approvedOn })}</p>}
            {newest && (
              <Suspense fallback={<LoadingState />}>
                <BriefTiles key={newest.id} submission={newest} />
              </Suspense>
            )}
            {/* Below the tiles, which must not move when the note grows. */}
            {canDecide && newest?.state === 'submitted' && <ClashNote projectId={projectId} />}
          </>
        }
        form={newest && <CommentForm projectId={projectId} submission={newest} about={about} />}
      />
      <CommentMarks comments={comments} chosenId={chosen.id} />
    </div>
  );
}
