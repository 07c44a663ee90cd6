import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStatements } from '../../../tools/kit/src/stack/database.ts';
import { ORIGIN, startTestServer, type TestServer } from './test-server.ts';

const METRICS_TOKEN = 'watches-from-another-machine';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { RATE_LIMIT_PER_MINUTE: '5', METRICS_TOKEN } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

describe('every answer', () => {
  it('carries the security headers and a strict content policy', async () => {
    const { headers } = await server.app.inject('/api/configuration');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets no other origin read it', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await server.app.inject({ method, url: '/api/configuration', headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('is kept by no cache unless it says so', async () => {
    const headers = await server.signIn('demo');
    for (const url of ['/api/configuration', '/api/projects', '/api/projects/1/map', '/api/profile', '/api/nowhere'])
      expect([url, (await server.app.inject({ url, headers })).headers['cache-control']]).toEqual([url, 'no-store']);
  });

  it('[Q03] fails in one shape: code, message, details, requestId', async () => {
    const answer = await server.app.inject('/api/nothing-here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      code: 'NOT_FOUND',
      message: 'Not found.',
      details: {},
      requestId: answer.headers['x-request-id'],
    });
  });

  it('keeps what went wrong inside to itself', async () => {
    const headers = await server.signIn('demo');
    await runStatements(server.database.url, ['alter table site_parts rename to hidden_parts']);
    const answer = await server.app.inject({ url: '/api/projects/1/map', headers });
    await runStatements(server.database.url, ['alter table hidden_parts rename to site_parts']);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({
      code: 'INTERNAL',
      message: 'Something went wrong on the server.',
      details: {},
    });
    expect(answer.body).not.toContain('site_parts');
  });

  it('says which part of a request is wrong', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/session', payload: { username: 'demo' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: { issues: [{ path: '/password' }] } });
  });
});

