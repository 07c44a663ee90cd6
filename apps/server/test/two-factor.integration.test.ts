import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeIn, cookieOf, listMails, sessionCookie, startTestServer, type TestServer } from './test-server.ts';

const ADDRESS = 'demo-admin@quietsite.example';

let server: TestServer;
let client: pg.Client;
let now = new Date('2027-01-04T01:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});
beforeEach(async () => {
  for (const table of ['sign_in_failures', 'code_failures', 'pending_sign_ins'])
    await client.query(`delete from ${table}`);
});

const post = (path: string, cookie: string, payload?: object) =>
  server.app.inject({ method: 'POST', url: `/api/session${path}`, headers: { cookie }, ...(payload && { payload }) });
const signIn = () => post('', '', { username: 'demo-admin', password: 'quiet-demo-1' });
const enter = (code: string, pending: string) => post('/twofactor', pending, { code });
const resend = (pending: string) => post('/twofactor/resend', pending);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const newestCode = async () => codeIn((await listMails(server, ADDRESS)).at(-1));
/** Differs from the right code in its last digit. */
const wrong = (code: string) => code.slice(0, 5) + ((Number(code.at(-1)) + 1) % 10);

async function begin() {
  const pending = cookieOf(await signIn(), 'pending');
  return { pending, code: await newestCode() };
}

const INVALID = { code: 'TWO_FACTOR_INVALID', message: 'Two factor code is invalid or expired.' };

describe('an administrator with the right password', () => {
  it('[U10] sees nothing but the next step, and is not signed in', async () => {
    const answer = await signIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ next: 'twofactor' });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['pending']);
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 1800 });
    const secret = answer.cookies[0]?.value;
    for (const cookie of [`pending=${secret}`, `session=${secret}`])
      expect((await server.app.inject({ url: '/api/session', headers: { cookie } })).statusCode).toBe(401);
  });

  it('[U09] needs a code in a browser that is known, too', async () => {
    const { pending, code } = await begin();
    const device = cookieOf(await enter(code, pending), 'device');
    const again = await post('', device, { username: 'demo-admin', password: 'quiet-demo-1' });
    expect(again.json()).toEqual({ next: 'twofactor' });
    expect(again.cookies.map(({ name }) => name)).toEqual(['pending']);
  });

  it('[AUTH-05] [U09] is mailed six digits, of which only a hash is kept', async () => {
    const before = (await listMails(server, ADDRESS)).length;
    const { code } = await begin();
    const mails = await listMails(server, ADDRESS);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)?.text).toContain(code);
    const { rows } = await client.query('select p::text as row, code_hash from pending_sign_ins p');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row, code_hash } of rows) {
      expect(code_hash).toHaveLength(32);
      expect(row).not.toContain(`,${code},`);
    }
  });
});

describe('the code', () => {
  it('[AUTH-06] [U03] signs in with a new secret, as an administrator', async () => {
    const { pending, code } = await begin();
    const answer = await enter(code, pending);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ username: 'demo-admin', userType: 'admin' });
    expect(sessionCookie(answer).split('=')[1]).not.toBe(pending.split('=')[1]);
    expect(answer.cookies.find(({ name }) => name === 'pending')?.value).toBe('');
    const headers = { cookie: sessionCookie(answer) };
    expect((await server.app.inject({ url: '/api/session', headers })).json().user.userType).toBe('admin');
  });

  it('[AUTH-07] [U09] is used once, also by two that come at once', async () => {
    const { pending, code } = await begin();
    const answers = await Promise.all([enter(code, pending), enter(code, pending)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect((await enter(code, pending)).json()).toMatchObject(INVALID);
  });

  it('[AUTH-07] [Q53] counts for ten minutes', async () => {
    const first = await begin();
    later(599);
    expect((await enter(first.code, first.pending)).statusCode).toBe(200);
    const second = await begin();
    later(600);
    const answer = await enter(second.code, second.pending);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject(INVALID);
  });

  it('[AUTH-07] [U09] counts in the browser where the password was entered, and nowhere else', async () => {
    const [first, second] = [await begin(), await begin()];
    const other = first.code === second.code ? wrong(first.code) : first.code;
    expect((await enter(other, second.pending)).json()).toMatchObject(INVALID);
    expect((await enter(second.code, '')).json()).toMatchObject({ ...INVALID, details: { triesLeft: 0 } });
    expect((await enter(second.code, 'pending=made-up')).json()).toMatchObject(INVALID);
    expect((await enter(second.code, second.pending)).statusCode).toBe(200);
  });

  it('[AUTH-07] [Q53] [U09] may be tried five times, then a new sign-in is due', async () => {
    const { pending, code } = await begin();
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const answer = await enter(wrong(code), pending);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ ...INVALID, details: { triesLeft } });
    }
    expect((await enter(code, pending)).json()).toMatchObject(INVALID);
    expect((await resend(pending)).json()).toMatchObject(INVALID);
  });

  it('[U09] used-up tries count as a failed sign-in', async () => {
    const { pending, code } = await begin();
    for (let time = 0; time < 5; time += 1) await enter(wrong(code), pending);
    const { rows } = await client.query('select username_key, failures from sign_in_failures');
    expect(rows).toEqual([{ username_key: 'demo-admin', failures: 1 }]);
  });

  it('[U09] must be six digits', async () => {
    const { pending } = await begin();
    for (const code of ['12345', '1234567', 'abcdef', '']) expect((await enter(code, pending)).statusCode).toBe(400);
  });

  it('[U09] is worth nothing once the account is closed', async () => {
    const { pending, code } = await begin();
    await client.query("update users set is_active = false where username = 'demo-admin'");
    expect((await enter(code, pending)).json()).toMatchObject(INVALID);
    await client.query("update users set is_active = true where username = 'demo-admin'");
  });
});

