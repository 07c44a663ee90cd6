import type { CalculationRun, DeletedProject, DeletedUser, ProjectSummary } from '@quietsite/contracts';
import { addDays, hongKongToday } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/config/environment.ts';
import { openConnection } from '../src/database/connection.ts';
import { createFileStore } from '../src/integrations/create-file-store.ts';
import { createHousekeepingService } from '../src/services/administration/housekeeping.service.ts';
import { createWorkerProcess } from '../src/worker-wiring.ts';
import { type Headers, type ProjectWorld, startProjectWorld } from './project-calls.ts';
import { testEnvironment } from './test-server.ts';

let world: ProjectWorld;
let member: Headers;
beforeAll(async () => {
  world = await startProjectWorld();
  member = await world.server.signIn('demo-member');
});
afterAll(() => world.close());

const remove = (projectId: number, as = world.owner, revision = 1) =>
  world.call('DELETE', `/${projectId}`, as, { revision });

describe('archiving a project', () => {
  const archive = (projectId: number, isArchived: boolean, as = world.owner) =>
    world.call('PUT', `/${projectId}/archiving`, as, { isArchived });

  it('[PROJ-64] only marks it in the lists of its team, without a change of what it says, and can be undone', async () => {
    const { id } = await world.create('Finished');
    await world.call('POST', `/${id}/members`, world.owner, {
      userId: await world.userId('demo-member'),
      role: 'admin',
    });
    const before = await world.get(id);
    expect(before.isArchived).toBe(false);
    expect((await archive(id, true, member)).json().code).toBe('FORBIDDEN');
    expect((await archive(id, true)).statusCode).toBe(204);
    const list = (await world.call('GET', '', member)).json<ProjectSummary[]>();
    expect(list.find((project) => project.id === id)).toMatchObject({ isArchived: true });
    expect(await world.get(id)).toEqual({ ...before, isArchived: true });
    expect((await archive(id, false)).statusCode).toBe(204);
    expect(await world.get(id)).toEqual(before);
    const audited = `select array_agg(action order by id) from audit_log
      where user_id = $1 and project_id = $2 and action like 'project.%archive'`;
    expect(await world.one(audited, [await world.userId('demo'), id])).toEqual([
      'project.archive',
      'project.unarchive',
    ]);
  });

  it('[PROJ-64] is possible while it is with the authority and while somebody else has it open; a copy is not archived', async () => {
    const { id } = await world.create('Submitted and open');
    await world.call('POST', `/${id}/members`, world.owner, {
      userId: await world.userId('demo-member'),
      role: 'member',
    });
    await world.call('POST', `/${id}/lease`, member, {});
    await world.client.query('update projects set submitted_at = now() where id = $1', [id]);
    expect((await archive(id, true)).statusCode).toBe(204);
    const copy = { as: 'version', commencementDate: null, isEquipmentKept: false };
    expect((await world.call('POST', `/${id}/copies`, world.owner, copy)).json()).toMatchObject({ isArchived: false });
  });
});

