import { type CalculationRun, MAX_CORNERS, type Project } from '@quietsite/contracts';
import { computeGeographicalCentre } from '@quietsite/geometry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/config/environment.ts';
import { createWorkerProcess } from '../src/worker-wiring.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';
import { at, drawnZone, rectangle, saveSite, toDrawing } from './site-drawings.ts';
import { testEnvironment } from './test-server.ts';

let world: SiteWorld;
let project: Project;

beforeAll(async () => {
  world = await startSiteWorld();
  await world.addBuilding(11, rectangle(150, 20, 30), { criterion: 68 });
  await world.addBuilding(12, rectangle(-280, 40, 20), { kind: 'education' });
  await world.addBuilding(13, rectangle(160, 70, 10), { kind: 'other' });
  await world.addBuilding(14, rectangle(1000, 0, 30));
});
let count = 0;
beforeEach(async () => {
  project = await world.create(`Saved ${++count}`);
});
afterAll(() => world.close());

const site = rectangle(0, 0, 100);
const west = rectangle(0, 0, 40, 100);
const east = rectangle(40, 0, 60, 100);
const save = (change: Parameters<typeof saveSite>[2]) => saveSite(world, project.id, change);
const problemsOf = async (zones: ReturnType<typeof drawnZone>[]) => {
  const answer = await save({ parts: [site], zones });
  return answer.statusCode === 200 ? [] : answer.json().details.problems;
};

