import type { PendingAccount } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient, registration } from './account-client.ts';
import { listMails, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let authority: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  client = createAccountClient(server);
  authority = await server.signIn('demo-admin');
});
afterAll(() => server.close());

const list = async (): Promise<PendingAccount[]> =>
  (await client.send('GET', '/api/admin/pending-accounts', undefined, authority)).json();
const find = async (username: string) => (await list()).find((account) => account.username === username);
const url = async (username: string) => `/api/admin/pending-accounts/${await client.idOf(username)}`;
const approve = async (username: string, body: object = {}, headers = authority) =>
  client.send('POST', `${await url(username)}/approval`, body, headers);
const reject = async (username: string, headers = authority) =>
  client.send('DELETE', await url(username), undefined, headers);
const register = (name: string, company: string) =>
  client.register({ username: name, email: `${name}@firm.example`, company });
const signInCode = async (name: string) => {
  const answer = await client.trySignIn(name, registration.password);
  return answer.statusCode === 200 ? 'in' : answer.json().code;
};

describe('accounts that wait for the authority', () => {
  it('[Q139] [U16] are listed with near matches of the company', async () => {
    const pending = await find('demo-applicant');
    expect(pending).toMatchObject({ company: 'Demo Contractor A (HK) Ltd', userType: 'Contractor Admin' });
    expect(pending?.nearMatches.map(({ name }) => name)).toEqual(['Demo Contractor A', 'Demo Contractor B']);
    await register('lonely', 'Zephyr Quarrying');
    expect((await find('lonely'))?.nearMatches).toEqual([]);
    // A member waits for the company's approval, not the authority's.
    expect(await find('demo-newcomer')).toBeUndefined();
  });

  it('[AUTH-33] [AUTH-32] [Q20] become Admin of their company when approved', async () => {
    await register('founder', 'Founders Works');
    expect((await approve('founder')).statusCode).toBe(204);
    expect(await signInCode('founder')).toBe('in');
    expect(await find('founder')).toBeUndefined();
    const companies = await client.query("select is_active from companies where name_key = 'founders works'");
    expect(companies).toEqual([{ is_active: true }]);
    const told = (await listMails(server, 'founder@firm.example')).map(({ subject }) => subject);
    expect(told).toEqual(['Confirm your registration', 'Your registration was approved']);
    expect((await approve('founder')).json().code).toBe('CONFLICT');
    expect(await client.actions('demo-admin')).toContain('account.approve');
  });

  it('[AUTH-33] [Q139] are removed and notified when rejected', async () => {
    await register('dreamer', 'Dream Works Yard');
    expect((await reject('dreamer')).statusCode).toBe(204);
    expect(await signInCode('dreamer')).toBe('UNKNOWN_USER');
    expect((await listMails(server, 'dreamer@firm.example')).at(-1)?.subject).toBe(
      'Your registration was not approved',
    );
    const companies = await client.query("select is_active from companies where name_key = 'dream works yard'");
    expect(companies).toEqual([{ is_active: false }]);
    expect((await reject('dreamer')).json().code).toBe('NOT_FOUND');
    expect((await register('dreamer', 'Dream Works Yard')).statusCode).toBe(201);
  });

  it('[U16] [ORG-06] who meant a company that is there become its member, and wait for its Admins', async () => {
    await register('misspelt', 'Demo Contractors A');
    const match = (await find('misspelt'))?.nearMatches.find(({ name }) => name === 'Demo Contractor A');
    const old = await client.tokenTo('demo-admin@quietsite.example', 'ApproveUser');
    expect((await approve('misspelt', { joinCompanyId: match?.id })).statusCode).toBe(204);
    const refused = await client.trySignIn('misspelt', registration.password);
    expect(refused.json()).toMatchObject({ code: 'PENDING', details: { waitingFor: 'company' } });
    expect(await find('misspelt')).toBeUndefined();
    const decide = (token: string) => client.send('POST', '/api/approvals', { token, decision: 'approve' });
    expect((await decide(old)).json().code).toBe('LINK_INVALID');
    expect((await decide(await client.tokenTo('demo@quietsite.example', 'ApproveUser'))).json()).toEqual({ result: 1 });
    const { user } = (await client.trySignIn('misspelt', registration.password)).json().session;
    expect(user).toMatchObject({ company: 'Demo Contractor A', userType: 'Contractor Member' });
  });

  it('[U12] join no company that is not active, and only while they wait', async () => {
    await register('waiter', 'Waiting Works');
    const [inactive] = await client.query<{ id: number }>("select id from companies where name_key = 'waiting works'");
    expect((await approve('waiter', { joinCompanyId: inactive?.id })).json().code).toBe('NOT_FOUND');
    const [active] = await client.query<{ id: number }>("select id from companies where name = 'Demo Contractor B'");
    expect((await approve('demo', { joinCompanyId: active?.id })).json().code).toBe('CONFLICT');
    expect((await approve('demo-newcomer', { joinCompanyId: active?.id })).json().code).toBe('CONFLICT');
    expect((await reject('demo')).json().code).toBe('CONFLICT');
    expect((await approve('demo-newcomer')).json().code).toBe('FORBIDDEN');
  });

  it('[U12] [AUTH-33] are nobody else’s to see or decide', async () => {
    await register('hidden', 'Hidden Works');
    for (const username of ['demo', 'demo-member', 'demo-epd']) {
      const headers = await server.signIn(username);
      const seen = await client.send('GET', '/api/admin/pending-accounts', undefined, headers);
      expect(seen.json().code).toBe('FORBIDDEN');
      expect((await approve('hidden', {}, headers)).json().code).toBe('FORBIDDEN');
      expect((await reject('hidden', headers)).json().code).toBe('FORBIDDEN');
    }
    expect((await client.send('GET', '/api/admin/pending-accounts')).statusCode).toBe(401);
    expect(await find('hidden')).toBeDefined();
  });
});
