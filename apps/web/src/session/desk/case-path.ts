import type { ReviewCase } from '@quietsite/contracts';
import { caseFilePath, projectPath, readId, routes } from '../../lib/routes.ts';

/**
 * What was returned or closed is read in its file: the project belongs to its team again, or to nobody. The list of the
 * Inbox goes with it, unless it is the usual one.
 */
export function casePath({ projectId, state }: Pick<ReviewCase, 'projectId' | 'state'>, list = ''): string {
  const isReviewed = state === 'needsDecision' || state === 'approved';
  const path = isReviewed ? projectPath(routes.review, projectId) : caseFilePath(projectId);
  return list === '' ? path : `${path}&${new URLSearchParams({ list })}`;
}

/** The case file for the address of a review that cannot be opened any more, as in an older mail. Null for other addresses. */
export function pathOfClosedReview({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const parameters = new URLSearchParams(search);
  const projectId = readId(parameters.get('project'));
  if (pathname !== routes.review || projectId === null) return null;
  return casePath({ projectId, state: 'returned' }, parameters.get('list') ?? '');
}
