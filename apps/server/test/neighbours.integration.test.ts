import {
  type ApprovedSite,
  type ApprovedSitesQuery,
  approvedSiteSchema,
  type Neighbour,
  neighbourSchema,
  type Project,
} from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Headers } from './project-calls.ts';
import { place, type SiteWorld, square, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let stranger: Headers;
let project: Project;
let count = 0;

beforeAll(async () => {
  world = await startSiteWorld();
  stranger = await world.server.signIn('demo-other');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.client.query(`update projects set approved_on = null`);
  project = await addDated(`Neighbours ${++count}`);
});

interface Dated {
  readonly start?: string;
  readonly end?: string;
  readonly east?: number;
  readonly north?: number;
}

/** Two projects with the same radius of 300 m overlap up to 600 m between their sites. */
async function addDated(title: string, { start = '2027-03-01', end = '2027-05-31', ...at }: Dated = {}) {
  const outline = square(at.east ?? 0, at.north ?? 0, 100);
  const added = await world.addSite(title, [outline]);
  const zoneId = await world.addZone(added.id, 'Zone 1', outline);
  await world.addTask(added.id, zoneId, start, end);
  return added;
}

async function approve({ id }: Project, version: number | null = null, approvedOn = '2027-01-15'): Promise<void> {
  await world.client.query(`update projects set approved_on = $2, submitted_at = now(), version = $3 where id = $1`, [
    id,
    approvedOn,
    version,
  ]);
}

const joinLineage = ({ id }: Project, of: Project) =>
  world.client.query(`update projects set lineage_id = (select lineage_id from projects where id = $2) where id = $1`, [
    id,
    of.id,
  ]);

async function addNeighbour(dated: Dated = {}): Promise<Project> {
  const neighbour = await addDated(`Neighbour ${++count}`, dated);
  await approve(neighbour);
  return neighbour;
}

const list = async (as = world.owner) => (await world.call('GET', `/${project.id}/neighbours`, as)).json<Neighbour[]>();
const listIds = async () => (await list()).map(({ id }) => id);

describe('neighbours', () => {
  it('[Q38] are approved projects around it at the same time', async () => {
    const open = await addDated(`Open ${count}`);
    expect(await listIds()).toEqual([]);
    const neighbour = await addNeighbour();
    expect(await listIds()).toEqual([neighbour.id]);
    await world.client.query('update projects set submitted_at = now() where id = $1', [open.id]);
    expect(await listIds()).toEqual([neighbour.id]);
    await world.client.query('update projects set deleted_at = now() where id = $1', [neighbour.id]);
    expect(await listIds()).toEqual([]);
  });

  it('[Q38] have an area that meets that of the project', async () => {
    const touching = await addNeighbour({ east: 699.9 });
    await addNeighbour({ east: 700.1 });
    // Their corners are round: 834 m from one to the other.
    await addNeighbour({ east: 690, north: 690 });
    expect(await listIds()).toEqual([touching.id]);
  });

  it('[Q38] work on at least one of its days; what has no tasks has no days', async () => {
    const first = await addNeighbour({ start: '2027-01-01', end: '2027-03-01' });
    const last = await addNeighbour({ start: '2027-05-31', end: '2027-12-31' });
    await addNeighbour({ start: '2027-01-01', end: '2027-02-28' });
    await addNeighbour({ start: '2027-06-01', end: '2027-12-31' });
    await approve(await world.addSite(`Without tasks ${count}`));
    expect(await listIds()).toEqual([first.id, last.id]);
    await world.client.query('delete from tasks where project_id = $1', [project.id]);
    expect(await listIds()).toEqual([]);
  });

  it('[Q38] are never other versions of the project itself', async () => {
    const version = await addNeighbour();
    await joinLineage(version, project);
    expect(await listIds()).toEqual([]);
    await approve(project);
    expect(await listIds()).toEqual([]);
  });

  it('[Q38] come in their latest approved version alone, wherever and whenever that one is', async () => {
    const first = await addNeighbour();
    const second = await addDated(`${first.title} second`);
    const third = await addDated(`${first.title} third`);
    for (const later of [second, third]) await joinLineage(later, first);
    await world.client.query('update projects set version = 3 where id = $1', [third.id]);
    expect(await listIds()).toEqual([first.id]);
    // The second was approved before the first; the version number decides.
    await approve(second, 2, '2027-01-01');
    expect(await listIds()).toEqual([second.id]);
    await world.client.query(
      `update tasks set start_date = '2029-01-01', end_date = '2029-01-02' where project_id = $1`,
      [second.id],
    );
    expect(await listIds()).toEqual([]);
    await world.client.query('update projects set deleted_at = now() where id = $1', [second.id]);
    expect(await listIds()).toEqual([first.id]);
  });

  it('[U26] show their title, dates and outlines, and nothing else of the project', async () => {
    const neighbour = await addDated(`Shown ${count}`, { east: 150 });
    await world.client.query(
      `insert into site_parts (project_id, geom) select project_id, st_translate(geom, 0, 200) from site_parts where project_id = $1`,
      [neighbour.id],
    );
    await approve(neighbour, 4, '2027-01-20');
    const [shown] = await list();
    expect(Object.keys(shown ?? {}).sort()).toEqual(Object.keys(neighbourSchema.shape).sort());
    expect(shown).toMatchObject({
      ...{ id: neighbour.id, title: neighbour.title, version: 4, approvedOn: '2027-01-20' },
      ...{ commencementDate: '2027-03-01', completionDate: '2027-05-31' },
      site: [square(150, 0, 100), square(150, 200, 100)],
    });
    expect(shown?.assessmentArea).toHaveLength(1);
  });

  it('[U26] [U23] do not open the project to the one who sees them', async () => {
    const neighbour = await addNeighbour();
    await world.client.query(
      `update projects set owner_user_id = $2, owner_company_id = (select company_id from users where id = $2) where id = $1`,
      [project.id, await world.userId('demo-other')],
    );
    expect((await list(stranger)).map(({ id }) => id)).toEqual([neighbour.id]);
    for (const path of ['', '/map', '/programme', '/members', '/neighbours', '/results'])
      expect((await world.call('GET', `/${neighbour.id}${path}`, stranger)).json().code).toBe('NOT_FOUND');
  });
});

describe('approved sites around a drawing', () => {
  const drawing: ApprovedSitesQuery = { parts: [square(0, 0, 100)], radiusMetres: 300, view: null };
  const ask = (query: Partial<ApprovedSitesQuery> = {}, as = world.owner) =>
    world.call('POST', `/${project.id}/site/approved-sites`, as, { ...drawing, ...query });
  const around = async (query: Partial<ApprovedSitesQuery> = {}) => (await ask(query)).json<ApprovedSite[]>();
  const idsAround = async (query: Partial<ApprovedSitesQuery> = {}) => (await around(query)).map(({ id }) => id);

  it('[SITE-43] are near where the assessment areas meet, whatever the days of the project, which may have none', async () => {
    const later = await addNeighbour({ east: 699.9, start: '2028-01-01', end: '2028-02-01' });
    await addNeighbour({ east: 700.1 });
    await world.client.query('delete from tasks where project_id = $1', [project.id]);
    expect(await listIds()).toEqual([]);
    expect(await around()).toMatchObject([{ id: later.id, isNear: true, overlapSquareMetres: 0 }]);
    expect(await idsAround({ radiusMetres: 299 })).toEqual([]);
  });

  it('[SITE-43] whose works ended before today and before those of the project are left out', async () => {
    const over = await addNeighbour({ start: '2020-01-01', end: '2020-12-31' });
    expect(await idsAround()).toEqual([]);
    await world.client.query(
      `update tasks set start_date = '2020-12-31', end_date = '2021-01-31' where project_id = $1`,
      [project.id],
    );
    expect(await idsAround()).toEqual([over.id]);
  });

  it('[SITE-43] in the part of the map that is shown are known before there is an outline', async () => {
    const far = await addNeighbour({ east: 2000 });
    expect(await idsAround({ parts: [] })).toEqual([]);
    const view = (east: number): ApprovedSitesQuery['view'] => [place(east, -100), place(east + 500, 400)];
    expect(await around({ parts: [], view: view(1600) })).toMatchObject([{ id: far.id, isNear: false }]);
    // Its assessment area is in view, but its site is not.
    expect(await idsAround({ view: view(1400) })).toEqual([]);
    for (const bad of [
      [place(0, 0), place(10_001, 0)],
      [place(1, 0), place(0, 0)],
    ])
      expect((await ask({ view: bad as never })).statusCode).toBe(400);
  });

  it('[SITE-44] state by how many square metres they overlap the outline, overlapping ones first; a shared side is no overlap', async () => {
    const beside = await addNeighbour({ east: 100 });
    const over = await addNeighbour({ east: -80, north: 50 });
    const found = await around();
    expect(found.map(({ id }) => id)).toEqual([over.id, beside.id]);
    expect(found.map(({ overlapSquareMetres }) => Math.round(overlapSquareMetres))).toEqual([1000, 0]);
  });

  it('[SITE-45] are only those that are published, of others, and with no more than a neighbour shows', async () => {
    const own = await addNeighbour();
    await joinLineage(own, project);
    const waiting = await addDated(`Waiting ${count}`);
    await world.client.query('update projects set submitted_at = now() where id = $1', [waiting.id]);
    expect(await idsAround({ view: [place(-100, -100), place(500, 500)] })).toEqual([]);
    const shown = await addNeighbour();
    const found = await around();
    expect(found.map(({ id }) => id)).toEqual([shown.id]);
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(Object.keys(approvedSiteSchema.shape).sort());
    await world.client.query('update projects set deleted_at = now() where id = $1', [shown.id]);
    expect(await idsAround()).toEqual([]);
    expect((await ask({}, stranger)).json().code).toBe('NOT_FOUND');
  });
});
