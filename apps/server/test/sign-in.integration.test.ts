import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStatements } from '../../../tools/kit/src/stack/database.ts';
import { registration } from './account-client.ts';
import { cookieOf, sessionCookie, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const RIGHT = 'quiet-demo-1';
const signIn = (username: string, password = RIGHT, headers = {}) =>
  server.app.inject({ method: 'POST', url: '/api/session', payload: { username, password }, headers });
const ask = (cookie: string) => server.app.inject({ url: '/api/session', headers: { cookie } });

async function query(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Every stored value of the sign-in tables, as text. */
async function dumpTables(): Promise<string> {
  const tables = ['users', 'sessions', 'devices', 'pending_sign_ins', 'sign_in_failures', 'audit_log'];
  const rows = await query(tables.map((table) => `select t::text as row from ${table} t`).join(' union all '));
  return rows.map(({ row }) => row).join('\n');
}

it('[AUTH-49] the audit says from which address somebody signed in', async () => {
  const payload = { username: 'demo-reader', password: RIGHT };
  const from = { method: 'POST', url: '/api/session', payload, remoteAddress: '10.0.0.9' } as const;
  expect((await server.app.inject(from)).statusCode).toBe(200);
  const rows = await query("select details from audit_log where action = 'session.signIn' order by id desc limit 1");
  expect(rows).toEqual([{ details: { address: '10.0.0.9' } }]);
});

describe('signing in', () => {
  it.each(['demo', 'demo-reader', 'demo-epd'])('[AUTH-10] leads %s to the projects', async (username) => {
    const answer = await signIn(username);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ next: 'projects', session: { user: { username } } });
    expect((await ask(sessionCookie(answer))).json().user.username).toBe(username);
  });

  it('[U01] [U03] answers by cookies that no script reads and no cache keeps', async () => {
    const answer = await signIn('demo');
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const name of ['session', 'device']) {
      const header = [answer.headers['set-cookie']].flat().find((text) => text?.startsWith(`${name}=`));
      expect(header).toMatch(/^\w+=[\w-]{43};/);
      expect(header).toContain('HttpOnly');
      expect(header).toContain('SameSite=Lax');
      expect(header).toContain('Path=/');
    }
    expect((await signIn('demo', 'wrong-1')).headers['cache-control']).toBe('no-store');
    expect((await ask(sessionCookie(answer))).headers['cache-control']).toBe('no-store');
  });

  it('[U01] takes no name and password in an address', async () => {
    const answer = await server.app.inject(`/api/session?username=demo&password=${RIGHT}`);
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toEqual([]);
  });

  it('[AUTH-35] [U02] [U03] neither answers nor keeps a secret: only hashes are stored', async () => {
    const answer = await signIn('demo');
    expect(answer.body).not.toMatch(/quiet-demo|argon2|email|@/);
    const registered = await server.app.inject({ method: 'POST', url: '/api/accounts', payload: registration });
    expect(registered.statusCode).toBe(201);
    const secrets = [answer.cookies.map(({ value }) => value), RIGHT, registration.password].flat();
    expect(secrets).toHaveLength(5);
    const stored = await dumpTables();
    for (const secret of secrets.filter((text) => text !== '')) expect(stored).not.toContain(secret);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('[U03] names the cookies so that they are bound to the host when the site is secure', async () => {
    const secure = await startTestServer({ overrides: { PUBLIC_ORIGIN: 'https://noise.example' } });
    const payload = { username: 'demo', password: RIGHT };
    const answer = await secure.app.inject({ method: 'POST', url: '/api/session', payload });
    const kept = answer.cookies.filter(({ value }) => value !== '');
    expect(kept.map(({ name, secure }) => [name, secure])).toEqual([
      ['__Host-session', true],
      ['__Host-device', true],
    ]);
    await secure.close();
  });

  it('[U03] gives every sign-in a secret of its own and ends the one the browser had', async () => {
    const first = sessionCookie(await signIn('demo'));
    const second = sessionCookie(await signIn('demo', RIGHT, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await ask(first)).statusCode).toBe(401);
    expect((await ask(second)).statusCode).toBe(200);
  });

  it('makes a hash of earlier settings anew, and only that', async () => {
    const read = async () => (await query("select password_hash from users where username = 'demo-reader'"))[0];
    const before = await read();
    await signIn('demo-reader');
    expect(await read()).toEqual(before);
    const earlier = await hash('quiet-demo-1', { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await query("update users set password_hash = $1 where username = 'demo-reader'", [earlier]);
    await signIn('demo-reader', 'wrong-1');
    expect(await read()).toEqual({ password_hash: earlier });
    expect((await signIn('demo-reader')).statusCode).toBe(200);
    expect((await read()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn('demo-reader')).statusCode).toBe(200);
  });

  it('compares names without regard to case', async () => {
    expect((await signIn(' DEMO ')).statusCode).toBe(200);
  });
});

describe('an account that waits for approval', () => {
  const activate = (isActive: boolean) =>
    runStatements(server.database.url, [`update users set is_active = ${isActive} where username <> 'demo'`]);
  beforeAll(() => activate(false));
  afterAll(() => activate(true));

  it.each([
    ['demo-other', 'Contractor Admin', 'authority'],
    ['demo-epd', 'epd', 'authority'],
    ['demo-admin', 'admin', 'authority'],
  ])('[AUTH-08] [Q50] %s, %s, waits for the %s', async (username, _userType, waitingFor) => {
    const answer = await signIn(username);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'PENDING', details: { waitingFor } });
  });

  it('[AUTH-09] [Q50] [U10] a member waits for the company, and sees nothing else', async () => {
    const answer = await signIn('demo-member');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'PENDING', details: { waitingFor: 'company' } });
    const { registration, ...rest } = answer.json().details;
    expect(rest).toEqual({ waitingFor: 'company', isSent: false });
    // The typed username and the progress of the registration.
    expect(registration).toEqual({
      ...{ state: 'waiting', username: 'demo-member', company: 'Demo Contractor A', maskedEmail: 'd***@q***.example' },
      ...{ waitingFor: 'company', decidedAt: null, reason: '' },
      ...{ registeredAt: expect.any(String), confirmedAt: expect.any(String) },
    });
    expect(answer.cookies).toEqual([]);
  });

  it('[AUTH-09] only the right password shows this', async () => {
    expect((await signIn('demo-member', 'wrong-1')).json().code).toBe('BAD_CREDENTIALS');
  });
});

describe('a browser that signed in before', () => {
  it('keeps the same device secret at the next sign-in', async () => {
    const first = cookieOf(await signIn('demo'), 'device');
    expect(cookieOf(await signIn('demo', RIGHT, { cookie: first }), 'device')).toBe(first);
  });

  it('gets a new one when somebody else signs in there', async () => {
    const first = cookieOf(await signIn('demo'), 'device');
    expect(cookieOf(await signIn('demo-reader', RIGHT, { cookie: first }), 'device')).not.toBe(first);
  });
});
