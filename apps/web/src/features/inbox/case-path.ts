import type { ReviewCase } from '@quietsite/contracts';
import { projectPath, routes } from '../../lib/routes.ts';

/** What was returned or closed is read in its file: the project belongs to its team again, or to nobody. */
export const casePath = ({ projectId, state }: Pick<ReviewCase, 'projectId' | 'state'>): string =>
  state === 'needsDecision' || state === 'approved'
    ? projectPath(routes.review, projectId)
    : `${routes.caseFile}?case=${projectId}`;
