import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { EquipmentFile, Programme } from '@quietsite/contracts';
import { MOST_ROWS, readEquipmentTable } from '@quietsite/domain';
import type { AuthenticatedUser } from '../authenticated-user.ts';
import type { Database } from '../database/connection.ts';
import { AppError } from '../errors.ts';
import { readCsv } from '../integrations/csv/read-csv.ts';
import { writeEquipmentTable } from '../integrations/equipment-table/write-equipment-table.ts';
import { listItems } from '../repositories/catalogue.repository.ts';
import { readProgramme } from '../repositories/programme.repository.ts';
import type { AccessService } from './access.service.ts';
import type { Receive } from './shape-file.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
}

export type EquipmentFileService = ReturnType<typeof createEquipmentFileService>;

export function createEquipmentFileService({ database, access }: Dependencies) {
  return {
    /** Rows of an uploaded file, for a look before they are used (EQUIP-12). Nothing is stored. */
    async read(user: AuthenticatedUser, projectId: number, taskId: number, receive: Receive): Promise<EquipmentFile> {
      await access.require(user, projectId, 'edit');
      const task = findTask(await readProgramme(database, projectId), taskId);
      const { fileName, bytes } = await receiveBytes(receive);
      // The name and the content decide; the type the browser gives is its own guess (U48).
      const reading = extname(fileName).toLowerCase() === '.csv' ? readCsv(bytes) : { refusal: 'UNKNOWN_FORMAT' };
      if ('refusal' in reading) throw new AppError('FILE_REFUSED', { reason: reading.refusal });
      const table = readEquipmentTable(reading.lines, { task, items: await listItems(database) });
      if ('refusal' in table) throw new AppError('FILE_REFUSED', { reason: table.refusal });
      if (table.rows.length > MOST_ROWS) throw new AppError('FILE_REFUSED', { reason: 'TOO_MANY_ROWS' });
      return { ...toFile(table, taskId), fileName };
    },

    /** The table to fill in, with what the activity has already (EQUIP-21). */
    async getTemplate(user: AuthenticatedUser, projectId: number, taskId: number | undefined): Promise<string> {
      await access.require(user, projectId, 'read');
      if (taskId === undefined) return writeEquipmentTable([]);
      const programme = await readProgramme(database, projectId);
      findTask(programme, taskId);
      return writeEquipmentTable(programme.equipmentRows.filter((row) => row.taskId === taskId));
    },
  };
}

function findTask({ tasks }: Programme, taskId: number) {
  const task = tasks.find(({ id }) => id === taskId);
  if (!task) throw new AppError('NOT_FOUND');
  return task;
}

async function receiveBytes(receive: Receive): Promise<{ readonly fileName: string; readonly bytes: Uint8Array }> {
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-equipment-'));
  try {
    const path = join(folder, 'upload');
    const fileName = await receive(path);
    return { fileName, bytes: await readFile(path) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Table = Extract<ReturnType<typeof readEquipmentTable>, { readonly rows: unknown }>;

/** With a bad line nothing of the file is used. */
const toFile = ({ rows, problems, blankLines }: Table, taskId: number): Omit<EquipmentFile, 'fileName'> => ({
  rows: problems.length > 0 ? [] : rows.map((row) => ({ ...row, materialIds: [...row.materialIds], taskId })),
  problems: [...problems],
  blankLines,
});
