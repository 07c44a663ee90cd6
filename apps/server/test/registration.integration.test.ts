import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient, registration } from './account-client.ts';
import { listMails, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await startTestServer();
  client = createAccountClient(server);
});
afterAll(() => server.close());

const fresh = (name: string, change: { readonly email?: string; readonly [field: string]: unknown } = {}) =>
  client.register({ username: name, email: `${name}@firm.example`, ...change });
const suggest = async (text: string) =>
  (await client.send('GET', `/api/companies?text=${encodeURIComponent(text)}`)).json();

describe('registering', () => {
  it('[AUTH-20] [Q51] [U11] for a known company makes a member who waits for the company', async () => {
    const answer = await fresh('joiner', { userType: 'admin', isActive: true, is_active: true, district: 'Sha Tin' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ userType: 'Contractor Member', waitingFor: 'company' });
    const rows = await client.query('select user_type, is_active, district from users where username = $1', ['joiner']);
    expect(rows).toEqual([{ user_type: 'Contractor Member', is_active: false, district: null }]);
    const refused = await client.trySignIn('joiner', registration.password);
    expect(refused.json()).toMatchObject({ code: 'PENDING', details: { waitingFor: 'company' } });
  });

  it('[AUTH-32] [AUTH-19] [Q51] for a new company makes its admin, who waits for the authority', async () => {
    const answer = await fresh('founder', { company: 'Founders Works' });
    expect(answer.json()).toEqual({ userType: 'Contractor Admin', waitingFor: 'authority' });
    const rows = await client.query("select is_active from companies where name_key = 'founders works'");
    expect(rows).toEqual([{ is_active: false }]);
    const refused = await client.trySignIn('founder', registration.password);
    expect(refused.json()).toMatchObject({ code: 'PENDING', details: { waitingFor: 'authority' } });
    // A company that is itself pending cannot approve members.
    const second = await fresh('cofounder', { company: 'FOUNDERS  Works Limited' });
    expect(second.json().waitingFor).toBe('authority');
    expect(await client.query("select from companies where name_key like 'founders%'")).toHaveLength(1);
  });

  it('[U16] finds a company in every spelling', async () => {
    const answer = await fresh('speller', { company: ' demo   CONTRACTOR a Co., Ltd. ' });
    expect(answer.json().userType).toBe('Contractor Member');
    const rows = await client.query(
      'select c.name from users u join companies c on c.id = company_id where username = $1',
      ['speller'],
    );
    expect(rows).toEqual([{ name: 'Demo Contractor A' }]);
  });

  it('[U16] refuses a company without a letter or a digit', async () => {
    const answer = await fresh('signs', { company: ' -- ' });
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('[AUTH-38] trims what is stored', async () => {
    const blank = { firstName: ' Ada ', lastName: '  Lo ', company: ' Trim Works ', email: ' Trim@firm.example ' };
    expect((await fresh('trimmer', { ...blank, phone: ' 2345 6789 ' })).statusCode).toBe(201);
    const rows = await client.query(
      `select first_name, last_name, email, phone, c.name from users u join companies c on c.id = u.company_id
       where username = 'trimmer'`,
    );
    expect(rows).toEqual([
      { first_name: 'Ada', last_name: 'Lo', email: 'Trim@firm.example', phone: '2345 6789', name: 'Trim Works' },
    ]);
  });

  it.each([
    ['weak', 'short1'],
    ['weak', 'only-letters'],
    ['common', 'Password123'],
    ['common', 'Trustno1'],
    ['username', 'picky-person-1'],
  ])('[U14] refuses a %s password', async (fault, password) => {
    const answer = await fresh('picky', { password });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'WEAK_PASSWORD', details: { fault } });
    expect(await client.query("select from users where username = 'picky'")).toEqual([]);
  });

  it('[U14] accepts a long sentence with any printable character', async () => {
    const password = `${'ein längerer Satz, 靜 ✓ '.repeat(4)}7`;
    expect((await fresh('sentence', { password })).statusCode).toBe(201);
    expect((await client.trySignIn('sentence', password)).json().code).toBe('PENDING');
  });

  it('mails every company Admin a link and keeps neither token nor password', async () => {
    await fresh('mailed', { firstName: 'Eve\nbad.example', password: 'calm-harbour-8' });
    const mail = (await client.mailsTo('demo')).at(-1);
    expect(mail?.text).toContain('Eve bad. example Comer (mailed, mailed@firm.example)');
    expect(mail?.text).not.toContain('calm-harbour-8');
    const token = await client.tokenTo('demo@quietsite.example', 'ApproveUser');
    const rows = await client.query('select encode(token_hash, $1) as hash from account_links', ['escape']);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await client.mailsTo('demo-member')).toEqual([]);
    expect(await client.mailsTo('demo-other')).toEqual([]);
    expect(await client.actions('mailed')).toEqual(['account.register', 'account.confirmRegistration']);
  });
});

