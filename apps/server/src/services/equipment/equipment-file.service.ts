import { extname } from 'node:path';
import type { EquipmentFile, EquipmentRefusal, Programme } from '@quietsite/contracts';
import { readEquipmentTable } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { AppError } from '../../errors.ts';
import { countLines } from '../../integrations/csv/count-lines.ts';
import { readCsv } from '../../integrations/csv/read-csv.ts';
import { writeEquipmentTable } from '../../integrations/equipment-table/write-equipment-table.ts';
import { listItems } from '../../repositories/catalogue/catalogue.repository.ts';
import { readProgramme } from '../../repositories/programme/programme.repository.ts';
import { receiveBytes } from '../mechanisms/receive-bytes.ts';
import type { AccessService } from '../projects/access.service.ts';
import type { Receive } from '../site/shape-file.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
}

export type EquipmentFileService = ReturnType<typeof createEquipmentFileService>;

export function createEquipmentFileService({ database, access }: Dependencies) {
  const readCurrent = (projectId: number) => readInSnapshot(database, (snapshot) => readProgramme(snapshot, projectId));
  return {
    /** Rows of an uploaded file, for preview before use (EQUIP-12). Nothing is stored. */
    async read(user: AuthenticatedUser, projectId: number, taskId: number, receive: Receive): Promise<EquipmentFile> {
      await access.require(user, projectId, 'edit');
      const task = findTask(await readCurrent(projectId), taskId);
      const { fileName, bytes } = await receiveBytes(receive, 'equipment');
      // The type is detected by name and content, because the browser's content type is only a guess (U48).
      if (extname(fileName).toLowerCase() !== '.csv') throw fileRefused('UNKNOWN_FORMAT');
      const reading = readCsv(bytes);
      if ('refusal' in reading) throw fileRefused(reading.refusal);
      const { lines } = reading;
      const table = readEquipmentTable(lines, { task, items: await listItems(database), lineOf: countLines(lines) });
      if ('refusal' in table) throw fileRefused(table.refusal);
      return { ...toFile(table, taskId), fileName };
    },

    /**
     * Returns the table to fill in (EQUIP-21). For an activity it contains the existing rows, to be edited and uploaded
     * again.
     */
    async getTemplate(user: AuthenticatedUser, projectId: number, taskId: number | undefined): Promise<string> {
      await access.require(user, projectId, 'read');
      if (taskId === undefined) return writeEquipmentTable([]);
      const programme = await readCurrent(projectId);
      findTask(programme, taskId);
      return writeEquipmentTable(programme.equipmentRows.filter((row) => row.taskId === taskId));
    },
  };
}

const fileRefused = (reason: EquipmentRefusal): AppError => new AppError('FILE_REFUSED', { reason });

function findTask({ tasks }: Programme, taskId: number) {
  const task = tasks.find(({ id }) => id === taskId);
  if (!task) throw new AppError('NOT_FOUND');
  return task;
}

type Table = Extract<ReturnType<typeof readEquipmentTable>, { readonly rows: unknown }>;

/** If any line has a problem, nothing of the file is used. */
function toFile({ rows, lines, problems, blankLines }: Table, taskId: number): Omit<EquipmentFile, 'fileName'> {
  if (problems.length > 0) return { rows: [], lines: [], problems: [...problems], blankLines };
  const accepted = rows.map((row) => ({ ...row, materialIds: [...row.materialIds], taskId }));
  return { rows: accepted, lines: [...lines], problems: [], blankLines };
}
