import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStatements } from '../../../tools/kit/src/stack/database.ts';
import { findDemoProject } from './demo-project.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let now = new Date('2027-01-04T01:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

const ask = (headers: Record<string, string>) => server.app.inject({ url: '/api/session', headers });
const extend = (headers: Record<string, string>) =>
  server.app.inject({ method: 'POST', url: '/api/session/extension', headers });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('a session', () => {
  it('[SHELL-51] [U17] begins with sixty minutes, and looking at it does not add to them', async () => {
    const headers = await server.signIn('demo');
    const end = new Date(now.getTime() + 3_600_000).toISOString();
    expect((await ask(headers)).json().expiresAt).toBe(end);
    later(30);
    expect((await ask(headers)).json().expiresAt).toBe(end);
    later(30);
    expect((await ask(headers)).statusCode).toBe(401);
  });

  it('[SHELL-53] [U17] is extended to sixty minutes from now, by the server only', async () => {
    const headers = await server.signIn('demo');
    later(59);
    const extended = await extend(headers);
    expect(extended.json().expiresAt).toBe(new Date(now.getTime() + 3_600_000).toISOString());
    later(59);
    expect((await ask(headers)).statusCode).toBe(200);
    later(2);
    expect((await ask(headers)).statusCode).toBe(401);
    expect((await extend(headers)).json().code).toBe('NOT_SIGNED_IN');
  });

  it('[U17] never outlives twelve hours, however active', async () => {
    const headers = await server.signIn('demo');
    for (let halfHours = 0; halfHours < 24; halfHours += 1) {
      await extend(headers);
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

describe('signing out', () => {
  const signOut = (headers: Record<string, string>) =>
    server.app.inject({ method: 'DELETE', url: '/api/session', headers });

  it('[SHELL-08] [U03] ends the session on the server and clears its cookie', async () => {
    const headers = await server.signIn('demo');
    expect((await ask(headers)).statusCode).toBe(200);
    const answer = await signOut(headers);
    expect(answer.statusCode).toBe(204);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'session', value: '', httpOnly: true });
    expect(Number(cookie?.expires)).toBe(0);
    expect((await ask(headers)).json().code).toBe('NOT_SIGNED_IN');
    expect((await signOut(headers)).statusCode).toBe(401);
  });

  it('[SHELL-08] leaves the other sessions of the same person alone', async () => {
    const [one, other] = [await server.signIn('demo'), await server.signIn('demo')];
    await signOut(one);
    expect((await ask(other)).statusCode).toBe(200);
  });

  it('[SHELL-08] [U17] releases the project and notifies those who wait for it', async () => {
    const headers = await server.signIn('demo');
    const { id } = await findDemoProject(server, headers);
    const client = new pg.Client({ connectionString: server.database.url });
    await client.connect();
    const heard: unknown[] = [];
    client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
    await client.query('listen project_event');
    await client.query(
      `insert into project_leases (project_id, session_id_hash, user_id, acquired_at, renewed_at)
       select $1, id_hash, user_id, $2, $2 from sessions order by created_at desc limit 1`,
      [id, now],
    );
    await signOut(headers);
    expect((await client.query('select from project_leases')).rowCount).toBe(0);
    await expect.poll(() => heard).toContainEqual({ projectId: id, type: 'project', id });
    await client.end();
  });
});
