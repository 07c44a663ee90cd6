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
  const enter = createPersonalGates();
  return {
    async print(
      user: AuthenticatedUser,
      projectId: number,
      input: ReportInput,
      isWanted: () => boolean,
    ): Promise<Buffer> {
      const { isCalculated } = await access.require(user, projectId, 'read');
      const plan = isCalculated ? await plans.findCurrent(projectId) : undefined;
      if (!plan) throw new AppError('NOT_CALCULATED');
      return enter(user.id, async () => {
        // If the user typed on, the request was cancelled: only the newest preview is printed.
        if (!isWanted()) throw new AppError('TOO_MANY_REQUESTS');
        return printer
          .printReport(buildReport(plan.source, input, plan.map), { isPreview: true })
          .catch(throwPrintFailure);
      });
    },
  };
}

/** The cause goes to the log; the user's options are the same for every cause. */
function throwPrintFailure(error: unknown): never {
  throw new AppError('PRINTING_FAILED', {}, { cause: error });
}

/** One at a time per person, so that fast typing does not block other users. Inside, the requester is as before. */
function createPersonalGates() {
  const gate = createConcurrencyLimit({ places: Number.POSITIVE_INFINITY });
  return <Result>(userId: number, task: () => Promise<Result>): Promise<Result> => {
    const requester = findRequester();
    return runFor({ ...requester, party: `user ${userId}` }, () => gate(() => runFor(requester, task)));
  };
}
