import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient } from './account-client.ts';
import { listMails, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let now = new Date();
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  client = createAccountClient(server);
  admin = await server.signIn('demo');
});
afterAll(() => server.close());

const person = { password: 'calm-harbour-7', firstName: 'In', lastName: 'Vited', phone: '' };
const invite = (email: string, headers = admin, more: object = {}) =>
  client.send('POST', '/api/organisation/invitations', { email, ...more }, headers);
const look = (token: string) => client.send('POST', '/api/invitations/account', { token });
const accept = (token: string, username: string, change: object = {}) =>
  client.send('POST', '/api/invitations', { ...person, token, username, ...change });
const tokenOf = (email: string) => client.tokenTo(email, 'Invitation');
const organisation = async (headers = admin) =>
  (await client.send('GET', '/api/organisation', undefined, headers)).json();

describe('an invitation of a company', () => {
  it('[ORG-08] [U11] [Q58] makes an active member at once, with address, company and type of the invitation', async () => {
    expect((await invite('guest@firm.example')).statusCode).toBe(201);
    expect((await organisation()).invitations).toMatchObject([
      { email: 'guest@firm.example', role: 'Member', invitedBy: 'Demo Owner' },
    ]);
    const token = await tokenOf('guest@firm.example');
    const expected = { email: 'guest@firm.example', company: 'Demo Contractor A', userType: 'Contractor Member' };
    expect((await look(token)).json()).toEqual({ ...expected, invitedBy: 'Demo Owner' });
    const more = { email: 'other@firm.example', company: 'Demo Contractor B', userType: 'Contractor Admin' };
    const answer = await accept(token, 'guest', more);
    expect([answer.statusCode, answer.json().result]).toEqual([201, 5]);
    const signedIn = (await client.trySignIn('guest', person.password)).json();
    expect(signedIn.session.user).toMatchObject({ company: 'Demo Contractor A', userType: 'Contractor Member' });
    const rows = await client.query("select email from users where username = 'guest'");
    expect(rows).toEqual([{ email: 'guest@firm.example' }]);
    expect((await organisation()).invitations).toEqual([]);
    expect((await accept(token, 'guest2')).json().code).toBe('LINK_INVALID');
    expect(await client.actions('guest')).toContain('account.acceptInvitation');
  });

  it('[AUTH-54] signs in who accepts it, in a session of their own', async () => {
    await invite('straight@firm.example');
    const token = await tokenOf('straight@firm.example');
    expect((await accept(token, 'straight', { password: 'weak' })).headers['set-cookie']).toBeUndefined();
    const answer = await client.send('POST', '/api/invitations', { ...person, token, username: 'straight' }, admin);
    expect(answer.json()).toMatchObject({ result: 5, session: { user: { username: 'straight' } } });
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0]);
    const cookie = cookies.find((text) => text?.startsWith('session=')) ?? '';
    const session = await client.send('GET', '/api/session', undefined, { cookie });
    expect(session.json().user).toMatchObject({ username: 'straight', company: 'Demo Contractor A' });
    // The user signed in with this browser is now signed out.
    expect((await client.send('GET', '/api/session', undefined, admin)).statusCode).toBe(401);
    admin = await server.signIn('demo');
    expect(await client.actions('straight')).toEqual(expect.arrayContaining(['session.signIn']));
  });

  it('[ORG-31] gives the role that the Admin chose, and names who invites', async () => {
    expect((await invite('second@firm.example', admin, { role: 'Admin' })).statusCode).toBe(201);
    const [mail] = await listMails(server, 'second@firm.example');
    expect(mail?.text).toMatch(/^Demo Owner has invited you to QuietSite as Admin of the company Demo Contractor A\./);
    await accept(await tokenOf('second@firm.example'), 'second');
    const signedIn = (await client.trySignIn('second', person.password)).json();
    expect(signedIn.session.user).toMatchObject({ company: 'Demo Contractor A', userType: 'Contractor Admin' });
    for (const role of ['admin', 'epd', 'Contractor Admin'])
      expect((await invite('third@firm.example', admin, { role })).json().code).toBe('VALIDATION_FAILED');
  });

  it('[ORG-32] is sent again with its role, and the link before ends', async () => {
    await invite('again@firm.example', admin, { role: 'Admin' });
    const first = await tokenOf('again@firm.example');
    const openOf = async () =>
      (await organisation()).invitations.filter(({ email }: { email: string }) => email === 'again@firm.example');
    const [{ id }] = await openOf();
    const resend = (headers = admin) =>
      client.send('POST', `/api/organisation/invitations/${id}/resend`, undefined, headers);
    expect((await resend(await server.signIn('demo-other'))).json().code).toBe('NOT_FOUND');
    expect((await resend()).statusCode).toBe(204);
    expect(await openOf()).toMatchObject([{ role: 'Admin' }]);
    const second = await tokenOf('again@firm.example');
    expect((await look(first)).json().code).toBe('LINK_INVALID');
    expect((await look(second)).json()).toMatchObject({ userType: 'Contractor Admin' });
    // A resent invitation has a new id.
    expect((await resend()).json().code).toBe('NOT_FOUND');
  });

  it('[U08] a name that was guessed at before it was taken does not start locked', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await client.trySignIn('foreseen', 'guess-guess-1');
    await invite('foreseen@firm.example');
    await accept(await tokenOf('foreseen@firm.example'), 'foreseen');
    expect((await client.trySignIn('foreseen', person.password)).statusCode).toBe(200);
  });

  it('[U13] carries no password', async () => {
    await invite('plain@firm.example');
    const [mail] = await listMails(server, 'plain@firm.example');
    expect(mail?.text).toContain('choose a username and a password');
    expect(mail?.text).not.toMatch(/password(?: is)?:/i);
  });

  it('[U14] [AUTH-23] is not used up by a bad password or a taken name', async () => {
    await invite('slow@firm.example');
    const token = await tokenOf('slow@firm.example');
    expect((await accept(token, 'slow', { password: 'weak' })).json().code).toBe('WEAK_PASSWORD');
    expect((await accept(token, 'DEMO')).json().code).toBe('USERNAME_TAKEN');
    expect((await accept(token, 'slow')).statusCode).toBe(201);
  });

  it('goes to nobody who has an account', async () => {
    expect((await invite('Demo-Reader@quietsite.example')).json().code).toBe('EMAIL_TAKEN');
  });

  it('is accepted by exactly one of two at the same time', async () => {
    await invite('twice@firm.example');
    const token = await tokenOf('twice@firm.example');
    const answers = await Promise.all([accept(token, 'twice-a'), accept(token, 'twice-b')]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  it('can be taken back, takes the place of an earlier one, and ends after seven days', async () => {
    await invite('back@firm.example');
    const first = await tokenOf('back@firm.example');
    await invite('BACK@firm.example');
    expect((await look(first)).json().code).toBe('LINK_INVALID');
    const second = await tokenOf('BACK@firm.example');
    const [entry] = (await organisation()).invitations.filter(({ email }: { email: string }) =>
      email.startsWith('BACK'),
    );
    const url = `/api/organisation/invitations/${entry.id}`;
    const stranger = await server.signIn('demo-other');
    expect((await client.send('DELETE', url, undefined, stranger)).statusCode).toBe(404);
    expect((await look(second)).statusCode).toBe(200);
    expect((await client.send('DELETE', url, undefined, admin)).statusCode).toBe(204);
    expect((await look(second)).json().code).toBe('LINK_INVALID');

    await invite('late@firm.example');
    const token = await tokenOf('late@firm.example');
    const before = now;
    now = new Date(before.getTime() + 7 * 86_400_000 + 1_000);
    expect((await accept(token, 'late')).json().code).toBe('LINK_INVALID');
    now = before;
  });

  it('[U12] is for Admins to send, and ends with the right of the sender', async () => {
    for (const username of ['demo-member', 'demo-epd', 'demo-admin'])
      expect((await invite('no@firm.example', await server.signIn(username))).json().code).toBe('FORBIDDEN');
    await invite('orphan@firm.example', await server.signIn('demo-other'));
    const token = await tokenOf('orphan@firm.example');
    expect((await look(token)).statusCode).toBe(200);
    await client.query("update users set user_type = 'Contractor Member' where username = 'demo-other'");
    expect((await look(token)).json().code).toBe('LINK_INVALID');
    expect((await accept(token, 'orphan')).json().code).toBe('LINK_INVALID');
  });
});

describe('an invitation of the authority', () => {
  const set = (headers: Record<string, string>, email: string, company: string) =>
    client.send('POST', '/api/admin/invitations', { email, company }, headers);

  it('[AUTH-34] [U13] [Q20] sets up the Admin of a company, who chooses name and password', async () => {
    const authority = await server.signIn('demo-admin');
    expect((await set(authority, 'boss@firm.example', 'Set Up Works')).statusCode).toBe(201);
    const token = await tokenOf('boss@firm.example');
    expect((await look(token)).json()).toMatchObject({ company: 'Set Up Works', userType: 'Contractor Admin' });
    expect(await client.query("select from companies where name_key = 'set up works'")).toEqual([]);
    expect((await accept(token, 'boss')).json()).toMatchObject({ result: 5, session: { user: { username: 'boss' } } });
    const signedIn = (await client.trySignIn('boss', person.password)).json();
    expect(signedIn.session.user).toMatchObject({ company: 'Set Up Works', userType: 'Contractor Admin' });
    const companies = await client.query("select is_active from companies where name_key = 'set up works'");
    expect(companies).toEqual([{ is_active: true }]);
  });

  it('[AUTH-34] is the platform administrator’s alone', async () => {
    for (const username of ['demo', 'demo-epd', 'demo-member'])
      expect((await set(await server.signIn(username), 'x@firm.example', 'X Works')).json().code).toBe('FORBIDDEN');
  });
});

describe('too many invitations', () => {
  const later = (hours: number) => {
    now = new Date(now.getTime() + hours * 3_600_000);
  };

  it('[LIMIT-14] of one sender are refused for an hour, and for a day, also when they are taken back', async () => {
    later(48);
    const sender = await server.signIn('demo');
    const send = async (count: number) => {
      const codes: string[] = [];
      for (let number = 0; number < count; number += 1) {
        const answer = await invite(`many-${now.getTime()}-${number}@firm.example`, sender);
        codes.push(answer.statusCode === 201 ? 'sent' : answer.json().code);
      }
      return codes;
    };
    expect(await send(20)).toEqual(Array.from({ length: 20 }, () => 'sent'));
    const { invitations } = await organisation(sender);
    for (const { id } of invitations)
      await client.send('DELETE', `/api/organisation/invitations/${id}`, undefined, sender);
    const refused = await invite('one-more@firm.example', sender);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { code: 'TOO_MANY_INVITATIONS', details: { most: 20, hours: 1 } },
    ]);
    expect(refused.json().message).toMatch(/^You have reached the limit for invitations/);
    expect(await listMails(server, 'one-more@firm.example')).toEqual([]);
    await client.query(
      `update account_links set created_at = created_at - interval '2 hours' where kind = 'invitation'`,
    );
    expect(await send(1)).toEqual(['sent']);
    await client.query(
      `insert into account_links (kind, token_hash, sender_id, email, company_id, user_type, created_at, expires_at)
       select 'invitation', sha256(number::text::bytea), id, number || '@x.hk', company_id, 'Contractor Member',
         $1::timestamptz - interval '3 hours', $1
       from users, generate_series(1, 79) as number where username = 'demo'`,
      [now],
    );
    expect((await invite('one-more@firm.example', sender)).json().details).toEqual({ most: 100, hours: 24 });
    later(25);
    expect((await invite('one-more@firm.example', await server.signIn('demo'))).statusCode).toBe(201);
  });

  it('[LIMIT-14] of many at once no more are sent than one after the other', async () => {
    later(25);
    const sender = await server.signIn('demo');
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, number) => invite(`flood-${number}@firm.example`, sender)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  });

  it('[LIMIT-15] to one mailbox are refused for a day, whoever invites', async () => {
    later(25);
    const sender = await server.signIn('demo');
    const codes: string[] = [];
    for (const email of ['a@box.example', 'A@box.example', 'a+1@box.example', 'a+2@box.example', 'a@box.example'])
      codes.push(String((await invite(email, sender)).statusCode));
    expect(codes).toEqual(['201', '201', '201', '201', '201']);
    const authority = await server.signIn('demo-admin');
    const refused = await client.send(
      'POST',
      '/api/admin/invitations',
      { email: 'a+3@box.example', company: 'Y Works' },
      authority,
    );
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'INVITED_OFTEN']);
    later(25);
    expect((await invite('a@box.example', await server.signIn('demo'))).statusCode).toBe(201);
  });
});
