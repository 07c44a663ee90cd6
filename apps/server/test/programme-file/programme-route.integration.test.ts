import { readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCsv } from '@quietsite/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outcomeOf } from '../shapes/upload.ts';
import { startTestServer } from '../test-server.ts';
import { defaultSendOptions, type ProgrammeWorld, sendTo, startProgrammeWorld } from './programme-calls.ts';
import { columns } from './workbooks.ts';

let world: ProgrammeWorld;
beforeAll(async () => {
  process.env.TMPDIR = await mkdtemp(join(tmpdir(), 'quietsite-test-'));
  world = await startProgrammeWorld();
});
afterAll(() => world.close());

const csv = () => writeCsv([columns, [world.zoneNames[0] ?? '', '', 'Excavation', '', '']]);

test('[SCHED-01] a preview stores nothing, needs no lease and leaves no file', async () => {
  const counts = () =>
    world.one<string>(
      `select concat_ws(' ', (select count(*) from audit_log), (select count(*) from tasks),
         (select sum(revision) from projects), (select count(*) from project_leases))`,
    );
  const before = await counts();
  const answer = await world.send('..\\..\\施工計劃.csv', csv());
  expect(outcomeOf(answer)).toBe('accepted');
  expect(answer.json().fileName).toBe('施工計劃.csv');
  expect(await counts()).toBe(before);
  expect(outcomeOf(await world.send('programme.csv', 'x'))).toBe('FILE_REFUSED NO_HEADER');
  expect(readdirSync(tmpdir())).toEqual([]);
});

test('[SCHED-02] [SCHED-03] our own templates have the columns, and no rows yet', async () => {
  for (const name of ['template.csv', 'template.xlsx']) {
    const template = await world.call('GET', `/${world.draft}/schedule/${name}`, world.owner);
    expect(template.statusCode).toBe(200);
    expect(outcomeOf(await world.send(name, template.rawPayload))).toBe('FILE_REFUSED NO_ROWS');
  }
});

test('[SCHED-19] zones are those of this project alone', async () => {
  const elsewhere = await world.create('A project without zones');
  const answer = await sendTo(
    world.server,
    elsewhere.id,
    { fileName: 'programme.csv', content: csv() },
    defaultSendOptions(world.owner),
  );
  expect(answer.json().problems).toEqual([{ line: 2, fault: 'ZONE_UNKNOWN', value: world.zoneNames[0], other: '' }]);
});

test('[SCHED-01] who may not edit may not upload', async () => {
  const reader = await world.server.signIn('demo-reader');
  expect(outcomeOf(await world.send('programme.csv', csv(), { headers: reader }))).toBe('FORBIDDEN');
  expect(outcomeOf(await world.send('programme.csv', csv(), { headers: {} }))).toBe('NOT_SIGNED_IN');
});

test('[U48] a file of more than 20 MB', async () => {
  const content = Buffer.alloc(20 * 1_048_576 + 1, ' ');
  expect(outcomeOf(await world.send('programme.csv', content))).toBe('FILE_REFUSED FILE_TOO_LARGE');
  const sent = await world.send('programme.csv', content, { isLengthUnknown: true });
  expect(outcomeOf(sent)).toBe('FILE_REFUSED FILE_TOO_LARGE');
});

test('[U48] a request that is no upload', async () => {
  const answer = await world.call('POST', `/${world.draft}/schedule/reading`, world.owner, { file: 'x' });
  expect(outcomeOf(answer)).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(outcomeOf(await world.send('programme.csv', csv(), { field: 'picture' }))).toBe('VALIDATION_FAILED');
});

test('[U48] readings are limited like other costly calls', async () => {
  const server = await startTestServer({ overrides: { RATE_LIMIT_PER_MINUTE: '2' } });
  const attempt = () => sendTo(server, 1, { fileName: 'programme.csv', content: 'x' }, defaultSendOptions({}));
  const outcomes = [await attempt(), await attempt(), await attempt()].map(outcomeOf);
  await server.close();
  expect(outcomes).toEqual(['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'TOO_MANY_REQUESTS']);
});
