import { userTypes } from '@quietsite/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { startFirstQueries } from './first-queries.ts';
import { createQueryClient } from './query-client.ts';

const SESSION = '/api/session';
const CONFIGURATION = '/api/configuration';
afterEach(() => void vi.unstubAllGlobals());

/** Responds like a server with a session, without one, or not at all. */
async function start(search: string, answerOf: (path: string) => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('location', { search, origin: 'https://noise.example' });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return answerOf(path);
  });
  await startFirstQueries(createQueryClient());
  return asked;
}

const refused = async () =>
  Response.json({ code: 'NOT_SIGNED_IN', message: '', details: {}, requestId: '1' }, { status: 401 });
const user = {
  ...{ id: 1, username: 'demo', firstName: 'Demo', lastName: 'Engineer', userType: userTypes[0] },
  ...{ company: null, companyId: null, district: null },
};
const welcome = async (path: string) =>
  path === SESSION
    ? Response.json({ user, expiresAt: '2026-11-17T12:00:00Z' })
    : Response.json({ code: 'UNAVAILABLE', message: '', details: {}, requestId: '2' }, { status: 503 });

it('sends for the project of the address as soon as somebody is known to be signed in', async () => {
  const asked = await start('?project=7', welcome);
  expect(asked.slice(2)).toEqual(['/api/projects/7', '/api/projects/7/map', '/api/projects/7/neighbours']);
  expect(await start('', welcome)).toEqual([SESSION, CONFIGURATION]);
});

it('asks for nothing of a project that could only be refused', async () => {
  expect(await start('?project=7', refused)).toEqual([SESSION, CONFIGURATION]);
});

it('lets the page be drawn when the server says nothing', async () => {
  expect(await start('?project=7', () => new Promise(() => {}))).toEqual([SESSION, CONFIGURATION]);
});
