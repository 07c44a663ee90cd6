import type { Review } from '@quietsite/contracts';
import { canReadCaseFile, canReadSubmissions, type ProjectAccess } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { listSubmissions } from '../../repositories/report/submission.repository.ts';
import { listComments } from '../../repositories/review/comment.repository.ts';
import { findApprovedOn, listLineageAccess } from '../../repositories/review/review.repository.ts';

/** All other readers of a project belong to the authority. */
export const isInTeam = (
  user: Pick<AuthenticatedUser, 'id'>,
  { ownerUserId, memberRole }: Pick<ProjectAccess, 'ownerUserId' | 'memberRole'>,
): boolean => ownerUserId === user.id || memberRole !== null;

/**
 * Of the other versions, includes only those that the user may read; the caller has checked this one. Comments are only
 * those on this version.
 */
export async function readReview(db: Executor, user: AuthenticatedUser, projectId: number): Promise<Review> {
  const versions = await listLineageAccess(db, projectId, user);
  const readable = versions.filter(
    (version) => version.id === projectId || (version.isDeleted ? canReadCaseFile : canReadSubmissions)(user, version),
  );
  const own = versions.find(({ id }) => id === projectId);
  const isAuthority = own !== undefined && !isInTeam(user, own);
  return {
    submissions: await listSubmissions(
      db,
      readable.map(({ id }) => id),
    ),
    comments: await listComments(db, projectId, { userId: user.id, isAuthority }),
    approvedOn: await findApprovedOn(db, projectId),
  };
}
