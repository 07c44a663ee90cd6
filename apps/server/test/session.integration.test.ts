import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStatements } from '../../../scripts/src/stack/database.ts';
import { sessionCookie, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let now = new Date('2027-01-04T01:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

const post = (payload: object, headers = {}) =>
  server.app.inject({ method: 'POST', url: '/api/session', payload, headers });
const ask = (headers: Record<string, string>) => server.app.inject({ url: '/api/session', headers });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('signing in', () => {
  it('[U01] [U03] answers the user and an HttpOnly cookie, and nothing secret', async () => {
    const answer = await post({ username: 'demo', password: 'quiet-demo-1' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ username: 'demo', firstName: 'Demo', userType: 'Contractor Admin' });
    expect(answer.body).not.toContain('quiet-demo-1');
    expect(answer.body).not.toContain('argon2');
    const header = String(answer.headers['set-cookie']);
    expect(header).toMatch(/^session=[\w-]{43};/);
    expect(header).toContain('HttpOnly');
    expect(header).toContain('SameSite=Lax');
  });

  it('tells a wrong password from an unknown name only in words', async () => {
    const wrong = await post({ username: 'demo', password: 'nonsense-1' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ code: 'BAD_CREDENTIALS', message: 'Incorrect username or password.' });
    const unknown = await post({ username: 'nobody', password: 'nonsense-1' });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toMatchObject({ code: 'UNKNOWN_USER', message: 'Username does not exist.' });
  });

  it('compares names without regard to case', async () => {
    expect((await post({ username: ' DEMO ', password: 'quiet-demo-1' })).statusCode).toBe(200);
  });

  it('gives every sign-in a secret of its own', async () => {
    const cookies = await Promise.all(
      [1, 2].map(async () => sessionCookie(await post({ username: 'demo', password: 'quiet-demo-1' }))),
    );
    expect(cookies[0]).not.toBe(cookies[1]);
  });
});

describe('a session', () => {
  it('is gone after sign-out, on the server too', async () => {
    const headers = await server.signIn('demo');
    expect((await ask(headers)).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'DELETE', url: '/api/session', headers })).statusCode).toBe(204);
    expect((await ask(headers)).json().code).toBe('NOT_SIGNED_IN');
  });

  it('[U17] ends after 60 idle minutes, extended only by the server', async () => {
    const headers = await server.signIn('demo');
    later(59);
    expect((await ask(headers)).statusCode).toBe(200);
    const extended = await server.app.inject({ method: 'POST', url: '/api/session/extension', headers });
    expect(extended.json().expiresAt).toBe(new Date(now.getTime() + 3_600_000).toISOString());
    later(59);
    expect((await ask(headers)).statusCode).toBe(200);
    later(2);
    expect((await ask(headers)).statusCode).toBe(401);
  });

  it('[U17] never outlives twelve hours, however active', async () => {
    const headers = await server.signIn('demo');
    for (let halfHours = 0; halfHours < 24; halfHours += 1) {
      await server.app.inject({ method: 'POST', url: '/api/session/extension', headers });
      later(30);
    }
    expect((await ask(headers)).statusCode).toBe(401);
  });

  it.each(['is_active = false', 'deleted_at = now()'])('ends at once for an account with %s', async (change) => {
    const headers = await server.signIn('demo-reader');
    const alter = (text: string) =>
      runStatements(server.database.url, [`update users set ${text} where username = 'demo-reader'`]);
    expect((await ask(headers)).statusCode).toBe(200);
    await alter(change);
    expect((await ask(headers)).statusCode).toBe(401);
    await alter('is_active = true, deleted_at = null');
  });

  it('is not opened by a made-up cookie', async () => {
    expect((await ask({ cookie: 'session=made-up' })).statusCode).toBe(401);
  });
});
