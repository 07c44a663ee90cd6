import type { Review, Submission } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { reviewQuery } from '../../session/project-queries.ts';
import { listProjectSubmissions } from '../../session/submissions.ts';
import { useOpenProject } from '../../session/use-open-project.ts';

const RECEIPT_POLL_MILLISECONDS = 2000;
/** A receipt is printed within seconds, so polling stops after this time. */
const MAX_WAIT_MILLISECONDS = 60_000;

/** Whether the newest submission was just made and its receipt is still being printed. */
export function isReceiptAwaited(review: Review | undefined, now: number): boolean {
  const newest = review?.submissions[0];
  if (!newest || newest.files.some(({ kind }) => kind === 'receipt')) return false;
  return now - Date.parse(newest.submittedAt) < MAX_WAIT_MILLISECONDS;
}

/** The review of the open project, fetched once there is a submission. */
export function useReview() {
  const project = useOpenProject().data;
  const isSubmitted = project !== undefined && project.status !== 'Created';
  return useQuery({
    ...reviewQuery(project?.id ?? 0),
    enabled: isSubmitted,
    refetchInterval: ({ state }) => (isReceiptAwaited(state.data, Date.now()) ? RECEIPT_POLL_MILLISECONDS : false),
  });
}

/** The number of the next submission of the same project, or null if there is none. */
export function findFollowing(submissions: readonly Submission[], { projectId, number }: Submission): number | null {
  const later = submissions.filter((other) => other.projectId === projectId && other.number > number);
  return later.length === 0 ? null : Math.min(...later.map((other) => other.number));
}

export const findWaiting = (review: Review, projectId: number): Submission | undefined =>
  listProjectSubmissions(review, projectId).find(({ state }) => state === 'submitted');
