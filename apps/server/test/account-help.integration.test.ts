import type { AdminUser, DistrictShape, OpenInvitation, Statistics } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient, registration } from './account-client.ts';
import { listMails, startTestServer, type TestServer } from './test-server.ts';

const PASSWORD = 'quiet-demo-1';

let server: TestServer;
let client: AccountClient;
let authority: Record<string, string>;
let now = Date.parse('2027-03-01T01:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) });
  client = createAccountClient(server);
  authority = await server.signIn('demo-admin');
});
afterAll(() => server.close());

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, headers = authority) =>
  client.send(method, `/api/admin/${path}`, undefined, headers);
const find = async (username: string): Promise<AdminUser> => {
  const { users } = (await ask('GET', `users?search=${username}`)).json();
  return users.find((user: AdminUser) => user.username === username);
};
const act = async (method: 'POST' | 'DELETE', username: string, what: string) =>
  ask(method, `users/${(await find(username)).id}/${what}`);
const signIn = async (username: string, password = PASSWORD) => {
  const answer = await client.trySignIn(username, password);
  return answer.statusCode === 200 ? 'in' : answer.json().code;
};
const audited = async (action: string) =>
  client.query('select details from audit_log where action = $1 order by id', [action]);

describe('all users', () => {
  it('[ADMIN-46] shows when each last signed in, its state and its lock', async () => {
    await client.registerOnly({ username: 'fresh', email: 'fresh@firm.example' });
    expect(await find('fresh')).toMatchObject({ state: 'unconfirmed', lastSignInAt: null, lockedUntil: null });
    expect(await find('demo-newcomer')).toMatchObject({ state: 'waiting', isActive: false });
    expect(await find('demo-other')).toMatchObject({ state: 'active', lastSignInAt: null });
    await signIn('demo-other');
    expect((await find('demo-other')).lastSignInAt).toMatch(/^20\d\d-/);
  });

  it('[ADMIN-46] an unlocked account signs in with the right password at once', async () => {
    for (const _try of [1, 2, 3, 4, 5]) await signIn('demo-member', 'wrong-1');
    expect(await signIn('demo-member')).toBe('LOCKED_OUT');
    expect((await find('demo-member')).lockedUntil).toBe('2027-03-02T01:00:00.000Z');
    expect((await act('POST', 'demo-member', 'unlock')).statusCode).toBe(204);
    expect((await find('demo-member')).lockedUntil).toBeNull();
    expect(await signIn('demo-member')).toBe('in');
    expect(await audited('account.unlock')).toEqual([{ details: { userId: (await find('demo-member')).id } }]);
  });

  it('[ADMIN-46] mails the link that a person needs next, within the limits of the mailbox', async () => {
    await client.registerOnly({ username: 'slow', email: 'slow@firm.example' });
    expect((await act('POST', 'slow', 'link')).json().code).toBe('TOO_MANY_REQUESTS');
    now += 61_000;
    expect((await act('POST', 'slow', 'link')).json()).toEqual({ kind: 'confirmation' });
    expect(await listMails(server, 'slow@firm.example')).toHaveLength(2);

    expect((await act('POST', 'demo-other', 'link')).json()).toEqual({ kind: 'password' });
    const token = await client.tokenTo('demo-other@quietsite.example', 'NewPassword');
    expect((await client.send('POST', '/api/password-resets/account', { token })).json()).toEqual({
      username: 'demo-other',
    });
    expect((await act('POST', 'demo-other', 'link')).json().code).toBe('TOO_MANY_REQUESTS');
    expect((await act('POST', 'demo-newcomer', 'link')).json().code).toBe('CONFLICT');
    expect(await audited('account.sendLink')).toHaveLength(2);
  });

  it('[ADMIN-46] a deactivated account has no access until it is activated again, and loses nothing', async () => {
    const headers = await server.signIn('demo-member');
    const read = async () => (await client.send('GET', '/api/projects?list=own', undefined, headers)).statusCode;
    expect(await read()).toBe(200);
    expect((await act('POST', 'demo-member', 'deactivation')).statusCode).toBe(204);
    expect(await read()).toBe(401);
    expect(await find('demo-member')).toMatchObject({ state: 'deactivated', isActive: false });
    expect(await signIn('demo-member')).toBe('DEACTIVATED');
    expect(await signIn('demo-member', 'wrong-1')).toBe('BAD_CREDENTIALS');
    expect((await listMails(server, 'demo-member@quietsite.example')).at(-1)?.subject).toBe(
      'Your account was deactivated',
    );
    expect((await act('POST', 'demo-member', 'deactivation')).json().code).toBe('CONFLICT');
    expect((await act('POST', 'demo-member', 'link')).json().code).toBe('CONFLICT');

    // The company sees a colleague, not a registration to decide on.
    const company = await server.signIn('demo');
    const members = (await client.send('GET', '/api/organisation', undefined, company)).json().members;
    expect(members.find(({ username }: AdminUser) => username === 'demo-member')).toMatchObject({ isApproved: true });
    const id = await client.idOf('demo-member');
    const approved = await client.send('POST', `/api/organisation/members/${id}/approval`, {}, company);
    expect(approved.json().code).toBe('CONFLICT');

    expect((await act('DELETE', 'demo-member', 'deactivation')).statusCode).toBe(204);
    expect(await signIn('demo-member')).toBe('in');
    expect((await act('DELETE', 'demo-member', 'deactivation')).json().code).toBe('CONFLICT');
  });

  it('[ADMIN-46] neither oneself nor the only Admin of a company is deactivated', async () => {
    expect((await act('POST', 'demo-admin', 'deactivation')).json().code).toBe('OWN_ACCOUNT');
    expect((await act('POST', 'demo', 'deactivation')).json().code).toBe('LAST_ADMIN');
    expect(await find('demo')).toMatchObject({ state: 'active' });
  });

  it('[ADMIN-46] a deactivated account that is deleted can be restored, and is active then', async () => {
    await client.register({ username: 'leaver', email: 'leaver@firm.example' });
    await client.query("update users set is_active = true where username = 'leaver'");
    await act('POST', 'leaver', 'deactivation');
    const { id } = await find('leaver');
    expect((await client.send('DELETE', `/api/admin/users/${id}`, {}, authority)).statusCode).toBe(204);
    expect((await ask('POST', `users/${id}/restoration`)).statusCode).toBe(204);
    expect(await find('leaver')).toMatchObject({ state: 'active' });
    expect(await signIn('leaver', registration.password)).toBe('in');
  });
});

