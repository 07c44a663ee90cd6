import type { Place } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Headers, type ProjectWorld, startProjectWorld } from './project-calls.ts';

let world: ProjectWorld;
const ORIGIN = { east: 836_000, north: 820_000 };

interface Building {
  readonly id: number;
  readonly name?: string;
  readonly nameZh?: string;
  readonly address?: string;
  readonly addressZh?: string;
  /** Metres from the origin. */
  readonly east?: number;
  readonly kind?: string;
}

async function addBuildings(...buildings: readonly Building[]) {
  for (const {
    id,
    name = '',
    nameZh = '',
    address = '',
    addressZh = '',
    east = 0,
    kind = 'residential',
  } of buildings) {
    await world.client.query(
      `insert into source.buildings (building_id, kind, name, name_zh, address, address_zh, geom, geom_mercator)
       select $1, $2, $3, $4, $5, $6, geom, st_transform(geom, 3857)
       from (select st_multi(st_makeenvelope($7::float8 - 10, $8::float8, $7 + 10, $8 + 20, 2326)) as geom) shape`,
      [id, kind, name, nameZh, address, addressZh, ORIGIN.east + east, ORIGIN.north],
    );
  }
}

beforeAll(async () => {
  world = await startProjectWorld();
  await addBuildings(
    {
      id: 1,
      name: 'Zebra House',
      nameZh: '斑馬樓',
      address: '8 Quarry Lane',
      addressZh: '採石里8號',
      kind: 'education',
    },
    { id: 2, name: 'Zebra House Annex' },
    { id: 3, name: 'Old Zebra House' },
    { id: 4, name: 'Zebra Tower, House 2' },
    { id: 5, name: 'ZEBRA-LINK CENTRE', nameZh: '啓德斑馬中心', east: 100 },
    { id: 6, nameZh: '觀塘圖書館' },
    { id: 7, address: '21 Xylophone Road' },
    ...[400, 900, 100].map((east, index) => ({ id: 20 + index, name: 'Walrus Court', east })),
  );
});
afterAll(() => world.close());

const get = (query: Record<string, string>, headers: Headers = world.owner) =>
  world.server.app.inject({ url: `/api/places?${new URLSearchParams(query)}`, headers });
async function search(q: string, more: Record<string, string> = {}, headers: Headers = world.owner): Promise<Place[]> {
  const answer = await get({ q, ...more }, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ places: Place[] }>().places;
}
const namesOf = (places: readonly Place[]) => places.map(({ name }) => name);

