import type { Project } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { place, type SiteWorld, square, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let project: Project;
let zoneIds: [number, number];

beforeAll(async () => {
  world = await startSiteWorld();
});
afterAll(() => world.close());

let count = 0;
beforeEach(async () => {
  project = await world.addSite(`Centres ${++count}`);
  zoneIds = [
    await world.addZone(project.id, 'West', square(0, 0, 40), 1),
    await world.addZone(project.id, 'East', square(50, 0, 40), 2),
  ];
});

const move = (centres: object[], revision = project.revision) =>
  world.call('PUT', `/${project.id}/centres`, world.owner, { revision, centres });
const shown = async () =>
  (await world.map(project.id)).zones.map(({ centre, isCentreMoved }) => ({ centre, isCentreMoved }));
const MIDDLES = [
  { centre: place(20, 20), isCentreMoved: false },
  { centre: place(70, 20), isCentreMoved: false },
];

describe('moving geographical centres', () => {
  it('[SITE-33] [MAP-26] writes them and sets the calculation flag to 0', async () => {
    await world.markCalculated(project.id);
    const answer = await move([{ zoneId: zoneIds[1], position: place(60.125, 30.0625) }]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Project>()).toMatchObject({ revision: project.revision + 1, isCalculated: false });
    expect(await shown()).toEqual([MIDDLES[0], { centre: place(60.125, 30.0625), isCentreMoved: true }]);
    expect(await world.lastAudit(project.id)).toEqual({
      action: 'centres.move',
      userId: await world.userId('demo'),
      details: { zoneIds: [zoneIds[1]] },
    });
  });

  it('[SITE-35] [Q08] answers only when all of it is written', async () => {
    const wanted = [place(1 / 3, 39.999), place(89.7, 0.1)];
    const answer = await move(zoneIds.map((zoneId, index) => ({ zoneId, position: wanted[index] })));
    // A separate connection, which does not see uncommitted data.
    const { rows } = await world.client.query(
      `select revision, array[st_x(centre), st_y(centre)] as centre, is_centre_moved as "isMoved"
       from zones join projects on projects.id = project_id where project_id = $1 order by display_order`,
      [project.id],
    );
    const { revision } = answer.json<Project>();
    expect(rows).toEqual(wanted.map((centre) => ({ revision, centre, isMoved: true })));
  });

  it('[SITE-34] refuses one outside its zone, and with it the others', async () => {
    for (const outside of [place(45, 20), place(70, 20), place(0, 0 - 0.001)]) {
      const answer = await move([
        { zoneId: zoneIds[1], position: place(60, 30) },
        { zoneId: zoneIds[0], position: outside },
      ]);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'CENTRE_OUTSIDE_ZONE',
        message: 'Geographical centre must be inside the zone',
        details: { zones: ['West'] },
      });
    }
    expect(await shown()).toEqual(MIDDLES);
    expect((await world.get(project.id)).revision).toBe(project.revision);
  });

  it('[SITE-33] puts one back to where M-30 has it', async () => {
    const moved = (await move([{ zoneId: zoneIds[0], position: place(5, 5) }])).json<Project>();
    expect((await move([{ zoneId: zoneIds[0], position: null }], moved.revision)).statusCode).toBe(200);
    expect(await shown()).toEqual(MIDDLES);
  });

  it('[SITE-33] [U23] refuses what somebody else has overtaken, a zone named twice and one that is not there', async () => {
    const position = place(5, 5);
    expect((await move([{ zoneId: zoneIds[0], position }], project.revision - 1)).json().code).toBe('CONFLICT');
    const twice = [position, place(6, 6)].map((at) => ({ zoneId: zoneIds[0], position: at }));
    expect((await move(twice)).json().code).toBe('VALIDATION_FAILED');
    const elsewhere = await world.addZone((await world.addSite(`Other ${count}`)).id, 'West');
    expect((await move([{ zoneId: elsewhere, position }])).json().code).toBe('VALIDATION_FAILED');
    expect((await move([])).statusCode).toBe(400);
    expect(await shown()).toEqual(MIDDLES);
  });
});
