import type { CalculationInput, SavedEquipment } from '@quietsite/contracts';
import { isUserDefined, MAX_ROWS, NO_MEASURES, USER_DEFINED_LIMITS } from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEquipmentProject, type EquipmentClient, row, sentOf } from './equipment-calls.ts';
import { place, type SiteWorld, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let equipment: EquipmentClient;

beforeAll(async () => {
  world = await startSiteWorld();
});
let count = 0;
beforeEach(async () => {
  equipment = await addEquipmentProject(world, `Equipment ${++count}`);
});
afterAll(() => world.close());

describe('saving equipment', () => {
  it('[EQUIP-65] stores the height of plant; the snapshot has it for a fixed location, an older page leaves it', async () => {
    const fixed = { fixedLocation: place(60, 10), plantHeight: 12.5 };
    const rows = [row({ name: 'Crane', ...fixed }), row({ name: 'Pump', plantHeight: 8 })];
    const saved = await equipment.save(rows, equipment.paving);
    const [crane, pump] = saved.programme.equipmentRows;
    expect([crane, pump]).toMatchObject([fixed, { fixedLocation: null, plantHeight: 8 }]);
    const input = await world.call('GET', `/${equipment.projectId}/calculation/input`, world.owner);
    const { snapshot } = input.json<CalculationInput>();
    expect(snapshot.rows.map(({ plantHeight }) => plantHeight)).toEqual([12.5, undefined]);
    if (!crane || !pump) throw new Error('rows are missing');
    const older = [sentOf(crane, { quantity: 2 }), sentOf(pump)];
    const again = await equipment.save(older, equipment.paving);
    expect(again.programme.equipmentRows).toMatchObject([{ quantity: 2, plantHeight: 12.5 }, { plantHeight: 8 }]);
    for (const plantHeight of [0.4, 30.5])
      expect((await equipment.send([{ taskId: equipment.paving, rows: [row({ plantHeight })] }])).statusCode).toBe(400);
  });

  it('[EQUIP-27] [EQUIP-43] [EQUIP-44] stores the rows and answers with all of them', async () => {
    const answer = await equipment.send([
      { taskId: equipment.piling, rows: [row({ quantity: 3, timePeriod: 2, exclusiveGroup: 'Night shift' })] },
      { taskId: equipment.paving, rows: [row({ name: 'Own paver', fixedLocation: place(60, 10) })] },
    ]);
    const saved = answer.json<SavedEquipment>();
    expect(saved.programme.equipmentRows).toEqual([
      {
        ...{ id: expect.any(Number), taskId: equipment.piling, equipmentId: null, officialId: '' },
        ...{ name: 'Water cannon', quantity: 3, soundPower: 100, defaultSoundPower: 0, ...USER_DEFINED_LIMITS },
        ...{ timePercent: 50, start: '2027-03-01', end: '2027-03-31', timePeriod: 2, exclusiveGroup: 'Night shift' },
        ...{ fixedLocation: null, plantHeight: null, materialIds: [], measures: NO_MEASURES },
      },
      expect.objectContaining({ taskId: equipment.paving, name: 'Own paver', fixedLocation: place(60, 10) }),
    ]);
    expect(saved.project).toMatchObject({ revision: saved.programme.revision, counts: { equipmentRows: 2 } });
    expect(await equipment.read()).toEqual(saved.programme);
    expect(await world.lastAudit(equipment.projectId)).toMatchObject({
      action: 'equipment.save',
      details: { activities: 2, rows: 2 },
    });
  });

  it('[EQUIP-27] [U60] replaces the rows of the activities that are sent, in place, and leaves others alone', async () => {
    const [first, second] = await equipment.stored(row(), row({ name: 'Pump' }));
    await equipment.save([row({ name: 'Elsewhere' })], equipment.paving);
    if (!first || !second) throw new Error('two rows were sent');
    const after = await equipment.stored(sentOf(second, { quantity: 7 }), row({ name: 'New' }));
    expect(after).toMatchObject([{ id: second.id, quantity: 7 }, { name: 'New' }]);
    const { equipmentRows } = await equipment.read();
    expect(equipmentRows.map(({ name }) => name).sort()).toEqual(['Elsewhere', 'New', 'Pump']);
  });

  it('[EQUIP-43] [EQUIP-44] changes every field of a stored row, and reads each of its measures from its own column', async () => {
    const { id, ...stored } = await equipment.storedOne(row());
    const measures = {
      ...{ quieterMethodName: 'Sawing', quieterMethodSoundPower: 91, customQuieterMethodName: 'Own sawing' },
      ...{ quieterEquipmentName: 'Mini', quieterEquipmentSoundPower: 92, quieterEquipmentDefaultSoundPower: 93 },
      ...{ enclosureDba: -1, barrierDba: -2, hammerDba: -3, customMethodDba: -4, customMethodName: 'Blanket' },
    };
    await world.client.query(
      `update equipment_rows set quieter_method_name = 'Sawing', quieter_method_sound_power = 91,
         custom_quieter_method_name = 'Own sawing', quieter_equipment_name = 'Mini', quieter_equipment_sound_power = 92,
         quieter_equipment_default_sound_power = 93, enclosure_dba = -1, barrier_dba = -2, hammer_dba = -3,
         custom_method_dba = -4, custom_method_name = 'Blanket' where id = $1`,
      [id],
    );
    const changes = {
      ...{ officialId: 'CNP 999', name: 'Foam cannon', quantity: 7, soundPower: 101.5, timePercent: 60 },
      ...({ start: '2027-03-02', end: '2027-03-30', timePeriod: 1, exclusiveGroup: 'G' } as const),
      ...{ fixedLocation: place(10, 20), materialIds: [await equipment.addMaterial()] },
    };
    expect(await equipment.storedOne(row({ id, ...changes }))).toEqual({ id, ...stored, ...changes, measures });
  });

  it('[EQUIP-45] a row has its task and group, its reference, name and days, and states whether a quieter method is used', async () => {
    const { id } = await equipment.storedOne(row({ officialId: 'CNP 999', name: 'Own-made', start: '2027-03-02' }));
    await world.client.query(`update equipment_rows set quieter_method_name = 'Sawing' where id = $1`, [id]);
    await world.client.query(`update tasks set construction_work = 'Bored Piling' where id = $1`, [equipment.piling]);
    const { tasks, equipmentRows } = await equipment.read();
    expect(equipmentRows).toMatchObject([
      { taskId: equipment.piling, officialId: 'CNP 999', name: 'Own-made', start: '2027-03-02', end: '2027-03-31' },
    ]);
    expect(equipmentRows[0]?.measures.quieterMethodName).toBe('Sawing');
    expect(tasks.find((task) => task.id === equipment.piling)?.constructionWork).toBe('Bored Piling');
  });

  it('[EQUIP-41] [U39] resets the calculation flag, but not with a save that changes nothing', async () => {
    const stored = await equipment.storedOne(row());
    await world.markCalculated(equipment.projectId);
    const same = await equipment.save([sentOf(stored)]);
    expect(same.project).toMatchObject({ isCalculated: true });
    expect((await world.get(equipment.projectId)).isCalculated).toBe(true);
    const changed = await equipment.save([sentOf(stored, { quantity: 2 })]);
    expect(changed.project).toMatchObject({ isCalculated: false, revision: same.project.revision + 1 });
    await world.markCalculated(equipment.projectId);
    expect((await equipment.save([])).project.isCalculated).toBe(false);
  });

  it('[EQUIP-41] [U39] resets the flag when one of several activities is changed, whichever it is', async () => {
    const stored = await equipment.storedOne(row());
    const same = { taskId: equipment.paving, rows: [] };
    for (const quantity of [2, 3]) {
      await world.markCalculated(equipment.projectId);
      const changed = { taskId: equipment.piling, rows: [sentOf(stored, { quantity })] };
      const answer = await equipment.send(quantity === 2 ? [changed, same] : [same, changed]);
      expect(answer.json<SavedEquipment>().project.isCalculated).toBe(false);
    }
  });

  it('[U60] [U23] refuses a save on top of an older state, naming who was first', async () => {
    const { revision } = await equipment.read();
    await equipment.save([row()]);
    const { code, details } = await equipment.refusal([{ taskId: equipment.piling, rows: [] }], { revision });
    expect(code).toBe('CONFLICT');
    expect(details).toMatchObject({ modifiedBy: 'Demo Owner' });
  });

  it('[EQUIP-42] [U23] is refused for a read-only member and on a project that was handed in', async () => {
    const reader = await world.server.signIn('demo-reader');
    const change = [{ taskId: equipment.piling, rows: [row()] }];
    await world.client.query(`insert into project_members (project_id, user_id, role) values ($1, $2, 'readonly')`, [
      equipment.projectId,
      await world.userId('demo-reader'),
    ]);
    expect(await equipment.refusal(change, { as: reader })).toMatchObject({ code: 'FORBIDDEN' });
    await world.client.query('update projects set submitted_at = now() where id = $1', [equipment.projectId]);
    expect(await equipment.refusal(change)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('what the server adds', () => {
  it('[EQUIP-10] [EQUIP-47] takes a machine’s name, default and limits from the catalogue, not from the page', async () => {
    const lorry = await equipment.item('CNP 141');
    const sent = row({ equipmentId: lorry.id, officialId: 'CNP 000', name: 'Whisper', soundPower: lorry.soundPower });
    expect(
      await equipment.storedOne({ ...sent, defaultSoundPower: 1, soundPowerMax: 1000, measures: {} }),
    ).toMatchObject({
      ...{ officialId: 'CNP 141', name: lorry.name, defaultSoundPower: lorry.soundPower },
      ...{ soundPowerMin: lorry.soundPowerMin, soundPowerMax: lorry.soundPowerMax, percentMin: lorry.percentMin },
    });
  });

  it('[EQUIP-28] [Q84] recognises a machine by its entered reference and name', async () => {
    const { id, officialId, name, soundPower } = await equipment.item('CNP 141');
    const known = await equipment.storedOne(row({ officialId, name, soundPower }));
    expect(known.equipmentId).toBe(id);
    const own = await equipment.storedOne(row({ officialId, name: `${name}, ours` }));
    expect(own).toMatchObject({ equipmentId: null, officialId, defaultSoundPower: 0 });
  });

  it('[EQUIP-28] does not recognise a deactivated machine by its entered name', async () => {
    const { id, officialId, name, soundPower } = await equipment.item('CNP 141');
    await world.client.query('update catalogue.equipment set is_active = false where id = $1', [id]);
    try {
      expect((await equipment.storedOne(row({ officialId, name, soundPower }))).equipmentId).toBeNull();
    } finally {
      await world.client.query('update catalogue.equipment set is_active = true where id = $1', [id]);
    }
  });

  it('[EQUIP-54] [Q135] [LIMIT-03] equipment of one’s own has a default of 0 and any sound power from 0 to 1000', async () => {
    const stored = await equipment.stored(row({ soundPower: 0 }), row({ soundPower: 1000 }));
    expect(stored.map(isUserDefined)).toEqual([false, true]);
    for (const soundPower of [-1, 1000.5]) {
      const refused = await equipment.refusal([{ taskId: equipment.piling, rows: [row({ soundPower })] }]);
      expect(refused.code).toBe('VALIDATION_FAILED');
    }
  });

  it('keeps the default a row was stored with when the catalogue changes, and the machine when it is deactivated', async () => {
    const lorry = await equipment.item('CNP 141');
    const stored = await equipment.storedOne(row({ equipmentId: lorry.id, soundPower: lorry.soundPower }));
    await world.client.query('update catalogue.equipment set sound_power = $2, is_active = false where id = $1', [
      lorry.id,
      lorry.soundPower - 1,
    ]);
    const after = await equipment.storedOne(sentOf(stored, { quantity: 2 }));
    expect(after).toMatchObject({ equipmentId: lorry.id, defaultSoundPower: lorry.soundPower, quantity: 2 });
    await world.client.query('update catalogue.equipment set sound_power = $2, is_active = true where id = $1', [
      lorry.id,
      lorry.soundPower,
    ]);
  });

  it('keeps the measures of a stored row', async () => {
    const stored = await equipment.storedOne(row());
    await world.client.query('update equipment_rows set barrier_dba = -5, custom_method_name = $2 where id = $1', [
      stored.id,
      'Blanket',
    ]);
    const after = await equipment.storedOne(sentOf(stored, { quantity: 4 }));
    expect(after).toMatchObject({ quantity: 4, measures: { barrierDba: -5, customMethodName: 'Blanket' } });
  });
});

describe('limits', () => {
  it('[EQUIP-22] quantity from 0 to 1000, whole', async () => {
    expect(await equipment.stored(row({ quantity: 0 }), row({ name: 'Many', quantity: 1000 }))).toHaveLength(2);
    for (const quantity of [-1, 1001, 1.5]) {
      const refused = await equipment.refusal([{ taskId: equipment.piling, rows: [row({ quantity })] }]);
      expect(refused.code).toBe('VALIDATION_FAILED');
    }
  });

  it('[EQUIP-23] sound power between the least and the most of the machine', async () => {
    const { id: equipmentId, soundPowerMin, soundPowerMax } = await equipment.item('CNP 141');
    for (const soundPower of [soundPowerMin, soundPowerMax]) {
      expect((await equipment.storedOne(row({ equipmentId, soundPower }))).soundPower).toBe(soundPower);
    }
    for (const soundPower of [soundPowerMin - 0.1, soundPowerMax + 0.1]) {
      expect(await equipment.faultsOf(row({ equipmentId, soundPower }))).toEqual(['SOUND_POWER_OUTSIDE']);
    }
  });

  it('[EQUIP-24] [Q29] a percent that is too small for the machine is not stored until it is put right', async () => {
    expect(await equipment.faultsOf(row({ timePercent: 9.9 }))).toEqual(['TIME_PERCENT_OUTSIDE']);
    expect((await equipment.storedOne(row({ timePercent: 10 }))).timePercent).toBe(10);
    const refused = await equipment.refusal([{ taskId: equipment.piling, rows: [row({ timePercent: 100.5 })] }]);
    expect(refused.code).toBe('VALIDATION_FAILED');
  });

  it('[EQUIP-24] [EQUIP-47] the least percent is that of the machine, which is not the same for all', async () => {
    const { id: equipmentId, soundPower, percentMin } = await equipment.item('CNP 141');
    const setLeast = (least: number) =>
      world.client.query('update catalogue.equipment set percent_min = $2 where id = $1', [equipmentId, least]);
    await setLeast(35);
    try {
      expect((await equipment.item('CNP 141')).percentMin).toBe(35);
      const lorry = { equipmentId, soundPower };
      expect(await equipment.faultsOf(row({ ...lorry, timePercent: 34 }))).toEqual(['TIME_PERCENT_OUTSIDE']);
      const stored = await equipment.storedOne(row({ ...lorry, timePercent: 35 }));
      expect(stored).toMatchObject({ timePercent: 35, percentMin: 35 });
    } finally {
      await setLeast(percentMin);
    }
  });

  it('[EQUIP-25] days inside those of the activity', async () => {
    expect(await equipment.faultsOf(row({ start: '2027-02-28' }))).toEqual(['DATES_OUTSIDE_TASK']);
    expect(await equipment.faultsOf(row({ end: '2027-04-01' }))).toEqual(['DATES_OUTSIDE_TASK']);
    expect(await equipment.faultsOf(row({ start: '2027-03-20', end: '2027-03-19' }))).toEqual(['END_BEFORE_START']);
  });

  it('[EQUIP-09] a fixed location inside the zone of the activity', async () => {
    expect(await equipment.faultsOf(row({ fixedLocation: place(60, 10) }))).toEqual(['LOCATION_OUTSIDE_ZONE']);
    const inside = await equipment.storedOne(row({ fixedLocation: place(10.125, 10) }));
    expect(inside.fixedLocation).toEqual(place(10.125, 10));
  });

  it('[EQUIP-09] a stored row that is moved stays inside the zone of its own activity too', async () => {
    const { programme } = await equipment.save([row({ fixedLocation: place(60, 10) })], equipment.paving);
    const [stored] = programme.equipmentRows;
    if (!stored) throw new Error('one row was sent');
    const move = (x: number) => [{ taskId: equipment.paving, rows: [sentOf(stored, { fixedLocation: place(x, 10) })] }];
    expect((await equipment.refusal(move(10))).details).toEqual({
      problems: [{ taskId: equipment.paving, index: 0, fault: 'LOCATION_OUTSIDE_ZONE' }],
    });
    expect((await equipment.send(move(70))).statusCode).toBe(200);
  });

  it('says every fault of every row at once and stores none of them', async () => {
    const { details } = await equipment.refusal([
      { taskId: equipment.piling, rows: [row({ name: 'Good' }), row({ timePercent: 1, end: '2028-01-01' })] },
      { taskId: equipment.paving, rows: [row({ start: '2026-01-01' })] },
    ]);
    expect(details.problems).toEqual([
      { taskId: equipment.piling, index: 1, fault: 'TIME_PERCENT_OUTSIDE' },
      { taskId: equipment.piling, index: 1, fault: 'DATES_OUTSIDE_TASK' },
      { taskId: equipment.paving, index: 0, fault: 'DATES_OUTSIDE_TASK' },
    ]);
  });

  it('a project has at most so many rows', async () => {
    await world.client.query(
      `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
         start_date, end_date)
       select $1, $2, 'Row ' || n, 1, 100, 0, 50, '2027-03-01', '2027-03-31' from generate_series(1, $3) n`,
      [equipment.projectId, equipment.paving, MAX_ROWS - 1],
    );
    const answer = await equipment.send([{ taskId: equipment.piling, rows: [row(), row({ name: 'Too many' })] }]);
    expect(answer.json()).toMatchObject({ code: 'EQUIPMENT_INVALID', details: { total: MAX_ROWS + 1 } });
    const last = await equipment.storedOne(row());
    expect(await equipment.storedOne(sentOf(last, { quantity: 2 }))).toMatchObject({ id: last.id, quantity: 2 });
  });
});

describe('rows that say the same', () => {
  it('[EQUIP-26] become one with all of them, also a new one and a stored one', async () => {
    const stored = await equipment.storedOne(row({ quantity: 2 }));
    const saved = await equipment.save([row({ quantity: 3 }), sentOf(stored), row({ name: 'Pump' })]);
    expect(saved.mergedCount).toBe(1);
    expect(saved.programme.equipmentRows).toMatchObject([{ id: stored.id, quantity: 5 }, { name: 'Pump' }]);
  });

  it('[EQUIP-26] stay apart in another group, place, percent, time or activity', async () => {
    const rows = [
      row(),
      row({ exclusiveGroup: 'G' }),
      row({ fixedLocation: place(1, 1) }),
      row({ timePercent: 51 }),
      row({ soundPower: 101 }),
      row({ end: '2027-03-30' }),
    ];
    const answer = await equipment.send([
      { taskId: equipment.piling, rows },
      { taskId: equipment.paving, rows: [row()] },
    ]);
    expect(answer.json()).toMatchObject({ mergedCount: 0, project: { counts: { equipmentRows: 7 } } });
  });

  it('[U50] stay apart with other measures and over 1000, and unite their files', async () => {
    const [mitigated, plain] = await equipment.stored(row({ quantity: 600 }), row({ name: 'Other', quantity: 600 }));
    if (!mitigated || !plain) throw new Error('two rows were sent');
    await world.client.query('update equipment_rows set enclosure_dba = -10 where id = $1', [mitigated.id]);
    const files = [await equipment.addMaterial('a.pdf'), await equipment.addMaterial('b.pdf')];
    const rows = await equipment.stored(
      sentOf(mitigated),
      sentOf(plain, { name: 'Water cannon', materialIds: files.slice(0, 1) }),
      row({ quantity: 400, materialIds: files.slice(1) }),
      row({ quantity: 1 }),
    );
    expect(rows.map(({ quantity, materialIds }) => [quantity, materialIds])).toEqual([
      [600, []],
      [1000, files],
      [1, []],
    ]);
  });
});

describe('supporting files', () => {
  const linkOf = async (materialId: number) =>
    (
      await world.client.query(
        'select equipment_row_id as "rowId", unlinked_at is not null as "isLoose" from support_materials where id = $1',
        [materialId],
      )
    ).rows[0];

  it('[EQUIP-44] [EQUIP-46] are linked with the row, move to another, and become loose without one', async () => {
    const file = await equipment.addMaterial();
    expect(await linkOf(file)).toEqual({ rowId: null, isLoose: true });
    const stored = await equipment.storedOne(row({ materialIds: [file] }));
    expect(await linkOf(file)).toEqual({ rowId: stored.id, isLoose: false });
    const [kept, other] = await equipment.stored(
      sentOf(stored, { materialIds: [] }),
      row({ name: 'B', materialIds: [file] }),
    );
    expect([kept?.materialIds, other?.materialIds]).toEqual([[], [file]]);
    await equipment.save([]);
    expect(await linkOf(file)).toEqual({ rowId: null, isLoose: true });
  });

  it('[U39] leave the results as they are, since no level depends on them', async () => {
    const stored = await equipment.storedOne(row());
    await world.markCalculated(equipment.projectId);
    const { project } = await equipment.save([sentOf(stored, { materialIds: [await equipment.addMaterial()] })]);
    expect(project.isCalculated).toBe(true);
  });

  it('belong to one row only, and not to that of an activity which is not being saved', async () => {
    const file = await equipment.addMaterial();
    const rows = [row({ materialIds: [file] }), row({ name: 'B', materialIds: [file] })];
    const twice = await equipment.refusal([{ taskId: equipment.piling, rows }]);
    expect(twice).toEqual({ code: 'VALIDATION_FAILED', details: { materials: [file] } });
    await equipment.save([row({ materialIds: [file] })], equipment.paving);
    const stolen = await equipment.refusal([{ taskId: equipment.piling, rows: [row({ materialIds: [file] })] }]);
    expect(stolen.code).toBe('VALIDATION_FAILED');
  });
});

describe('[U23] what is not taken', () => {
  it.each([
    [
      'an activity twice',
      ({ piling }: EquipmentClient) => [
        { taskId: piling, rows: [] },
        { taskId: piling, rows: [] },
      ],
    ],
    ['an activity that is not there', () => [{ taskId: 999_999, rows: [row()] }]],
    ['a row that is not there', ({ piling }: EquipmentClient) => [{ taskId: piling, rows: [row({ id: 999_999 })] }]],
    [
      'a machine that is not there',
      ({ piling }: EquipmentClient) => [{ taskId: piling, rows: [row({ equipmentId: 999_999 })] }],
    ],
  ])('%s', async (_, activities) => {
    expect(await equipment.refusal(activities(equipment))).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('a row of another activity, and a row twice', async () => {
    const stored = await equipment.storedOne(row());
    const moved = await equipment.refusal([{ taskId: equipment.paving, rows: [sentOf(stored)] }]);
    const twice = await equipment.refusal([{ taskId: equipment.piling, rows: [sentOf(stored), sentOf(stored)] }]);
    expect([moved, twice]).toMatchObject([{ details: { rows: [stored.id] } }, { details: { rows: [stored.id] } }]);
  });
});