describe('deleting a project', () => {
  it('[PROJ-11] [ORG-25] is for its owner alone, not for its admins', async () => {
    const { id } = await world.create('Shared');
    const userId = await world.userId('demo-member');
    await world.call('POST', `/${id}/members`, world.owner, { userId, role: 'admin' });
    expect((await remove(id, member)).json().code).toBe('FORBIDDEN');
    expect((await remove(id)).statusCode).toBe(204);
  });

  it('[PROJ-11] [U27] takes it from everybody and keeps it for the retention time, with who did it', async () => {
    const { id, title } = await world.create('Mistake');
    expect((await remove(id)).statusCode).toBe(204);
    expect((await world.call('GET', `/${id}`, world.owner)).statusCode).toBe(404);
    const list = (await world.call('GET', '', world.owner)).json<ProjectSummary[]>();
    expect(list.map((project) => project.id)).not.toContain(id);
    const { rows } = await world.client.query('select title, deleted_by, deleted_at from projects where id = $1', [id]);
    expect(rows[0]).toMatchObject({ title, deleted_by: await world.userId('demo'), deleted_at: expect.any(Date) });
    const audited = `select user_id from audit_log where action = 'project.delete' and project_id = $1`;
    expect(await world.one(audited, [id])).toBe(await world.userId('demo'));
    expect(await world.one('select count(*)::int from project_leases where project_id = $1', [id])).toBe(0);
    expect((await world.create(title)).title).toBe(title);
  });

  it.each(['submitted_at', 'approved_on'])('[U27] is not possible with %s', async (column) => {
    const { id } = await world.create(`With ${column}`);
    await world.client.query(`update projects set ${column} = now() where id = $1`, [id]);
    expect((await remove(id)).json().code).toBe('FORBIDDEN');
    expect((await world.get(id)).title).toBe(`With ${column}`);
  });

  it('[U24] is not possible while somebody else has it open, nor on an older state', async () => {
    const { id } = await world.create('Open elsewhere');
    const userId = await world.userId('demo-member');
    await world.call('POST', `/${id}/members`, world.owner, { userId, role: 'member' });
    await world.call('POST', `/${id}/lease`, member, {});
    expect((await remove(id)).json()).toMatchObject({ code: 'PROJECT_LOCKED', details: { openedBy: 'Demo Engineer' } });
    await world.call('DELETE', `/${id}/lease`, member);
    await world.client.query('update projects set revision = 3 where id = $1', [id]);
    for (const revision of [2, 4])
      expect((await remove(id, world.owner, revision)).json()).toMatchObject({
        code: 'CONFLICT',
        details: { revision: 3 },
      });
    expect((await remove(id, world.owner, 3)).statusCode).toBe(204);
  });

  it('[U27] ends its calculation', async () => {
    const copy = { as: 'version', commencementDate: null, isEquipmentKept: true };
    const { id } = (await world.call('POST', `/${world.draft}/copies`, world.owner, copy)).json();
    const run = (await world.call('POST', `/${id}/calculation`, world.owner)).json<CalculationRun>();
    expect(run.status).toBe('queued');
    expect((await remove(id)).statusCode).toBe(204);
    expect(await world.one('select status from calculation_runs where id = $1', [run.id])).toBe('cancelled');
  });
});

