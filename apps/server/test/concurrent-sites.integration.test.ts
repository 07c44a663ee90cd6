import { type ConcurrentSites, concurrentSitesSchema, type Project } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let project: Project;
let count = 0;

beforeAll(async () => {
  world = await startSiteWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`Concurrent ${++count}`);
});

const list = async () =>
  (await world.call('GET', `/${project.id}/concurrent-sites`, world.owner)).json<ConcurrentSites>();
const trySave = async (sites: readonly object[], change: object = {}) =>
  world.call('PUT', `/${project.id}/concurrent-sites`, world.owner, {
    ...{ revision: (await world.get(project.id)).revision, hasNeighbours: true, sites, ...change },
  });
const save = async (sites: readonly object[], change: object = {}) => {
  const answer = await trySave(sites, change);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return list();
};
const added = (name: string) => ({ id: null, name });

describe('concurrent sites', () => {
  it('[CONC-04] [CONC-06] are stored with the project by id and name, and can be removed', async () => {
    expect(await list()).toEqual({ revision: project.revision, hasNeighbours: false, sites: [] });
    const { sites } = await save([added('North tunnel'), added('  Pier 7 ')]);
    expect(sites.map(({ name }) => name)).toEqual(['North tunnel', 'Pier 7']);
    const shown = await list();
    expect(concurrentSitesSchema.parse(shown)).toEqual(shown);
    const [, pier] = sites;
    const after = await save([added('New'), { id: pier?.id, name: 'Pier 8' }]);
    expect(after.sites).toEqual([
      { id: expect.any(Number), name: 'New' },
      { id: pier?.id, name: 'Pier 8' },
    ]);
    const owner = 'select count(*)::int from concurrent_sites where project_id = $1';
    expect(await world.one(owner, [project.id])).toBe(2);
    expect((await save([])).sites).toEqual([]);
  });

  it('[CONC-04] [Q71] leave the levels alone: the flag stays, the check box is kept', async () => {
    await world.markCalculated(project.id);
    const answer = await trySave([added('Pier 7')]);
    expect(answer.json<Project>()).toMatchObject({
      ...{ isCalculated: true, hasNeighbours: true, revision: project.revision + 1 },
    });
    expect(await world.lastAudit(project.id)).toMatchObject({
      ...{ action: 'concurrentSites.save', details: { hasNeighbours: true, names: ['Pier 7'] } },
    });
    expect((await save([added('Pier 7')], { hasNeighbours: false })).hasNeighbours).toBe(false);
  });

  it('[CONC-04] [U23] [Q09] refuses an empty name, sites of others, one named twice, and what came too late', async () => {
    const { sites } = await save([added('Pier 7')]);
    const [site] = sites;
    expect((await trySave([added('  ')])).json().code).toBe('VALIDATION_FAILED');
    expect((await trySave([site, site].map((entry) => ({ ...entry })))).json().code).toBe('VALIDATION_FAILED');
    expect((await trySave([added('x')], { revision: 1 })).json().code).toBe('CONFLICT');
    const own = project;
    project = await world.addSite(`Other ${count}`);
    expect((await trySave([{ id: site?.id, name: 'Stolen' }])).json().code).toBe('VALIDATION_FAILED');
    project = own;
    expect((await list()).sites).toEqual(sites);
  });

  it('[CONC-06] [CONC-04] belong to their project: what is saved in another leaves them', async () => {
    const { sites } = await save([added('Pier 7')]);
    const own = project;
    project = await world.addSite(`Another ${count}`);
    expect((await save([added('Quay 1')])).sites).toMatchObject([{ name: 'Quay 1' }]);
    await save([]);
    project = own;
    expect((await list()).sites).toEqual(sites);
  });

  it('[CONC-06] [Q40] go along into a copy', async () => {
    await save([added('Pier 7'), added('Pier 8')]);
    const body = { as: 'version', commencementDate: null, isEquipmentKept: false };
    project = (await world.call('POST', `/${project.id}/copies`, world.owner, body)).json<Project>();
    expect(await list()).toMatchObject({ hasNeighbours: true, sites: [{ name: 'Pier 7' }, { name: 'Pier 8' }] });
  });
});
