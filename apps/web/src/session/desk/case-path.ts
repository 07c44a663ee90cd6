import type { ReviewCase } from '@quietsite/contracts';
import { caseFilePath, projectPath, readId, routes } from '../../lib/routes.ts';

/**
 * Returned and closed cases open as a case file, because the project is its team's again or nobody's. Keeps the Inbox
 * list in the address, unless it is the default.
 */
export function casePath({ projectId, state }: Pick<ReviewCase, 'projectId' | 'state'>, list = ''): string {
  const isReviewed = state === 'needsDecision' || state === 'approved';
  const path = isReviewed ? projectPath(routes.review, projectId) : caseFilePath(projectId);
  return list === '' ? path : `${path}&${new URLSearchParams({ list })}`;
}

/**
 * The case file that replaces a review that can no longer be opened, as linked in an older email. Null for other
 * addresses.
 */
export function pathOfClosedReview({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const parameters = new URLSearchParams(search);
  const projectId = readId(parameters.get('project'));
  if (pathname !== routes.review || projectId === null) return null;
  return casePath({ projectId, state: 'returned' }, parameters.get('list') ?? '');
}
