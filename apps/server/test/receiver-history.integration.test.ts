import type { Project, ReceiverPoint } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPoint, type ReceiverWorld, sent, startReceiverWorld } from './receiver-calls.ts';
import { place, square } from './site-calls.ts';

let world: ReceiverWorld;
let project: Project;
let home: ReceiverPoint;
let school: ReceiverPoint;
let count = 0;
const HOME = 901;
const SCHOOL = 902;

beforeAll(async () => {
  world = await startReceiverWorld();
  await world.addBuilding(HOME, square(150, 0, 20), { name: 'Harbour View' });
  await world.addBuilding(SCHOOL, square(200, 0, 20), { kind: 'education', name: 'School' });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`History ${++count}`);
  await world.addWorks(project.id);
  const { points } = await world.list(project.id);
  [home, school] = points as [ReceiverPoint, ReceiverPoint];
});

const save = (change: object) => world.save(project.id, change);
const history = async () => (await world.list(project.id)).history;
const move = (point: ReceiverPoint, east: number) =>
  save({ points: [sent(point, { position: place(east, 0), isSelected: true })] });
const remove = (...points: readonly ReceiverPoint[]) => save({ removedIds: points.map(({ pointId }) => pointId) });
const saveSite = async (radiusMetres: number) => {
  const { revision } = await world.get(project.id);
  const { zones } = await world.map(project.id);
  const kept = zones.map(({ id, name, calculationType, outline }) => ({
    ...{ id, name, calculationType, outline, movedCentre: null },
  }));
  const site = { revision, radiusMetres, parts: [square(0, 0, 100)], zones: kept };
  const answer = await world.call('PUT', `/${project.id}/site`, world.owner, site);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
};

describe('the history of points', () => {
  it('[NSR-19] [NSR-20] [Q108] has one row per moved point: where it first was and where it is now', async () => {
    await move(home, 140);
    await move(home, 130);
    expect(await history()).toEqual([
      {
        ...{ pointId: home.pointId, buildingName: 'Harbour View', name: 'N1', isClosest: true, wasLoudest: false },
        ...{ oldPosition: home.position, position: place(130, 0) },
      },
    ]);
    const { rows } = await world.client.query(
      `select project_id, building_id::int, changed_by, changed_at <= now() as "isPast",
         st_x(old_geom) as oldx, st_y(old_geom) as oldy, st_x(geom) as x, st_y(geom) as y
       from receiver_point_history where project_id = $1`,
      [project.id],
    );
    const [oldx, oldy] = home.position;
    const [x, y] = place(130, 0);
    const changed_by = await world.userId('demo');
    expect(rows).toEqual([{ project_id: project.id, building_id: HOME, changed_by, isPast: true, oldx, oldy, x, y }]);
    expect((await world.list(project.id)).points[0]).toMatchObject({ isPlaced: true });
  });

  it('[Q108] has none of a point that is back where it was, which then follows its building again', async () => {
    await move(home, 140);
    const { points } = await save({ points: [sent(home)] });
    expect(await history()).toEqual([]);
    expect(points[0]).toMatchObject({ position: home.position, isPlaced: false });
  });

  it('[NSR-19] [U42] has a deleted point without a place, with the name it had', async () => {
    await save({ points: [sent(home, { isSelected: true, name: 'Corner' })] });
    await move({ ...home, name: 'Corner' }, 140);
    await remove(home);
    expect(await history()).toMatchObject([{ name: 'Corner', oldPosition: home.position, position: null }]);
  });

  it('[Q108] has nothing of a point that was added and deleted again, moved in between or not', async () => {
    const { points } = await save({ points: [newPoint(place(-50, 0)), newPoint(place(-60, 0))] });
    const [, , moved, still] = points as [ReceiverPoint, ReceiverPoint, ReceiverPoint, ReceiverPoint];
    await move(moved, -70);
    expect(await history()).toMatchObject([{ pointId: moved.pointId }]);
    await remove(moved, still);
    expect(await history()).toEqual([]);
    const notional = 'select count(*)::int from receiver_buildings where project_id = $1 and geom is null';
    expect(await world.one(notional, [project.id])).toBe(0);
  });

  it('[U42] [NSR-07] records that a point was the loudest when it was deleted, also if it had been moved', async () => {
    await move(home, 149);
    await world.calculate(project.id);
    await remove(home, school);
    expect((await history()).map(({ wasLoudest }) => wasLoudest)).toEqual([true, true]);
  });

  it('[U42] [NSR-19] lists points deleted with their building, until it is restored', async () => {
    await world.calculate(project.id);
    await move(school, 190);
    const change = async (body: object) => {
      const { revision } = await world.get(project.id);
      const whole = { revision, added: [], removed: [], criteria: [], ...body };
      const answer = await world.call('PUT', `/${project.id}/receiver-buildings`, world.owner, whole);
      expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
    };
    await change({ removed: [HOME, SCHOOL] });
    expect(await history()).toMatchObject([
      { pointId: home.pointId, wasLoudest: true, oldPosition: home.position, position: null },
      { pointId: school.pointId, wasLoudest: true, oldPosition: school.position, position: null },
    ]);
    await change({ added: [{ buildingId: HOME, kind: 'residential' }] });
    expect((await history()).map(({ pointId }) => pointId)).toEqual([school.pointId]);
  });

  it('[U42] cannot be written, changed or taken away by anybody', async () => {
    await remove(home);
    const before = await history();
    const answer = await world.trySave(project.id, { history: [], points: [newPoint(place(-50, 0))] });
    expect(answer.statusCode).toBe(200);
    expect(await history()).toEqual(before);
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await world.call(method, `/${project.id}/receivers/history`, world.owner, {})).statusCode).toBe(404);
  });
});

describe('a site that is saved again', () => {
  const shown = async () => {
    const { points } = await world.list(project.id);
    const { receiverBuildings } = await world.map(project.id);
    return [points, receiverBuildings].map((list) => list.map(({ buildingId }) => buildingId));
  };

  it('[NSR-19] [U42] finds no deleted point again; its building stays on the map', async () => {
    await remove(home);
    expect(await shown()).toEqual([[SCHOOL], [HOME, SCHOOL]]);
    await saveSite(300);
    expect(await shown()).toEqual([[SCHOOL], [HOME, SCHOOL]]);
    await saveSite(10);
    expect(await shown()).toEqual([[], []]);
    await saveSite(300);
    expect(await shown()).toEqual([[SCHOOL], [HOME, SCHOOL]]);
  });

  it('[Q63] [Q108] leaves placed points where they are, and forgets moves of points that are found anew', async () => {
    await move(home, 140);
    await save({ points: [newPoint(place(-50, 0))] });
    await saveSite(290);
    const { points } = await world.list(project.id);
    expect(points.map(({ position }) => position)).toEqual([place(140, 0), school.position, place(-50, 0)]);
    await saveSite(10);
    expect(await history()).toEqual([]);
    await saveSite(300);
    const found = (await world.list(project.id)).points.find(({ buildingId }) => buildingId === HOME);
    expect(found).toMatchObject({ position: home.position, isPlaced: false });
  });
});
