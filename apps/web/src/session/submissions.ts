import type { Review, Submission } from '@quietsite/contracts';

/** Of this project alone; the list also has those of its other versions. The newest first. */
export const listOwn = ({ submissions }: Pick<Review, 'submissions'>, projectId: number): readonly Submission[] =>
  submissions.filter((submission) => submission.projectId === projectId);

/** The newest one, when that was rejected. */
export function findRejection(review: Pick<Review, 'submissions'>, projectId: number): Submission | undefined {
  const [newest] = listOwn(review, projectId);
  return newest?.state === 'rejected' ? newest : undefined;
}