describe('the address of a registration', () => {
  const bare = (name: string, change: object = {}) =>
    client.registerOnly({ username: name, email: `${name}@firm.example`, ...change });
  const confirm = async (name: string) =>
    client.send('POST', '/api/email-confirmations', {
      token: await client.tokenTo(`${name}@firm.example`, 'ConfirmEmail'),
    });

  it('[AUTH-45] is proved by a mailed link before anybody is asked or sees the applicant', async () => {
    const asked = (await client.mailsTo('demo')).length;
    await bare('unproved');
    const [receipt] = await listMails(server, 'unproved@firm.example');
    expect(receipt?.subject).toBe('Confirm your registration');
    expect(await client.mailsTo('demo')).toHaveLength(asked);
    const headers = await server.signIn('demo');
    const members = async () =>
      (await client.send('GET', '/api/organisation', undefined, headers))
        .json()
        .members.map(({ username }: { username: string }) => username);
    expect(await members()).not.toContain('unproved');
    const url = `/api/organisation/members/${await client.idOf('unproved')}/approval`;
    expect((await client.send('POST', url, {}, headers)).json().code).toBe('NOT_FOUND');
    expect((await client.trySignIn('unproved', registration.password)).json()).toMatchObject({
      code: 'PENDING',
      details: { waitingFor: 'confirmation' },
    });

    expect((await confirm('unproved')).json()).toEqual({ waitingFor: 'company' });
    expect(await client.mailsTo('demo')).toHaveLength(asked + 1);
    expect(await members()).toContain('unproved');
    expect((await client.trySignIn('unproved', registration.password)).json().details.waitingFor).toBe('company');
    expect((await confirm('unproved')).json().code).toBe('LINK_INVALID');
  });

  it('[AUTH-45] is confirmed once, and its approver asked once, by two presses at the same time', async () => {
    await bare('twice');
    const asked = (await client.mailsTo('demo')).length;
    const answers = await Promise.all([confirm('twice'), confirm('twice')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await client.mailsTo('demo')).toHaveLength(asked + 1);
  });

  it('[AUTH-45] keeps the founder of a company from the authority until then', async () => {
    await bare('hidden-founder', { company: 'Hidden Works' });
    const headers = await server.signIn('demo-admin');
    const pending = async () =>
      (await client.send('GET', '/api/admin/pending-accounts', undefined, headers))
        .json()
        .map(({ username }: { username: string }) => username);
    expect(await pending()).not.toContain('hidden-founder');
    expect((await confirm('hidden-founder')).json()).toEqual({ waitingFor: 'authority' });
    expect(await pending()).toContain('hidden-founder');
  });

  it('[AUTH-46] is mailed five times a day at most, whatever stands behind a + in it', async () => {
    for (const number of [1, 2, 3, 4, 5])
      expect((await bare(`flood-${number}`, { email: `victim+${number}@firm.example` })).statusCode).toBe(201);
    const refused = await bare('flood-6', { email: 'Victim+6@firm.example' });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(await client.query("select from users where username = 'flood-6'")).toEqual([]);
  });

  it('[AUTH-46] a company Admin is mailed ten requests an hour at most, and no name in them is a link', async () => {
    const small = await startTestServer({ overrides: { APPROVAL_MAILS_PER_HOUR: '10' } });
    const other = createAccountClient(small);
    for (let number = 0; number < 12; number += 1)
      await other.register({ username: `crowd-${number}`, email: `crowd-${number}@firm.example` });
    expect(await other.mailsTo('demo')).toHaveLength(10);
    await small.close();
    expect((await bare('linker', { firstName: 'See https://bad.example' })).json().code).toBe('VALIDATION_FAILED');
    expect((await bare('halved', { lastName: 'Half \ud800' })).json().code).toBe('VALIDATION_FAILED');
  });
});

describe('a name or an address that is taken', () => {
  const check = async (payload: object) => (await client.send('POST', '/api/accounts/availability', payload)).json();

  it('[AUTH-23] [AUTH-27] [U05] is said before, in every spelling', async () => {
    expect(await check({ username: ' DEMO ' })).toEqual({ isAvailable: false });
    expect(await check({ username: 'nobody-yet' })).toEqual({ isAvailable: true });
    expect(await check({ email: 'Demo@QuietSite.example' })).toEqual({ isAvailable: false });
    expect(await check({ email: 'nobody-yet@firm.example' })).toEqual({ isAvailable: true });
  });

  it('[AUTH-23] [AUTH-27] [U05] is refused by the index when it is stored', async () => {
    const name = await client.register({ username: 'Demo', email: 'other@firm.example' });
    expect(name.json()).toMatchObject({ code: 'USERNAME_TAKEN', message: 'Username already exists.' });
    const address = await client.register({ username: 'unheard', email: 'DEMO@quietsite.example' });
    expect(address.json()).toMatchObject({ code: 'EMAIL_TAKEN', message: 'Email already exists.' });
  });

  it('[U05] goes to exactly one of many who ask at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => fresh('racer', { email: `racer${number}@firm.example`, company: 'Race Works' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await client.query("select from users where username = 'racer'")).toHaveLength(1);
  });
});