describe('restoring', () => {
  const listDeleted = async (as = world.owner) =>
    (await world.server.app.inject({ url: '/api/deleted-projects', headers: as })).json<DeletedProject[]>();
  const restore = (projectId: number, as = world.owner) => world.call('POST', `/${projectId}/restoration`, as);
  const age = (id: number, days: number) =>
    world.client.query(`update projects set deleted_at = now() - $2 * interval '1 day' where id = $1`, [id, days]);

  it('[PROJ-57] [U27] [Q151] brings a project back to its owner, whole, for 365 days', async () => {
    const { id, title } = await world.create('Deleted by mistake');
    const userId = await world.userId('demo-member');
    await world.call('POST', `/${id}/members`, world.owner, { userId, role: 'member' });
    await remove(id);
    const [entry] = (await listDeleted()).filter((project) => project.id === id);
    const today = hongKongToday(new Date());
    expect(entry).toMatchObject({ title, restorableUntil: addDays(today, 365), isKept: false });
    expect(entry?.deletedBy).toBe((await world.get(world.draft)).ownerName);
    expect((await listDeleted(member)).map((project) => project.id)).not.toContain(id);
    expect((await restore(id, member)).json().code).toBe('NOT_FOUND');
    expect((await restore(id)).statusCode).toBe(204);
    expect(await world.get(id)).toMatchObject({ title, status: 'Created' });
    expect((await world.call('GET', `/${id}`, member)).statusCode).toBe(200);
    expect((await listDeleted()).map((project) => project.id)).not.toContain(id);
    const audited = `select count(*)::int from audit_log where action = 'project.restore' and project_id = $1`;
    expect(await world.one(audited, [id])).toBe(1);
    expect((await restore(id)).json().code).toBe('NOT_FOUND');
  });

  it('[PROJ-57] [Q151] is too late after the retention time', async () => {
    const { id } = await world.create('Long gone');
    await remove(id);
    await age(id, 366);
    expect((await restore(id)).json().code).toBe('NOT_FOUND');
    expect((await listDeleted()).map((project) => project.id)).not.toContain(id);
    await age(id, 364);
    expect((await restore(id)).statusCode).toBe(204);
  });

  it('[PROJ-57] gives it another title when its own is taken', async () => {
    const { id } = await world.create('Twice');
    await remove(id);
    await world.create('Twice');
    expect((await restore(id)).statusCode).toBe(204);
    expect((await world.get(id)).title).toBe('Twice (restored)');
  });

  it('[PROJ-58] [U27] an administrator archives what is submitted or approved, and restores it', async () => {
    const admin = await world.server.signIn('demo-admin');
    for (const column of ['submitted_at', 'approved_on']) {
      const { id } = await world.create(`Archived ${column}`);
      await world.client.query(`update projects set ${column} = now() where id = $1`, [id]);
      expect((await remove(id, admin)).statusCode).toBe(204);
      expect((await world.call('GET', `/${id}`, world.owner)).statusCode).toBe(404);
      expect((await listDeleted(admin)).find((project) => project.id === id)?.deletedBy).toBe('Demo Administrator');
      expect((await restore(id, admin)).statusCode).toBe(204);
      expect((await world.get(id)).status).toBe(column === 'submitted_at' ? 'Submitted' : 'Approved');
    }
    const { id } = await world.create('A draft');
    expect((await remove(id, admin)).json().code).toBe('NOT_FOUND');
  });
});

async function tidyAccounts(): Promise<object[]> {
  const { database, close } = openConnection(world.server.database.url, 2, () => {});
  const told: object[] = [];
  const { FILE_STORE_URL, fileStoreCredentials } = readEnvironment(testEnvironment(world.server.database.url));
  const files = await createFileStore(FILE_STORE_URL, fileStoreCredentials);
  await createHousekeepingService({
    ...{ database, files, retentionDays: 365, keptRuns: 50 },
    clock: () => new Date(),
    onFailure: (error) => {
      throw error;
    },
    onErased: (counts) => told.push(counts),
  }).cleanUp();
  await close();
  return told;
}