describe('a place search', () => {
  it('[MAP-34] finds a building by its name and by its address, with kind, district and position', async () => {
    const found = { kind: 'education', name: 'Zebra House', detail: '8 Quarry Lane', projectId: null };
    const district = expect.any(String);
    const position = [expect.closeTo(ORIGIN.east, 0), expect.closeTo(ORIGIN.north + 10, 0)];
    expect((await search('zebra house'))[0]).toEqual({ ...found, district, position });
    expect((await search('8 quarry lane'))[0]).toEqual({ ...found, district, position });
    expect((await search('xylophone'))[0]).toMatchObject({ name: '21 Xylophone Road', detail: null });
  });

  it('[MAP-34] finds Chinese names and addresses, also by simplified characters and by another form of one', async () => {
    expect(namesOf(await search('斑馬'))).toEqual(expect.arrayContaining(['Zebra House', 'ZEBRA-LINK CENTRE']));
    for (const typed of ['觀塘圖書館', '观塘图书馆', '圖書館', '图书'])
      expect((await search(typed))[0]).toMatchObject({ name: '觀塘圖書館' });
    for (const typed of ['啓德斑馬', '啟德斑馬', '启德斑马'])
      expect((await search(typed))[0]).toMatchObject({ name: 'ZEBRA-LINK CENTRE', detail: '啓德斑馬中心' });
    expect((await search('采石里8'))[0]).toMatchObject({ name: 'Zebra House', detail: '採石里8號' });
  });

  it('[MAP-34] names a place in the language of the page, and keeps the other name if that one matched', async () => {
    const inChinese = { language: 'zh-Hant' };
    expect((await search('斑馬樓', inChinese))[0]).toMatchObject({ name: '斑馬樓', detail: '採石里8號' });
    expect((await search('zebra house', inChinese))[0]).toMatchObject({ name: '斑馬樓', detail: 'Zebra House' });
    expect((await search('Old Zebra House', { language: 'zh-Hans' }))[0]).toMatchObject({ name: 'Old Zebra House' });
  });

  it('[MAP-34] finds streets, areas and districts, and the sites of projects', async () => {
    expect(await search('Carpenter Road')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'site', name: 'Carpenter Road Drainage Works', projectId: expect.any(Number) }),
        expect.objectContaining({ kind: 'street', name: 'Carpenter Road', district: 'Kowloon City' }),
      ]),
    );
    expect(namesOf((await search('Kowloon City')).filter(({ kind }) => kind === 'area'))).toContain('Kowloon City');
    // Not the owner, but of the team.
    const member = await world.server.signIn('demo-member');
    expect((await search('Carpenter Road', {}, member)).map(({ kind }) => kind)).toContain('site');
    for (const typed of ['Sha Tin', '沙田', '沙田区'])
      expect(await search(typed)).toContainEqual(expect.objectContaining({ kind: 'district', district: 'Sha Tin' }));
  });

  it('[MAP-35] puts a whole name first, then its beginning, then words in it', async () => {
    expect(namesOf(await search('Zebra house')).slice(0, 4)).toEqual([
      ...['Zebra House', 'Zebra House Annex', 'Old Zebra House', 'Zebra Tower, House 2'],
    ]);
    expect(namesOf(await search('zebra link'))[0]).toBe('ZEBRA-LINK CENTRE');
  });

  it('[MAP-35] puts a place of exactly this name before the sites named after it', async () => {
    const kinds = (await search('Carpenter Road')).map(({ kind, name }) => `${kind} ${name}`);
    expect(kinds.slice(0, 2)).toEqual(['street Carpenter Road', 'site Carpenter Road Drainage Works']);
  });

  it('[MAP-35] tolerates missing and wrong letters', async () => {
    expect(namesOf(await search('Kai Tk Lnk'))[0]).toBe('Kai Tak Link Road and Community Hub');
    expect(namesOf(await search('Wlrus Cort'))).toContain('Walrus Court');
    expect(namesOf(await search('Zebr Huose'))).toContain('Zebra House');
    expect(namesOf(await search('eZbra House'))[0]).toBe('Zebra House');
    expect(namesOf(await search('Xylphone Raod'))[0]).toBe('21 Xylophone Road');
    expect(namesOf(await search('WalrusCourt'))).toContain('Walrus Court');
    expect(await search('qqqqzzzz')).toEqual([]);
  });

  it('[MAP-35] corrects the words of names that were added since', async () => {
    await addBuildings({ id: 31, name: 'Wombat Terrace' });
    expect(namesOf(await search('Wombta Terrace'))).toEqual(['Wombat Terrace']);
    await world.client.query('delete from source.buildings where building_id = 31');
  });

  it('[MAP-35] lists no similar names for a whole one', async () => {
    expect(namesOf(await search('Walrs Court'))).toContain('Walrus Court');
    await addBuildings({ id: 30, name: 'Walrs Court' });
    expect(namesOf(await search('Walrs Court'))).toEqual(['Walrs Court']);
    await world.client.query('delete from source.buildings where building_id = 30');
  });

  it('[MAP-35] lists no similar names where the typed words stand whole in a name', async () => {
    await addBuildings({ id: 30, name: 'Zebu Tower' });
    expect(namesOf(await search('Zebra Tower'))).toEqual(['Zebra Tower, House 2']);
    expect(namesOf(await search('Zeba Tower'))).toEqual(expect.arrayContaining(['Zebra Tower, House 2', 'Zebu Tower']));
    await world.client.query('delete from source.buildings where building_id = 30');
  });

  it('[MAP-35] puts the nearest first of those that match equally well', async () => {
    const distances = async (near: string) =>
      (await search('walrus court', { near })).map(({ position }) => Math.round(position[0] - ORIGIN.east));
    expect((await distances(`${ORIGIN.east},${ORIGIN.north}`)).slice(0, 3)).toEqual([100, 400, 900]);
    expect((await distances(`${ORIGIN.east + 1000},${ORIGIN.north}.5`)).slice(0, 3)).toEqual([900, 400, 100]);
  });

  it('[MAP-35] lists a place once, however many of its names match', async () => {
    const names = namesOf(await search('斑馬'));
    expect(names).toHaveLength(new Set(names).size);
    // Four names of one building have the word.
    const [address, addressZh] = ['1 Ibis Lane', 'Ibis 里 1 號'];
    await addBuildings({ id: 32, name: 'Ibis Tower', nameZh: 'Ibis 大廈', address, addressZh });
    expect(await search('ibis')).toMatchObject([{ name: 'Ibis Tower', detail: '1 Ibis Lane' }]);
    await world.client.query('delete from source.buildings where building_id = 32');
  });

  it('[MAP-35] keeps whole and near names first where thousands contain the word', async () => {
    await world.client.query(
      `insert into source.buildings (building_id, kind, name, geom, geom_mercator)
       select 10000 + number, 'other', 'Unicorn ' || number, geom, st_transform(geom, 3857)
       from generate_series(1, 2500) as number
       cross join lateral (select st_multi(st_makeenvelope(800000 + number, 805000, 800010 + number, 805010, 2326)) as geom) shape`,
    );
    await addBuildings({ id: 13_000, name: 'Unicorn Nearby' }, { id: 13_001, name: 'Unicorn', east: 20_000 });
    const found = await search('unicorn', { near: `${ORIGIN.east},${ORIGIN.north}` });
    expect(namesOf(found).slice(0, 2)).toEqual(['Unicorn', 'Unicorn Nearby']);
  });

  it('[MAP-37] answers with ten places at most', async () => {
    await addBuildings(...Array.from({ length: 14 }, (_, index) => ({ id: 100 + index, name: 'Yak Mansion' })));
    expect(await search('yak mansion')).toHaveLength(10);
  });

  it.each([
    ['a single letter', { q: 'k' }],
    ['spaces around a single letter', { q: '  k ' }],
    ['more than a hundred letters', { q: 'k'.repeat(101) }],
    ['a place outside the grid', { q: 'kai', near: '22.3,114.2' }],
    ['an unknown language', { q: 'kai', language: 'fr' }],
  ])('[MAP-37] refuses %s', async (_, query) => {
    expect((await get(query)).statusCode).toBe(400);
  });

  it('[MAP-37] takes signs of patterns as signs, and a text of signs alone finds nothing', async () => {
    expect(await search('%%')).toEqual([]);
    expect(await search('%_%.*\\')).toEqual([]);
    expect(namesOf(await search('zebra%house'))[0]).toBe('Zebra House');
  });

  it('[MAP-37] finds sites only for those who may read the project', async () => {
    const sitesFor = async (username: string) =>
      (await search('Kai Tak Link Road', {}, await world.server.signIn(username))).filter(
        ({ kind }) => kind === 'site',
      );
    expect(await sitesFor('demo')).toMatchObject([{ name: 'Kai Tak Link Road and Community Hub' }]);
    expect(await sitesFor('demo-other')).toEqual([]);
    expect((await get({ q: 'Kai Tak Link' }, {})).statusCode).toBe(401);
  });

  it('[MAP-37] finds sites for the authority of their district once they are submitted', async () => {
    const mine = `title = 'Kai Tak Link Road and Community Hub'`;
    const isFoundBy = async (username: string) =>
      (await search('Kai Tak Link Road', {}, await world.server.signIn(username))).some(({ kind }) => kind === 'site');
    const found = async () => [await isFoundBy('demo-epd'), await isFoundBy('demo-admin')];
    await world.client.query(`update projects set districts = '{Kowloon City}', submitted_at = null where ${mine}`);
    expect(await found()).toEqual([false, false]);
    await world.client.query(`update projects set submitted_at = now() where ${mine}`);
    expect(await found()).toEqual([true, true]);
    await world.client.query(`update projects set districts = '{Islands}' where ${mine}`);
    expect(await found()).toEqual([false, true]);
    await world.client.query(`update projects set districts = '{Kowloon City}', submitted_at = null where ${mine}`);
  });

  it('[MAP-34] follows the layer: names of removed buildings are no longer found', async () => {
    await addBuildings({ id: 200, name: 'Vulture Plaza' });
    expect(namesOf(await search('vulture plaza'))).toContain('Vulture Plaza');
    await world.client.query('delete from source.buildings where building_id = 200');
    expect(namesOf(await search('vulture plaza'))).not.toContain('Vulture Plaza');
  });
});