describe('saving a site', () => {
  it('[SITE-09] [SITE-28] [Q73] stores site, area, zones, centres, buildings and points in one go', async () => {
    const moved = { ...drawnZone('East', east), calculationType: 'B' as const, movedCentre: at(50, 10) };
    const answer = await save({ parts: [site], zones: [drawnZone('West', west), moved] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Project>()).toMatchObject({
      ...{ revision: project.revision + 1, bufferRadiusMetres: 300, isMultiPolygon: false, calculationType: 'A,B' },
      counts: { zones: 2, tasks: 0, equipmentRows: 0, receivers: 2 },
    });
    const map = await world.map(project.id);
    expect(map.site).toEqual([site]);
    expect(map.assessmentArea).toHaveLength(1);
    expect(map.zones).toMatchObject([
      { name: 'West', calculationType: 'A', outline: west, centre: at(20, 50), isCentreMoved: false },
      { name: 'East', calculationType: 'B', outline: east, centre: at(50, 10), isCentreMoved: true },
    ]);
    expect(map.receiverBuildings).toMatchObject([
      { buildingId: 11, kind: 'residential', criterion: 68, criterionReduction: 0, isAdded: false },
      { buildingId: 12, kind: 'education', criterion: null },
    ]);
    expect(map.receivers.map(({ position }) => position[0])).toEqual([at(150, 0)[0], at(-260, 0)[0]]);
    expect(await closest()).toEqual([11]);
    expect(await world.lastAudit(project.id)).toMatchObject({ action: 'site.save', details: { parts: 1, zones: 2 } });
  });

  const closest = async () =>
    (
      await world.client.query(
        `select building_id from receiver_points p join receiver_buildings b on b.id = p.receiver_building_id
         where p.project_id = $1 and is_closest`,
        [project.id],
      )
    ).rows.map((row) => Number(row.building_id));

  it('[SITE-09] replaces what was there, and without a site leaves nothing behind', async () => {
    await save({ parts: [site], zones: [drawnZone('West', west)] });
    await save({ parts: [rectangle(900, 0, 50)], radiusMetres: 100 });
    const elsewhere = await world.map(project.id);
    expect(elsewhere.zones).toEqual([]);
    expect(elsewhere.receivers.map(({ buildingId }) => buildingId)).toEqual([14]);
    expect(await closest()).toEqual([14]);
    const cleared = (await save({ parts: [] })).json<Project>();
    expect(cleared).toMatchObject({ districts: [], primaryDistrict: null, counts: { zones: 0, receivers: 0 } });
    expect(await world.map(project.id)).toMatchObject({ site: [], assessmentArea: [], receiverBuildings: [] });
  });

  it('[SITE-17] [Q69] has a radius of 300 m at first, and any whole number of metres from 0 to 5000', async () => {
    const inserted = `insert into projects (title, owner_user_id) values ('By default', $1) returning buffer_radius_metres`;
    expect(await world.one(inserted, [await world.userId('demo')])).toBe(300);
    for (const [radiusMetres, receivers] of [
      [0, 0],
      [50, 1],
      [259, 1],
      [260, 2],
      [5000, 3],
    ] as const) {
      const saved = (await save({ parts: [site], radiusMetres })).json<Project>();
      expect([saved.bufferRadiusMetres, saved.counts.receivers]).toEqual([radiusMetres, receivers]);
    }
    for (const radiusMetres of [-1, 12.5, 5001]) {
      expect((await save({ parts: [site], radiusMetres })).json().code).toBe('VALIDATION_FAILED');
    }
  });

  it('[Q67] takes several polygons as one site, with receivers around each of them', async () => {
    const parts = [site, rectangle(900, 0, 50), rectangle(100, 0, 10)];
    const saved = (await save({ parts, radiusMetres: 60 })).json<Project>();
    expect(saved.isMultiPolygon).toBe(true);
    const map = await world.map(project.id);
    expect(map.site).toEqual(parts);
    // The first and the third share a side: one area around both, another around the second.
    expect(map.assessmentArea).toHaveLength(2);
    expect(map.receivers.map(({ buildingId }) => buildingId)).toEqual([11, 14]);
    expect((await save({ parts: [site] })).json<Project>().isMultiPolygon).toBe(false);
    const overlapping = await save({ parts: [site, rectangle(99, 0, 10)] });
    expect(overlapping.json().details.problems).toMatchObject([{ kind: 'SITE_SHAPE', shape: 'PARTS_OVERLAP' }]);
  });

  it('[SITE-23] [Q35] finds the districts anew', async () => {
    const [x, y] = at(0, 0);
    const inside = async (district: string) => {
      const place = `select st_pointonsurface(geom) as place from source.districts where district = $1`;
      const { rows } = await world.client.query(`select st_x(place) as x, st_y(place) as y from (${place}) p`, [
        district,
      ]);
      return rectangle(rows[0].x - x, rows[0].y - y, 20);
    };
    for (const district of ['Sai Kung', 'Yuen Long']) {
      const saved = (await save({ parts: [await inside(district)], radiusMetres: 10 })).json<Project>();
      expect([saved.districts, saved.primaryDistrict]).toEqual([[district], district]);
    }
  });

  it('normalises rings: open ones are closed, outer ones turn counter-clockwise', async () => {
    const [ring = []] = site;
    await save({ parts: [[ring.slice(0, -1).toReversed()]] });
    const [[stored = []] = []] = (await world.map(project.id)).site;
    expect(stored).toHaveLength(5);
    expect(stored[0]).toEqual(stored[4]);
    expect(new Set(stored.map(String))).toEqual(new Set(ring.map(String)));
  });
});

describe('a site that is not sound', () => {
  it('[Q66] zones outside it or over each other are refused beyond 1 cm, gaps are not', async () => {
    const stickingOut = (metres: number) => drawnZone('Out', rectangle(50, 0, 50 + metres, 100));
    const over = (metres: number) => [drawnZone('West', west), drawnZone('East', rectangle(40 - metres, 0, 60, 100))];
    expect(await problemsOf([stickingOut(0.009)])).toEqual([]);
    expect(await problemsOf([stickingOut(0.011)])).toEqual([{ kind: 'ZONE_OUTSIDE_SITE', zone: 'Out' }]);
    expect(await problemsOf(over(0.009))).toEqual([]);
    expect(await problemsOf(over(0.011))).toEqual([{ kind: 'ZONES_OVERLAP', zone: 'West', other: 'East' }]);
    expect(await problemsOf([drawnZone('West', west), drawnZone('Far', rectangle(90, 90, 5))])).toEqual([]);
  });

  it('[Q66] [U32] is reported as a whole, and nothing of it is stored', async () => {
    await save({ parts: [site], zones: [drawnZone('West', west)] });
    const before = [await world.map(project.id), await world.get(project.id)];
    const answer = await save({
      parts: [rectangle(900, 0, 50)],
      radiusMetres: 777,
      zones: [drawnZone('Fine', rectangle(900, 0, 10)), drawnZone('fine ', west)],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'SITE_INVALID',
      message: 'The site cannot be saved as drawn.',
      details: {
        problems: [
          { kind: 'ZONE_NAME_TWICE', zone: 'fine' },
          { kind: 'ZONE_OUTSIDE_SITE', zone: 'fine' },
        ],
      },
    });
    expect([await world.map(project.id), await world.get(project.id)]).toEqual(before);
  });
});

describe('who saves and when', () => {
  it('[U23] is refused on an older state, with who and when', async () => {
    const first = (await save({ parts: [site] })).json<Project>();
    const second = await save({ parts: [rectangle(900, 0, 50)], revision: project.revision });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'CONFLICT',
      details: { revision: first.revision, modifiedBy: 'Demo Owner', modifiedAt: first.modifiedAt },
    });
    expect((await world.map(project.id)).site).toEqual([site]);
  });

  it('[U23] of two at once one wins', async () => {
    const drawings = [site, rectangle(900, 0, 50), rectangle(0, 900, 50)];
    const answers = await Promise.all(drawings.map((part) => save({ parts: [part], revision: project.revision })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const winner = drawings[answers.findIndex(({ statusCode }) => statusCode === 200)];
    expect((await world.map(project.id)).site).toEqual([winner]);
  });

  it('[U24] is refused while somebody else has the project open', async () => {
    const member = await world.server.signIn('demo-member');
    const reader = await world.server.signIn('demo-reader');
    const drawing = toDrawing(await world.map(world.draft));
    await world.call('POST', `/${world.draft}/lease`, world.owner, {});
    const refused = await saveSite(world, world.draft, drawing, member);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PROJECT_LOCKED']);
    expect((await saveSite(world, world.draft, drawing, reader)).json().code).toBe('FORBIDDEN');
    await world.call('DELETE', `/${world.draft}/lease`, world.owner);
    expect((await saveSite(world, world.draft, drawing, member)).statusCode).toBe(200);
    await world.call('DELETE', `/${world.draft}/lease`, member);
  });

  it('[SITE-36] sets the calculation flag to 0, also when nothing moved', async () => {
    await save({ parts: [site] });
    await world.markCalculated(project.id);
    expect((await world.get(project.id)).isCalculated).toBe(true);
    expect((await save({ parts: [site] })).json<Project>().isCalculated).toBe(false);
  });

  it('[SITE-36] [U40] leaves no results of a calculation that was under way', async () => {
    const run = async () =>
      (await world.call('GET', `/${world.draft}/calculation`, world.owner)).json<CalculationRun>();
    expect((await world.call('POST', `/${world.draft}/calculation`, world.owner)).statusCode).toBe(202);
    const drawing = toDrawing(await world.map(world.draft));
    expect((await saveSite(world, world.draft, drawing)).statusCode).toBe(200);
    const worker = await createWorkerProcess(readEnvironment(testEnvironment(world.server.database.url)));
    try {
      await expect.poll(async () => (await run()).status).toBe('failed');
    } finally {
      await worker.stop();
    }
    expect((await run()).errorCode).toBe('INPUT_CHANGED');
    expect((await world.get(world.draft)).isCalculated).toBe(false);
  });
});

describe('zones', () => {
  const tasksByZone = async (projectId: number) => {
    const { rows } = await world.client.query<{ name: string; tasks: number[]; rows: number }>(
      `select z.name, array_agg(distinct t.id order by t.id) filter (where t.id is not null) as tasks,
         count(e.id)::int as rows
       from zones z left join tasks t on t.zone_id = z.id left join equipment_rows e on e.task_id = t.id
       where z.project_id = $1 group by z.id order by z.display_order`,
      [projectId],
    );
    return rows;
  };
  /** A copy of the sample project with its activities and equipment, one per test. */
  const copyDraft = async () => {
    const copy = { as: 'project', title: `Zones ${++count}`, commencementDate: null, isEquipmentKept: true };
    const answer = await world.call('POST', `/${world.draft}/copies`, world.owner, copy);
    expect(answer.statusCode).toBe(201);
    return answer.json<Project>();
  };

  it('[U41] keep id and tasks in another order, under another name, with another outline', async () => {
    const { id } = await copyDraft();
    const before = await tasksByZone(id);
    const map = await world.map(id);
    const drawing = toDrawing(map);
    const reversed = drawing.zones.toReversed().map((zone) => ({ ...zone, name: `${zone.name} renamed` }));
    expect((await saveSite(world, id, { ...drawing, zones: reversed })).statusCode).toBe(200);
    const after = await world.map(id);
    expect(after.zones).toEqual(map.zones.toReversed().map((zone) => ({ ...zone, name: `${zone.name} renamed` })));
    expect((await tasksByZone(id)).toReversed()).toEqual(
      before.map((zone) => ({ ...zone, name: `${zone.name} renamed` })),
    );
    expect(before.some(({ tasks, rows }) => tasks.length > 0 && rows > 0)).toBe(true);
  });

  it('[Q80] that are left out go with their tasks and equipment, the others keep theirs', async () => {
    const { id } = await copyDraft();
    const [gone, ...kept] = await tasksByZone(id);
    const drawing = toDrawing(await world.map(id));
    const saved = await saveSite(world, id, { ...drawing, zones: drawing.zones.slice(1) });
    expect(await tasksByZone(id)).toEqual(kept);
    expect(saved.json<Project>().counts).toMatchObject({
      zones: kept.length,
      tasks: kept.flatMap(({ tasks }) => tasks).length,
      equipmentRows: kept.reduce((sum, { rows }) => sum + rows, 0),
    });
    expect(await world.one('select count(*)::int from tasks where id = any ($1)', [gone?.tasks])).toBe(0);
  });

  it('[U41] [U33] of another project, of none and twice are refused', async () => {
    await save({ parts: [site], zones: [drawnZone('West', west)] });
    const foreign = (await world.map(project.id)).zones[0]?.id ?? 0;
    const other = await world.create(`Other ${count}`);
    for (const id of [foreign, 2_000_000_000, 9_007_199_254_740_991]) {
      const refused = await saveSite(world, other.id, { parts: [site], zones: [drawnZone('West', west, id)] });
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    const twice = [drawnZone('West', west, foreign), drawnZone('East', east, foreign)];
    expect((await save({ parts: [site], zones: twice })).json().code).toBe('VALIDATION_FAILED');
    expect((await world.map(project.id)).zones).toMatchObject([{ id: foreign, name: 'West', outline: west }]);
  });

  it('[SITE-09] a centre that was moved goes back to M-30 when its zone is elsewhere', async () => {
    const zones = [{ ...drawnZone('West', west), movedCentre: at(70, 50) }];
    await save({ parts: [site], zones });
    expect((await world.map(project.id)).zones).toMatchObject([
      { centre: computeGeographicalCentre(west), isCentreMoved: false },
    ]);
  });
});

it('takes as many corners as a site may have, and refuses more than 8 MB', async () => {
  const ring = Array.from({ length: MAX_CORNERS - 1 }, (_, index) => {
    const angle = (index / (MAX_CORNERS - 1)) * 2 * Math.PI;
    return at(400 * Math.cos(angle), 400 * Math.sin(angle));
  });
  const { revision } = project;
  const drawing = { revision, radiusMetres: 300, parts: [[[...ring, ring[0] ?? at(0, 0)]]], zones: [] };
  const send = (padding: number) =>
    world.call('PUT', `/${project.id}/site`, world.owner, { ...drawing, padding: 'x'.repeat(padding) });
  expect((await send(8_400_000)).json().code).toBe('PAYLOAD_TOO_LARGE');
  expect((await send(4_000_000)).statusCode).toBe(200);
});
