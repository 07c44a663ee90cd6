import type { Organisation, Project } from '@quietsite/contracts';
import { formatPersonName, languages } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../src/database/connection.ts';
import { nameIn } from '../src/repositories/accounts/person-name.ts';
import { createAccountClient } from './account-client.ts';
import { type ProjectWorld, startProjectWorld } from './project-calls.ts';
import { listMails } from './test-server.ts';

let world: ProjectWorld;
beforeAll(async () => {
  world = await startProjectWorld();
});
afterAll(() => world.close());

const on = (language: string, headers = world.owner) => ({ ...headers, 'x-quietsite-language': language });
const call = (firstName: string, lastName: string, username: string) =>
  world.client.query('update users set first_name = $1, last_name = $2 where username = $3', [
    firstName,
    lastName,
    username,
  ]);

describe('[AUTH-53] names of people', () => {
  it('the database writes them as the domain does, in every language', async () => {
    const { database, close } = openConnection(world.server.database.url, 1, () => {});
    const names = ['Tai Man', '大文', '思遠', 'O’Neill', 'ÿ', '阿Wing', '𠮷', '歐 陽', ''];
    const pairs = names.flatMap((firstName) => names.map((lastName) => ({ firstName, lastName })));
    for (const { firstName, lastName } of pairs) {
      await call(firstName, lastName, 'demo-reader');
      for (const language of languages) {
        const written = await database
          .selectFrom('users')
          .select(nameIn('users', language).as('name'))
          .where('username', '=', 'demo-reader')
          .executeTakeFirstOrThrow();
        expect(written.name).toBe(formatPersonName({ firstName, lastName }, language) || 'demo-reader');
      }
    }
    await close();
  });

  it('stand in the order of the page that asks, on every list', async () => {
    await call('Tai Man', 'Chan', 'demo');
    const project = async (headers: Record<string, string>) =>
      (await world.call('GET', `/${world.draft}`, headers)).json<Project>().ownerName;
    const company = async (headers: Record<string, string>) => {
      const answer = await world.server.app.inject({ url: '/api/organisation', headers });
      return answer.json<Organisation>().members.find(({ username }) => username === 'demo')?.name;
    };
    for (const read of [project, company]) {
      expect(await read(on('zh-Hant'))).toBe('Chan Tai Man');
      expect(await read(on('en'))).toBe('Tai Man Chan');
      expect(await read(world.owner)).toBe('Tai Man Chan');
    }
  });

  it('are found in either order', async () => {
    await call('Ka Yan', 'Leung', 'demo-colleague');
    for (const text of ['Ka Yan Leung', 'Leung Ka Yan']) {
      const answer = await world.call('POST', `/${world.draft}/member-search`, world.owner, { text });
      expect(answer.json()).toMatchObject([{ name: 'Ka Yan Leung' }]);
    }
  });

  it('stand in the order of whoever reads the mail', async () => {
    const client = createAccountClient(world.server);
    await call('Tai Man', 'Chan', 'demo');
    const invite = (email: string, language: string) =>
      client.send('POST', '/api/organisation/invitations', { email }, on(language));
    await invite('one@firm.example', 'zh-Hant');
    await invite('two@firm.example', 'en');
    expect((await listMails(world.server, 'one@firm.example'))[0]?.text).toMatch(/^Chan Tai Man 邀請你/);
    expect((await listMails(world.server, 'two@firm.example'))[0]?.text).toMatch(/^Tai Man Chan has invited you/);
  });
});
