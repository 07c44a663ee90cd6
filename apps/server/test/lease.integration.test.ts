import type { Lease, ProjectSummary } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Headers, information, type ProjectWorld, startProjectWorld } from './project-calls.ts';

let now = new Date('2027-03-01T01:00:00Z');
let world: ProjectWorld;
let member: Headers;

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const take = async (as: Headers, body: object = {}) =>
  (await world.call('POST', `/${world.draft}/lease`, as, body)).json<Lease>();
const close = (as: Headers) => world.call('DELETE', `/${world.draft}/lease`, as);
const write = async (as: Headers) => {
  const { revision } = await world.get(world.draft, as);
  return world.call('PUT', `/${world.draft}/information`, as, { ...information, title: 'Written', revision });
};
const beacon = (as: Headers, contentType?: string, payload?: string) =>
  world.server.app.inject({
    method: 'POST',
    url: `/api/projects/${world.draft}/lease/closing`,
    headers: { ...as, ...(contentType && { 'content-type': contentType }) },
    ...(payload !== undefined && { payload }),
  });
const openers = () =>
  world.one<number>('select count(*)::int from project_leases where project_id = $1', [world.draft]);

beforeAll(async () => {
  world = await startProjectWorld({ clock: () => now });
  member = await world.server.signIn('demo-member');
});
beforeEach(() => world.client.query('delete from project_leases'));
afterAll(() => world.close());

describe('a project that is open for editing', () => {
  it('[PROJ-15] [U24] is locked for others, who see by whom', async () => {
    expect(await take(world.owner)).toEqual({
      isHeld: true,
      openedBy: null,
      isOwnElsewhere: false,
      expiresAt: new Date(now.getTime() + 180_000).toISOString(),
    });
    expect(await take(member)).toMatchObject({ isHeld: false, openedBy: 'Demo Owner', isOwnElsewhere: false });
    const refused = await write(member);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'PROJECT_LOCKED',
      details: { openedBy: 'Demo Owner', isOwnElsewhere: false },
    });
    expect((await world.call('POST', `/${world.draft}/calculation`, member)).json().code).toBe('PROJECT_LOCKED');
  });

  it('[PROJ-15] [PROJ-53] can be viewed by others and shows its opener in list and project', async () => {
    await take(world.owner);
    const openedBy = async (as: Headers) => [
      (await world.get(world.draft, as)).openedBy,
      (await world.call('GET', '', as)).json<ProjectSummary[]>().find(({ id }) => id === world.draft)?.openedBy,
    ];
    expect(await openedBy(member)).toEqual(['Demo Owner', 'Demo Owner']);
    expect(await openedBy(world.owner)).toEqual([null, null]);
    expect((await world.call('GET', `/${world.draft}/map`, member)).statusCode).toBe(200);
  });

  it('[U24] is got by exactly one of many who ask at once', async () => {
    const sessions = await Promise.all(
      ['demo', 'demo-member', 'demo', 'demo-member'].map((name) => world.server.signIn(name)),
    );
    const leases = await Promise.all(sessions.map((headers) => take(headers)));
    expect(leases.filter(({ isHeld }) => isHeld)).toHaveLength(1);
    expect(await openers()).toBe(1);
  });

  it('is not opened by those who cannot edit it', async () => {
    const reader = await world.server.signIn('demo-reader');
    const answer = await world.call('POST', `/${world.draft}/lease`, reader, {});
    expect(answer.json().code).toBe('FORBIDDEN');
  });

  it('[U24] can be taken over by the same person from another browser, by nobody else', async () => {
    const elsewhere = await world.server.signIn('demo');
    await take(world.owner);
    expect(await take(elsewhere)).toMatchObject({ isHeld: false, openedBy: 'Demo Owner', isOwnElsewhere: true });
    expect(await take(member, { isTakeOver: true })).toMatchObject({ isHeld: false });
    expect(await take(elsewhere, { isTakeOver: true })).toMatchObject({ isHeld: true });
    const refused = await write(world.owner);
    expect(refused.json()).toMatchObject({ code: 'PROJECT_LOCKED', details: { isOwnElsewhere: true } });
    const taken = `select count(*)::int from audit_log where action = 'lease.takeOver' and project_id = $1`;
    expect(await world.one(taken, [world.draft])).toBe(1);
  });
});

