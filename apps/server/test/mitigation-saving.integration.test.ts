import type { SavedMitigation } from '@quietsite/contracts';
import { isProofMissing, NO_MEASURES, type QuieterMethod, type WrittenMeasures } from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEquipmentProject, type EquipmentClient, row, type StoredRow } from './equipment-calls.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let equipment: EquipmentClient;
let stored: readonly StoredRow[];

beforeAll(async () => {
  world = await startSiteWorld();
});
let count = 0;
beforeEach(async () => {
  equipment = await addEquipmentProject(world, `Mitigation ${++count}`);
  const breaker = await equipment.item('CNP 027');
  stored = await equipment.stored(row({ equipmentId: breaker.id, soundPower: 122 }), row({ name: 'Pump' }));
});
afterAll(() => world.close());

const { customQuieterMethodName: _, hammerDba: __, quieterEquipmentDefaultSoundPower: ___, ...nothing } = NO_MEASURES;

interface Sent {
  readonly place?: number;
  readonly materialIds?: readonly number[];
  readonly revision?: number;
  readonly as?: SiteWorld['owner'];
}

async function send(measures: Partial<WrittenMeasures> & object, sent: Sent = {}) {
  const { place = 0, materialIds = [], revision, as = world.owner } = sent;
  const body = {
    revision: revision ?? (await equipment.read()).revision,
    rows: [{ id: stored[place]?.id, measures: { ...nothing, ...measures }, materialIds }],
  };
  return world.call('PUT', `/${equipment.projectId}/mitigation`, as, body);
}

async function save(measures: Partial<WrittenMeasures>, sent: Sent = {}) {
  const answer = await send(measures, sent);
  expect(answer.statusCode, answer.body).toBe(200);
  const saved = answer.json<SavedMitigation>();
  const id = stored[sent.place ?? 0]?.id;
  const found = saved.programme.equipmentRows.find((entry) => entry.id === id);
  if (!found) throw new Error('the row is gone');
  return { ...saved, row: found };
}

