import type { PlanTableName } from '@quietsite/contracts';
import { buildPlanTable, needsRecords } from '@quietsite/documents';
import { nameProjectFile } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { PlanTableFormat } from '../../integrations/plan-table/write-plan-table.ts';
import { writePlanTableInThread } from '../../integrations/plan-table/write-plan-table-in-thread.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { AccessService } from '../projects/access.service.ts';
import type { PlanService } from './plan.service.ts';
import { getReportInput } from './report-draft.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly plans: PlanService;
  readonly clock: Clock;
}

export interface TableFile {
  readonly content: Uint8Array;
  readonly fileName: string;
  readonly mediaType: string;
}

const MEDIA_TYPES: Readonly<Record<PlanTableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Maximum number of data rows in an xlsx sheet, in addition to the header. */
const MAX_SHEET_ROWS = 1_048_575;

export type PlanTableService = ReturnType<typeof createPlanTableService>;

/** Exports the tables of report and appendices for a spreadsheet, with the same figures of the same stored run. */
export function createPlanTableService({ database, access, plans, clock }: Dependencies) {
  // Limited, because every thread takes a core from other users.
  const runLimited = createConcurrencyLimit({ maxRunning: 3 });
  return {
    async write(
      user: AuthenticatedUser,
      projectId: number,
      name: PlanTableName,
      format: PlanTableFormat,
    ): Promise<TableFile> {
      const { isCalculated } = await access.require(user, projectId, 'read');
      const plan = isCalculated ? await plans.findCurrent(projectId) : undefined;
      if (!plan) throw new AppError('NOT_CALCULATED');
      const records = needsRecords(name) ? await plans.loadRecords(plan) : null;
      const input = await getReportInput(database, projectId, clock());
      const table = buildPlanTable(name, plan.source, records, input, input.general.language);
      if (format === 'xlsx' && table.rows.length > MAX_SHEET_ROWS) throw new AppError('PAYLOAD_TOO_LARGE');
      const content = await runLimited(() => writePlanTableInThread({ table, format }));
      return {
        content,
        fileName: nameProjectFile(plan.source.project, table.title, format),
        mediaType: MEDIA_TYPES[format],
      };
    },
  };
}
