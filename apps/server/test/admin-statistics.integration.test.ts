import type { Statistics } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient } from './account-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** The last evening of October in London is the first day of November in Hong Kong. */
const NOW = new Date('2026-10-31T17:00:00Z');
let server: TestServer;
let client: AccountClient;
let authority: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  client = createAccountClient(server);
  authority = await server.signIn('demo-admin');
  await client.query("update users set created_at = '2026-08-31T15:59:59Z'");
  await client.query("update users set created_at = '2026-08-31T16:00:00Z' where username = 'demo-epd'");
  await client.query("update companies set created_at = '2026-08-31T15:00:00Z'");
  await client.query('update projects set created_at = $1', [NOW]);
});
afterAll(() => server.close());

const get = (path: string, headers = authority) => client.send('GET', `/api/admin/${path}`, undefined, headers);
const statistics = async (): Promise<Statistics> => (await get('statistics')).json();
const linesOf = (text: string) => text.slice(1).trimEnd().split('\r\n');
const columnsOf = (text: string) => linesOf(text)[0]?.replaceAll('"', '').split(',');
const count = async (from: string) =>
  (await client.query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;

describe('statistics of the platform', () => {
  it('[ADMIN-02] [ADMIN-04] [Q131] count by months of Hong Kong, zero months included', async () => {
    const { months } = await statistics();
    const users = (await count('users where deleted_at is null')) ?? 0;
    const of = (month: string) => months.find((figures) => figures.month === month);
    expect(months[0]?.month).toBe('2026-08');
    expect(of('2026-08')).toMatchObject({ users: users - 1, projects: 0, accumulatedProjects: 0 });
    expect(of('2026-09')).toMatchObject({ users: 1, companies: 0 });
    expect(of('2026-10')).toMatchObject({ users: 0, projects: 0 });
    expect(of('2026-08')?.companies).toBe(await count('companies where is_active'));
    const projects = await count('projects where deleted_at is null');
    expect(of('2026-11')).toMatchObject({ projects, accumulatedProjects: projects });
  });

  it('[ADMIN-03] [ADMIN-30] [Q48] cover each district and three states of a project', async () => {
    const { districts, statuses } = await statistics();
    const projects = await count('projects where deleted_at is null');
    expect(districts.filter(({ district }) => district !== null)).toHaveLength(18);
    expect(districts.reduce((sum, entry) => sum + entry.projects, 0)).toBe(projects);
    expect(statuses.Created + statuses.Submitted + statuses.Approved).toBe(projects);
    const approved = await count('projects where deleted_at is null and approved_on is not null');
    expect(statuses.Approved).toBe(approved);
  });

  it('[ADMIN-72] count the returned projects among the created ones, until they are handed in again', async () => {
    const { returned: before } = await statistics();
    const created = 'select id from projects where submitted_at is null and approved_on is null and deleted_at is null';
    await client.query(
      `update projects set rejected_at = now() where id in (${created} and rejected_at is null limit 1)`,
    );
    const after = await statistics();
    expect(after.returned).toBe(before + 1);
    await client.query(
      'update projects set submitted_at = now() where rejected_at is not null and approved_on is null',
    );
    expect((await statistics()).returned).toBe(0);
    expect((await statistics()).statuses.Created).toBeLessThan(after.statuses.Created);
  });

  it('[U47] names the columns of a table in the language of the page', async () => {
    const headOf = async (path: string) => linesOf((await get(path)).body)[0];
    expect(await headOf('statistics/users?language=zh-Hant')).toBe('"月份","已註冊用戶"');
    expect(await headOf('statistics/districts?language=zh-Hans')).toBe('"地区","项目"');
    expect(await headOf('statistics/users')).toBe('"month","users registered"');
  });

  it('[ADMIN-02] the table behind a chart is a file', async () => {
    const answer = await get('statistics/users');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(linesOf(answer.body)[0]).toBe('"month","users registered"');
    expect(linesOf(answer.body)).toContain('"2026-09",1');
    expect(linesOf((await get('statistics/districts')).body)).toHaveLength((await statistics()).districts.length + 1);
  });
});

describe('exports', () => {
  it('[ADMIN-05] [U47] [Q130] users leave without secrets and without formulas', async () => {
    await client.query(`update users set first_name = '=HYPERLINK("x")' where username = 'demo-other'`);
    const { body } = await get('exports/users.csv');
    expect(columnsOf(body)).toEqual([
      ...['id', 'username', 'first name', 'last name', 'company', 'email', 'phone', 'user type', 'district', 'active'],
      'created at',
    ]);
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
    const line = linesOf(body).find((one) => one.includes('"demo-epd"'));
    expect(line).toMatch(/"epd","Kowloon City","yes","2026-09-01"$/);
    expect(body).not.toContain('$argon2');
    expect(await client.actions('demo-admin')).toContain('export.users');
  });

  it('[ADMIN-06] [ADMIN-30] [Q130] projects leave with their state in one of three words', async () => {
    await client.query(
      `update projects set rejected_at = now(), submitted_at = null, approved_on = null, title = '@lone'
       where id = (select min(id) from projects)`,
    );
    const { body } = await get('exports/projects.csv');
    expect(columnsOf(body)).toEqual([
      ...['id', 'title', 'version', 'owner', 'company', 'district', 'commencement date', 'completion date', 'status'],
      ...['created at', 'modified at'],
    ]);
    const rejected = linesOf(body).find((line) => line.includes(`"'@lone"`));
    expect(rejected).toContain('"Created"');
    for (const line of linesOf(body).slice(1)) expect(line).toMatch(/"(Created|Submitted|Approved)","2026-11-01"/);
    expect(await client.actions('demo-admin')).toContain('export.projects');
  });

  it('[U12] [U20] [ORG-28] are for the platform administrator alone', async () => {
    for (const username of ['demo', 'demo-epd']) {
      const headers = await server.signIn(username);
      for (const path of ['statistics', 'statistics/users', 'exports/users.csv', 'exports/projects.csv'])
        expect((await get(path, headers)).json().code).toBe('FORBIDDEN');
    }
    expect((await get('exports/users.csv', {})).statusCode).toBe(401);
  });
});
