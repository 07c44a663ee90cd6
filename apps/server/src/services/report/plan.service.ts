import type { PlanRecords } from '@quietsite/domain';
import { describeRecordsInThread } from '../../calculation/describe-in-thread.ts';
import type { Database } from '../../database/connection.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import { findFinishedRun } from '../../repositories/calculation/run.repository.ts';
import { getRevision } from '../../repositories/projects/project.repository.ts';
import { createLruMemo } from '../mechanisms/lru-memo.ts';
import { type LoadedPlan, loadPlan } from './plan-source.ts';

/** A person works on one report for a while; a few people do so at the same time. */
const KEPT_PLANS = 4;

export type PlanService = ReturnType<typeof createPlanService>;

/** Caches the data of documents for a while: the text changes far more often than the rest. */
export function createPlanService({ database }: { readonly database: Database }) {
  const keepPlan = createLruMemo<LoadedPlan>(KEPT_PLANS);
  // Records of a large project take much memory, and are needed for one appendix after another.
  const keepRecords = createLruMemo<PlanRecords>(1);
  // Every thread takes a core from other users.
  const gate = createConcurrencyLimit({ places: 4, placesEach: 2 });

  /** Names, selection and history depend on the project's revision, everything else on the run. */
  const keyOf = async (projectId: number, runId: number) => `${runId} ${await getRevision(database, projectId)}`;

  async function load(projectId: number, runId: number): Promise<LoadedPlan> {
    return keepPlan(await keyOf(projectId, runId), () => gate(() => loadPlan(database, runId)));
  }

  return {
    load,

    /** Uses the run of the project's current record; the caller must know whether it is still valid. */
    async findCurrent(projectId: number): Promise<LoadedPlan | undefined> {
      const record = await findFinishedRun(database, projectId);
      return record && load(projectId, record.run.id);
    },

    async loadRecords({ source, neighbourIds }: LoadedPlan): Promise<PlanRecords> {
      const { project, run, snapshot } = source;
      const order = { projectId: project.id, snapshot, neighbourIds };
      return keepRecords(await keyOf(project.id, run.id), () => gate(() => describeRecordsInThread(order)));
    },
  };
}
