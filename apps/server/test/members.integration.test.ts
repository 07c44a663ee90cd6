import type { Candidate, Project, ProjectMember } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Headers, type ProjectWorld, startProjectWorld } from './project-calls.ts';
import { listMails } from './test-server.ts';

let world: ProjectWorld;
let ids: Record<'demo' | 'demo-member' | 'demo-colleague' | 'demo-reader' | 'demo-other' | 'demo-epd', number>;
let member: Headers;
let other: Headers;

beforeAll(async () => {
  world = await startProjectWorld();
  member = await world.server.signIn('demo-member');
  other = await world.server.signIn('demo-other');
  const { rows } = await world.client.query('select username, id from users');
  ids = Object.fromEntries(rows.map(({ username, id }) => [username, id])) as typeof ids;
});
afterAll(() => world.close());

let titles = 0;
const createProject = async (as = world.owner) => {
  titles += 1;
  return (await world.create(`Team ${titles}`, as)).id;
};
const list = async (projectId: number, as = world.owner) =>
  (await world.call('GET', `/${projectId}/members`, as)).json<{ canManage: boolean; members: ProjectMember[] }>();
const OTHER_EMAIL = 'demo-other@quietsite.example';
/** A person of another company is added with the address they were found by. */
const add = (projectId: number, userId: number, role: string, as = world.owner) => {
  const email = userId === ids['demo-other'] ? OTHER_EMAIL : null;
  return world.call('POST', `/${projectId}/members`, as, { userId, role, email });
};
const setRole = (projectId: number, userId: number, was: string, role: string, as = world.owner) =>
  world.call('PUT', `/${projectId}/members/${userId}`, as, { was, role });
const remove = (projectId: number, userId: number, as = world.owner) =>
  world.call('DELETE', `/${projectId}/members/${userId}`, as);
const search = async (projectId: number, text: string, as = world.owner) =>
  (await world.call('POST', `/${projectId}/member-search`, as, { text })).json<Candidate[]>();

describe('the team', () => {
  it('[PROJ-54] [Q47] lists the owner first, as an admin, then the others by role', async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-reader'], 'readonly');
    await add(projectId, ids['demo-other'], 'member');
    await add(projectId, ids['demo-member'], 'admin');
    const { members, canManage } = await list(projectId);
    expect(canManage).toBe(true);
    expect(members.map(({ name, role, isOwner }) => [name, role, isOwner])).toEqual([
      ['Demo Owner', 'admin', true],
      ['Demo Engineer', 'admin', false],
      ['Demo Neighbour', 'member', false],
      ['Demo Reader', 'readonly', false],
    ]);
    expect(members[2]).toMatchObject({ company: 'Demo Contractor B', maskedEmail: 'd***@q***.example' });
    expect(members.every(({ isApproved }) => isApproved)).toBe(true);
  });

  it('[ORG-33] shows the whole address to its person and to the administrator of the company alone', async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-member'], 'member');
    await add(projectId, ids['demo-other'], 'member');
    const seenBy = async (as: Headers) => (await list(projectId, as)).members.map(({ email }) => email);
    const [owner, engineer] = ['demo@quietsite.example', 'demo-member@quietsite.example'];
    expect(await seenBy(world.owner)).toEqual([owner, engineer, null]);
    expect(await seenBy(member)).toEqual([null, engineer, null]);
    expect(await seenBy(other)).toEqual([null, null, OTHER_EMAIL]);
  });

  it('[U12] a user of another company can be added only by someone who enters the address', async () => {
    const projectId = await createProject();
    for (const email of [null, '', 'demo@quietsite.example']) {
      const body = { userId: ids['demo-other'], role: 'member', email };
      expect((await world.call('POST', `/${projectId}/members`, world.owner, body)).json().code).toBe('NOT_FOUND');
    }
    const body = { userId: ids['demo-other'], role: 'member', email: ` ${OTHER_EMAIL.toUpperCase()} ` };
    expect((await world.call('POST', `/${projectId}/members`, world.owner, body)).statusCode).toBe(201);
  });

  it('[ORG-15] [ORG-25] is managed by project admins and seen by all of it', async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-member'], 'member');
    expect((await list(projectId, member)).canManage).toBe(false);
    expect((await add(projectId, ids['demo-colleague'], 'member', member)).json().code).toBe('FORBIDDEN');
    const found = await world.call('POST', `/${projectId}/member-search`, member, { text: 'Demo' });
    expect(found.json().code).toBe('FORBIDDEN');
    await setRole(projectId, ids['demo-member'], 'member', 'admin');
    expect((await list(projectId, member)).canManage).toBe(true);
    expect((await add(projectId, ids['demo-colleague'], 'readonly', member)).statusCode).toBe(201);
    expect((await remove(projectId, ids['demo-colleague'], member)).statusCode).toBe(204);
    expect((await world.call('GET', `/${projectId}/members`, other)).json().code).toBe('NOT_FOUND');
  });

  it('[ORG-10] [Q19] is managed by the Admin of the owning company too, who cannot open the project', async () => {
    const projectId = await createProject(member);
    expect((await list(projectId)).canManage).toBe(true);
    expect((await add(projectId, ids['demo-colleague'], 'member')).statusCode).toBe(201);
    expect((await remove(projectId, ids['demo-colleague'])).statusCode).toBe(204);
    expect((await world.call('GET', `/${projectId}`, world.owner)).json().code).toBe('FORBIDDEN');
    expect((await add(projectId, ids['demo-other'], 'member', other)).json().code).toBe('NOT_FOUND');
  });

  it('has each person once', async () => {
    const projectId = await createProject();
    expect((await add(projectId, ids.demo, 'member')).json().code).toBe('ALREADY_MEMBER');
    expect((await add(projectId, ids['demo-member'], 'member')).statusCode).toBe(201);
    expect((await add(projectId, ids['demo-member'], 'admin')).json().code).toBe('ALREADY_MEMBER');
  });

  it('takes nobody of the authority, nobody pending, nobody who left', async () => {
    const projectId = await createProject();
    expect((await add(projectId, ids['demo-epd'], 'member')).json().code).toBe('NOT_FOUND');
    for (const state of ['is_active = false', 'deleted_at = now()'])
      await whileColleague(state, async () => {
        expect((await add(projectId, ids['demo-colleague'], 'member')).json().code).toBe('NOT_FOUND');
      });
  });

  it('[U23] changes without touching the revision, which a calculation compares', async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-member'], 'member');
    await setRole(projectId, ids['demo-member'], 'member', 'readonly');
    await remove(projectId, ids['demo-member']);
    expect((await world.get(projectId)).revision).toBe(1);
  });
});

