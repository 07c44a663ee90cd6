import type { EquipmentFile } from '@quietsite/contracts';
import { applyReadRows, type EquipmentEntry } from '@quietsite/domain';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../src/integrations/csv/read-csv.ts';
import { addEquipmentProject, type EquipmentClient, row } from './equipment-calls.ts';
import { outcomeOf } from './shapes/upload.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let equipment: EquipmentClient;
beforeAll(async () => {
  world = await startSiteWorld();
  equipment = await addEquipmentProject(world, 'Equipment files');
});
afterAll(() => world.close());

const HEAD = 'Equipment,Quantity,Sound Power,Start Date,End Date,% on Time in 30 mins';
const table = (...rows: string[]) => ['One', 'Two', 'Three', 'Four', 'Five', HEAD, ...rows].join('\r\n');

async function upload(content: string | Buffer, fileName = 'Equipment.csv', type = 'text/csv') {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(Buffer.from(content))], fileName, { type }));
  const request = new Response(form);
  return world.server.app.inject({
    method: 'POST',
    url: `/api/projects/${equipment.projectId}/equipment/reading?taskId=${equipment.piling}`,
    headers: { ...world.owner, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
const fileOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<EquipmentFile>();
};
const getTemplate = (query = '') =>
  world.call('GET', `/${equipment.projectId}/equipment/template.csv${query}`, world.owner);
const linesOf = (answer: LightMyRequestResponse) => {
  const reading = readCsv(answer.rawPayload);
  if ('refusal' in reading) throw new Error(reading.refusal);
  return reading.lines;
};

describe('an uploaded equipment table', () => {
  it('[EQUIP-12] [EQUIP-33] [EQUIP-28] gives rows for a look, completed from catalogue and activity, and stores nothing', async () => {
    const lorry = await equipment.item('CNP 141');
    const file = fileOf(
      await upload(table(`CNP 141 - ${lorry.name},3,,,,40`, '', 'CNP 999 - Own-made,1,105,2027-03-02,2027/3/9,5')),
    );
    expect(file).toMatchObject({ fileName: 'Equipment.csv', problems: [], blankLines: 1 });
    expect(file.rows).toMatchObject([
      {
        ...{ id: -1, taskId: equipment.piling, equipmentId: lorry.id, quantity: 3, soundPower: lorry.soundPower },
        ...{ start: '2027-03-01', end: '2027-03-31', timePercent: 40, soundPowerMax: lorry.soundPowerMax },
      },
      { id: -2, officialId: 'CNP 999', name: 'Own-made', start: '2027-03-02', end: '2027-03-09', timePercent: 5 },
    ]);
    expect(file.lines).toEqual([7, 9]);
    expect((await equipment.read()).equipmentRows).toEqual([]);
  });

  it('[EQUIP-35] [EQUIP-36] [EQUIP-37] lists every bad line and gives none of the rows', async () => {
    const file = fileOf(
      await upload(
        table('Lorry,1,,1/3/2027,,50', 'Lorry,1,,2027-03-09,2027-03-08,50', 'Lorry,1,,,,150', 'Lorry,1,,,,50'),
      ),
    );
    expect(file.rows).toEqual([]);
    expect(file.problems).toEqual([
      { line: 7, fault: 'BAD_DATE', value: '1/3/2027', other: '' },
      { line: 8, fault: 'END_BEFORE_START', value: '2027-03-09', other: '2027-03-08' },
      { line: 9, fault: 'BAD_PERCENT', value: '150', other: '' },
    ]);
  });

  it('[EQUIP-22] [EQUIP-23] [EQUIP-25] takes nothing that could not be saved, and says all of it at once', async () => {
    const { officialId, name, soundPowerMin, soundPowerMax } = await equipment.item('CNP 141');
    const lorry = `"${officialId} - ${name}"`;
    const file = fileOf(
      await upload(
        table(
          `${lorry},1001,${soundPowerMax + 1},2027-02-28,2027-04-01,101`,
          `"${'two\nlines'}",1.5,,,,50`,
          `${lorry},x,x,,,`,
        ),
      ),
    );
    expect([file.rows, file.lines]).toEqual([[], []]);
    const [limits, activity] = [`${soundPowerMin} - ${soundPowerMax}`, '2027-03-01 - 2027-03-31'];
    expect(file.problems.map(({ line, fault, value, other }) => [line, fault, value, other])).toEqual([
      [7, 'QUANTITY_OUTSIDE', '1001', ''],
      [7, 'SOUND_POWER_OUTSIDE', `${soundPowerMax + 1}`, limits],
      [7, 'BAD_PERCENT', '101', ''],
      [7, 'DATE_OUTSIDE_TASK', '2027-02-28', activity],
      [7, 'DATE_OUTSIDE_TASK', '2027-04-01', activity],
      [8, 'QUANTITY_OUTSIDE', '1.5', ''],
      // A cell of two lines comes before it.
      [10, 'BAD_NUMBER', 'x', 'Quantity'],
      [10, 'BAD_NUMBER', 'x', 'Sound Power'],
    ]);
  });

  it('[EQUIP-33] is taken with its column names in line 1 too, without the notes of the template', async () => {
    const file = fileOf(await upload(`${HEAD}\r\nLorry,2,,,,50\r\n`));
    expect(file).toMatchObject({ rows: [{ quantity: 2, timePercent: 50 }], lines: [2], problems: [] });
  });

  it('[EQUIP-32] [U48] goes by the name’s ending and the content, whatever type the browser gives', async () => {
    for (const type of ['application/vnd.ms-excel', 'text/plain', '']) {
      expect(fileOf(await upload(table('Lorry,1,,,,50'), 'Plant.CSV', type)).rows).toHaveLength(1);
    }
    const refused = [
      await upload(table('Lorry,1,,,,50'), 'Equipment.xlsx'),
      await upload(Buffer.from([0x50, 0x4b, 3, 4, 0, 0])),
      await upload('Lorry,1'),
      await upload(table()),
      await upload(`${table('"Lorry,1,,,,50')}\n`),
      await upload(table('x'.repeat(2001))),
      await upload(table(...Array.from({ length: 50_000 }, () => 'Lorry,1,,,,50'))),
      await upload(table(...Array.from({ length: 20_001 }, () => 'Lorry,1,,,,50'))),
      await upload('x'.repeat(6_000_000)),
      await upload(''),
      await upload(table(`Lorry,1,,,,50${'\n'.repeat(60_000)}Lorry,1,,,,50`)),
    ];
    expect(refused.map(outcomeOf)).toEqual([
      'FILE_REFUSED UNKNOWN_FORMAT',
      'FILE_REFUSED NOT_TEXT',
      'FILE_REFUSED NO_HEADER',
      'FILE_REFUSED NO_ROWS',
      'FILE_REFUSED NOT_READABLE',
      'FILE_REFUSED CELL_TOO_LONG',
      'FILE_REFUSED TOO_MANY_ROWS',
      'FILE_REFUSED TOO_MANY_ROWS',
      'FILE_REFUSED FILE_TOO_LARGE',
      'FILE_REFUSED EMPTY',
      'FILE_REFUSED TOO_MANY_ROWS',
    ]);
  });

  it('is refused for an activity of another project', async () => {
    const other = await addEquipmentProject(world, 'Other files');
    const url = `/${equipment.projectId}/equipment/reading?taskId=${other.piling}`;
    expect(outcomeOf(await world.call('POST', url, world.owner))).toBe('NOT_FOUND');
  });
});

describe('the template', () => {
  it('[EQUIP-21] [Q82] is Equipment.csv with notes on five lines and the six columns in line 6', async () => {
    const answer = await getTemplate();
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="Equipment.csv"',
    });
    const lines = linesOf(answer);
    expect(lines).toHaveLength(6);
    expect(lines[5]).toEqual(HEAD.split(','));
    // The limits in the notes are those applied on import (EQUIP-22, EQUIP-24).
    const notes = lines.slice(0, 5).flat().join('\n');
    expect(notes).toContain('Quantity: a whole number from 0 to 1000.');
    expect(notes).toContain('% on Time in 30 mins: from the minimum of the machine, usually 10, to 100');
  });

  it('[U47] [EQUIP-38] holds the rows of the activity, and read again makes each of them double', async () => {
    const lorry = await equipment.item('CNP 141');
    const compactor = await equipment.item('QPME EPD-00055');
    const stored = await equipment.stored(
      row({ equipmentId: lorry.id, soundPower: lorry.soundPower - 1, quantity: 2 }),
      row({ equipmentId: compactor.id, soundPower: compactor.soundPower }),
      row({ name: '=HYPERLINK("x")', soundPower: 99.5 }),
      row({ officialId: 'CNP 999', name: 'Own-made, heavy', timePercent: 12.5 }),
    );
    const answer = await getTemplate(`?taskId=${equipment.piling}`);
    expect(answer.body).toContain(`"'=HYPERLINK(""x"")"`);
    const { rows, problems } = fileOf(await upload(answer.rawPayload));
    expect(problems).toEqual([]);
    const applied = applyReadRows(stored as unknown as EquipmentEntry[], rows as unknown as EquipmentEntry[]);
    expect(applied).toMatchObject({ added: 0, increased: 4 });
    expect(applied.rows.map(({ quantity }) => quantity)).toEqual(stored.map(({ quantity }) => quantity * 2));
    await equipment.save([]);
  });
});
