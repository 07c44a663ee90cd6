import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProgrammeFile } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { createProgrammeReaders } from '../../integrations/programme-file/programme-readers.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import { listZones } from '../../repositories/site/site.repository.ts';
import type { AccessService } from '../projects/access.service.ts';
import type { Receive } from '../site/shape-file.service.ts';

/** Reading one file may use a core and 256 MB for some seconds. */
const READING_LIMIT = { maxRunning: 3, maxRunningPerParty: 2 };

export type ProgrammeFileService = ReturnType<typeof createProgrammeFileService>;

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
}

export function createProgrammeFileService({ database, access }: Dependencies) {
  const runLimited = createConcurrencyLimit(READING_LIMIT);
  const readProgramme = createProgrammeReaders();
  return {
    /** Activities of an uploaded file, for preview before use (SCHED-01). Nothing is stored. */
    async read(user: AuthenticatedUser, projectId: number, receive: Receive): Promise<ProgrammeFile> {
      await access.require(user, projectId, 'edit');
      const folder = await mkdtemp(join(tmpdir(), 'quietsite-programme-'));
      try {
        const path = join(folder, 'upload');
        // The limit applies only to reading, so that a slow upload blocks nobody.
        const fileName = await receive(path);
        const zones = await listZones(database, projectId);
        const zoneNames = zones.map(({ name }) => name);
        return await runLimited(() => readProgramme(path, fileName, zoneNames));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
