import type { ResultOverview } from '@quietsite/contracts';
import { countVerdicts, type Overview, pickOverviewReceivers, type RunSummary, type Verdict } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { describeOverviewInThread } from '../../calculation/describe-in-thread.ts';
import { awaitAll } from '../../database/await-all.ts';
import type { Database } from '../../database/connection.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { AppError } from '../../errors.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import { listReceiverLevels } from '../../repositories/calculation/result.repository.ts';
import { findFinishedRun, loadInputOfReceivers } from '../../repositories/calculation/run.repository.ts';
import { listPointNames } from '../../repositories/receivers/receiver-point.repository.ts';
import { createLruMemo } from '../mechanisms/lru-memo.ts';
import type { AccessService } from '../projects/access.service.ts';
import { listRestrictedRowIds } from './restricted-hours.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
}

export type ResultOverviewService = ReturnType<typeof createResultOverviewService>;

type StoredOverview = Overview & Pick<ResultOverview, 'counts' | 'unmitigatedCounts' | 'leftOut'>;
type Levels = Awaited<ReturnType<typeof listReceiverLevels>>;

/** One takes a few kilobytes. */
const MAX_CACHED_OVERVIEWS = 200;

/** The overview of the newest finished calculation, even if the project was changed since. */
export function createResultOverviewService({ database, access }: Dependencies) {
  // The results of a run never change.
  const cacheOverviews = createLruMemo<StoredOverview>(MAX_CACHED_OVERVIEWS);
  // Limited, because a large project takes a core for seconds.
  const runLimited = createConcurrencyLimit({ maxRunning: 2 });

  return {
    async get(user: AuthenticatedUser, projectId: number): Promise<ResultOverview> {
      const { isCalculated } = await access.require(user, projectId, 'read');
      const record = await findFinishedRun(database, projectId);
      if (!record?.run.finishedAt) throw new AppError('NOT_CALCULATED');
      const { run, summary } = record;
      const overview = await cacheOverviews(String(run.id), () => runLimited(() => describe(run.id, summary)));
      const pointIds = overview.receivers.map(({ pointId }) => pointId);
      const { names, restrictedRowIds } = await readInSnapshot(database, (snapshot) =>
        awaitAll({
          names: listPointNames(snapshot, projectId, pointIds),
          restrictedRowIds: listRestrictedRowIds(snapshot, projectId),
        }),
      );
      const namesOf = new Map(names.map(({ pointId, name, buildingName }) => [pointId, { name, buildingName }]));
      return {
        ...overview,
        ...{ runId: run.id, calculatedAt: record.run.finishedAt, isCurrent: isCalculated },
        isRestrictedUnassessed: restrictedRowIds.length > 0,
        receivers: overview.receivers.map((receiver) => ({
          ...receiver,
          ...(namesOf.get(receiver.pointId) ?? { name: '', buildingName: '' }),
        })),
      };
    },
  };

  async function describe(runId: number, summary: RunSummary): Promise<StoredOverview> {
    const levels = await listReceiverLevels(database, runId);
    const picked = pickOverviewReceivers(levels);
    const verdicts = new Map<number, Verdict>(
      picked.flatMap(({ pointId, verdict }) => (verdict === null ? [] : [[pointId, verdict]])),
    );
    const snapshot = await loadInputOfReceivers(database, runId, [...verdicts.keys()]);
    return { ...countLevels(levels), ...(await describeOverviewInThread({ snapshot, verdicts, summary })) };
  }
}

function countLevels(levels: Levels): Pick<StoredOverview, 'counts' | 'unmitigatedCounts' | 'leftOut'> {
  const isMitigated = levels.some(({ unmitigatedLevel, mitigatedLevel }) => unmitigatedLevel !== mitigatedLevel);
  return {
    counts: countVerdicts(levels.map(({ verdict }) => verdict)),
    unmitigatedCounts: isMitigated ? countVerdicts(levels.map(({ unmitigatedVerdict }) => unmitigatedVerdict)) : null,
    leftOut: levels.filter(({ verdict }) => verdict === null).length,
  };
}
