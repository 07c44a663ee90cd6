import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient, registration } from './account-client.ts';
import { listMails, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let now = Date.parse('2027-03-01T01:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) });
  client = createAccountClient(server);
});
afterAll(() => server.close());

const addressOf = (name: string) => `${name}@firm.example`;
const bare = (name: string, change: object = {}) =>
  client.registerOnly({ username: name, email: addressOf(name), ...change });
const full = (name: string, change: object = {}) =>
  client.register({ username: name, email: addressOf(name), ...change });
const tokenOf = (name: string) => client.tokenTo(addressOf(name), 'RegistrationStatus');
const ask = (token: string) => client.send('POST', '/api/registrations/status', { token });
const statusOf = async (name: string) => (await ask(await tokenOf(name))).json();
const resend = async (name: string) =>
  (await client.send('POST', '/api/registrations/confirmation', { token: await tokenOf(name) })).json();

it.each([
  ['member', {}, 'your company administrator is asked to approve'],
  ['founder', { company: 'Receipt Works' }, 'the authority is asked to approve'],
])('[AUTH-57] the receipt of a %s says who decides next, and where to follow it', async (name, change, next) => {
  await bare(`receipt-${name}`, change);
  const [receipt] = await listMails(server, addressOf(`receipt-${name}`));
  expect(receipt?.text).toContain(next);
  expect(receipt?.text).toMatch(/\/ConfirmEmail#token=[\w-]{43}\n/);
  expect(receipt?.text).toMatch(/\/RegistrationStatus#token=[\w-]{43}\n/);
});

describe('the status page of a registration', () => {
  it('[AUTH-58] shows its applicant each step, and nobody else’s data', async () => {
    await bare('walker');
    const token = await tokenOf('walker');
    const first = {
      ...{ state: 'unconfirmed', username: 'walker', company: 'Demo Contractor A', maskedEmail: 'w***@f***.example' },
      ...{ waitingFor: 'company', registeredAt: '2027-03-01T01:00:00.000Z', confirmedAt: null },
      ...{ decidedAt: null, reason: '' },
    };
    expect((await ask(token)).json()).toEqual(first);

    now += 3_600_000;
    await client.send('POST', '/api/email-confirmations', {
      token: await client.tokenTo(addressOf('walker'), 'ConfirmEmail'),
    });
    const waiting = { ...first, state: 'waiting', confirmedAt: '2027-03-01T02:00:00.000Z' };
    expect((await ask(token)).json()).toEqual(waiting);

    const headers = await server.signIn('demo');
    const url = `/api/organisation/members/${await client.idOf('walker')}/approval`;
    expect((await client.send('POST', url, {}, headers)).statusCode).toBe(204);
    expect((await ask(token)).json()).toEqual({
      ...waiting,
      ...{ state: 'approved', decidedAt: '2027-03-01T02:00:00.000Z' },
    });
    // The page of another applicant does not change.
    await bare('neighbour');
    expect(await statusOf('neighbour')).toMatchObject({ state: 'unconfirmed', username: 'neighbour' });
  });

  it('[AUTH-58] opens with the mailed token only, of which the server keeps a hash', async () => {
    await bare('secret');
    const token = await tokenOf('secret');
    const rows = await client.query(
      "select encode(token_hash, 'base64') as hash from account_links where kind = 'status'",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const wrong of ['made-up', await client.tokenTo(addressOf('secret'), 'ConfirmEmail')])
      expect((await ask(wrong)).json().code).toBe('LINK_INVALID');
    expect((await client.send('POST', '/api/email-confirmations', { token })).json().code).toBe('LINK_INVALID');
    now += 91 * 86_400_000;
    expect((await ask(token)).json().code).toBe('LINK_INVALID');
  });

  it.each(['link', 'company', 'authority'])('[AUTH-58] says why the %s turned it down', async (by) => {
    const [name, reason] = [`refused-by-${by}`, 'Not one of our staff. See www.bad.example'];
    await full(name, by === 'authority' ? { company: `Refused Works` } : {});
    const token = await tokenOf(name);
    const id = await client.idOf(name);
    if (by === 'link') {
      const link = await client.tokenTo('demo@quietsite.example', 'ApproveUser');
      await client.send('POST', '/api/approvals', { token: link, decision: 'reject', reason });
    } else if (by === 'company') {
      const headers = await server.signIn('demo');
      await client.send('DELETE', `/api/organisation/members/${id}`, { was: 'pending', reason }, headers);
    } else {
      const headers = await server.signIn('demo-admin');
      await client.send('DELETE', `/api/admin/pending-accounts/${id}`, { reason }, headers);
    }
    expect((await ask(token)).json()).toMatchObject({ state: 'rejected', reason });
    const mail = (await listMails(server, addressOf(name))).at(-1);
    expect(mail?.text).toContain('Reason: Not one of our staff. See www. bad. example');
  });

  it('[AUTH-58] mails the confirmation again, once a minute and five times a day', async () => {
    await bare('again');
    expect(await resend('again')).toEqual({ isSent: false });
    for (const _time of [2, 3, 4, 5]) {
      now += 61_000;
      expect(await resend('again')).toEqual({ isSent: true });
    }
    now += 61_000;
    expect(await resend('again')).toEqual({ isSent: false });
    expect(await listMails(server, addressOf('again'))).toHaveLength(5);
    await client.send('POST', '/api/email-confirmations', {
      token: await client.tokenTo(addressOf('again'), 'ConfirmEmail'),
    });
    now += 86_400_000;
    expect(await resend('again')).toEqual({ isSent: false });
  });
});

describe('a sign-in before the approval', () => {
  it('[AUTH-59] shows the progress of the registration, and whether a link was emailed, for the right password', async () => {
    await bare('early');
    const refusal = async () => (await client.trySignIn('early', registration.password)).json();
    expect(await refusal()).toMatchObject({
      code: 'PENDING',
      details: {
        ...{ isSent: false, waitingFor: 'confirmation' },
        registration: { state: 'unconfirmed', maskedEmail: 'e***@f***.example' },
      },
    });
    now += 61_000;
    expect((await refusal()).details.isSent).toBe(true);
    await client.send('POST', '/api/email-confirmations', {
      token: await client.tokenTo(addressOf('early'), 'ConfirmEmail'),
    });
    expect((await refusal()).details).toMatchObject({
      ...{ isSent: false, waitingFor: 'company', registration: { state: 'waiting', waitingFor: 'company' } },
    });
  });

  it('[AUTH-59] gives a wrong password the same response as for any other account', async () => {
    await full('guarded');
    await full('active');
    await client.query("update users set is_active = true where username = 'active'");
    const answers = await Promise.all(
      ['guarded', 'active'].map((name) => client.trySignIn(name, 'not-the-password-1')),
    );
    const [guarded, active] = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
    expect(guarded).toEqual(active);
    expect(guarded).toMatchObject({ code: 'BAD_CREDENTIALS', details: { attempts: 1 } });
  });
});