describe('deleted accounts', () => {
  const inject = (admin: Headers, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    world.server.app.inject({ method, url, headers: admin, ...(payload && { payload }) });
  const addPerson = async (username: string, mailbox = username) => {
    const keys = [username, `${mailbox}@quietsite.example`];
    return world.one<number>(
      `insert into users (username, username_key, password_hash, first_name, last_name, email, email_key, company_id,
         user_type, is_active)
       select $1, $1, 'x', 'Ka Yan', 'Chan', $2, $2, company_id, 'Contractor Member', true
       from users where username = 'demo' returning id`,
      keys,
    );
  };

  it('[ADMIN-35] [U27] [Q151] are restored by an administrator, unless somebody has their name or address by now', async () => {
    const admin = await world.server.signIn('demo-admin');
    const userId = await addPerson('leaver');
    expect((await inject(admin, 'DELETE', `/api/admin/users/${userId}`, {})).statusCode).toBe(204);
    const list = (await inject(admin, 'GET', '/api/admin/deleted-users')).json<DeletedUser[]>();
    const today = hongKongToday(new Date());
    expect(list.find(({ id }) => id === userId)).toMatchObject({
      ...{ username: 'leaver', deletedBy: 'Demo Administrator', restorableUntil: addDays(today, 365) },
    });
    const url = `/api/admin/users/${userId}/restoration`;
    for (const [username, mailbox, code] of [
      ['leaver', 'joiner', 'USERNAME_TAKEN'],
      ['joiner', 'leaver', 'EMAIL_TAKEN'],
    ] as const) {
      const other = await addPerson(username, mailbox);
      expect((await inject(admin, 'POST', url)).json().code).toBe(code);
      await world.client.query('delete from users where id = $1', [other]);
    }
    expect((await inject(admin, 'POST', url)).statusCode).toBe(204);
    const state = `select concat(username_key, ' ', is_active, ' ', deleted_at is null) from users where id = $1`;
    expect(await world.one(state, [userId])).toBe('leaver t t');
    expect((await inject(admin, 'POST', url)).json().code).toBe('NOT_FOUND');
  });

  it('[ADMIN-36] [U27] [Q151] lose their personal data after the retention time; the operator is notified', async () => {
    const admin = await world.server.signIn('demo-admin');
    const [old, fresh] = [await addPerson('gone'), await addPerson('going')];
    for (const id of [old, fresh]) await inject(admin, 'DELETE', `/api/admin/users/${id}`, {});
    await world.client.query(`update users set deleted_at = now() - interval '366 days' where id = $1`, [old]);
    const told = await tidyAccounts();
    expect(told).toEqual([{ projects: expect.any(Number), users: 1 }]);
    const state = `select concat_ws(' ', username, first_name || last_name, email, erased_at is not null) from users where id = $1`;
    expect(await world.one(state, [old])).toBe(`erased-${old}  erased-${old}@invalid t`);
    expect(await world.one(state, [fresh])).toBe('going Ka YanChan going@quietsite.example f');
    const answer = await inject(admin, 'POST', `/api/admin/users/${old}/restoration`);
    expect(answer.json().code).toBe('NOT_FOUND');
    const audited = `select count(*)::int from audit_log where action = 'account.erase' and details ->> 'userId' = $1`;
    expect(await world.one(audited, [String(old)])).toBe(1);
  });
});

describe('registrations', () => {
  const person = { password: 'calm-harbour-7', firstName: 'Siu Ming', lastName: 'Wong', phone: '+852 2345 6789' };
  const register = async (username: string) => {
    const payload = { ...person, username, email: `${username}@applicant.example`, company: 'Demo Contractor A' };
    const answer = await world.server.app.inject({ method: 'POST', url: '/api/accounts', payload });
    expect(answer.statusCode).toBe(201);
    return world.userId(username);
  };
  const age = (id: number, column: 'deleted_at' | 'created_at', days: number) =>
    world.client.query(`update users set ${column} = now() - $2 * interval '1 day' where id = $1`, [id, days]);
  /** Searches every table with text for leftover personal data. */
  const isNamedAnywhere = async (word: string): Promise<string[]> => {
    const { rows } = await world.client.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns join information_schema.tables
         using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb')`,
    );
    const found: string[] = [];
    for (const { name } of rows)
      if (
        await world.one<boolean>(`select exists (select from ${name} as row where row::text ilike $1)`, [`%${word}%`])
      )
        found.push(name);
    return found;
  };

  it('[AUTH-55] [U27] of people who were rejected are erased after the retention time, everywhere', async () => {
    const id = await register('turned-away');
    await world.client.query('update users set email_confirmed_at = now() where id = $1', [id]);
    const rejected = await world.server.app.inject({
      ...{ method: 'DELETE', url: `/api/organisation/members/${id}`, headers: world.owner },
      payload: { was: 'pending' },
    });
    expect(rejected.statusCode).toBe(204);
    await age(id, 'deleted_at', 364);
    await tidyAccounts();
    expect(await isNamedAnywhere('turned-away')).toContain('users');
    await age(id, 'deleted_at', 366);
    await world.client.query(`update account_links set used_at = now() - interval '31 days' where user_id = $1`, [id]);
    await tidyAccounts();
    expect(await isNamedAnywhere('turned-away')).toEqual([]);
    expect(await isNamedAnywhere('2345 6789')).toEqual([]);
    const kept = `select concat_ws(' ', username, first_name || last_name || phone, email) from users where id = $1`;
    expect(await world.one(kept, [id])).toBe(`erased-${id}  erased-${id}@invalid`);
  });

  it('[AUTH-55] that nobody confirmed are erased after 30 days, and the name is free again', async () => {
    const [id, waiting] = [await register('never-came'), await register('still-reads')];
    await age(id, 'created_at', 31);
    await age(waiting, 'created_at', 29);
    await world.client.query(`update users set created_at = now() - interval '90 days' where username = 'demo'`);
    await tidyAccounts();
    expect(await isNamedAnywhere('never-came')).toEqual(['account_links']);
    expect(await world.userId('still-reads')).toBe(waiting);
    expect((await world.get(world.draft)).ownerName).toBe('Demo Owner');
    expect(await register('never-came')).not.toBe(id);
  });
});

