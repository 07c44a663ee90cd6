import type { SubmissionComparison } from '@quietsite/contracts';
import { compareBundles, type Language } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import { listLineageAccess } from '../../repositories/review/review.repository.ts';
import type { SubmissionService } from '../report/submission.service.ts';
import { readSubmissionInputs } from './submission-inputs.ts';

interface Dependencies {
  readonly database: Database;
  readonly files: Pick<FileStore, 'read'>;
  readonly submissions: Pick<SubmissionService, 'get'>;
}

export type ComparisonService = ReturnType<typeof createComparisonService>;

/** Compares two submissions of one project or of its versions, each as frozen; never the current project. */
export function createComparisonService({ database, files, submissions }: Dependencies) {
  // Limited, because the inputs of both submissions are held in memory.
  const runLimited = createConcurrencyLimit({ maxRunning: 2 });
  const read = (submissionId: number) => readSubmissionInputs(database, files, submissionId);

  return {
    /** The earlier submission is always 'before', in whichever order they are requested. */
    async compare(
      user: AuthenticatedUser,
      [submissionId, otherId]: readonly [number, number],
      language: Language,
    ): Promise<SubmissionComparison> {
      const pair = [await submissions.get(user, submissionId), await submissions.get(user, otherId)] as const;
      const lineage = await listLineageAccess(database, pair[0].projectId, user);
      if (!lineage.some(({ id }) => id === pair[1].projectId)) throw new AppError('NOT_FOUND');
      const isInOrder = pair[0].submittedAt < pair[1].submittedAt;
      const [before, after] = isInOrder ? pair : [pair[1], pair[0]];
      return runLimited(async () => {
        const changes = compareBundles(await read(before.id), await read(after.id), language);
        return { before, after, ...toLists(changes) };
      });
    },
  };
}

const toLists = ({ project, zones, activities, equipment, ...rest }: ReturnType<typeof compareBundles>) => ({
  ...{ project: [...project], zones: [...zones], activities: [...activities], equipment: [...equipment] },
  ...{ receivers: [...rest.receivers], counts: rest.counts, report: [...rest.report], files: [...rest.files] },
});
