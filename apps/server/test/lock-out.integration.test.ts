import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let hiding: TestServer;
let client: pg.Client;
let now = new Date('2027-01-04T01:00:00Z');

const LOCKED =
  'Your account has reached the maximum number of failed login attempts and has been temporarily locked. Please try again tomorrow or reset your password.';
const RIGHT = 'quiet-demo-1';

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  hiding = await startTestServer({ clock: () => now, overrides: { HIDE_UNKNOWN_USERS: 'true' } });
  client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
  await hiding.close();
});
beforeEach(async () => void (await client.query('delete from sign_in_failures')));

const attempt = (username: string, password: string, cookie = '', at = server) =>
  at.app.inject({ method: 'POST', url: '/api/session', payload: { username, password }, headers: { cookie } });

async function fail(username: string, times: number, cookie = '', at = server) {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await attempt(username, 'wrong-1', cookie, at));
  return answers;
}

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const countJobs = async (name: string) => {
  const { rows } = await client.query('select count(*)::integer as count from pgboss.job where name = $1', [name]);
  return rows[0].count as number;
};

describe('failed sign-ins', () => {
  it('[AUTH-11] are answered with the number of attempts so far', async () => {
    const answers = await fail('demo', 4);
    for (const [index, answer] of answers.entries()) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        code: 'BAD_CREDENTIALS',
        message: 'Incorrect username or password.',
        details: { attempts: index + 1 },
      });
    }
  });

  it('[AUTH-12] [AUTH-14] [U08] the fifth and later ones lock, for the right password too', async () => {
    const answers = [...(await fail('demo', 6)).slice(4), await attempt('demo', RIGHT)];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'LOCKED_OUT', message: LOCKED, details: { attempts: 5 } });
      expect(answer.cookies).toEqual([]);
    }
  });

  it('[AUTH-14] [Q52] the lock ends 24 hours after the fifth failure, not after a later one', async () => {
    await fail('demo', 5);
    later(23 * 60);
    await fail('demo', 1);
    later(59);
    expect((await attempt('demo', RIGHT)).json().code).toBe('LOCKED_OUT');
    later(1);
    expect((await fail('demo', 1))[0]?.json()).toMatchObject({ code: 'BAD_CREDENTIALS', details: { attempts: 1 } });
    expect((await attempt('demo', RIGHT)).statusCode).toBe(200);
  });

  it('[AUTH-14] [U08] only consecutive ones count: success and a day of quiet begin anew', async () => {
    await fail('demo', 4);
    expect((await attempt('demo', RIGHT)).statusCode).toBe(200);
    expect((await fail('demo', 1))[0]?.json().details.attempts).toBe(1);
    await fail('demo', 3);
    later(24 * 60);
    expect((await fail('demo', 1))[0]?.json().details.attempts).toBe(1);
  });

  it('[AUTH-14] [U08] are counted one by one when they come at once', async () => {
    const guesses = Array.from({ length: 12 }, (_, index) => attempt('demo', `guess-${index}`));
    const answers = (await Promise.all(guesses)).map((answer) => answer.json());
    const attempts = answers.map(({ details }) => details.attempts).toSorted();
    expect(attempts).toEqual([1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5]);
    expect(answers.filter(({ code }) => code === 'LOCKED_OUT')).toHaveLength(8);
  });

  it('[U08] of one name say nothing about another', async () => {
    await fail('demo', 5);
    expect((await attempt('demo-reader', RIGHT)).statusCode).toBe(200);
  });

  it('[AUTH-13] [U06] of an unknown name carry no number and never lock', async () => {
    for (const answer of await fail('nobody', 6)) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'UNKNOWN_USER', message: 'Username does not exist.' });
      expect(answer.json().details).toEqual({});
    }
  });
});

describe('with HIDE_UNKNOWN_USERS', () => {
  it('[U06] an unknown name is answered like a wrong password, up to the lock', async () => {
    const [known, unknown] = [await fail('demo', 6, '', hiding), await fail('nobody', 6, '', hiding)];
    const strip = (answers: typeof known) =>
      answers.map((answer) => ({ status: answer.statusCode, ...answer.json(), requestId: '' }));
    expect(strip(unknown)).toEqual(strip(known));
    expect(unknown.at(-1)?.json().code).toBe('LOCKED_OUT');
    const names = (answers: typeof known) => answers.map(({ headers }) => Object.keys(headers));
    expect(names(unknown)).toEqual(names(known));
  });
});

it('[AUTH-48] with HIDE_UNKNOWN_USERS the check while typing says the same of taken and free names and addresses', async () => {
  const check = async (payload: object) =>
    (await hiding.app.inject({ method: 'POST', url: '/api/accounts/availability', payload })).json();
  for (const payload of [{ username: 'demo' }, { username: 'nobody' }, { email: 'demo@quietsite.example' }])
    expect(await check(payload)).toEqual({ isAvailable: true });
});

describe('the notice of a lock', () => {
  it('[U06] [U08] is asked for once a lock, for unknown names as well', async () => {
    const before = await countJobs('lock-notice');
    await fail('demo', 4);
    expect(await countJobs('lock-notice')).toBe(before);
    await fail('demo', 3);
    expect(await countJobs('lock-notice')).toBe(before + 1);
    await fail('nobody', 5);
    expect(await countJobs('lock-notice')).toBe(before + 2);
  });
});

describe('a browser that signed in before', () => {
  const deviceOf = async (username: string) => cookieOf(await attempt(username, RIGHT), 'device');

  it("[U08] is not locked out by a stranger's failures, and has five of its own", async () => {
    const device = await deviceOf('demo');
    await fail('demo', 5);
    expect((await attempt('demo', RIGHT)).json().code).toBe('LOCKED_OUT');
    expect((await attempt('demo', RIGHT, device)).statusCode).toBe(200);
    // Signing in here does not unlock the account for a stranger.
    expect((await attempt('demo', RIGHT)).json().code).toBe('LOCKED_OUT');
    const own = await fail('demo', 5, device);
    expect(own.map((answer) => answer.json().details.attempts)).toEqual([1, 2, 3, 4, 5]);
    expect((await attempt('demo', RIGHT, device)).json().code).toBe('LOCKED_OUT');
  });

  it('[U08] is one of its account only: a made-up or borrowed secret counts as a stranger', async () => {
    const borrowed = await deviceOf('demo-reader');
    await fail('demo', 4, borrowed);
    expect((await attempt('demo', 'wrong-1', 'device=made-up')).json().code).toBe('LOCKED_OUT');
  });

  it('[U08] is forgotten after 400 days without use', async () => {
    const device = await deviceOf('demo');
    later(400 * 24 * 60);
    await fail('demo', 5);
    expect((await attempt('demo', RIGHT, device)).json().code).toBe('LOCKED_OUT');
  });

  it('[U08] is a stranger again once it is revoked', async () => {
    const device = await deviceOf('demo');
    await fail('demo', 5);
    expect((await attempt('demo', RIGHT, device)).statusCode).toBe(200);
    await client.query('update devices set revoked_at = now()');
    expect((await attempt('demo', RIGHT, device)).json().code).toBe('LOCKED_OUT');
  });
});
