import type { PlanRecords } from '@quietsite/domain';
import { describeRecordsInThread } from '../../calculation/describe-in-thread.ts';
import type { Database } from '../../database/connection.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import { findFinishedRun } from '../../repositories/calculation/run.repository.ts';
import { getRevision } from '../../repositories/projects/project.repository.ts';
import { createLruMemo } from '../mechanisms/lru-memo.ts';
import { type LoadedPlan, loadPlan } from './plan-source.ts';

/** A person works on one report for a while, and a few people do so at the same time. */
const MAX_CACHED_PLANS = 4;

export type PlanService = ReturnType<typeof createPlanService>;

/** Caches the data of documents, because the report text changes far more often than the rest. */
export function createPlanService({ database }: { readonly database: Database }) {
  const cachePlan = createLruMemo<LoadedPlan>(MAX_CACHED_PLANS);
  // Records of a large project take much memory, and are needed for one appendix after another.
  const cacheRecords = createLruMemo<PlanRecords>(1);
  // Limited, because every thread takes a core from other users.
  const runLimited = createConcurrencyLimit({ maxRunning: 4, maxRunningPerParty: 2 });

  /** Names, selection and history depend on the project's revision, everything else on the run. */
  const keyOf = async (projectId: number, runId: number) => `${runId} ${await getRevision(database, projectId)}`;

  async function load(projectId: number, runId: number): Promise<LoadedPlan> {
    return cachePlan(await keyOf(projectId, runId), () => runLimited(() => loadPlan(database, runId)));
  }

  return {
    load,

    /** Uses the newest finished run; the caller must check whether its results are still valid. */
    async findCurrent(projectId: number): Promise<LoadedPlan | undefined> {
      const record = await findFinishedRun(database, projectId);
      return record && load(projectId, record.run.id);
    },

    async loadRecords({ source, neighbourIds }: LoadedPlan): Promise<PlanRecords> {
      const { project, run, snapshot } = source;
      const request = { projectId: project.id, snapshot, neighbourIds };
      return cacheRecords(await keyOf(project.id, run.id), () => runLimited(() => describeRecordsInThread(request)));
    },
  };
}
