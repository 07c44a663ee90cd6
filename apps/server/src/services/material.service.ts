import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { SupportMaterial } from '@quietsite/contracts';
import { MOST_MATERIALS } from '@quietsite/domain';
import type { AuthenticatedUser } from '../authenticated-user.ts';
import type { Database, Executor } from '../database/connection.ts';
import { AppError } from '../errors.ts';
import type { FileStore } from '../integrations/file-store.ts';
import { detectMaterial } from '../integrations/material-type/detect-material.ts';
import { materialRefused } from '../integrations/material-type/refuse-material.ts';
import { recordAudit } from '../repositories/audit.repository.ts';
import {
  countMaterials,
  deleteMaterial,
  findMaterialFile,
  insertMaterial,
} from '../repositories/material.repository.ts';
import { notifyProject } from '../repositories/run.repository.ts';
import type { AccessService } from './access.service.ts';
import type { Clock } from './clock.ts';
import { createGate } from './gate.ts';
import { storeFile } from './store-file.ts';
import { removeUnusedFile } from './unused-file.ts';

/** Each holds its file in memory while it is stored. */
const STORED_AT_A_TIME = 4;

/** Writes what is uploaded to a path and answers what the user calls it. */
type Receive = (path: string) => Promise<string>;

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly files: FileStore;
  readonly clock: Clock;
}

interface Upload {
  readonly fileName: string;
  readonly mediaType: string;
  readonly path: string;
}

export type MaterialService = ReturnType<typeof createMaterialService>;

/**
 * Files that prove a sound power (EQUIP-06, EQUIP-46). No level depends on them, so results stay what they are; a file
 * is given to a row by saving the equipment.
 */
export function createMaterialService({ database, access, files, clock }: Dependencies) {
  const gate = createGate(STORED_AT_A_TIME);

  /** Asked before the file is sent, so that nobody waits in vain, and again when it is stored. */
  async function requirePlace(transaction: Executor, user: AuthenticatedUser, projectId: number): Promise<void> {
    await access.requireWritable(transaction, user, projectId, 'edit');
    if ((await countMaterials(transaction, projectId)) >= MOST_MATERIALS) throw materialRefused('TOO_MANY_FILES');
  }

  async function store(user: AuthenticatedUser, projectId: number, upload: Upload): Promise<SupportMaterial> {
    const { fileName, mediaType, path } = upload;
    const content = await readFile(path);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const fileKey = await storeFile({ database, files, clock }, content);
    const facts = { projectId, fileName, mediaType, sizeBytes: content.length, sha256, fileKey };
    try {
      return await database.transaction().execute(async (transaction) => {
        await requirePlace(transaction, user, projectId);
        const material = await insertMaterial(transaction, { ...facts, uploadedBy: user.id, now: clock() });
        const details = { name: fileName, materialId: material.id };
        await recordAudit(transaction, { userId: user.id, action: 'material.add', projectId, details });
        return material;
      });
    } catch (error) {
      // Why it was not stored is what the user has to know; a file that stays is found by the housekeeping.
      await files.remove(fileKey).catch(() => undefined);
      throw error;
    }
  }

  return {
    async add(user: AuthenticatedUser, projectId: number, receive: Receive): Promise<SupportMaterial> {
      await database.transaction().execute((transaction) => requirePlace(transaction, user, projectId));
      const folder = await mkdtemp(join(tmpdir(), 'quietsite-material-'));
      try {
        const path = join(folder, 'upload');
        const fileName = await receive(path);
        const mediaType = await detectMaterial(path, fileName);
        return await gate(() => store(user, projectId, { fileName, mediaType, path }));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async openFile(
      user: AuthenticatedUser,
      projectId: number,
      materialId: number,
    ): Promise<{ content: Readable; fileName: string; mediaType: string; sizeBytes: number }> {
      await access.require(user, projectId, 'read');
      const file = await findMaterialFile(database, projectId, materialId);
      if (!file) throw new AppError('NOT_FOUND');
      const { fileKey, ...facts } = file;
      return { ...facts, content: await files.read(fileKey) };
    },

    /** At once and for everybody, also one that a row has: a wrong file may have to be gone now. */
    async remove(user: AuthenticatedUser, projectId: number, materialId: number): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        const file = await deleteMaterial(transaction, projectId, materialId);
        if (!file) throw new AppError('NOT_FOUND');
        const details = { name: file.fileName, materialId };
        await recordAudit(transaction, { userId: user.id, action: 'material.remove', projectId, details });
        await notifyProject(transaction, { projectId, type: 'project', id: projectId });
        await removeUnusedFile(transaction, files, file.fileKey);
      });
    },
  };
}
