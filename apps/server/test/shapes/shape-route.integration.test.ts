import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProjectWorld, startProjectWorld } from '../project-calls.ts';
import { startTestServer } from '../test-server.ts';
import { shapefile } from './test-shapes.ts';
import { firstLayer, outcomeOf, uploadTo } from './upload.ts';

let world: ProjectWorld;
beforeAll(async () => {
  world = await startProjectWorld();
});
afterAll(() => world.close());

const upload = (options: Partial<Parameters<typeof uploadTo>[3]> = {}, content = shapefile(), fileName = 'site.zip') =>
  uploadTo(world.server, world.draft, { fileName, content }, { headers: world.owner, ...options });

test('[SITE-01] [SITE-02] a preview stores nothing and needs no lease', async () => {
  const counts = () =>
    world.one<string>(
      `select concat_ws(' ', (select count(*) from audit_log), (select count(*) from zones),
         (select sum(revision) from projects), (select count(*) from project_leases))`,
    );
  const before = await counts();
  const answer = await upload();
  expect(outcomeOf(answer)).toBe('accepted');
  expect(firstLayer(answer).polygons).toHaveLength(1);
  expect(await counts()).toBe(before);
});

test('[U52] who may not edit may not upload, and nothing is read of what they send', async () => {
  const reader = await world.server.signIn('demo-reader');
  expect(outcomeOf(await upload({ headers: reader }))).toBe('FORBIDDEN');
  expect(outcomeOf(await upload({ headers: {} }))).toBe('NOT_SIGNED_IN');
});

test('[U52] a file of more than 20 MB', async () => {
  const content = Buffer.alloc(20 * 1_048_576 + 1);
  expect(outcomeOf(await upload({}, content))).toBe('FILE_REFUSED FILE_TOO_LARGE');
  // Without a declared length, it is cut off while it arrives.
  expect(outcomeOf(await upload({ isLengthUnknown: true }, content))).toBe('FILE_REFUSED FILE_TOO_LARGE');
});

test('[U52] a request that is no upload', async () => {
  const url = `/api/projects/${world.draft}/shapes`;
  const json = await world.server.app.inject({ method: 'POST', url, headers: world.owner, payload: { file: 'x' } });
  expect(outcomeOf(json)).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(outcomeOf(await upload({ field: 'picture' }))).toBe('VALIDATION_FAILED');
  expect(outcomeOf(await upload({}, shapefile(), ''))).not.toBe('accepted');
});

const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.zip"\r\n\r\nPK`;
test.each([
  ['ends in the middle', 'boundary=x', part('file')],
  ['ends before its file', 'boundary=x', '--x\r\n'],
  ['has no parts', 'boundary=x', '{"a":1}'],
  ['names no boundary', 'boundary=', part('file')],
  ['says nothing of boundaries', '', part('file')],
  ['has a field of every object', 'boundary=x', `${part('__proto__')}\r\n--x--\r\n`],
  ['ends in the middle of another field', 'boundary=x', part('other')],
])('[U52] a form that %s', async (_, boundary, payload) => {
  const url = `/api/projects/${world.draft}/shapes`;
  const headers = { ...world.owner, 'content-type': `multipart/form-data; ${boundary}` };
  expect(outcomeOf(await world.server.app.inject({ method: 'POST', url, headers, payload }))).toBe('VALIDATION_FAILED');
});

test('[U52] the name of a file is a name and no path', async () => {
  const answer = await upload({}, shapefile(), '..\\..\\地盤 1.ZIP');
  expect(answer.json().fileName).toBe('地盤 1.ZIP');
});

test('[U52] two files are read at a time, the others wait', async () => {
  let most = 0;
  const timer = setInterval(() => {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
    most = Math.max(most, children.length);
  }, 3);
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload()));
  clearInterval(timer);
  expect(answers.map(outcomeOf)).toEqual(Array(6).fill('accepted'));
  expect(most).toBe(2);
});

test('[U52] uploads are limited like other costly calls', async () => {
  const server = await startTestServer({ overrides: { RATE_LIMIT_PER_MINUTE: '2' } });
  const attempt = () => uploadTo(server, 1, { fileName: 'site.zip', content: shapefile() }, { headers: {} });
  const outcomes = [await attempt(), await attempt(), await attempt()].map(outcomeOf);
  await server.close();
  expect(outcomes).toEqual(['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'TOO_MANY_REQUESTS']);
});