describe('company suggestions', () => {
  it('[AUTH-16] come from the built-in list and from active companies', async () => {
    expect((await suggest('harbour civ')).names).toEqual(['Harbour Civil Engineering']);
    expect((await suggest('demo contr')).names).toEqual(['Demo Contractor A', 'Demo Contractor B']);
  });

  it('[AUTH-17] [U16] say whether the company is known, spelling variants included', async () => {
    expect((await suggest('DEMO contractor a limited')).isKnown).toBe(true);
    expect((await suggest('Unheard Of Works')).isKnown).toBe(false);
    // A partial name is a different name.
    expect((await suggest('Demo Contractor')).isKnown).toBe(false);
    // This company has no member who could approve another.
    expect((await suggest('Harbour Civil Engineering')).isKnown).toBe(false);
  });

  it('[U59] need two characters, show active companies only and at most twenty', async () => {
    expect((await client.send('GET', '/api/companies?text=a')).statusCode).toBe(400);
    await fresh('secretive', { company: 'Secret Pending Works' });
    expect((await suggest('secret pend')).names).toEqual([]);
    expect((await suggest('er')).names).toHaveLength(20);
    for (const signs of ['%%', '-a', '()']) expect(await suggest(signs)).toEqual({ names: [], isKnown: false });
  });
});

it('[U05] [U59] calls without a session are limited per address', async () => {
  const limited = await startTestServer({ overrides: { RATE_LIMIT_PER_MINUTE: '3' } });
  try {
    const asks = [
      () => limited.app.inject('/api/companies?text=demo'),
      () => limited.app.inject({ method: 'POST', url: '/api/accounts/availability', payload: { username: 'abc' } }),
      () => limited.app.inject({ method: 'POST', url: '/api/password-resets', payload: { username: 'abc' } }),
      () => limited.app.inject({ method: 'POST', url: '/api/approvals', payload: { token: 'x', decision: 'approve' } }),
    ];
    for (const ask of asks) {
      for (let time = 0; time < 3; time += 1) expect((await ask()).statusCode).not.toBe(429);
      expect((await ask()).json().code).toBe('TOO_MANY_REQUESTS');
    }
  } finally {
    await limited.close();
  }
});

it('[AUTH-16] the list of names is configurable', async () => {
  const file = new URL('./account-company-names.txt', import.meta.url).pathname;
  const other = await startTestServer({ overrides: { COMPANY_NAMES_FILE: file } });
  try {
    const names = (text: string) =>
      other.app.inject(`/api/companies?text=${text}`).then((answer) => answer.json().names);
    expect(await names('configured')).toEqual(['Configured Works']);
    expect(await names('harbour')).toEqual([]);
  } finally {
    await other.close();
  }
});

it('[DATA-01] [Q49] an account has the fields of a user, and no answer has its password', async () => {
  const headers = await server.signIn('demo');
  const answers = await Promise.all(
    ['/api/session', '/api/profile', '/api/organisation'].map((url) => server.app.inject({ url, headers })),
  );
  const [session, profile, organisation] = answers.map((answer) => answer.json());
  expect(session.user).toMatchObject({ id: await client.idOf('demo'), userType: 'Contractor Admin', district: null });
  expect(profile).toMatchObject({ username: 'demo', firstName: 'Demo', lastName: 'Owner', phone: '' });
  expect(profile).toMatchObject({ company: 'Demo Contractor A', email: 'demo@quietsite.example' });
  const reviewer = await server.signIn('demo-epd');
  const theirs = (await server.app.inject({ url: '/api/session', headers: reviewer })).json();
  expect(theirs.user).toMatchObject({ userType: 'epd', district: 'Kowloon City', company: null });
  await client.query("update users set phone = '+852 2123 4567' where username = 'demo-epd'");
  const called = (await server.app.inject({ url: '/api/profile', headers: reviewer })).json();
  expect(called).toMatchObject({ phone: '+852 2123 4567', district: 'Kowloon City' });
  // Approved and active mean the same.
  const states = await client.query<{ id: number; is_active: boolean }>('select id, is_active from users');
  const isActive = new Map(states.map((row) => [row.id, row.is_active]));
  for (const member of organisation.members) expect(member.isApproved).toBe(isActive.get(member.id));
  const [row] = await client.query<{ guid: string }>("select guid from users where username = 'demo'");
  expect(row?.guid).toMatch(/^[\da-f-]{36}$/);
  const failed = await client.trySignIn('demo', 'wrong-password-1');
  expect(failed.json().details).toEqual({ attempts: 1 });
  for (const { body } of answers) expect(body).not.toMatch(/argon2|quiet-demo-1|password/i);
  expect(await listMails(server, 'nobody@quietsite.example')).toEqual([]);
});
