import { type Brief, describeBrief, hongKongToday, type PlanTimeline } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { describeTimelinesInThread } from '../../calculation/describe-in-thread.ts';
import type { Database } from '../../database/connection.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import { listReceiverLevels } from '../../repositories/calculation/result.repository.ts';
import { listHolidayDays } from '../../repositories/programme/holiday.repository.ts';
import { findEarlierSubmission, listSubmissionFiles } from '../../repositories/report/submission.repository.ts';
import { listNeighbourTitles } from '../../repositories/report/submission-source.repository.ts';
import { listApprovedAround, listNeighbourIds } from '../../repositories/site/neighbour.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { createLruMemo } from '../mechanisms/lru-memo.ts';
import type { SubmissionService } from '../report/submission.service.ts';
import { isFileDamaged, withReportedReceivers } from '../report/submission-bundle.ts';
import { readSubmissionInputs } from './submission-inputs.ts';

interface Dependencies {
  readonly database: Database;
  readonly files: Pick<FileStore, 'read'>;
  readonly clock: Clock;
  readonly submissions: Pick<SubmissionService, 'get'>;
}

export type BriefService = ReturnType<typeof createBriefService>;

/** The number of submissions that reviewers have open at a time. */
const MAX_CACHED_TIMELINES = 8;

/** The facts of a submission on one page, with automatic checks. */
export function createBriefService({ database, files, clock, submissions }: Dependencies) {
  // Frozen inputs never change, so neither do their levels over time.
  const cacheTimelines = createLruMemo<ReadonlyMap<number, PlanTimeline>>(MAX_CACHED_TIMELINES);
  // Limited, because inputs and files are read and a large plan takes a core for seconds.
  const runLimited = createConcurrencyLimit({ maxRunning: 2 });

  return {
    async get(user: AuthenticatedUser, submissionId: number): Promise<Brief> {
      const submission = await submissions.get(user, submissionId);
      return runLimited(async () => {
        const inputs = await readSubmissionInputs(database, files, submissionId);
        const facts = {
          inputs,
          timelines: await cacheTimelines(String(submissionId), () =>
            describeTimelinesInThread(withReportedReceivers(inputs)),
          ),
          run: {
            inputHash: submission.inputHash,
            levels: await listReceiverLevels(database, submission.runId),
          },
          neighbours: await listNeighboursNow(submission.projectId),
          sitesNear: await listSitesNear(submission.projectId),
          holidays: await listHolidayDays(database),
          files: await verify(submissionId),
        };
        return describeBrief(facts, await readEarlier(submission));
      });
    },
  };

  /** Approved projects nearby, counted or not. */
  async function listNeighboursNow(projectId: number) {
    return listNeighbourTitles(database, await listNeighbourIds(database, projectId));
  }

  /** Whatever their days: the officer must know when two sites overlap. */
  async function listSitesNear(projectId: number) {
    const today = hongKongToday(clock());
    const sites = await listApprovedAround(database, { projectId, drawn: null, view: null, today });
    return sites.map(({ title, overlapSquareMetres }) => ({ title, isOverlapping: overlapSquareMetres > 0 }));
  }

  async function verify(submissionId: number) {
    const verified: { name: string; isDamaged: boolean }[] = [];
    for (const file of await listSubmissionFiles(database, submissionId))
      verified.push({ name: file.name, isDamaged: await isFileDamaged(files, file) });
    return verified;
  }

  async function readEarlier({ projectId, number }: { readonly projectId: number; readonly number: number }) {
    const earlier = await findEarlierSubmission(database, projectId, number);
    if (!earlier) return null;
    const inputs = await readSubmissionInputs(database, files, earlier.submissionId);
    return { ...earlier, inputs };
  }
}
