import { type Attachment, type Project, type Report, receiverListSchema } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendFile } from './materials/material-calls.ts';
import { pdf } from './materials/sample-materials.ts';
import { day, newPoint, type ReceiverWorld, sent, startReceiverWorld } from './receiver-calls.ts';
import { place, square } from './site-calls.ts';

let world: ReceiverWorld;
let project: Project;
let count = 0;

/** Found automatically: a home 50 m east of the site and a school 100 m east. */
const HOME = 901;
const SCHOOL = 902;
/** In the source, but not automatically a receiver. */
const OFFICE = 903;
const examination = { name: 'Exam #1: "A@B" ~', start: day('05'), end: day('09'), value: 60 };
const contribution = { name: 'Site B', start: day('02'), end: day('03'), level: 71.5 };

beforeAll(async () => {
  world = await startReceiverWorld();
  await world.addBuilding(HOME, square(150, 0, 20), { name: 'Harbour View', height: 42.5 });
  await world.addBuilding(SCHOOL, square(200, 0, 20), { kind: 'education' });
  await world.addBuilding(OFFICE, square(120, 40, 20), { kind: 'other', name: 'Tower', criterion: 72 });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`Receivers ${++count}`);
  await world.addWorks(project.id);
});

const points = async () => (await world.list(project.id)).points;
const save = (change: object) => world.save(project.id, change);
const refused = async (change: object) => (await world.trySave(project.id, change)).json();

describe('the list of receivers', () => {
  it('[NSR-21] [NSR-22] returns a point with name, building, criterion, dated criteria and contributions', async () => {
    const [home] = await points();
    const otherCriteria = [examination];
    await save({
      points: [sent(home, { isSelected: true, name: 'Tower 1', otherCriteria, contributions: [contribution] })],
    });
    const list = await world.list(project.id);
    expect(receiverListSchema.parse(list)).toEqual(list);
    expect(list.points[0]).toEqual({
      ...{
        pointId: home?.pointId,
        name: 'Tower 1',
        buildingId: HOME,
        buildingName: 'Harbour View',
        kind: 'residential',
      },
      ...{
        heightMetres: 42.5,
        position: home?.position,
        criterion: null,
        buildingCriterion: 75,
        criterionReduction: 0,
      },
      ...{ isSelected: true, isCompulsory: false, isTakenOut: false, isClosest: true, isPlaced: false, otherCriteria },
      contributions: [contribution],
    });
  });

  it('[NSR-28] [NSR-29] returns the default criterion of homes and schools without their own', async () => {
    expect(
      (await points()).map(({ kind, criterion, buildingCriterion }) => [kind, criterion, buildingCriterion]),
    ).toEqual([
      ['residential', null, 75],
      ['education', null, 70],
    ]);
  });
});

describe('a new point', () => {
  it('[NSR-15] [NSR-16] [NSR-17] away from buildings gets a notional one, its own criterion and the next name', async () => {
    const [home] = await points();
    const position = place(-50, 50);
    const { points: after } = await save({
      points: [sent(home, { isSelected: true }), newPoint(position, { isSelected: true })],
    });
    expect(after.map(({ name }) => name)).toEqual(['N1', '', 'N2']);
    expect(after[2]).toMatchObject({
      buildingId: 1_000_001,
      buildingName: '',
      position,
      criterion: 70,
      isPlaced: true,
    });
    expect(after.map(({ isClosest }) => isClosest)).toEqual([true, false, false]);
    const { points: more } = await save({ points: [newPoint(place(-20, 50)), newPoint(place(-60, 50))] });
    expect(more.slice(3).map(({ buildingId }) => buildingId)).toEqual([1_000_002, 1_000_003]);
    expect(more.map(({ isClosest }) => isClosest)).toEqual([false, false, false, true, false]);
    const faults = [{ pointId: -2, problem: 'CRITERION_MISSING' }];
    expect(
      await refused({ points: [newPoint(place(-80, 0)), newPoint(place(-90, 0), { criterion: null })] }),
    ).toMatchObject({ code: 'RECEIVERS_INVALID', details: { faults } });
  });

  it('[NSR-18] [NSR-28] has a criterion that is a number between 0 and 140, or that of its building', async () => {
    for (const criterion of ['70', -1, 141, 55.05, 55.099999999999994]) {
      const body = { points: [newPoint(place(-50, 0), { criterion })] };
      expect((await refused(body)).code).toBe('VALIDATION_FAILED');
    }
    const { points: after } = await save({ points: [newPoint(place(152, 30), { buildingId: HOME, criterion: null })] });
    expect(after[2]).toMatchObject({
      buildingId: HOME,
      buildingName: 'Harbour View',
      criterion: null,
      buildingCriterion: 75,
    });
  });

  it('at a building of the source makes it a receiver that stays', async () => {
    const { points: after } = await save({
      points: [newPoint(place(120, 50), { buildingId: OFFICE, criterion: null })],
    });
    expect(after).toHaveLength(3);
    expect(after[2]).toMatchObject({ buildingId: OFFICE, buildingName: 'Tower', buildingCriterion: 72, kind: 'other' });
    const { receiverBuildings } = await world.map(project.id);
    expect(receiverBuildings.find(({ buildingId }) => buildingId === OFFICE)).toMatchObject({ isAdded: true });
    expect(await refused({ points: [newPoint(place(0, 150), { buildingId: 7_777_777 })] })).toMatchObject({
      ...{ code: 'VALIDATION_FAILED', details: { buildingIds: [7_777_777] } },
    });
  });

  it('[Q107] is not put inside a zone, nor moved into one', async () => {
    const [home] = await points();
    const change = { points: [sent(home, { position: place(50, 50) }), newPoint(place(99, 99))] };
    expect(await refused(change)).toMatchObject({
      code: 'RECEIVERS_INVALID',
      details: {
        faults: [
          { pointId: home?.pointId, problem: 'INSIDE_ZONE' },
          { pointId: -1, problem: 'INSIDE_ZONE' },
        ],
      },
    });
    expect((await points()).map(({ pointId }) => pointId)).toHaveLength(2);
  });
});