describe('housekeeping', () => {
  const raise = (error: Error) => {
    throw error;
  };
  const environment = () => readEnvironment(testEnvironment(world.server.database.url));
  const exists = (id: number) => world.one<boolean>('select exists (select from projects where id = $1)', [id]);
  const deleteDaysAgo = async (title: string, days: number) => {
    const { id } = await world.create(title);
    await world.client.query(`update projects set deleted_at = now() - $2 * interval '1 day' where id = $1`, [
      id,
      days,
    ]);
    return id;
  };

  it('[U27] removes what was deleted before the retention time, its files too, and nothing else', async () => {
    const { FILE_STORE_URL, fileStoreCredentials } = environment();
    const files = await createFileStore(FILE_STORE_URL, fileStoreCredentials);
    const [old, fresh] = [await deleteDaysAgo('Old', 366), await deleteDaysAgo('Fresh', 364)];
    const fileKey = await files.put(new TextEncoder().encode('a document'));
    await world.client.query(
      `with run as (insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash,
         input, status) values ($1, 1, $2, '', '', '{}', 'done') returning id)
       insert into documents (project_id, run_id, kind, requested_by, status, file_key)
       select $1, id, 'summary', $2, 'done', $3 from run`,
      [old, await world.userId('demo'), fileKey],
    );
    const worker = await createWorkerProcess(environment());
    await expect.poll(() => exists(old)).toBe(false);
    await worker.stop();
    expect(await exists(fresh)).toBe(true);
    expect(await exists(world.draft)).toBe(true);
    await expect(files.read(fileKey)).rejects.toThrow();
    const audited = `select count(*)::int from audit_log where action = 'project.purge' and project_id = $1`;
    expect(await world.one(audited, [old])).toBe(1);
  });

  it('[U27] [U46] keeps what was handed in, with its project, and the files that something else still refers to', async () => {
    const { FILE_STORE_URL, fileStoreCredentials } = environment();
    const files = await createFileStore(FILE_STORE_URL, fileStoreCredentials);
    const put = (text: string) => files.put(new TextEncoder().encode(text));
    const [handedIn, old] = [await deleteDaysAgo('Handed in', 400), await deleteDaysAgo('Never handed in', 400)];
    const [shared, own] = [await put('handed in'), await put('attached')];
    await world.client.query(
      `with run as (insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash,
         input, status) values ($1, 1, $2, '', '', '{}', 'done') returning id),
       handed as (insert into submissions (project_id, number, request_key, run_id, project_revision, submitted_by, email,
         role_in_project, submitted_at, bundle_hash, state)
         select $1, 1, gen_random_uuid(), id, 1, $2, '', '', now(), '', 'rejected' from run returning id)
       insert into submission_files (submission_id, name, kind, media_type, size_bytes, sha256, file_key)
       select id, 'a.pdf', 'attachment', 'application/pdf', 1, '', $3 from handed`,
      [handedIn, await world.userId('demo'), shared],
    );
    for (const [projectId, key] of [
      [handedIn, shared],
      [old, shared],
      [old, own],
    ])
      await world.client.query(
        `insert into attachments (project_id, file_name, media_type, size_bytes, sha256, file_key)
         values ($1, 'a.pdf', 'application/pdf', 1, '', $2)`,
        [projectId, key],
      );
    const { database, close } = openConnection(world.server.database.url, 2, () => {});
    const clock = () => new Date();
    await createHousekeepingService({
      database,
      files,
      clock,
      onFailure: raise,
      retentionDays: 365,
      keptRuns: 50,
    }).cleanUp();
    await close();
    expect([await exists(handedIn), await exists(old)]).toEqual([true, false]);
    await expect(files.read(own)).rejects.toThrow();
    expect(Buffer.concat(await (await files.read(shared)).toArray()).toString()).toBe('handed in');
  });

  it('[U27] is done by one worker at a time', async () => {
    const { database, close } = openConnection(world.server.database.url, 2, () => {});
    const service = createHousekeepingService({
      database,
      files: { remove: async () => {} },
      clock: () => new Date(),
      onFailure: raise,
      retentionDays: 365,
      keptRuns: 50,
    });
    await world.client.query(`select pg_advisory_lock(hashtext('housekeeping'))`);
    const old = await deleteDaysAgo('Left alone', 400);
    expect(await service.cleanUp()).toBe(false);
    expect(await exists(old)).toBe(true);
    await world.client.query(`select pg_advisory_unlock(hashtext('housekeeping'))`);
    expect(await service.cleanUp()).toBe(true);
    expect(await exists(old)).toBe(false);
    await close();
  });

  it('removes sessions, links, failures and browsers that have ended, and keeps the others', async () => {
    await world.client.query(`
      insert into sessions (id_hash, user_id, expires_at, absolute_expires_at)
      select decode(md5(days::text), 'hex'), 1, now() + days * interval '1 day', now() + interval '1 day'
      from unnest(array[-1, 1]) days`);
    await world.client.query(`
      insert into pending_sign_ins (id_hash, user_id, code_hash, sent_at, code_expires_at, expires_at)
      select decode(md5(days::text), 'hex'), 1, '', now(), now(), now() + days * interval '1 day'
      from unnest(array[-1, 1]) days`);
    await world.client.query(`
      insert into account_links (kind, token_hash, expires_at, used_at)
      values ('reset', 'ended', now() - interval '31 days', null), ('reset', 'ended lately', now() - interval '29 days', null),
        ('reset', 'used', now() + interval '1 day', now() - interval '31 days'), ('reset', 'open', now() + interval '1 day', null)`);
    await world.client.query(`
      insert into sign_in_failures (username_key, failures, last_failed_at, locked_until)
      values ('old', 2, now() - interval '25 hours', null), ('new', 2, now(), null),
        ('locked', 5, now() - interval '25 hours', now() + interval '1 hour')`);
    await world.client.query(`
      insert into devices (user_id, secret_hash, last_used_at)
      values (1, 'forgotten', now() - interval '401 days'), (1, 'known', now() - interval '399 days')`);
    const { database, close } = openConnection(world.server.database.url, 2, () => {});
    const files = { remove: async () => {} };
    const parts = { database, files, clock: () => new Date(), onFailure: raise, retentionDays: 365, keptRuns: 50 };
    await createHousekeepingService(parts).cleanUp();
    await close();
    const left = async (query: string) => (await world.client.query({ text: query, rowMode: 'array' })).rows.flat();
    expect(await left(`select count(*)::int from sessions where expires_at < now()`)).toEqual([0]);
    expect(await left(`select count(*)::int from sessions where id_hash = decode(md5('1'), 'hex')`)).toEqual([1]);
    expect(await left('select count(*)::int from pending_sign_ins')).toEqual([1]);
    expect(
      await left(`select convert_from(token_hash, 'utf8') from account_links where kind = 'reset' order by 1`),
    ).toEqual(['ended lately', 'open']);
    expect(await left('select username_key from sign_in_failures order by 1')).toEqual(['locked', 'new']);
    expect(
      await left(`select convert_from(secret_hash, 'utf8') from devices where secret_hash in ('known', 'forgotten')`),
    ).toEqual(['known']);
  });
});
