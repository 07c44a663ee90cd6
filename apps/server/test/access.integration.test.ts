import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  it.each(reads)('[U23] answers 401 to nobody and 403 to another company at %s', async (path) => {
    const url = `/api/projects/${projectId}${path}`;
    expect((await server.app.inject(url)).statusCode).toBe(401);
    for (const stranger of ['demo-other', 'demo-epd']) {
      const headers = await server.signIn(stranger);
      expect((await server.app.inject({ url, headers })).json()).toMatchObject({ code: 'FORBIDDEN' });
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
    const list = (await server.app.inject({ url: '/api/projects', headers })).json<{ id: number; status: string }[]>();
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ status }) => status === 'Submitted' || status === 'Approved')).toBe(true);
    const submitted = list.find(({ status }) => status === 'Submitted');
    const project = (await server.app.inject({ url: `/api/projects/${submitted?.id}`, headers })).json();
    expect(project).toMatchObject({ isReadonly: true, canApprove: project.isCalculated });
  });
});

it('a project that does not exist is not found', async () => {
  const headers = await server.signIn('demo');
  expect((await server.app.inject({ url: '/api/projects/999999', headers })).statusCode).toBe(404);
  expect((await server.app.inject({ url: '/api/projects/abc', headers })).statusCode).toBe(400);
});
