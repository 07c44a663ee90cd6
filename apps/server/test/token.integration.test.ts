import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStatements } from '../../../tools/kit/src/stack/database.ts';
import { type MailSink, startMailSink } from '../../../tools/kit/src/stack/mail-sink.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { createWorkerProcess } from '../src/worker-wiring.ts';
import { startTestServer, type TestServer, testEnvironment } from './test-server.ts';

let server: TestServer;
let mail: MailSink;
let worker: Awaited<ReturnType<typeof createWorkerProcess>>;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  mail = await startMailSink(0);
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
  worker = await createWorkerProcess(readEnvironment(testEnvironment(server.database.url, smtp)));
});
afterAll(async () => {
  await worker.stop();
  await mail.close();
  await server.close();
});

const post = (headers: Record<string, string>, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: '/api/tokens',
    headers,
    payload: { currentPassword: 'quiet-demo-1', ...payload },
  });
const create = async (headers: Record<string, string>, name: string, scopes = ['layers:read']) =>
  (await post(headers, { name, scopes })).json();

describe('a personal access token', () => {
  it('is shown once, listed without its secret and can be revoked by its owner alone', async () => {
    const headers = await server.signIn('demo');
    const created = await create(headers, 'desktop map');
    expect(created.token).toMatch(/^qs_[\w-]{43}$/);
    const list = await server.app.inject({ url: '/api/tokens', headers });
    expect(list.json()).toMatchObject([
      { id: created.id, name: 'desktop map', scopes: ['layers:read'], lastUsedAt: null },
    ]);
    expect(list.body).not.toContain(created.token);
    const url = `/api/tokens/${created.id}`;
    const stranger = await server.signIn('demo-other');
    expect((await server.app.inject({ method: 'DELETE', url, headers: stranger })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    expect((await server.app.inject({ url: '/api/tokens', headers })).json()).toEqual([]);
  });

  it('gives access to what its scopes name and nothing else, and the list shows its use', async () => {
    const session = await server.signIn('demo-member');
    const { token } = await create(session, 'layers');
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.app.inject({ url: '/ogc/collections', headers })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/projects', headers })).statusCode).toBe(403);
    const [used] = (await server.app.inject({ url: '/api/tokens', headers: session })).json();
    expect(used.lastUsedAt).toBe(now.toISOString());
  });

  it('is not made without a scope, with one twice or with one that there is not', async () => {
    const headers = await server.signIn('demo');
    const refused = [undefined, [], ['layers:read', 'layers:read'], ['projects:write'], ['layers:read', 'admin']];
    for (const scopes of refused) {
      expect((await post(headers, { name: 'x', scopes })).statusCode).toBe(400);
    }
  });

  it('opens nothing once it is revoked or past its day', async () => {
    const headers = await server.signIn('demo');
    const ask = async (token: string) =>
      (await server.app.inject({ url: '/ogc/collections', headers: { authorization: `Bearer ${token}` } })).statusCode;
    const revoked = await create(headers, 'revoked');
    expect(await ask(revoked.token)).toBe(200);
    await server.app.inject({ method: 'DELETE', url: `/api/tokens/${revoked.id}`, headers });
    expect(await ask(revoked.token)).toBe(401);
    const expiring = await create(headers, 'expiring');
    now = new Date(now.getTime() + 89 * 86_400_000);
    expect(await ask(expiring.token)).toBe(200);
    now = new Date(now.getTime() + 2 * 86_400_000);
    expect(await ask(expiring.token)).toBe(401);
  });

  it('says that it is the token that is wrong, to people and to programs, also beside a session', async () => {
    const session = await server.signIn('demo');
    const authorization = `Bearer qs_${'x'.repeat(43)}`;
    for (const headers of [{ authorization }, { ...session, authorization }]) {
      const answer = await server.app.inject({ url: '/ogc/collections', headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        code: 'TOKEN_INVALID',
        message: 'This access token is invalid or has expired.',
      });
      expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    }
    const unlike = await server.app.inject({ url: '/ogc/collections', headers: { authorization: 'Bearer secret' } });
    expect(unlike.json()).toMatchObject({ code: 'TOKEN_INVALID' });
    const nobody = await server.app.inject({ url: '/ogc/collections' });
    expect(nobody.json()).toMatchObject({ code: 'NOT_SIGNED_IN', message: 'Please sign in.' });
  });

  it.each(['is_active = false', 'deleted_at = now()'])('opens nothing while its account has %s', async (closing) => {
    const { token } = await create(await server.signIn('demo-other'), 'closed');
    const headers = { authorization: `Bearer ${token}` };
    const ask = async () => (await server.app.inject({ url: '/ogc/collections', headers })).statusCode;
    const set = (change: string) =>
      runStatements(server.database.url, [`update users set ${change} where username = 'demo-other'`]);
    expect(await ask()).toBe(200);
    await set(closing);
    expect(await ask()).toBe(401);
    await set('is_active = true, deleted_at = null');
    expect(await ask()).toBe(200);
  });

  it('is announced to the account holder by mail, from the queue', async () => {
    await create(await server.signIn('demo-reader'), 'announced');
    const isMine = (to: string | undefined) => to === 'demo-reader@quietsite.example';
    await expect.poll(() => mail.mails.some((item) => isMine(item.to?.[0]?.address))).toBe(true);
    const received = mail.mails.find((item) => isMine(item.to?.[0]?.address));
    expect(received?.subject).toBe('A personal access token was created');
    expect(received?.text).toContain('"announced"');
    expect(received?.text).not.toContain('qs_');
  });
});