describe('names and selection', () => {
  it('[NSR-13] [NSR-14] selected points with blank or double names are named, deselected ones lose theirs', async () => {
    const [home, school] = await points();
    const chosen = { isSelected: true, name: 'Block' };
    const { points: named } = await save({ points: [sent(home, chosen), sent(school, { ...chosen, name: 'block' })] });
    expect(named.map(({ name }) => name)).toEqual(['Block', 'N1']);
    const { points: after } = await save({ points: [sent(named[0], { isSelected: false })] });
    expect(after.map(({ name, isSelected }) => [name, isSelected])).toEqual([
      ['', false],
      ['N1', true],
    ]);
  });

  it('[PROJ-55] [Q109] [U28] a project has its selected points, and whether its site consists of several polygons', async () => {
    const [home, school] = await points();
    await save({ points: [sent(home, { isSelected: true }), sent(school, { isSelected: true })] });
    await world.calculate(project.id);
    const list = await points();
    const idsOf = (key: 'isSelected' | 'isCompulsory') =>
      list.filter((point) => point[key]).map(({ pointId }) => pointId);
    expect([idsOf('isSelected'), idsOf('isCompulsory')]).toEqual([
      [home?.pointId, school?.pointId],
      [home?.pointId, school?.pointId],
    ]);
    expect((await world.get(project.id)).isMultiPolygon).toBe(false);
  });

  it('[Q33] [U39] leave the flag, and the revision rises for others', async () => {
    await world.calculate(project.id);
    const before = await world.get(project.id);
    const [home] = await points();
    await save({ points: [sent(home, { isSelected: true, name: 'Renamed' })] });
    expect(await world.get(project.id)).toMatchObject({ isCalculated: true, revision: before.revision + 1 });
    expect((await world.results(project.id)).receivers).toHaveLength(2);
    expect(await world.lastAudit(project.id)).toMatchObject({
      ...{ action: 'receivers.save', details: { added: 0, moved: 0, removed: 0, changed: 1 } },
    });
  });

  it('[Q33] what changes nothing raises no revision', async () => {
    const before = await world.get(project.id);
    const [home] = await points();
    await save({ points: [sent(home)] });
    expect((await world.get(project.id)).revision).toBe(before.revision);
  });
});

