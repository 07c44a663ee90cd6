import type { CatalogueWork, Relationship } from '@quietsite/contracts';
import {
  type CatalogueItem,
  describeEquipment,
  type QuieterEquipment,
  type QuieterMethod,
  searchCatalogue,
} from '@quietsite/domain';
import { loadCatalogue } from '@quietsite/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../seeds/catalogue.seed.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
beforeAll(async () => {
  world = await startSiteWorld();
});
afterAll(() => world.close());

async function get<Answer>(path: string): Promise<Answer> {
  const answer = await world.server.app.inject({ url: `/api/catalogue/${path}`, headers: world.owner });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}
const find = (items: readonly CatalogueItem[], officialId: string) => {
  const item = items.find((entry) => entry.officialId === officialId);
  if (!item) throw new Error(`the catalogue has no ${officialId}`);
  return item;
};

describe('the catalogue', () => {
  it('[EQUIP-47] [EQUIP-07] has items with reference, sound power, limits, marks and up to three lists of what goes with them', async () => {
    const items = await get<CatalogueItem[]>('equipment');
    expect(items).toHaveLength(loadCatalogue().equipment.length);
    const breaker = find(items, 'CNP 025');
    expect(breaker).toEqual({
      ...{ id: expect.any(Number), officialId: 'CNP 025', name: 'Breaker, hand-held, mass >= 20 kg and <= 35 kg' },
      ...{ nicknames: expect.arrayContaining(['Jackhammer', '風炮']), soundPower: 111, soundPowerMin: 101 },
      ...{ soundPowerMax: 116, percentMin: 10, isQpme: false, isQuieterMethod: false, required: expect.any(Array) },
    });
    const namesOf = (ids: readonly number[] = []) => ids.map((id) => items.find((item) => item.id === id)?.name);
    expect(namesOf(breaker.required[0])).toEqual(expect.arrayContaining([expect.stringContaining('Air compressor')]));
    expect(Math.max(...items.map(({ required }) => required.length))).toBeLessThanOrEqual(3);
    expect(items.some(({ isQpme }) => isQpme) && items.some(({ isQuieterMethod }) => isQuieterMethod)).toBe(true);
  });

  it('[EQUIP-05] lists ordinary machines before quieter ones, so that a search finds them first', async () => {
    const items = await get<CatalogueItem[]>('equipment');
    const [found] = searchCatalogue(items, 'excavator', 5);
    expect(found?.item.officialId).toBe('CNP 081');
    const kinds = items.map(({ isQpme, isQuieterMethod }) => (isQuieterMethod ? 2 : isQpme ? 1 : 0));
    expect(kinds).toEqual([...kinds].sort());
  });

  it('[EQUIP-20] [EQUIP-48] [EQUIP-19] has works with their activities and what each usually needs', async () => {
    const works = await get<CatalogueWork[]>('works');
    const names = works.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['Earthwork', 'Box Culvert Structure', 'Bridge Structure', 'Noise Barrier Structure', 'Paving'],
        ...['Landscaping', 'SPS Foundation', 'SPS sub-structure and Superstructure', 'Pipe Laying (800m)'],
        'Ancillary Works',
      ]),
    );
    expect(names).toEqual([...names].sort());
    const ids = new Set((await get<CatalogueItem[]>('equipment')).map(({ id }) => id));
    for (const { activities } of works) {
      for (const { name, equipment } of activities) {
        expect(name).not.toBe('');
        expect(equipment.length).toBeGreaterThan(0);
        for (const { equipmentId, quantity } of equipment)
          expect([ids.has(equipmentId), quantity > 0]).toEqual([true, true]);
      }
    }
  });

  it('[EQUIP-19] [EQUIP-48] gives each activity its machines in the number and for the percent that were written', async () => {
    const works = await get<CatalogueWork[]>('works');
    const names = new Map((await get<CatalogueItem[]>('equipment')).map((item) => [item.id, describeEquipment(item)]));
    const given = works.flatMap(({ name: work, activities }) =>
      activities.flatMap(({ name, equipment }) =>
        equipment.map(({ equipmentId, quantity, timePercent }) =>
          [work, name, names.get(equipmentId), quantity, timePercent].join(' | '),
        ),
      ),
    );
    const { equipment, workEquipment } = loadCatalogue();
    const keys = new Map(equipment.map((item) => [item.key, describeEquipment(item)]));
    const written = workEquipment.map(({ constructionWork, activity, equipmentKey, quantity, timePercent }) =>
      [constructionWork, activity, keys.get(equipmentKey), quantity, timePercent].join(' | '),
    );
    expect(given.sort()).toEqual(written.sort());
  });

  it('[EQUIP-49] has quieter methods as groups of equipment', async () => {
    const methods = await get<QuieterMethod[]>('quieter-methods');
    expect(methods.length).toBeGreaterThanOrEqual(14);
    for (const { name, equipment } of methods) {
      expect(name).not.toBe('');
      expect(equipment.length).toBeGreaterThan(0);
      for (const one of equipment)
        expect(one).toMatchObject({ name: expect.any(String), replacesId: expect.any(Number) });
    }
  });

  it('[EQUIP-50] says which quieter machine stands in for which', async () => {
    const items = await get<CatalogueItem[]>('equipment');
    const pairs = await get<QuieterEquipment[]>('quieter-equipment');
    const excavator = find(items, 'CNP 081');
    const forExcavator = pairs.filter(({ replacesId }) => replacesId === excavator.id);
    expect(forExcavator.map(({ quieterName }) => quieterName)).toContain('Excavator (mini)');
    expect(forExcavator.map(({ replacesName }) => replacesName)).toContain(excavator.name);
    expect(pairs).toHaveLength(loadCatalogue().quieterEquipment.length);
  });

  it('[EQUIP-51] has the relationship database line by line', async () => {
    const lines = await get<Relationship[]>('relationships');
    expect(lines).toHaveLength(loadCatalogue().workEquipment.length);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(lines).toContainEqual({
      ...{ id: expect.any(Number), constructionWork: 'Earthwork', activity: 'Site clearance' },
      ...{ equipmentName: 'Excavator/loader, wheeled/tracked', officialId: 'CNP 081' },
    });
  });

  it('omits deactivated entries, also where others refer to them', async () => {
    const { id } = find(await get<CatalogueItem[]>('equipment'), 'CNP 001');
    await world.client.query('update catalogue.equipment set is_active = false where id = $1', [id]);
    try {
      const items = await get<CatalogueItem[]>('equipment');
      expect(items.some((item) => item.id === id || item.required.flat().includes(id))).toBe(false);
      expect(JSON.stringify(await get('works'))).not.toContain(`"equipmentId":${id},`);
      expect((await get<Relationship[]>('relationships')).some(({ officialId }) => officialId === 'CNP 001')).toBe(
        false,
      );
    } finally {
      await world.client.query('update catalogue.equipment set is_active = true where id = $1', [id]);
    }
  });

  it.each([
    ['backhoe', 'CNP 081'],
    ['JCB', 'CNP 081'],
    ['挖土機', 'CNP 081'],
    ['hoe ram', 'CNP 027'],
    ['jackhammer', 'CNP 023'],
    ['風炮', 'CNP 023'],
    ['poker vibrator', 'CNP 170'],
    ['genset', 'CNP 101'],
    ['發電機', 'CNP 101'],
    ['cnp081', 'CNP 081'],
    ['excvator loader', 'CNP 081'],
  ])('[EQUIP-05] is found by what people call it: %s', async (text, officialId) => {
    const hits = searchCatalogue(await get<CatalogueItem[]>('equipment'), text, 5);
    expect(hits.map(({ item }) => item.officialId)).toContain(officialId);
  });

  it('seeding again gives other names to entries that have none, and leaves those that were edited', async () => {
    const { database } = world.connection;
    await world.client.query(`update catalogue.equipment set nicknames = '{}' where official_id = 'CNP 081'`);
    await world.client.query(`update catalogue.equipment set nicknames = '{Ours}' where official_id = 'CNP 027'`);
    await seedCatalogue(database);
    const items = await get<CatalogueItem[]>('equipment');
    expect(find(items, 'CNP 081').nicknames).toContain('Backhoe');
    expect(find(items, 'CNP 027').nicknames).toEqual(['Ours']);
  });

  it('[EQUIP-47] is for people who are signed in', async () => {
    const answer = await world.server.app.inject({ url: '/api/catalogue/equipment' });
    expect(answer.statusCode).toBe(401);
  });
});
