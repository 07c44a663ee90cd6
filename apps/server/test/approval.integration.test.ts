import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient, registration } from './account-client.ts';
import { listMails, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  client = createAccountClient(server);
  // A second Admin of company A and a second platform administrator: two possible approvers.
  await client.query("update users set user_type = 'Contractor Admin' where username = 'demo-member'");
  await client.query(
    `insert into users (username, username_key, password_hash, email, email_key, user_type, is_active)
     values ('second-admin', 'second-admin', '', 'second-admin@quietsite.example', 'second-admin@quietsite.example', 'admin', true)`,
  );
});
afterAll(() => server.close());

const look = (token: string) => client.send('POST', '/api/approvals/request', { token });
const decide = (token: string, decision: string) => client.send('POST', '/api/approvals', { token, decision });
const linkOf = (username: string) => client.tokenTo(`${username}@quietsite.example`, 'ApproveUser');

async function register(name: string, company = 'Demo Contractor A'): Promise<void> {
  const answer = await client.register({ username: name, email: `${name}@firm.example`, company });
  expect(answer.statusCode).toBe(201);
}
const signInCode = async (name: string) => {
  const answer = await client.trySignIn(name, registration.password);
  return answer.statusCode === 200 ? 'in' : answer.json().code;
};

describe('a mailed approval link', () => {
  it('[U21] shows the request and changes nothing until somebody decides', async () => {
    await register('requester');
    const token = await linkOf('demo');
    for (let time = 0; time < 2; time += 1) {
      expect((await look(token)).json()).toEqual({
        name: 'New Comer',
        username: 'requester',
        email: 'requester@firm.example',
        company: 'Demo Contractor A',
        userType: 'Contractor Member',
        nearMatches: [],
        decided: null,
      });
    }
    expect(await signInCode('requester')).toBe('PENDING');
    expect((await server.app.inject(`/api/approvals?token=${token}`)).statusCode).toBe(404);
  });

  it('[ORG-06] [Q58] [U21] approves once; the other Admin learns that it was done', async () => {
    await register('welcome');
    const [first, second] = [await linkOf('demo'), await linkOf('demo-member')];
    expect((await decide(first, 'approve')).json()).toEqual({ result: 1 });
    expect(await signInCode('welcome')).toBe('in');
    expect((await look(second)).json().decided).toBe('approved');
    expect((await decide(second, 'reject')).json()).toEqual({ result: 2 });
    expect(await signInCode('welcome')).toBe('in');
    expect((await decide(first, 'approve')).json().code).toBe('LINK_INVALID');
    expect((await client.tokenTo('demo@quietsite.example', 'ApproveUser')).length).toBe(43);
    expect(await client.actions('demo')).toContain('account.approve');
  });

  it('[ORG-07] [Q58] [U21] rejects once; name and address are free again', async () => {
    await register('unwanted');
    const [first, second] = [await linkOf('demo'), await linkOf('demo-member')];
    expect((await decide(first, 'reject')).json()).toEqual({ result: 3 });
    expect((await look(second)).json().decided).toBe('rejected');
    expect((await decide(second, 'approve')).json()).toEqual({ result: 4 });
    expect(await signInCode('unwanted')).toBe('UNKNOWN_USER');
    expect(await client.actions('demo')).toContain('account.reject');
    await register('unwanted');
    expect(await signInCode('unwanted')).toBe('PENDING');
  });

  it.each([
    ['approve', [1, 2]],
    ['reject', [3, 4]],
  ])('[U21] [Q58] two who %s at the same time are first and second', async (decision, results) => {
    for (let round = 0; round < 4; round += 1) {
      await register(`${decision}-race-${round}`);
      const tokens = [await linkOf('demo'), await linkOf('demo-member')];
      const answers = await Promise.all(tokens.map((token) => decide(token, decision)));
      expect(answers.map((answer) => answer.json().result).sort()).toEqual(results);
    }
    for (let round = 0; round < 4; round += 1)
      expect(await listMails(server, `${decision}-race-${round}@firm.example`)).toHaveLength(2);
  });

  it('[U21] one link used twice at the same time decides once', async () => {
    await register('doubled');
    const token = await linkOf('demo');
    const answers = await Promise.all([decide(token, 'approve'), decide(token, 'approve')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('[U21] ends after 14 days', async () => {
    await register('patient');
    const token = await linkOf('demo');
    const before = now;
    now = new Date(before.getTime() + 14 * 86_400_000 + 1_000);
    expect((await look(token)).json().code).toBe('LINK_INVALID');
    expect((await decide(token, 'approve')).json().code).toBe('LINK_INVALID');
    now = before;
    expect((await look(token)).statusCode).toBe(200);
  });

  it('[U12] is worth nothing once the approver is no Admin any more', async () => {
    await register('stranded');
    const token = await linkOf('demo-member');
    await client.query("update users set user_type = 'Contractor Member' where username = 'demo-member'");
    expect((await look(token)).json().code).toBe('FORBIDDEN');
    expect((await decide(token, 'approve')).json().code).toBe('FORBIDDEN');
    await client.query("update users set user_type = 'Contractor Admin' where username = 'demo-member'");
    // The refusal did not use up the token.
    expect((await decide(token, 'approve')).json()).toEqual({ result: 1 });
  });
});

describe('the first Admin of a company', () => {
  it('[AUTH-32] [AUTH-33] [U16] is approved by the authority, who sees near matches; nothing is granted before', async () => {
    await register('nearby', 'Demo Contractor B (HK)');
    expect((await client.mailsTo('demo')).at(-1)?.text).not.toContain('nearby');
    const token = await linkOf('demo-admin');
    const request = (await look(token)).json();
    expect(request).toMatchObject({ userType: 'Contractor Admin', company: 'Demo Contractor B (HK)' });
    expect(request.nearMatches[0]).toBe('Demo Contractor B');
    const isActive = () => client.query("select is_active from companies where name_key = 'demo contractor b hk'");
    expect(await isActive()).toEqual([{ is_active: false }]);
    expect((await decide(token, 'approve')).json()).toEqual({ result: 1 });
    expect(await isActive()).toEqual([{ is_active: true }]);
    expect(await signInCode('nearby')).toBe('in');
    // From now on the company approves its own members.
    await register('follower', 'Demo Contractor B (HK) Limited');
    expect(await client.tokenTo('nearby@firm.example', 'ApproveUser')).toHaveLength(43);
  });

  it('[Q20] [AUTH-33] a second one who waited for the same company is still the authority’s to decide', async () => {
    await register('early', 'Twice Works');
    const first = await linkOf('demo-admin');
    await register('late', 'Twice Works Ltd');
    const second = await linkOf('demo-admin');
    expect((await decide(first, 'approve')).json()).toEqual({ result: 1 });
    expect((await look(second)).json()).toMatchObject({ username: 'late', decided: null });
    expect((await decide(second, 'approve')).json()).toEqual({ result: 1 });
    expect(await signInCode('late')).toBe('in');
  });
});