describe('requests that change something', () => {
  const signOut = (headers: Record<string, string>) =>
    server.app.inject({ method: 'DELETE', url: '/api/session', headers });

  it('[U18] are refused when another site sends them', async () => {
    expect((await signOut({ origin: 'https://elsewhere.example' })).json()).toMatchObject({
      code: 'CROSS_ORIGIN',
      details: { address: ORIGIN },
    });
    expect((await signOut({ origin: `${ORIGIN}.elsewhere.example` })).json().code).toBe('CROSS_ORIGIN');
    expect((await signOut({ origin: 'null' })).json().code).toBe('CROSS_ORIGIN');
    expect((await signOut({ 'sec-fetch-site': 'cross-site' })).json().code).toBe('CROSS_ORIGIN');
    expect((await signOut({ origin: ORIGIN })).json().code).toBe('NOT_SIGNED_IN');
  });

  it('[U06] are slowed down per address while nobody is signed in', async () => {
    const attempts = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const payload = { username: 'nobody', password: 'guess-1' };
      attempts.push(
        await server.app.inject({ method: 'POST', url: '/api/session', payload, remoteAddress: '10.0.0.9' }),
      );
    }
    expect(attempts.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(attempts.at(-1)?.json().code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a request that no page of ours sends', () => {
  const patient = { remoteAddress: '10.0.0.20' };

  it('has no say in where it comes from: a forwarded address counts from a proxy on this machine alone', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const headers = { 'x-forwarded-for': `10.1.1.${attempt}`, 'x-real-ip': `10.1.1.${attempt}` };
      const payload = { username: 'nobody', password: 'guess-1' };
      const options = { method: 'POST', url: '/api/session', headers, payload, remoteAddress: '10.0.0.10' } as const;
      statuses.push((await server.app.inject(options)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    '{"__proto__":{"isAdmin":true},"username":"a","password":"b"}',
    '{"constructor":{"prototype":{"isAdmin":true}},"username":"a","password":"b"}',
  ])('cannot reach the prototype of anything: %s', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/session', headers, payload, ...patient });
    expect(answer.json().code).toBe('VALIDATION_FAILED');
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('cannot give a value twice and have one checked and the other used', async () => {
    const headers = await server.signIn('demo');
    const answer = await server.app.inject({ url: '/api/projects/1/activity?before=1&before=2', headers });
    expect(answer.json().code).toBe('VALIDATION_FAILED');
  });

  it('cannot be a form of another site, whose content types need no question beforehand', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type };
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/session',
        headers,
        payload: '{}',
        ...patient,
      });
      expect(answer.json().code).toBe('UNSUPPORTED_MEDIA_TYPE');
    }
  });

  it.each(['/api/projects/%', '/api/projects/%c3%28/map', `/api/projects/${'9'.repeat(300)}`, '/%ff<script>'])(
    'has an address that cannot be read and is answered like any other: %s',
    async (url) => {
      const answer = await server.app.inject({ url, ...patient });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
      expect(answer.body).not.toMatch(/%|9{9}|script/);
    },
  );

  it('expects something of its own and is answered with every header all the same', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const { headers, statusCode } = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ port, host: '127.0.0.1', path: '/healthz', headers: { expect: 'miracles' } }, resolve).on('error', reject),
    );
    expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  });

  it('has a number that no column holds, or a character that no text holds', async () => {
    const headers = { ...(await server.signIn('demo')), 'content-type': 'application/json' };
    const large = await server.app.inject({ url: '/api/projects/9007199254740991/members', headers });
    const name = async (written: string) => {
      const payload = { name: written, scopes: ['layers:read'], validDays: 1, currentPassword: 'quiet-demo-1' };
      return server.app.inject({ method: 'POST', url: '/api/tokens', headers, payload });
    };
    const [nul, half] = [await name('a\u0000b'), await name('a\ud800')];
    for (const answer of [large, nul, half])
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('cannot see its own headers by TRACE', async () => {
    const headers = { cookie: 'session=s3cret' };
    const answer = await server.app.inject({ method: 'TRACE' as 'GET', url: '/api/session', headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('s3cret');
  });
});

describe('behind https', () => {
  it('makes browsers stay with HTTPS for a year, including subdomains', async () => {
    const other = await startTestServer({ overrides: { PUBLIC_ORIGIN: 'https://quietsite.test' } });
    const { headers } = await other.app.inject('/api/nowhere');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await other.close();
  });
});

describe('with the government map configured', () => {
  it('lets pictures come from its hosts, and from no other', async () => {
    const tiles = {
      BASE_MAP: 'government',
      BASE_MAP_TILE_URL: 'https://a.example/{z}/{x}/{y}',
      BASE_MAP_LABEL_URL: 'https://b.example/{z}',
    };
    const other = await startTestServer({ overrides: tiles });
    const { headers } = await other.app.inject('/api/configuration');
    expect(String(headers['content-security-policy'])).toContain(
      "img-src 'self' data: blob: https://a.example https://b.example;",
    );
    await other.close();
  });

  it('[MAP-44] offers imagery where it is configured, and lets its pictures come from its hosts', async () => {
    const imagery = {
      IMAGERY_TILE_URL: 'https://air.example/{z}/{x}/{y}',
      IMAGERY_LABEL_URL: 'https://names.example/{z}',
      IMAGERY_ATTRIBUTION: 'Photographed from the air',
    };
    const other = await startTestServer({ overrides: { BASE_MAP: 'government', ...imagery } });
    const answer = await other.app.inject('/api/configuration');
    expect(answer.json().baseMap.imagery).toEqual({
      tileUrl: imagery.IMAGERY_TILE_URL,
      labelUrl: imagery.IMAGERY_LABEL_URL,
      attribution: imagery.IMAGERY_ATTRIBUTION,
      attributionUrl: null,
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(' https://air.example https://names.example;');
    await other.close();
    const offline = await startTestServer({ overrides: { BASE_MAP: 'offline', ...imagery } });
    const kept = await offline.app.inject('/api/configuration');
    expect(kept.json().baseMap.imagery).toBeNull();
    expect(String(kept.headers['content-security-policy'])).not.toContain('air.example');
    await offline.close();
  });
});

describe('operation', () => {
  it('answers healthz, readyz and metrics', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    const metrics = await server.app.inject('/metrics');
    expect(metrics.body).toContain('http_request_duration_seconds_bucket');
    expect(metrics.body).toContain('route="/api/session"');
  });

  it('reports the jobs waiting for a worker', async () => {
    const figure = async (name: string) =>
      Number(new RegExp(`^${name}\\{kind="calculation"\\} (.+)$`, 'm').exec(await readMetrics())?.[1]);
    const readMetrics = async () => (await server.app.inject('/metrics')).body;
    expect(await readMetrics()).toContain('quietsite_database_reachable 1');
    expect(await figure('quietsite_work_oldest_waiting_seconds')).toBe(0);
    const failed = await figure('quietsite_work_failed_last_hour');
    const change = (assignments: string) =>
      runStatements(server.database.url, [
        `update calculation_runs set ${assignments} where id = (select max(id) from calculation_runs)`,
      ]);
    await change("status = 'queued', queued_at = now() - interval '10 minutes', finished_at = null");
    expect(await figure('quietsite_work_waiting')).toBe(1);
    expect(Math.round((await figure('quietsite_work_oldest_waiting_seconds')) / 60)).toBe(10);
    await change("status = 'failed', finished_at = now()");
    expect(await figure('quietsite_work_waiting')).toBe(0);
    expect(await figure('quietsite_work_failed_last_hour')).toBe(failed + 1);
  });

  it('[AUTH-52] reports emails of each kind that failed for good in the last hour', async () => {
    const readFigure = async () =>
      /^quietsite_mails_given_up_last_hour (.+)$/m.exec((await server.app.inject('/metrics')).body)?.[1];
    expect(await readFigure()).toBe('0');
    const insert = (name: string, since: string) =>
      `insert into pgboss.job (name, created_on) values ('${name}-given-up', now() - interval '${since}')`;
    const kinds = ['mail', 'reset-request', 'lock-notice', 'receipt'];
    await runStatements(server.database.url, [
      ...kinds.map((kind) => insert(kind, '5 minutes')),
      insert('mail', '61 minutes'),
      insert('print', '1 minute'),
    ]);
    expect(await readFigure()).toBe('4');
  });

  it('returns its figures to this machine and to holders of the token', async () => {
    const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await server.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await ask('10.0.0.30')).toBe(404);
    expect(await ask('127.0.0.1', { 'x-forwarded-for': '10.0.0.30' })).toBe(404);
    expect(await ask('10.0.0.30', { authorization: 'Bearer watches-from-another' })).toBe(404);
    expect(await ask('10.0.0.30', { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
    expect(await ask('::1')).toBe(200);
  });

  it('serves the API document that is checked in', async () => {
    const document = (await server.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/projects/{projectId}/calculation');
  });
});