describe('open invitations', () => {
  const list = async (): Promise<OpenInvitation[]> => (await ask('GET', 'invitations')).json();
  const invite = async (email: string) => {
    const headers = await server.signIn('demo');
    const answer = await client.send('POST', '/api/organisation/invitations', { email, role: 'Admin' }, headers);
    expect(answer.statusCode).toBe(201);
  };

  it('[ADMIN-47] of every company are listed, sent again and withdrawn', async () => {
    await invite('guest@firm.example');
    const body = { email: 'chief@new.example', company: 'Quite New Works' };
    expect((await client.send('POST', '/api/admin/invitations', body, authority)).statusCode).toBe(201);
    const [chief, guest] = await list();
    expect(chief).toMatchObject({
      email: 'chief@new.example',
      company: 'Quite New Works',
      userType: 'Contractor Admin',
    });
    expect(guest).toMatchObject({ email: 'guest@firm.example', company: 'Demo Contractor A', invitedBy: 'Demo Owner' });

    const old = await client.tokenTo('guest@firm.example', 'Invitation');
    expect((await ask('POST', `invitations/${guest?.id}/resend`)).statusCode).toBe(204);
    const open = async (token: string) => (await client.send('POST', '/api/invitations/account', { token })).json();
    expect((await open(old)).code).toBe('LINK_INVALID');
    const fresh = await client.tokenTo('guest@firm.example', 'Invitation');
    expect(await open(fresh)).toMatchObject({ company: 'Demo Contractor A', userType: 'Contractor Admin' });

    for (const { id } of await list()) expect((await ask('DELETE', `invitations/${id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await open(fresh)).code).toBe('LINK_INVALID');
  });
});

describe('statistics', () => {
  it('[ADMIN-49] say how long decided submissions waited, also as a file', async () => {
    const projectId = (await client.query<{ id: number }>('select min(id) as id from projects'))[0]?.id;
    const [run] = await client.query<{ id: number }>(
      `insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash, input, status)
       values ($1, 1, (select id from users where username = 'demo'), '', '', '{}', 'cancelled') returning id`,
      [projectId],
    );
    await client.query("update projects set primary_district = 'Islands' where id = $1", [projectId]);
    for (const [number, days] of [
      [101, 2],
      [102, 6.5],
      [103, 3],
    ])
      await client.query(
        `insert into submissions (project_id, number, request_key, run_id, project_revision, submitted_by, email,
           role_in_project, submitted_at, bundle_hash, state, decided_at)
         values ($1, $2, gen_random_uuid(), $3, 1, (select id from users where username = 'demo'), '', '',
           timestamptz '2024-04-30T17:00:00Z' - $4 * interval '1 day', '', 'rejected', '2024-04-30T17:00:00Z')`,
        [projectId, number, run?.id, days],
      );
    const statistics: Statistics = (await ask('GET', 'statistics')).json();
    // Already May in Hong Kong.
    const row = { month: '2024-05', district: 'Islands', decided: 3, medianDays: 3, longestDays: 6.5 };
    expect(statistics.turnaround).toContainEqual(row);
    expect(statistics.turnaround.at(-1)).toEqual(row);
    const file = await ask('GET', 'statistics/turnaround?language=en');
    expect(file.body).toContain('"month","district","decisions","median days","longest days"');
    expect(file.body).toContain('"2024-05","Islands",3,3,6.5');
  });

  it('[ADMIN-50] come with the outline of every district, small enough for one picture', async () => {
    const answer = await ask('GET', 'districts');
    const shapes: DistrictShape[] = answer.json();
    expect(shapes.map(({ district }) => district)).toContain('Kowloon City');
    expect(shapes).toHaveLength(18);
    for (const { outline, labelPoint } of shapes) {
      expect(outline[0]?.[0]?.length).toBeGreaterThan(3);
      expect(labelPoint.every((coordinate) => Number.isInteger(coordinate) && coordinate > 800_000)).toBe(true);
    }
    expect(answer.body.length).toBeLessThan(200_000);
  });
});