describe('what a level depends on', () => {
  const changes: readonly (readonly [string, object])[] = [
    ['a moved point', { position: place(149, 30) }],
    ['a criterion', { criterion: 68 }],
    ['a dated criterion', { otherCriteria: [examination] }],
    ['a contribution', { contributions: [contribution] }],
  ];
  it.each(changes)('[NSR-32] [U39] [CALC-07] %s resets the flag', async (_, change) => {
    await world.calculate(project.id);
    expect(await world.isCalculated(project.id)).toBe(true);
    const [home] = await points();
    await save({ points: [sent(home, change)] });
    expect(await world.isCalculated(project.id)).toBe(false);
  });

  describe('days out of use and closed windows', () => {
    const outOfUse = [{ name: 'Summer holidays', start: day('03'), end: day('04') }];
    const proofOf = async (projectId = project.id) => {
      const file = { fileName: 'Calendar.pdf', content: pdf('calendar') };
      const answer = await sendFile(world.server, `/api/projects/${projectId}/attachments`, file, world.owner);
      return answer.json<Attachment>().id;
    };
    const exempt = async (exemption: object | null) => {
      const [, school] = await points();
      return save({ points: [sent(school, { exemption })] });
    };
    const inputOf = async () => {
      await world.calculate(project.id);
      const { rows } = await world.client.query(
        `select input -> 'receivers' -> 1 as receiver from calculation_runs where project_id = $1 order by id desc`,
        [project.id],
      );
      return rows[0].receiver;
    };

    it('[NSR-46] are stored with the point and count in the calculation, with the file that shows them', async () => {
      const proofId = await proofOf();
      const exemption = { outOfUse, hasClosedWindows: true, proofId };
      const list = await exempt(exemption);
      expect(receiverListSchema.parse(list)).toEqual(list);
      expect(list.points[1]?.exemption).toEqual(exemption);
      expect(list.proofs).toEqual([{ id: proofId, fileName: 'Calendar.pdf' }]);
      expect(await inputOf()).toMatchObject({ outOfUse, hasClosedWindows: true, exemptionFile: 'Calendar.pdf' });
      // Pages from before this field omit it.
      await save({ points: [sent((await points())[1], { criterion: 66 })] });
      expect((await points())[1]?.exemption).toEqual(exemption);
      await world.calculate(project.id);
      expect((await exempt(null)).points[1]).not.toHaveProperty('exemption');
      expect(await world.isCalculated(project.id)).toBe(false);
    });

    it('[NSR-46] [NSR-48] do not count without a file, which the check before sending says', async () => {
      const claim = { outOfUse, hasClosedWindows: false, proofId: null };
      expect((await exempt(claim)).points[1]?.exemption).toEqual(claim);
      for (const field of ['outOfUse', 'exemptionFile']) expect(await inputOf()).not.toHaveProperty(field);
      const [, school] = await points();
      const { findings } = (await world.call('GET', `/${project.id}/report`, world.owner)).json<Report>();
      expect(findings).toContainEqual({
        ...{ code: 'EXEMPTION_UNPROVED', isBlocking: false, pointIds: [school?.pointId], names: [school?.name] },
      });
    });

    it('[NSR-54] blank facades count with a file, and are an open item without one', async () => {
      const claim = { outOfUse: [], hasClosedWindows: false, hasBlankFacades: true };
      const isListed = async () =>
        (await world.call('GET', `/${project.id}/report`, world.owner))
          .json<Report>()
          .findings.some(({ code }) => code === 'EXEMPTION_UNPROVED');
      expect((await exempt({ ...claim, proofId: null })).points[1]?.exemption).toEqual({ ...claim, proofId: null });
      expect(await inputOf()).not.toHaveProperty('hasBlankFacades');
      expect(await isListed()).toBe(true);
      await exempt({ ...claim, proofId: await proofOf() });
      expect(await world.isCalculated(project.id)).toBe(false);
      expect(await inputOf()).toMatchObject({ hasBlankFacades: true, exemptionFile: 'Calendar.pdf' });
      expect(await isListed()).toBe(false);
    });

    it('[NSR-47] are shown by an attachment of the project; its removal withdraws the results', async () => {
      const other = await world.addSite(`Elsewhere ${++count}`);
      const [, school] = await points();
      const exemption = { outOfUse, hasClosedWindows: false, proofId: await proofOf(other.id) };
      expect(await refused({ points: [sent(school, { exemption })] })).toMatchObject({
        ...{ code: 'RECEIVERS_INVALID', details: { faults: [{ problem: 'PROOF_REMOVED' }] } },
      });
      const [unused, proofId] = [await proofOf(), await proofOf()];
      await exempt({ ...exemption, proofId });
      await world.calculate(project.id);
      const remove = (id: number) => world.call('DELETE', `/${project.id}/attachments/${id}`, world.owner);
      await remove(unused);
      expect(await world.isCalculated(project.id)).toBe(true);
      await remove(proofId);
      expect(await world.isCalculated(project.id)).toBe(false);
      expect((await points())[1]?.exemption).toEqual({ ...exemption, proofId: null });
    });

    it('[NSR-46] need a name and days in order', async () => {
      const [, school] = await points();
      for (const fault of [{ name: ' ' }, { start: day('10') }]) {
        const exemption = { outOfUse: [{ ...outOfUse[0], ...fault }], hasClosedWindows: false, proofId: null };
        expect((await refused({ points: [sent(school, { exemption })] })).code).toBe('VALIDATION_FAILED');
      }
    });
  });

  it('[NSR-32] [U39] so do added and deleted points', async () => {
    for (const change of [{ points: [newPoint(place(-50, 0))] }, { removedIds: [(await points())[0]?.pointId] }]) {
      await world.calculate(project.id);
      await save(change);
      expect(await world.isCalculated(project.id)).toBe(false);
    }
  });

  it('[NSR-26] [Q98] [U28] dated criteria and contributions are two lists, whatever their names hold', async () => {
    const [home] = await points();
    const otherCriteria = [examination, { ...examination, name: 'Concert', value: 62.5 }];
    await save({ points: [sent(home, { otherCriteria, contributions: [contribution] })] });
    await world.calculate(project.id);
    const { rows } = await world.client.query(
      'select input -> $2 -> 0 as receiver from calculation_runs where project_id = $1',
      [project.id, 'receivers'],
    );
    expect(rows[0].receiver).toMatchObject({ otherCriteria, contributions: [contribution] });
    const answer = await world.server.app.inject({
      ...{ url: `/ogc/projects/${project.id}/collections/projectNSRPoints/items`, headers: world.owner },
    });
    const [feature] = answer.json().features;
    expect(feature.properties.othernoisecriteria).toBe(
      'Exam #1: "A@B" ~@2027-03-05 ~ 2027-03-09: 60#Concert@2027-03-05 ~ 2027-03-09: 62.5',
    );
  });

  it('[NSR-22] [Q98] entries need a name, days in order and a level between 0 and 140', async () => {
    const [home] = await points();
    const faulty = [{ name: ' ' }, { start: day('10') }, { level: -1 }, { level: 141 }, { end: '2027-02-30' }];
    for (const fault of faulty) {
      const change = { points: [sent(home, { contributions: [{ ...contribution, ...fault }] })] };
      expect((await refused(change)).code).toBe('VALIDATION_FAILED');
    }
  });
});

