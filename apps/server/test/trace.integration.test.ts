import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/config/environment.ts';
import { createWorkerLogger } from '../src/logger.ts';
import { createWorkerProcess } from '../src/worker-wiring.ts';
import { findDemoProject } from './demo-project.ts';
import { startTestServer, type TestServer, testEnvironment } from './test-server.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

let server: TestServer;
let worker: Awaited<ReturnType<typeof createWorkerProcess>>;
const lines: string[] = [];
const find = (facts: Record<string, unknown>) =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find((record) => Object.entries(facts).every(([name, value]) => record[name] === value));

beforeAll(async () => {
  server = await startTestServer();
  const logger = createWorkerLogger('info', { write: (line: string) => void lines.push(line) });
  worker = await createWorkerProcess(readEnvironment(testEnvironment(server.database.url)), undefined, logger);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

describe('a request', () => {
  it('is followed into the worker by its trace and by the number that people see', async () => {
    const headers = { ...(await server.signIn('demo')), traceparent };
    const { id } = await findDemoProject(server, headers);
    const answer = await server.app.inject({ method: 'POST', url: `/api/projects/${id}/calculation`, headers });
    expect(answer.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));
    const wanted = { msg: 'job done', job: 'calculate', traceId: TRACE, reqId: answer.headers['x-request-id'] };
    await expect.poll(() => find(wanted)).toMatchObject({ jobId: expect.any(String) });
    expect(find(wanted)?.spanId).not.toBe(String(answer.headers.traceparent).split('-')[2]);
  });

  it('without a trace begins one, also when it is refused or for nothing', async () => {
    const seen = new Set<unknown>();
    for (const url of ['/api/configuration', '/api/projects', '/api/nowhere', '/api/%E0%A4%A']) {
      const { headers } = await server.app.inject(url);
      expect([url, headers.traceparent]).toEqual([url, expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)]);
      seen.add(headers.traceparent);
    }
    expect(seen.size).toBe(4);
  });

  it('whose mail fails leaves the kind of failure in the log, and nobody’s address', async () => {
    const headers = { ...(await server.signIn('demo')), traceparent };
    const payload = { name: 'desktop map', scopes: ['layers:read'], currentPassword: 'quiet-demo-1' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/tokens', headers, payload });
    const wanted = { msg: 'job failed', job: 'mail', reqId: answer.headers['x-request-id'], traceId: TRACE };
    await expect.poll(() => find(wanted)).toMatchObject({ failure: 'ESOCKET' });
    expect(lines.join('')).not.toContain('@');
  });
});
