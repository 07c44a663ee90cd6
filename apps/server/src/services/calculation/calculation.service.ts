import type { CalculationInput, CalculationResults, CalculationRun, ReceiverDetail } from '@quietsite/contracts';
import { type CalculationSnapshot, findMissingPrecondition, idOfLeftOut } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { awaitAll } from '../../database/await-all.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { AppError } from '../../errors.ts';
import { listReceiverLevels } from '../../repositories/calculation/result.repository.ts';
import {
  findFinishedRun,
  findNewestRun,
  finishRun,
  insertRun,
  notifyProject,
} from '../../repositories/calculation/run.repository.ts';
import { loadInput } from '../../repositories/calculation/snapshot.repository.ts';
import { listTasks } from '../../repositories/programme/programme.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { getRevision, lockRevision } from '../../repositories/projects/project.repository.ts';
import { findPointNames } from '../../repositories/receivers/receiver-point.repository.ts';
import { listNeighbourIds } from '../../repositories/site/neighbour.repository.ts';
import { listZones } from '../../repositories/site/site.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import type { AccessService } from '../projects/access.service.ts';
import { toReceiverDetail } from '../receivers/receiver-detail.ts';
import { listReceiverResults } from '../receivers/receiver-results.ts';
import { hashInput } from './input-hash.ts';
import { listRestrictedRowIds } from './restricted-hours.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly enqueue: Enqueue;
  readonly clock: Clock;
  readonly engineVersion: string;
}

export type CalculationService = ReturnType<typeof createCalculationService>;

export function createCalculationService({ database, access, enqueue, clock, engineVersion }: Dependencies) {
  return {
    /** Snapshot, run and job are created together or not at all. */
    async start(user: AuthenticatedUser, projectId: number): Promise<CalculationRun> {
      return database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'calculate');
        const projectRevision = await lockRevision(transaction, projectId);
        const startedAt = performance.now();
        const { snapshot: input, neighbourIds } = await loadInput(transaction, projectId);
        refuseIncomplete(input);
        const run = await insertRun(transaction, {
          projectId,
          projectRevision,
          requestedBy: user.id,
          engineVersion,
          inputHash: hashInput(input, engineVersion),
          input,
          neighbourIds,
          timings: { load: performance.now() - startedAt },
        });
        if (!run) throw new AppError('RUN_ALREADY_ACTIVE');
        await enqueue(transaction, { name: 'calculate', data: { runId: run.id } });
        await recordAudit(transaction, { userId: user.id, action: 'calculation.start', projectId });
        return run;
      });
    },

    async findNewest(user: AuthenticatedUser, projectId: number): Promise<CalculationRun | null> {
      await access.require(user, projectId, 'read');
      return (await findNewestRun(database, projectId)) ?? null;
    },

    async cancel(user: AuthenticatedUser, projectId: number): Promise<CalculationRun> {
      return database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'calculate');
        const run = await findNewestRun(transaction, projectId);
        if (!run || !(await finishRun(transaction, run.id, { status: 'cancelled' }, clock()))) {
          throw new AppError('RUN_NOT_ACTIVE');
        }
        await recordAudit(transaction, { userId: user.id, action: 'calculation.cancel', projectId });
        await notifyProject(transaction, { projectId, type: 'run', id: run.id });
        return getRun(transaction, projectId);
      });
    },

    async getResults(user: AuthenticatedUser, projectId: number): Promise<CalculationResults> {
      const { run, summary, neighbourIds } = await getRecord(user, projectId);
      const included = new Set(neighbourIds);
      const { receivers, neighbours, restrictedRowIds } = await readInSnapshot(database, (snapshot) =>
        awaitAll({
          receivers: listReceiverLevels(snapshot, run.id),
          neighbours: listNeighbourIds(snapshot, projectId),
          restrictedRowIds: listRestrictedRowIds(snapshot, projectId),
        }),
      );
      return {
        run,
        firstDay: summary.firstDay,
        lastDay: summary.lastDay,
        activityCodes: [...summary.activityCodes],
        receivers: receivers.map((level) => ({
          ...level,
          isRestrictedUnassessed: restrictedRowIds.length > 0 && !level.isLeftOut,
        })),
        restrictedRowIds,
        leftOut: summary.leftOut.map((item) => ({ reason: item.reason, id: idOfLeftOut(item) })),
        hasNewNeighbour: neighbours.some((id) => !included.has(id)),
      };
    },

    /** Input for calculating in the browser, read in one snapshot of the stored project (U34). */
    async getInput(user: AuthenticatedUser, projectId: number): Promise<CalculationInput> {
      await access.require(user, projectId, 'read');
      return readInSnapshot(database, async (snapshot) => {
        const { revision, input } = await awaitAll({
          revision: getRevision(snapshot, projectId),
          input: loadInput(snapshot, projectId),
        });
        return { revision, snapshot: input.snapshot };
      });
    },

    async getReceiver(user: AuthenticatedUser, projectId: number, pointId: number): Promise<ReceiverDetail> {
      const { run, summary } = await getRecord(user, projectId);
      const names = await findPointNames(database, projectId, pointId);
      const [result] = names ? await listReceiverResults(database, run.id, [pointId]) : [];
      if (!names || !result) throw new AppError('NOT_FOUND');
      const works = await awaitAll({ zones: listZones(database, projectId), tasks: listTasks(database, projectId) });
      const isRestricted = (await listRestrictedRowIds(database, projectId)).length > 0;
      return toReceiverDetail({ ...names, projectId, detail: result, isRestricted }, summary, works);
    },
  };

  async function getRecord(user: AuthenticatedUser, projectId: number) {
    const { isCalculated } = await access.require(user, projectId, 'read');
    const record = isCalculated ? await findFinishedRun(database, projectId) : undefined;
    if (!record) throw new AppError('NOT_CALCULATED');
    return record;
  }
}

async function getRun(db: Executor, projectId: number): Promise<CalculationRun> {
  const run = await findNewestRun(db, projectId);
  if (!run) throw new AppError('NOT_FOUND');
  return run;
}

function refuseIncomplete(input: CalculationSnapshot): void {
  const missing = findMissingPrecondition({
    zones: input.zones.length,
    tasks: input.tasks.length,
    equipmentRows: input.rows.length,
    receivers: input.receivers.length,
  });
  if (missing) throw new AppError(missing);
}
