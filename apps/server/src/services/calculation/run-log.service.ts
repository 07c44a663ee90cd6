import type { RunDetail, RunLogEntry } from '@quietsite/contracts';
import { type CalculationSnapshot, idOfLeftOut, type LeftOut } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findRunDetail, listRuns } from '../../repositories/calculation/run-log.repository.ts';
import { listTitles } from '../../repositories/site/neighbour.repository.ts';
import type { AccessService } from '../projects/access.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
}

export type RunLogService = ReturnType<typeof createRunLogService>;

export function createRunLogService({ database, access }: Dependencies) {
  return {
    async list(user: AuthenticatedUser, projectId: number): Promise<RunLogEntry[]> {
      await access.require(user, projectId, 'read');
      return listRuns(database, projectId);
    },

    async get(user: AuthenticatedUser, projectId: number, runId: number): Promise<RunDetail> {
      await access.require(user, projectId, 'read');
      const detail = await findRunDetail(database, projectId, runId);
      if (!detail) throw new AppError('NOT_FOUND');
      const { run, timings, neighbourIds, summary, input } = detail;
      const nameOf = createNameFinder(input);
      return {
        ...{ ...run, timings, counts: countInput(input) },
        neighbours: await listTitles(database, neighbourIds),
        leftOut: (summary?.leftOut ?? []).map((item) => ({
          ...{ reason: item.reason, id: idOfLeftOut(item), name: nameOf(item) },
        })),
      };
    },
  };
}

const countInput = ({ zones, tasks, rows, receivers, neighbours }: CalculationSnapshot): RunDetail['counts'] => ({
  ...{ zones: zones.length, tasks: tasks.length, equipmentRows: rows.length },
  ...{ receivers: receivers.length, neighbours: neighbours.length },
});

/** Uses the names at the start of the run. A receiver without a name has the name of its building. */
function createNameFinder({ zones, tasks, rows, receivers }: CalculationSnapshot): (item: LeftOut) => string {
  const names = (items: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(items.map(({ id, name }) => [id, name]));
  const [zoneNames, taskNames, rowNames] = [names(zones), names(tasks), names(rows)];
  const receiverNames = new Map(receivers.map(({ pointId, name, buildingName }) => [pointId, name || buildingName]));
  return (item) => {
    if ('rowId' in item) return rowNames.get(item.rowId) ?? '';
    if ('taskId' in item) return taskNames.get(item.taskId) ?? '';
    if ('zoneId' in item) return zoneNames.get(item.zoneId) ?? '';
    const receiver = receiverNames.get(item.pointId) ?? '';
    return 'name' in item ? `${item.name} (${receiver})` : receiver;
  };
}
