import type { Review, Submission } from '@quietsite/contracts';

/** Submissions of this project only, newest first; the list also has those of its other versions. */
export const listProjectSubmissions = (
  { submissions }: Pick<Review, 'submissions'>,
  projectId: number,
): readonly Submission[] => submissions.filter((submission) => submission.projectId === projectId);

/** The newest submission, if it was rejected. */
export function findRejection(review: Pick<Review, 'submissions'>, projectId: number): Submission | undefined {
  const [newest] = listProjectSubmissions(review, projectId);
  return newest?.state === 'rejected' ? newest : undefined;
}