describe('sending the code again', () => {
  it('[Q53] [U09] is possible after 60 seconds, gives a new code and ends the old one', async () => {
    const { pending, code } = await begin();
    later(59);
    const early = await resend(pending);
    expect(early.statusCode).toBe(429);
    expect(early.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { waitSeconds: 1 } });
    expect(await newestCode()).toBe(code);
    later(1);
    expect((await resend(pending)).statusCode).toBe(204);
    expect((await resend(pending)).statusCode).toBe(429);
    const fresh = await newestCode();
    if (fresh !== code) expect((await enter(code, pending)).json()).toMatchObject(INVALID);
    later(599);
    expect((await enter(fresh, pending)).statusCode).toBe(200);
  });

  it('[Q53] [U09] gives no new tries, and no more than half an hour', async () => {
    const { pending, code } = await begin();
    for (let time = 0; time < 4; time += 1) await enter(wrong(code), pending);
    later(60);
    await resend(pending);
    const answer = await enter(wrong(await newestCode()), pending);
    expect(answer.json().details.triesLeft).toBe(0);
    later(60);
    const second = await begin();
    later(30 * 60);
    expect((await resend(second.pending)).json()).toMatchObject(INVALID);
  });

  it('[U09] needs the browser of the sign-in', async () => {
    expect((await resend('')).json()).toMatchObject(INVALID);
  });
});

describe('wrong codes of one account', () => {
  const actions = async (action: string) =>
    (
      await client.query<{ details: object }>(
        `select details from audit_log where action = $1 and user_id = (select id from users where username = 'demo-admin')
         order by id`,
        [action],
      )
    ).rows.map(({ details }) => details);
  /** Enters one wrong code per sign-in, which is then abandoned. */
  async function guess() {
    const { pending, code } = await begin();
    const answer = await enter(wrong(code), pending);
    await client.query('delete from pending_sign_ins');
    return answer.json();
  }

  it('[AUTH-42] add up over abandoned sign-ins: waits that grow, then a lock, audit rows and a mail each', async () => {
    const [mailsBefore, wrongBefore] = [
      (await listMails(server, ADDRESS)).length,
      (await actions('session.wrongCode')).length,
    ];
    for (let time = 0; time < 5; time += 1) expect((await guess()).code).toBe('TWO_FACTOR_INVALID');
    for (const waitSeconds of [60, 120, 240, 480, 960]) {
      const early = await signIn();
      expect([early.statusCode, early.json()]).toMatchObject([
        429,
        { code: 'TOO_MANY_REQUESTS', details: { waitSeconds } },
      ]);
      later(waitSeconds);
      expect((await guess()).code).toBe('TWO_FACTOR_INVALID');
    }
    expect((await signIn()).json().code).toBe('LOCKED_OUT');
    later(86_399);
    expect((await signIn()).json().code).toBe('LOCKED_OUT');
    expect((await actions('session.wrongCode')).slice(wrongBefore)).toMatchObject(
      Array.from({ length: 9 }, (_, index) => ({ failures: index + 1, address: '127.0.0.1' })),
    );
    expect((await actions('session.codesLocked')).at(-1)).toMatchObject({ failures: 10 });
    const notices = (await listMails(server, ADDRESS))
      .slice(mailsBefore)
      .filter(({ subject }) => subject === 'QuietSite: wrong sign-in codes');
    expect(notices.map(({ text }) => /entered (\d+) wrong/.exec(text)?.[1])).toEqual(['5', '10']);
    later(1);
    const { pending, code } = await begin();
    expect((await enter(code, pending)).statusCode).toBe(200);
    expect((await client.query('select from code_failures')).rows).toEqual([]);
  });

  it('[AUTH-42] are not looked at while a wait lasts, the right one included', async () => {
    const { pending, code } = await begin();
    const other = await begin();
    for (let time = 0; time < 5; time += 1) await enter(wrong(code), pending);
    const early = await enter(other.code, other.pending);
    expect(early.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { waitSeconds: 60 } });
    later(60);
    expect((await enter(other.code, other.pending)).statusCode).toBe(200);
  });

  it('[AUTH-42] do not lock the owner out of a browser that signed in before', async () => {
    const first = await begin();
    const device = cookieOf(await enter(first.code, first.pending), 'device');
    for (let time = 0; time < 5; time += 1) await guess();
    expect((await signIn()).statusCode).toBe(429);
    const known = await post('', device, { username: 'demo-admin', password: 'quiet-demo-1' });
    const pending = cookieOf(known, 'pending');
    expect((await enter(await newestCode(), `${pending}; ${device}`)).statusCode).toBe(200);
  });

  it('[AUTH-43] cannot be replaced without end: five sign-ins wait for a code, and each is mailed five', async () => {
    const first = await begin();
    for (let time = 0; time < 4; time += 1) {
      later(60);
      expect((await resend(first.pending)).statusCode).toBe(204);
    }
    later(60);
    expect((await resend(first.pending)).json()).toMatchObject(INVALID);
    for (let time = 0; time < 4; time += 1) expect((await signIn()).statusCode).toBe(200);
    expect((await signIn()).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { waitSeconds: 1800 } });
    later(30 * 60);
    expect((await signIn()).statusCode).toBe(200);
  });
});
