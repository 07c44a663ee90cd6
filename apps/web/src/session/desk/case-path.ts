import type { ReviewCase } from '@quietsite/contracts';
import { caseFilePath, projectPath, routes } from '../../lib/routes.ts';

/**
 * What was returned or closed is read in its file: the project belongs to its team again, or to nobody. The list of the
 * Inbox goes with it, unless it is the usual one.
 */
export function casePath({ projectId, state }: Pick<ReviewCase, 'projectId' | 'state'>, list = ''): string {
  const isReviewed = state === 'needsDecision' || state === 'approved';
  const path = isReviewed ? projectPath(routes.review, projectId) : caseFilePath(projectId);
  return list === '' ? path : `${path}&${new URLSearchParams({ list })}`;
}
