import { buildReport } from '@quietsite/documents';
import type { ReportInput } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { AppError } from '../../errors.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import type { Printer } from '../../printing/printer.ts';
import { findRequester, runFor } from '../../requester.ts';
import type { AccessService } from '../projects/access.service.ts';
import type { LoadedPlan } from './plan-source.ts';

interface Dependencies {
  readonly access: Pick<AccessService, 'require'>;
  readonly plans: { findCurrent(projectId: number): Promise<Pick<LoadedPlan, 'source' | 'map'> | undefined> };
  readonly printer: Pick<Printer, 'printReport'>;
}

export type ReportPreviewService = ReturnType<typeof createReportPreviewService>;

/** Previews the report as it is typed. Nothing is stored, so nothing of it can be submitted (U54). */
export function createReportPreviewService({ access, plans, printer }: Dependencies) {
  const runOnePerPerson = createLimitPerPerson();
  return {
    async print(
      user: AuthenticatedUser,
      projectId: number,
      input: ReportInput,
      isStillNeeded: () => boolean,
    ): Promise<Buffer> {
      const { isCalculated } = await access.require(user, projectId, 'read');
      const plan = isCalculated ? await plans.findCurrent(projectId) : undefined;
      if (!plan) throw new AppError('NOT_CALCULATED');
      return runOnePerPerson(user.id, async () => {
        // If the user has typed on, the request was cancelled, because only the newest preview is printed.
        if (!isStillNeeded()) throw new AppError('TOO_MANY_REQUESTS');
        return printer
          .printReport(buildReport(plan.source, input, plan.map), { isPreview: true })
          .catch(throwPrintFailure);
      });
    },
  };
}

/** The cause is only logged, because the user can do the same about every cause. */
function throwPrintFailure(error: unknown): never {
  throw new AppError('PRINTING_FAILED', {}, { cause: error });
}

/** Runs one task per person at a time, so that fast typing does not block other users. Tasks keep their requester. */
function createLimitPerPerson() {
  const runLimited = createConcurrencyLimit({ maxRunning: Number.POSITIVE_INFINITY });
  return <Result>(userId: number, task: () => Promise<Result>): Promise<Result> => {
    const requester = findRequester();
    return runFor({ ...requester, party: `user ${userId}` }, () => runLimited(() => runFor(requester, task)));
  };
}