describe('saving mitigation', () => {
  it('[MITI-30] [U39] [Q07] stores every measure in its place, answers with all rows and resets the flag', async () => {
    await world.markCalculated(equipment.projectId);
    const written = {
      ...{ quieterMethodName: 'Own way', quieterMethodSoundPower: 101 },
      ...{ quieterEquipmentName: 'Mine', quieterEquipmentSoundPower: 99 },
      ...{ enclosureDba: -1.5, barrierDba: -2, customMethodDba: -4, customMethodName: 'Blanket' },
    };
    const saved = await save(written);
    expect(saved.row).toEqual({
      ...stored[0],
      measures: {
        ...{ ...written, customQuieterMethodName: 'Own way', hammerDba: 0, quieterEquipmentDefaultSoundPower: 0 },
      },
    });
    expect(saved.project).toMatchObject({ isCalculated: false, revision: saved.programme.revision });
    expect(saved.programme).toEqual(await equipment.read());
    expect(saved.programme.equipmentRows.filter(({ id }) => id !== saved.row.id)).toEqual([stored[1]]);
    expect(await world.lastAudit(equipment.projectId)).toMatchObject({
      ...{ action: 'mitigation.save', details: { rows: 1, files: 0 } },
    });
  });

  it('[U39] measures that are stored already change nothing, files alone leave the results', async () => {
    const first = await save({ barrierDba: -3 });
    await world.markCalculated(equipment.projectId);
    const same = await save({ barrierDba: -3 });
    expect(same.project).toMatchObject({ isCalculated: true, revision: first.project.revision });
    const file = await equipment.addMaterial();
    const proven = await save({ barrierDba: -3 }, { materialIds: [file] });
    expect(proven.row.materialIds).toEqual([file]);
    expect(proven.project).toMatchObject({ isCalculated: true, revision: first.project.revision + 1 });
    expect((await save({ barrierDba: -3 })).row.materialIds).toEqual([]);
  });

  it('[EQUIP-53] [EQUIP-55] [U23] the catalogue decides whether a value is user defined, not the sender', async () => {
    const answer = await world.server.app.inject({ url: '/api/catalogue/quieter-methods', headers: world.owner });
    const method = answer.json<QuieterMethod[]>().find(({ name }) => name === 'Hydraulic crusher');
    const quieterMethodSoundPower = method?.equipment[0]?.soundPower ?? 0;
    const known = await save({ quieterMethodName: 'Hydraulic crusher', quieterMethodSoundPower });
    expect(known.row.measures.customQuieterMethodName).toBe('');
    expect(isProofMissing(known.row)).toBe(false);
    const own = { quieterMethodName: 'Hydraulic crusher', quieterMethodSoundPower: 80 };
    const disguised = await save({ ...own, ...{ customQuieterMethodName: '', hammerDba: -20 } });
    expect(disguised.row.measures).toMatchObject({ customQuieterMethodName: 'Hydraulic crusher', hammerDba: 0 });
    expect(isProofMissing(disguised.row)).toBe(true);
    const qpme = { quieterEquipmentName: 'Mine', quieterEquipmentSoundPower: 80 };
    const hidden = await save({ ...qpme, ...{ quieterEquipmentDefaultSoundPower: 80 } });
    expect(hidden.row.measures.quieterEquipmentDefaultSoundPower).toBe(0);
  });

  it.each([
    [
      '[MITI-36] a replacement above 1000',
      { quieterMethodName: 'x', quieterMethodSoundPower: 1001 },
      'REPLACEMENT_OUTSIDE',
    ],
    ['[MITI-37] an enclosure of -21', { enclosureDba: -21 }, 'ENCLOSURE_OUTSIDE'],
    ['[MITI-38] a barrier of 1', { barrierDba: 1 }, 'BARRIER_OUTSIDE'],
    ['[MITI-39] a custom method of -26', { customMethodDba: -26, customMethodName: 'x' }, 'CUSTOM_OUTSIDE'],
    ['[MITI-40] a custom method without a name', { customMethodDba: -2 }, 'CUSTOM_NAME_MISSING'],
  ] as const)('%s is refused, and nothing is stored', async (_, measures, fault) => {
    const before = await equipment.read();
    const answer = await send(measures);
    expect(answer.json()).toMatchObject({
      ...{ code: 'MITIGATION_INVALID', details: { problems: [{ rowId: stored[0]?.id, fault }] } },
    });
    expect(await equipment.read()).toEqual(before);
  });

  it('[MITI-37] [MITI-38] what is empty or no number is refused', async () => {
    for (const enclosureDba of [null, '', 'x']) {
      const answer = await send({ enclosureDba } as object);
      expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });

  it('[MITI-36] an empty sound power of a replacement is refused', async () => {
    for (const field of ['quieterMethodSoundPower', 'quieterEquipmentSoundPower'])
      for (const value of [null, '', undefined]) {
        const answer = await send({ quieterMethodName: 'x', quieterEquipmentName: 'x', [field]: value } as object);
        expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
      }
  });

  it('[MITI-32] is refused for a read-only member and on a project that was handed in', async () => {
    const before = await equipment.read();
    await world.client.query(`insert into project_members (project_id, user_id, role) values ($1, $2, 'readonly')`, [
      equipment.projectId,
      await world.userId('demo-reader'),
    ]);
    const reader = await world.server.signIn('demo-reader');
    expect((await send({ barrierDba: -3 }, { as: reader })).json()).toMatchObject({ code: 'FORBIDDEN' });
    await world.client.query('update projects set submitted_at = now() where id = $1', [equipment.projectId]);
    expect((await send({ barrierDba: -3 })).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect(await equipment.read()).toEqual(before);
  });

  it('[U23] a row that is sent twice is refused, and nothing is stored', async () => {
    const before = await equipment.read();
    const rows = [-1, -2].map((barrierDba) => ({
      ...{ id: stored[0]?.id, measures: { ...nothing, barrierDba }, materialIds: [] },
    }));
    const body = { revision: before.revision, rows };
    const answer = await world.call('PUT', `/${equipment.projectId}/mitigation`, world.owner, body);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await equipment.read()).toEqual(before);
  });

  it('[U60] refuses a save on top of an older state, and a file that another row has', async () => {
    const { revision } = await equipment.read();
    const file = await equipment.addMaterial();
    await save({}, { place: 1, materialIds: [file] });
    expect((await send({ barrierDba: -1 }, { revision })).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await send({}, { materialIds: [file] })).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
