import { type EquipmentRecord, listEquipmentRecords, type ReceiverRecord } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { listRecordsInThread } from '../../calculation/describe-in-thread.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import { findFinishedRun, findPrintableRun } from '../../repositories/calculation/run.repository.ts';
import { listReceiverPoints } from '../../repositories/receivers/receiver-point.repository.ts';
import type { AccessService } from '../projects/access.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
}

export type ResultRecordService = ReturnType<typeof createResultRecordService>;

/**
 * Lists records of the current results, built from the stored input and outcome of their run. They are read-only (U34).
 */
export function createResultRecordService({ database, access }: Dependencies) {
  // Limited, because every thread takes a core from other users.
  const runLimited = createConcurrencyLimit({ maxRunning: 3 });
  return {
    async listEquipment(user: AuthenticatedUser, projectId: number): Promise<EquipmentRecord[]> {
      const { input } = await getRun(user, projectId);
      return listEquipmentRecords(projectId, input);
    },

    /** For the selected points, under their current names (CALC-29, Q33). */
    async listReceivers(user: AuthenticatedUser, projectId: number): Promise<ReceiverRecord[]> {
      const run = await getRun(user, projectId);
      const selected = (await listReceiverPoints(database, projectId)).filter(({ isSelected }) => isSelected);
      const names = new Map(selected.map(({ pointId, name }) => [pointId, name]));
      const { input: snapshot, neighbourIds } = run;
      return runLimited(() => listRecordsInThread({ projectId, snapshot, neighbourIds, names }));
    },
  };

  async function getRun(user: AuthenticatedUser, projectId: number) {
    const { isCalculated } = await access.require(user, projectId, 'read');
    const record = isCalculated ? await findFinishedRun(database, projectId) : undefined;
    const run = record && (await findPrintableRun(database, record.run.id));
    if (!run) throw new AppError('NOT_CALCULATED');
    return run;
  }
}
