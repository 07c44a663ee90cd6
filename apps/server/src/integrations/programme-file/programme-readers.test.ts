import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createProgrammeReaders } from './programme-readers.ts';

afterEach(() => vi.unstubAllEnvs());

it('[SCHED-01] reads also in a server that is restarted with every change and asks its threads what they load', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-test-'));
  const path = join(folder, 'programme.csv');
  await writeFile(
    path,
    'Zone,Construction Work,Activity,Start Date,End Date\r\nZone 1,Piling,Bores,2027-01-01,2027-01-05\r\n',
  );
  const file = await createProgrammeReaders()(path, 'programme.csv', ['Zone 1']);
  await rm(folder, { recursive: true });
  expect(file.tasks).toMatchObject([{ name: 'Bores', start: '2027-01-01', end: '2027-01-05' }]);
});