async function whileColleague(state: string, work: () => Promise<void>): Promise<void> {
  await world.client.query(`update users set ${state} where id = $1`, [ids['demo-colleague']]);
  await work();
  await world.client.query(`update users set is_active = true, deleted_at = null where id = $1`, [
    ids['demo-colleague'],
  ]);
}

describe('a role', () => {
  it('[ORG-16] is changed by an admin, and only from what was seen', async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-member'], 'member');
    expect((await setRole(projectId, ids['demo-member'], 'member', 'readonly')).statusCode).toBe(204);
    const late = await setRole(projectId, ids['demo-member'], 'member', 'admin');
    expect(late.json()).toMatchObject({ code: 'CONFLICT', details: { role: 'readonly' } });
    expect((await setRole(projectId, ids['demo-colleague'], 'member', 'admin')).json().code).toBe('NOT_FOUND');
    expect((await world.get(projectId, member)).isReadonly).toBe(true);
  });

  it('[ORG-16] is not changed for somebody who is not approved', async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-colleague'], 'member');
    await whileColleague('is_active = false', async () => {
      expect((await list(projectId)).members[1]).toMatchObject({ name: 'Demo Colleague', isApproved: false });
      const answer = await setRole(projectId, ids['demo-colleague'], 'member', 'admin');
      expect(answer.json().code).toBe('FORBIDDEN');
    });
  });

  it('[ORG-17] must be given up before an admin can be removed', async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-member'], 'admin');
    expect((await remove(projectId, ids['demo-member'])).json()).toMatchObject({
      code: 'CONFLICT',
      details: { role: 'admin' },
    });
    await setRole(projectId, ids['demo-member'], 'admin', 'member');
    expect((await remove(projectId, ids['demo-member'])).statusCode).toBe(204);
    expect((await world.call('GET', `/${projectId}`, member)).json().code).toBe('NOT_FOUND');
  });

  it('[Q47] of the owner stays', async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-member'], 'admin');
    expect((await setRole(projectId, ids.demo, 'admin', 'member', member)).json().code).toBe('OWNER_STAYS');
    expect((await remove(projectId, ids.demo, member)).json().code).toBe('OWNER_STAYS');
  });

  it('[U24] that no longer allows editing gives the lease back', async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-member'], 'member');
    const take = () => world.call('POST', `/${projectId}/lease`, member, {});
    const leases = () => world.one('select count(*)::int from project_leases where project_id = $1', [projectId]);
    await take();
    await setRole(projectId, ids['demo-member'], 'member', 'readonly');
    expect(await leases()).toBe(0);
    await setRole(projectId, ids['demo-member'], 'readonly', 'member');
    await take();
    await remove(projectId, ids['demo-member']);
    expect(await leases()).toBe(0);
  });
});

