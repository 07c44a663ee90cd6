import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStatements } from '../../../tools/kit/src/stack/database.ts';
import { findDemoProject } from './demo-project.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let projectId: number;
beforeAll(async () => {
  server = await startTestServer();
  projectId = (await findDemoProject(server, await server.signIn('demo'))).id;
});
afterAll(() => server.close());

const reads = ['', '/map', '/programme', '/calculation', '/results', '/receivers/1', '/events'];

describe('a project that is not submitted', () => {
  it.each(reads)('[U23] answers 401 to nobody and 404 to another company at %s', async (path) => {
    const url = `/api/projects/${projectId}${path}`;
    expect((await server.app.inject(url)).statusCode).toBe(401);
    for (const stranger of ['demo-other', 'demo-epd']) {
      const headers = await server.signIn(stranger);
      expect((await server.app.inject({ url, headers })).json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('is read-only for a read-only member', async () => {
    const url = `/api/projects/${projectId}`;
    const owner = await server.app.inject({ url, headers: await server.signIn('demo') });
    const reader = await server.app.inject({ url, headers: await server.signIn('demo-reader') });
    expect(owner.json().isReadonly).toBe(false);
    expect(reader.json().isReadonly).toBe(true);
  });

  it('is not in the list of those who may not open it', async () => {
    for (const stranger of ['demo-other', 'demo-epd']) {
      const list = await server.app.inject({ url: '/api/projects', headers: await server.signIn(stranger) });
      expect(list.json().map(({ id }: { id: number }) => id)).not.toContain(projectId);
    }
  });
});

describe('a submitted project', () => {
  it('[Q34] is listed for the authority of its district, with the right to approve only once calculated', async () => {
    const headers = await server.signIn('demo-epd');
    const list = (await server.app.inject({ url: '/api/projects?list=authority', headers })).json<
      { id: number; status: string }[]
    >();
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ status }) => status === 'Submitted' || status === 'Approved')).toBe(true);
    const submitted = list.find(({ status }) => status === 'Submitted');
    const project = (await server.app.inject({ url: `/api/projects/${submitted?.id}`, headers })).json();
    expect(project).toMatchObject({ isReadonly: true, access: { isSubmitted: true } });
  });
});

describe('a document', () => {
  it.each(['', '/file'])('is for those who may read its project at %s', async (path) => {
    await runStatements(server.database.url, [
      `insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash, input, status)
       select ${projectId}, 1, min(id), '', '', '{}', 'cancelled' from users`,
      `insert into documents (project_id, run_id, kind, requested_by)
       select ${projectId}, max(id), 'summary', min(requested_by) from calculation_runs`,
    ]);
    const url = `/api/documents/1${path}`;
    expect((await server.app.inject(url)).statusCode).toBe(401);
    const stranger = await server.signIn('demo-other');
    expect((await server.app.inject({ url, headers: stranger })).json().code).toBe('NOT_FOUND');
  });
});

it('a deleted project is gone for its owner too', async () => {
  const headers = await server.signIn('demo');
  const deleted = { url: `/api/projects/${projectId}`, headers };
  await runStatements(server.database.url, [`update projects set deleted_at = now() where id = ${projectId}`]);
  expect((await server.app.inject(deleted)).statusCode).toBe(404);
  expect((await server.app.inject({ url: `/ogc/projects/${projectId}/collections`, headers })).statusCode).toBe(404);
  await runStatements(server.database.url, [`update projects set deleted_at = null where id = ${projectId}`]);
  expect((await server.app.inject(deleted)).statusCode).toBe(200);
});

it('a project that does not exist is not found', async () => {
  const headers = await server.signIn('demo');
  expect((await server.app.inject({ url: '/api/projects/999999', headers })).statusCode).toBe(404);
  expect((await server.app.inject({ url: '/api/projects/abc', headers })).statusCode).toBe(400);
});
