import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShapeFile } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { readShapeFile } from '../../integrations/shape-file/read-shape-file.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import type { AccessService } from '../projects/access.service.ts';

/** Reading one file may use a core and 256 MB for some seconds. */
const READING_LIMIT = { maxRunning: 3, maxRunningPerParty: 2 };

/** Writes the upload to a path and returns the user's file name. */
export type Receive = (path: string) => Promise<string>;

export type ShapeFileService = ReturnType<typeof createShapeFileService>;

export function createShapeFileService({ access }: { readonly access: AccessService }) {
  const runLimited = createConcurrencyLimit(READING_LIMIT);
  return {
    /** Polygons of an uploaded file, for preview before use (SITE-01, SITE-02). Nothing is stored. */
    async read(user: AuthenticatedUser, projectId: number, receive: Receive): Promise<ShapeFile> {
      await access.require(user, projectId, 'edit');
      const folder = await mkdtemp(join(tmpdir(), 'quietsite-shapes-'));
      try {
        const path = join(folder, 'upload');
        // The limit applies only to reading, so that a slow upload blocks nobody.
        const fileName = await receive(path);
        return await runLimited(() => readShapeFile(folder, path, fileName));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