describe('the lease ends', () => {
  it('[Q46] when the clock was set back by more than three minutes, and its holder has not renewed it since', async () => {
    await take(world.owner);
    later(-3_600);
    expect(await take(member)).toMatchObject({ isHeld: true });
    later(-170);
    expect(await take(world.owner)).toMatchObject({ isHeld: false, openedBy: 'Demo Engineer' });
    later(3_770);
  });

  it('[Q46] three minutes after the last renewal', async () => {
    await take(world.owner);
    later(170);
    await take(world.owner);
    later(179);
    expect((await take(member)).isHeld).toBe(false);
    later(2);
    expect((await take(member)).isHeld).toBe(true);
    expect((await take(world.owner)).openedBy).toBe('Demo Engineer');
  });

  it('[Q46] and is taken up again silently when nobody else has it', async () => {
    await take(world.owner);
    later(600);
    expect((await world.get(world.draft, member)).openedBy).toBeNull();
    expect((await write(world.owner)).statusCode).toBe(200);
    expect((await take(member)).openedBy).toBe('Demo Owner');
  });

  it('[Q46] when the project is closed', async () => {
    await take(world.owner);
    expect((await close(world.owner)).statusCode).toBe(204);
    expect((await take(member)).isHeld).toBe(true);
  });

  it('[U24] not when somebody else says so', async () => {
    await take(world.owner);
    const otherBrowser = await world.server.signIn('demo');
    for (const headers of [member, otherBrowser]) {
      expect((await close(headers)).statusCode).toBe(204);
      expect((await beacon(headers)).statusCode).toBe(204);
    }
    expect((await beacon({})).statusCode).toBe(401);
    expect((await take(member)).openedBy).toBe('Demo Owner');
  });

  it.each([
    ['no content', undefined, undefined],
    ['text', 'text/plain;charset=UTF-8', ''],
    ['text with a word', 'text/plain;charset=UTF-8', 'closing'],
    ['json', 'application/json', '{}'],
    ['a form', 'multipart/form-data; boundary=x', '--x--'],
    ['bytes of no kind', undefined, 'closing'],
  ])('[SHELL-55] [U24] when the page is closed, with %s', async (_name, contentType, payload) => {
    await take(world.owner);
    expect((await beacon(world.owner, contentType, payload)).statusCode).toBe(204);
    expect(await openers()).toBe(0);
  });

  it('[Q46] at sign-out', async () => {
    const session = await world.server.signIn('demo');
    await take(session);
    await world.server.app.inject({ method: 'DELETE', url: '/api/session', headers: session });
    expect(await openers()).toBe(0);
    expect((await take(member)).isHeld).toBe(true);
  });

  it('[Q46] with the session, however lately it was renewed', async () => {
    const session = await world.server.signIn('demo');
    const watcher = await world.server.signIn('demo-member');
    later(59 * 60);
    await world.server.app.inject({ method: 'POST', url: '/api/session/extension', headers: watcher });
    await take(session);
    later(61);
    expect((await world.get(world.draft, watcher)).openedBy).toBeNull();
    expect((await take(watcher)).isHeld).toBe(true);
  });
});

it('[U24] those who watch hear of opening and closing', async () => {
  const [owner, watcher] = [await world.server.signIn('demo'), await world.server.signIn('demo-member')];
  const address = await world.server.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const url = `${address}/api/projects/${world.draft}/events`;
  const stream = await fetch(url, { headers: watcher, signal: leaving.signal });
  const events = countEvents(stream);
  await take(owner);
  await expect.poll(() => events.count).toBe(1);
  await take(owner); // A renewal sends no event.
  await close(owner);
  await expect.poll(() => events.count).toBe(2);
  leaving.abort();
});

/** Counts the events of a stream while it runs. */
function countEvents(stream: Response): { count: number } {
  const events = { count: 0 };
  void (async () => {
    for await (const chunk of stream.body ?? []) {
      events.count += new TextDecoder().decode(chunk).split('"type":"project"').length - 1;
    }
  })().catch(() => {});
  return events;
}
