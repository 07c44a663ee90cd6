import type { OrganisationMember } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdLock } from '../../../tools/kit/src/stack/database.ts';
import { type AccountClient, createAccountClient, registration } from './account-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let admin: Headers;
beforeAll(async () => {
  server = await startTestServer();
  client = createAccountClient(server);
  admin = await server.signIn('demo');
});
afterAll(() => server.close());

type Headers = Record<string, string>;
const get = async (headers: Headers) => (await client.send('GET', '/api/organisation', undefined, headers)).json();
const memberOf = async (headers: Headers, username: string): Promise<OrganisationMember | undefined> =>
  (await get(headers)).members.find((member: OrganisationMember) => member.username === username);
const url = async (username: string, rest = '') => `/api/organisation/members/${await client.idOf(username)}${rest}`;
const approve = async (headers: Headers, username: string) =>
  client.send('POST', await url(username, '/approval'), undefined, headers);
const remove = async (headers: Headers, username: string, body?: object) =>
  client.send('DELETE', await url(username), body, headers);
const setRole = async (headers: Headers, username: string, role: string, was: string) =>
  client.send('PUT', await url(username, '/role'), { role, was }, headers);
const register = (name: string) => client.register({ username: name, email: `${name}@firm.example` });
/** An approved member, signed in. */
async function join(name: string): Promise<Headers> {
  await register(name);
  expect((await approve(admin, name)).statusCode).toBe(204);
  const answer = await client.trySignIn(name, registration.password);
  return { cookie: answer.cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ') };
}

describe('the list of members', () => {
  it('[ORG-05] shows everybody who waits; addresses are for the Admin alone', async () => {
    const seen = await memberOf(await server.signIn('demo-colleague'), 'demo-newcomer');
    expect(seen).toMatchObject({ isApproved: false, waitsFor: 'company', email: null, name: 'Demo Newcomer' });
    const members = (await get(await server.signIn('demo-member'))).members as OrganisationMember[];
    expect(members.every(({ email, ownedProjects }) => email === null && ownedProjects === 0)).toBe(true);
    expect((await memberOf(admin, 'demo-newcomer'))?.email).toBe('demo-newcomer@quietsite.example');
    expect((await memberOf(admin, 'demo'))?.ownedProjects).toBeGreaterThan(0);
  });

  it('[U12] is that of the own company, and empty without one', async () => {
    const names = (await get(await server.signIn('demo-other'))).members.map(
      ({ username }: OrganisationMember) => username,
    );
    expect(names).toEqual(['demo-other']);
    expect(await get(await server.signIn('demo-epd'))).toEqual({ company: null, members: [], invitations: [] });
    expect((await client.send('GET', '/api/organisation?company=Demo Contractor A')).statusCode).toBe(401);
  });

  it('the seeded people who wait cannot sign in', async () => {
    for (const username of ['demo-newcomer', 'demo-applicant'])
      expect((await client.trySignIn(username, 'quiet-demo-1')).json().code).toBe('PENDING');
  });

  it('[U12] projects of the company are listed to its Admin alone', async () => {
    const list = (headers: Headers) => client.send('GET', '/api/organisation/projects', undefined, headers);
    const titles = (await list(admin)).json().map(({ title }: { title: string }) => title);
    const owned = await client.query<{ title: string }>(
      "select title from projects p join companies c on c.id = owner_company_id where c.name = 'Demo Contractor A'",
    );
    expect(titles.toSorted()).toEqual(owned.map(({ title }) => title).toSorted());
    for (const username of ['demo-member', 'demo-epd', 'demo-admin'])
      expect((await list(await server.signIn(username))).json().code).toBe('FORBIDDEN');
  });
});

describe('people who wait', () => {
  it('[ORG-06] [Q49] are activated by Approve', async () => {
    await register('eager');
    expect((await approve(admin, 'eager')).statusCode).toBe(204);
    expect((await client.trySignIn('eager', registration.password)).statusCode).toBe(200);
    expect(await memberOf(admin, 'eager')).toMatchObject({ isApproved: true, waitsFor: null });
    expect((await approve(admin, 'eager')).json().code).toBe('CONFLICT');
  });

  it('[ORG-07] [U27] are removed by Reject, unless they were approved in the meantime', async () => {
    await register('refused');
    expect((await remove(admin, 'refused', { was: 'pending' })).statusCode).toBe(204);
    expect((await client.trySignIn('refused', registration.password)).json().code).toBe('UNKNOWN_USER');
    expect(await memberOf(admin, 'refused')).toBeUndefined();
    expect((await register('refused')).statusCode).toBe(201);
    await approve(admin, 'refused');
    expect((await remove(admin, 'refused', { was: 'pending' })).json().code).toBe('CONFLICT');
    expect((await client.trySignIn('refused', registration.password)).statusCode).toBe(200);
  });

  it('[U12] [ORG-11] are nobody else’s to decide about', async () => {
    await register('guarded');
    for (const username of ['demo-member', 'demo-epd', 'demo-admin']) {
      const headers = await server.signIn(username);
      expect((await approve(headers, 'guarded')).json().code).toBe('FORBIDDEN');
      expect((await remove(headers, 'guarded')).json().code).toBe('FORBIDDEN');
    }
    const stranger = await server.signIn('demo-other');
    expect((await approve(stranger, 'guarded')).json().code).toBe('NOT_FOUND');
    expect((await remove(stranger, 'guarded')).json().code).toBe('NOT_FOUND');
    expect((await memberOf(admin, 'guarded'))?.isApproved).toBe(false);
  });

  it('[AUTH-33] [U12] who want to be Admin of the company are the authority’s to decide about', async () => {
    await register('claimant');
    await client.query("update users set user_type = 'Contractor Admin' where username = 'claimant'");
    expect((await memberOf(admin, 'claimant'))?.waitsFor).toBe('authority');
    expect((await approve(admin, 'claimant')).json().code).toBe('FORBIDDEN');
    expect((await remove(admin, 'claimant')).json().code).toBe('FORBIDDEN');
  });
});

describe('the role of a member', () => {
  it('[ORG-09] [Q20] is changed to Admin and back, with effect at once', async () => {
    const headers = await join('climber');
    const invite = () => client.send('POST', '/api/organisation/invitations', { email: 'c@firm.example' }, headers);
    expect((await invite()).statusCode).toBe(403);
    expect((await setRole(admin, 'climber', 'Admin', 'Member')).statusCode).toBe(204);
    expect((await invite()).statusCode).toBe(201);
    expect((await setRole(admin, 'climber', 'Member', 'Admin')).statusCode).toBe(204);
    expect((await invite()).statusCode).toBe(403);
    expect(await client.actions('demo')).toContain('account.changeRole');
  });

  it('[ORG-09] [U12] is not changed over a change, of oneself or without the right', async () => {
    expect((await setRole(admin, 'demo-colleague', 'Member', 'Admin')).json().code).toBe('CONFLICT');
    expect((await setRole(admin, 'demo-newcomer', 'Admin', 'Member')).json().code).toBe('CONFLICT');
    expect((await setRole(admin, 'demo', 'Member', 'Admin')).json().code).toBe('OWN_ACCOUNT');
    expect((await remove(admin, 'demo')).json().code).toBe('OWN_ACCOUNT');
    const member = await server.signIn('demo-member');
    expect((await setRole(member, 'demo-colleague', 'Admin', 'Member')).json().code).toBe('FORBIDDEN');
    const stranger = await server.signIn('demo-other');
    expect((await setRole(stranger, 'demo-colleague', 'Admin', 'Member')).json().code).toBe('NOT_FOUND');
    expect((await setRole(admin, 'demo-colleague', 'admin', 'Member')).statusCode).toBe(400);
  });

  it.each(['role', 'removal'])('[Q20] [U12] two Admins who end each other’s %s leave one of them', async (kind) => {
    const [a, b] = [`${kind}-one`, `${kind}-two`];
    const sessions = [await join(a), await join(b)] as const;
    const company = `insert into companies (name, name_key) values ($1, $1) returning id`;
    const [row] = await client.query<{ id: number }>(company, [`duel ${kind}`]);
    await client.query("update users set company_id = $1, user_type = 'Contractor Admin' where username in ($2, $3)", [
      row?.id,
      a,
      b,
    ]);
    const act = (headers: Headers, other: string) =>
      kind === 'role' ? setRole(headers, other, 'Member', 'Admin') : remove(headers, other);
    // Both are past their first check and wait for the company row when the lock is released.
    const release = await holdLock(server.database.url, `select from companies where id = ${row?.id} for update`);
    const duel = Promise.all([act(sessions[0], b), act(sessions[1], a)]);
    const waiting = () =>
      client.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()");
    await expect.poll(async () => (await waiting()).length).toBe(2);
    await release();
    const answers = await duel;
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('LAST_ADMIN');
    const admins = "select from users where company_id = $1 and user_type = 'Contractor Admin' and is_active";
    expect(await client.query(admins, [row?.id])).toHaveLength(1);
  });
});

describe('a member who leaves', () => {
  it('[ORG-08] [U27] hands projects over to a colleague, and has no way in any more', async () => {
    const headers = await join('leaver');
    const id = await client.idOf('leaver');
    const [project] = await client.query<{ id: number }>(
      `update projects set owner_user_id = $1 where id = (select min(id) from projects where owner_user_id = $2) returning id`,
      [id, await client.idOf('demo')],
    );
    const wanted = { name: 'map', scopes: ['layers:read'], currentPassword: registration.password };
    const { token } = (await client.send('POST', '/api/tokens', wanted, headers)).json();
    expect(token).toMatch(/^qs_/);
    const refused = await remove(admin, 'leaver');
    expect(refused.json()).toMatchObject({ code: 'OWNS_PROJECTS', details: { projects: 1 } });
    for (const wrong of ['demo-other', 'demo-newcomer', 'demo-epd', 'leaver']) {
      const successorId = await client.idOf(wrong);
      expect((await remove(admin, 'leaver', { successorId })).json().code).toBe('NOT_FOUND');
    }
    expect((await client.send('GET', '/api/session', undefined, headers)).statusCode).toBe(200);

    const successorId = await client.idOf('demo-member');
    expect((await remove(admin, 'leaver', { successorId })).statusCode).toBe(204);
    const rows = await client.query('select owner_user_id from projects where id = $1', [project?.id]);
    expect(rows).toEqual([{ owner_user_id: successorId }]);
    const memberships = 'select user_id from project_members where project_id = $1 and user_id = any($2)';
    expect(await client.query(memberships, [project?.id, [id, successorId]])).toEqual([]);
    expect((await client.send('GET', '/api/session', undefined, headers)).statusCode).toBe(401);
    expect((await client.trySignIn('leaver', registration.password)).json().code).toBe('UNKNOWN_USER');
    const bearer = { authorization: `Bearer ${token}` };
    expect((await client.send('GET', '/ogc/collections', undefined, bearer)).statusCode).toBe(401);
  });

  it('[U27] stays in the records, and can be invited again', async () => {
    const [row] = await client.query(
      "select username, deleted_at is not null as gone from users where username = 'leaver'",
    );
    expect(row).toEqual({ username: 'leaver', gone: true });
    const audit = await client.query(
      "select details from audit_log where action = 'account.remove' order by id desc limit 1",
    );
    expect(audit).toMatchObject([{ details: { projects: 1 } }]);
    const email = 'leaver@firm.example';
    expect((await client.send('POST', '/api/organisation/invitations', { email }, admin)).statusCode).toBe(201);
  });

  it('[ORG-08] without projects needs no successor, and leaves the teams', async () => {
    await join('helper');
    const userId = await client.idOf('helper');
    await client.query(
      "insert into project_members (project_id, user_id, role) select min(id), $1, 'member' from projects",
      [userId],
    );
    expect((await remove(admin, 'helper')).statusCode).toBe(204);
    expect(await client.query('select from project_members where user_id = $1', [userId])).toEqual([]);
    expect((await remove(admin, 'helper')).json().code).toBe('NOT_FOUND');
  });
});