describe('the search', () => {
  it("[ORG-20] with '@' finds one person by the whole address, in any company", async () => {
    const projectId = await createProject();
    expect(await search(projectId, ' Demo-Other@quietsite.EXAMPLE')).toEqual([
      {
        id: ids['demo-other'],
        name: 'Demo Neighbour',
        company: 'Demo Contractor B',
        maskedEmail: 'd***@q***.example',
        isMember: false,
      },
    ]);
    for (const text of [
      '@quietsite.example',
      'demo-other@',
      'demo-epd@quietsite.example',
      'demo-admin@quietsite.example',
    ])
      expect(await search(projectId, text)).toEqual([]);
  });

  it("[ORG-21] without '@' finds colleagues by name, and says who is a member", async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-member'], 'member');
    const found = await search(projectId, 'dEMo');
    expect(found.map(({ name, isMember }) => [name, isMember])).toEqual([
      ['Demo Colleague', false],
      ['Demo Engineer', true],
      ['Demo Owner', true],
      ['Demo Reader', false],
    ]);
    expect(await search(projectId, 'o Eng')).toHaveLength(1);
    expect(await search(projectId, 'Neighbour')).toEqual([]);
    for (const text of ['%%', '__', '\\\\']) expect(await search(projectId, text)).toEqual([]);
  });

  it('[ORG-21] finds at most twenty, and nobody pending or removed', async () => {
    const projectId = await createProject();
    await world.client.query(
      `insert into users (username, username_key, password_hash, first_name, last_name, email, email_key, company_id,
         user_type, is_active, deleted_at)
       select 'x' || n, 'x' || n, '', 'Many', lpad(n::text, 2, '0'), 'x' || n || '@x.hk', 'x' || n || '@x.hk',
         (select company_id from users where id = $1), 'Contractor Member', n <> 1, case when n = 2 then now() end
       from generate_series(1, 25) n`,
      [ids.demo],
    );
    const found = await search(projectId, 'many');
    expect(found.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Many ${String(index + 3).padStart(2, '0')}`),
    );
    expect(await search(projectId, 'x1@x.hk')).toEqual([]);
  });
});

describe('ownership', () => {
  const transfer = (projectId: number, userId: number, was: number, as = world.owner) =>
    world.call('POST', `/${projectId}/ownership`, as, { userId, was });

  it('[Q140] is moved inside the company by its Admin; the old owner stays as an admin and both are notified', async () => {
    const projectId = await createProject(member);
    await add(projectId, ids['demo-colleague'], 'readonly');
    expect((await transfer(projectId, ids['demo-colleague'], ids['demo-member'])).statusCode).toBe(204);
    const { members } = await list(projectId);
    expect(members.map(({ name, role, isOwner }) => [name, role, isOwner])).toEqual([
      ['Demo Colleague', 'admin', true],
      ['Demo Engineer', 'admin', false],
    ]);
    for (const name of ['demo-colleague', 'demo-member']) {
      const mails = await listMails(world.server, `${name}@quietsite.example`);
      expect(mails.at(-1)).toMatchObject({ subject: 'A project has a new owner' });
    }
    const audited = `select details from audit_log where action = 'ownership.transfer' and project_id = $1`;
    expect(await world.one(audited, [projectId])).toEqual({ userId: ids['demo-colleague'], was: ids['demo-member'] });
  });

  it('[Q140] [Q47] is not moved by anybody else, out of the company, or on an older state', async () => {
    const projectId = await createProject(member);
    expect((await transfer(projectId, ids.demo, ids['demo-member'], member)).json().code).toBe('FORBIDDEN');
    expect((await transfer(projectId, ids['demo-other'], ids['demo-member'], other)).json().code).toBe('NOT_FOUND');
    expect((await transfer(projectId, ids['demo-other'], ids['demo-member'])).json().code).toBe('NOT_FOUND');
    expect((await transfer(projectId, ids['demo-reader'], ids['demo-colleague'])).json().code).toBe('CONFLICT');
    await whileColleague('is_active = false', async () => {
      expect((await transfer(projectId, ids['demo-colleague'], ids['demo-member'])).json().code).toBe('NOT_FOUND');
    });
    expect((await world.get(projectId, member)).ownerName).toBe('Demo Engineer');
  });
});

describe('those who watch a project', () => {
  let address: string;
  beforeAll(async () => {
    address = await world.server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  const watch = (projectId: number, headers: Headers) =>
    fetch(`${address}/api/projects/${projectId}/events`, { headers });

  it('[U23] hear of the team, and nothing more once they are out of it', async () => {
    const projectId = await createProject();
    await add(projectId, ids['demo-member'], 'member');
    const stream = await watch(projectId, member);
    let text = '';
    const isEnded = (async () => {
      for await (const chunk of stream.body ?? []) text += new TextDecoder().decode(chunk);
      return true;
    })();
    await add(projectId, ids['demo-reader'], 'readonly');
    await expect.poll(() => text).toContain('"type":"project"');
    await remove(projectId, ids['demo-member']);
    expect(await isEnded).toBe(true);
    expect(text.match(/"type":"project"/g)).toHaveLength(1);
  });

  it('[U23] hear nothing more once they are signed out, at the next sign of life', async () => {
    const projectId = await createProject();
    const session = await world.server.signIn('demo');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = await watch(projectId, session);
    const text = stream.text();
    await world.server.app.inject({ method: 'DELETE', url: '/api/session', headers: session });
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    expect(await text).toBe(':\n\n');
  });
});

it('[ORG-26] a member of another company edits and copies, and takes the copy home', async () => {
  const projectId = await createProject();
  await add(projectId, ids['demo-other'], 'member');
  const copy = { as: 'version', commencementDate: null, isEquipmentKept: false };
  const answer = await world.call('POST', `/${projectId}/copies`, other, copy);
  expect(answer.json<Project>()).toMatchObject({ ownerCompany: 'Demo Contractor B', version: 1 });
});