describe('a save', () => {
  it('[U23] refuses points of nobody, twice named ones and other buildings, and then writes nothing', async () => {
    const [home, school] = await points();
    const before = await world.list(project.id);
    const wrong = [
      { removedIds: [999_999] },
      { points: [sent(home, { pointId: 999_999 })] },
      { points: [sent(home), sent(home)] },
      { points: [sent(home, { criterion: 60 })], removedIds: [home?.pointId] },
      { points: [sent(home, { buildingId: SCHOOL })] },
      { points: [sent(school, { criterion: 60 })], removedIds: [home?.pointId, home?.pointId] },
    ];
    for (const change of wrong) expect((await refused(change)).code).toBe('VALIDATION_FAILED');
    expect(await world.list(project.id)).toEqual(before);
  });

  it('[U23] is not written over what somebody else saved in between', async () => {
    const { revision } = await world.get(project.id);
    const [home] = await points();
    await save({ points: [sent(home, { criterion: 60 })] });
    expect((await refused({ revision, points: [sent(home, { criterion: 65 })] })).code).toBe('CONFLICT');
  });

  it('[U32] that fails half-way leaves everything as it was', async () => {
    await world.calculate(project.id);
    const before = await world.list(project.id);
    await world.client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await world.client.query('create trigger refuse before insert on audit_log for each row execute function refuse()');
    const [home, school] = before.points;
    const change = {
      points: [newPoint(place(-50, 0)), sent(home, { position: place(149, 0) })],
      removedIds: [school?.pointId],
    };
    expect((await world.trySave(project.id, change)).statusCode).toBe(500);
    await world.client.query('drop function refuse cascade');
    expect(await world.list(project.id)).toEqual(before);
    expect(await world.isCalculated(project.id)).toBe(true);
  });

  it('[Q70] lowers the criterion of a point near an unregistered site, wherever it is moved to', async () => {
    const sites = [{ id: null, affectDegree: 'Affected', radiusMetres: 20, outline: square(-100, 0, 20) }];
    const { revision } = await world.get(project.id);
    await world.call('PUT', `/${project.id}/unregistered-sites`, world.owner, { revision, sites });
    const { points: near } = await save({ points: [newPoint(place(-70, 10))] });
    expect(near[2]?.criterionReduction).toBe(7);
    const { points: far } = await save({ points: [sent(near[2], { position: place(-30, 10) })] });
    expect(far[2]?.criterionReduction).toBe(0);
  });
});
