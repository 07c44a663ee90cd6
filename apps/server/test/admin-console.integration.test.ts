import type { AdminOverview, AdminUser, FailedWork, UserList } from '@quietsite/contracts';
import { accountStates } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient } from './account-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let authority: Record<string, string>;
const now = Date.parse('2027-03-01T01:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) });
  client = createAccountClient(server);
  authority = await server.signIn('demo-admin');
});
afterAll(() => server.close());

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
  client.send(method, `/api/admin/${path}`, undefined, authority);
const list = async (query = ''): Promise<UserList> => (await ask('GET', `users?${query}`)).json();
const namesOf = ({ users }: UserList) => users.map(({ username }) => username);
const act = async (method: 'POST' | 'DELETE', username: string, what: string) =>
  ask(method, `users/${await client.idOf(username)}/${what}`);
const lock = async (username: string) => {
  for (const _try of [1, 2, 3, 4, 5]) await client.trySignIn(username, 'wrong-1');
};

describe('all users', () => {
  it('[ADMIN-48] are found by state, also together with a text', async () => {
    await client.registerOnly({ username: 'unsure', email: 'unsure@firm.example' });
    await act('POST', 'demo-member', 'deactivation');
    await lock('demo-other');
    const { users: all } = await list();
    for (const state of accountStates) {
      const expected = all.filter((user) => user.state === state);
      expect(expected.length).toBeGreaterThan(0);
      expect(await list(`state=${state}`)).toEqual({ users: expected, count: expected.length });
    }
    expect(namesOf(await list('state=locked'))).toEqual(['demo-other']);
    expect(namesOf(await list('state=locked&search=member'))).toEqual([]);
    expect(namesOf(await list('state=deactivated&search=member'))).toEqual(['demo-member']);
    expect((await ask('GET', 'users?state=tired')).statusCode).toBe(400);
    await act('DELETE', 'demo-member', 'deactivation');
    await act('POST', 'demo-other', 'unlock');
    expect(namesOf(await list('state=locked'))).toEqual([]);
  });

  it('[ADMIN-51] say who is the only Admin of a company, exactly those whom the server keeps active', async () => {
    const { users } = await list();
    const candidates = users.filter(({ isActive, userType }) => isActive && userType !== 'admin');
    const refused: string[] = [];
    for (const { id, username } of candidates) {
      const answer = await ask('POST', `users/${id}/deactivation`);
      if (answer.statusCode === 204) await ask('DELETE', `users/${id}/deactivation`);
      else refused.push(`${username} ${answer.json().code}`);
    }
    const only = candidates.filter((user) => user.isOnlyAdmin).map(({ username }) => `${username} LAST_ADMIN`);
    expect(refused).toEqual(only);
    expect(only).toContain('demo LAST_ADMIN');
    expect(users.find(({ username }) => username === 'demo-admin')?.isOnlyAdmin).toBe(false);

    await client.query("update users set user_type = 'Contractor Admin' where username = 'demo-member'");
    const isOnly = ({ username, isOnlyAdmin }: AdminUser) => username === 'demo' && isOnlyAdmin;
    expect((await list('search=demo')).users.some(isOnly)).toBe(false);
  });
});

describe('the overview', () => {
  const read = async (): Promise<AdminOverview> => (await ask('GET', 'overview')).json();
  const later = (hours: number) => new Date(now + hours * 3_600_000);

  async function addWork(): Promise<void> {
    const [project] = await client.query<{ id: number }>(
      'select min(id) as id from projects where submitted_at is null',
    );
    await client.query('update projects set submitted_at = $2 where id = $1', [project?.id, later(-24 * 400)]);
    // Approved and deleted projects no longer wait.
    for (const gone of ["approved_on = '2026-01-15'", 'deleted_at = now()'])
      await client.query(
        `update projects set submitted_at = $1, ${gone}
         where id = (select max(id) from projects where submitted_at is null and approved_on is null)`,
        [later(-24 * 500)],
      );
    for (const [status, hours] of [
      ['failed', -1],
      ['failed', -25],
      ['cancelled', -1],
      ['discarded', -1],
    ]) {
      const [run] = await client.query<{ id: number }>(
        `insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash, input,
           status, error_code, finished_at)
         values ($1, 1, (select id from users where username = 'demo'), '', '', '{}', $2, $3, $4) returning id`,
        [project?.id, ...(status === 'discarded' ? ['failed', 'INPUT_CHANGED'] : [status, null]), later(Number(hours))],
      );
      if (status === 'failed')
        await client.query(
          `insert into documents (project_id, run_id, kind, status, requested_by, project_revision, language, finished_at)
           values ($1, $2, 'report', 'failed', (select id from users where username = 'demo'), 1, 'en', $3)`,
          [project?.id, run?.id, later(Number(hours))],
        );
    }
  }

  it('[ADMIN-52] [ADMIN-78] counts what waits for an administrator', async () => {
    const before = await read();
    expect(before.registrations.waiting).toBe((await ask('GET', 'pending-accounts')).json().length);
    expect(before).toMatchObject({ lockedAccounts: 0, invitations: { open: 0, expiring: 0 } });
    expect(before.districtsWithoutReviewer).toContain('Tuen Mun');
    expect(before.districtsWithoutReviewer).not.toContain('Kowloon City');

    await client.register({ username: 'founder', email: 'founder@new.example', company: 'Brand New Works' });
    await lock('demo-member');
    for (const email of ['soon@new.example', 'far@new.example'])
      await client.send('POST', '/api/admin/invitations', { email, company: `Works of ${email}` }, authority);
    await client.query('update account_links set expires_at = $1 where email = $2', [later(47), 'soon@new.example']);
    await client.query("update users set deleted_at = now() where user_type = 'epd' and district = 'Kowloon City'");
    await addWork();

    const after = await read();
    expect(after).toMatchObject({
      registrations: { waiting: before.registrations.waiting + 1 },
      lockedAccounts: 1,
      invitations: { open: 2, expiring: 1 },
      submissions: { waiting: before.submissions.waiting + 1, oldestAt: later(-24 * 400).toISOString() },
      failedWork: { ...before.failedWork, calculations: before.failedWork.calculations + 1, documents: 1 },
    });
    expect(after.districtsWithoutReviewer).toEqual([...before.districtsWithoutReviewer, 'Kowloon City'].sort());
    expect(after.registrations.oldestAt).not.toBeNull();
  });

  it('[ADMIN-71] [ADMIN-78] lists the work that failed with its project and reason, and of mails no address', async () => {
    await client.query(
      `insert into pgboss.job (name, data) values ('mail-given-up', '{"to": "someone@private.example"}')`,
    );
    const reply = await ask('GET', 'failed-work');
    const work: FailedWork[] = reply.json();
    const { failedWork } = await read();
    for (const [kind, count] of [
      ['calculation', failedWork.calculations],
      ['document', failedWork.documents],
      ['mail', failedWork.mails],
    ])
      expect(work.filter((one) => one.kind === kind)).toHaveLength(Number(count));
    expect(work.find(({ kind }) => kind === 'calculation')).toMatchObject({
      ...{ failedAt: later(-1).toISOString(), errorCode: null },
      project: { id: expect.any(Number), title: expect.any(String) },
    });
    expect(work.filter(({ kind }) => kind === 'mail')).toEqual([
      { kind: 'mail', failedAt: expect.any(String), project: null, errorCode: null },
    ]);
    expect(reply.body).not.toContain('private.example');
  });
});
