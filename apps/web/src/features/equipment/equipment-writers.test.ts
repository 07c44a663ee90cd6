import { readFileSync } from 'node:fs';
import { type CatalogueItem, type EquipmentEntry, toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { toDraftRow } from '../../project/equipment/equipment-draft.ts';
import { sampleRow, sampleTask } from '../../testing/samples.ts';
import { startTexts } from '../../testing/texts.ts';
import type { CellOutcome } from '../../ui/sheet/sheet-types.ts';
import { equipmentColumns } from './equipment-columns.tsx';
import { writeDay } from './equipment-days.ts';
import { createFaultFinder, listProblems } from './equipment-faults.ts';
import { TypingStore } from './equipment-typing.ts';
import {
  type CellContext,
  PENDING_LOCATION,
  writeEquipment,
  writeLocation,
  writeNumber,
  writePeriod,
  writeText,
} from './equipment-writers.ts';

beforeAll(startTexts);

const crane: CatalogueItem = {
  id: 48,
  officialId: 'CNP 048',
  name: 'Crane, mobile',
  nicknames: [],
  soundPower: 112,
  soundPowerMin: 108,
  soundPowerMax: 116,
  percentMin: 25,
  isQpme: false,
  isQuieterMethod: false,
  required: [],
};
const task = sampleTask({ start: toDay('2027-01-05'), end: toDay('2027-12-20') });
const outline = [[hk80(0, 0), hk80(60, 0), hk80(60, 60), hk80(0, 60), hk80(0, 0)]];
const row = toDraftRow(sampleRow({ equipmentId: 81 }));
const free = { ...row, equipmentId: null, officialId: '', name: 'Own pump' };
const context = (): CellContext => ({
  t: i18next.t,
  items: [crane],
  place: { task, zone: outline },
  zoneName: 'Zone 1',
});

const changed = (outcome: CellOutcome<EquipmentEntry>): Partial<EquipmentEntry> =>
  'row' in outcome ? outcome.row : {};
const faultOf = (outcome: CellOutcome<EquipmentEntry>) => ('fault' in outcome ? outcome.fault : null);
const noteOf = (outcome: CellOutcome<EquipmentEntry>) => ('row' in outcome ? outcome.note : null);

describe('numbers in the equipment sheet', () => {
  it.each([
    ['5', 5, undefined],
    ['1,000', 1000, undefined],
    ['', 0, 'No quantity yet: this row is not counted and stays unfinished.'],
    ['0', 0, 'No quantity yet: this row is not counted and stays unfinished.'],
    ['1500', 1000, 'Quantity set to 1000: the allowed range is 0 to 1000.'],
    ['-3', 0, 'Quantity set to 0: the allowed range is 0 to 1000.'],
  ])('[EQUIP-22] a typed quantity of %j becomes %d', (text, quantity, note) => {
    const outcome = writeNumber(context(), row, 'quantity', text, 'typed');
    expect(changed(outcome).quantity).toBe(quantity);
    expect(noteOf(outcome)).toBe(note);
  });

  it.each(['1.5', 'two', '1e3', '--4'])('a quantity of %j is no value at all', (text) => {
    expect(faultOf(writeNumber(context(), row, 'quantity', text, 'typed'))).toContain(text);
  });

  it('[EQUIP-23] a typed sound power is held within the limits of the row; nothing is the default', () => {
    expect(changed(writeNumber(context(), row, 'soundPower', '130', 'typed')).soundPower).toBe(117);
    expect(noteOf(writeNumber(context(), row, 'soundPower', '130', 'typed'))).toContain('102 to 117');
    expect(changed(writeNumber(context(), row, 'soundPower', '104.5', 'typed')).soundPower).toBe(104.5);
    expect(changed(writeNumber(context(), { ...row, soundPower: 104 }, 'soundPower', ' ', 'typed')).soundPower).toBe(
      112,
    );
  });

  it('[EQUIP-24] a typed time percent runs from the least of the row to 100', () => {
    expect(changed(writeNumber(context(), { ...row, percentMin: 25 }, 'onTime', '5', 'typed')).timePercent).toBe(25);
    expect(changed(writeNumber(context(), row, 'onTime', '101', 'typed')).timePercent).toBe(100);
    expect(changed(writeNumber(context(), row, 'onTime', '50 %', 'typed')).timePercent).toBe(50);
  });

  it('[EQUIP-22] [EQUIP-23] [EQUIP-24] what is pasted over a limit is refused, not mended', () => {
    expect(faultOf(writeNumber(context(), row, 'quantity', '1001', 'pasted'))).toBe('0 to 1000');
    expect(faultOf(writeNumber(context(), row, 'soundPower', '130', 'pasted'))).toBe('102 to 117');
    expect(faultOf(writeNumber(context(), row, 'onTime', '5', 'pasted'))).toBe('10 to 100');
  });
});

describe('days in the equipment sheet', () => {
  it('[EQUIP-25] a day outside the activity becomes its first or last one, and that is said', () => {
    const early = writeDay(context(), row, 'start', '2026-12-01', 'typed');
    expect(changed(early).start).toBe('2027-01-05');
    expect(noteOf(early)).toContain('2027-01-05 to 2027-12-20');
    expect(changed(writeDay(context(), row, 'end', '2030-01-01', 'typed')).end).toBe('2027-12-20');
    expect(faultOf(writeDay(context(), row, 'end', '2030-01-01', 'pasted'))).toContain('within the activity');
  });

  it('nothing is the day of the activity, and no other form is a day', () => {
    expect(changed(writeDay(context(), { ...row, end: toDay('2027-02-02') }, 'end', '', 'typed')).end).toBe(
      '2027-12-20',
    );
    for (const text of ['2027-13-01', '1/2/2027', '2027-2-1'])
      expect(faultOf(writeDay(context(), row, 'start', text, 'typed'))).toContain(text);
  });

  it('an end before its start is refused where it is typed', () => {
    const later = { ...row, start: toDay('2027-06-01') };
    expect(faultOf(writeDay(context(), later, 'end', '2027-05-01', 'typed'))).toBe('The end is before the start.');
    expect(createFaultFinder(context())({ ...later, end: toDay('2027-05-01') }, 'end')).not.toBeNull();
  });
});

describe('names in the equipment sheet', () => {
  it('[EQUIP-10] a name of the catalogue brings its sound power and limits, and the rest of the row stays', () => {
    const outcome = writeEquipment(context(), { ...row, quantity: 4 }, 'CNP 048 - crane, mobile', 'typed');
    expect(changed(outcome)).toMatchObject({
      id: 1,
      equipmentId: 48,
      name: 'Crane, mobile',
      soundPowerMax: 116,
      quantity: 4,
    });
  });

  it('equipment of the catalogue is not renamed by typing; a row that is pasted over it is', () => {
    expect(faultOf(writeEquipment(context(), row, 'Excavatr', 'typed'))).toContain('comes from the equipment list');
    expect(changed(writeEquipment(context(), row, 'My digger', 'pasted'))).toMatchObject({
      equipmentId: null,
      name: 'My digger',
      soundPowerMax: 1000,
    });
  });

  it('[EQUIP-10] a name that is not in the list is taken, and that is said', () => {
    const half = '“Cran” is not in the equipment list. It is added as your own equipment: enter its sound power.';
    expect(noteOf(writeEquipment(context(), free, 'Cran', 'typed'))).toBe(half);
    expect(noteOf(writeEquipment(context(), { ...free, name: '' }, 'Cran', 'typed'))).toBe(half);
    expect(noteOf(writeEquipment(context(), free, 'CNP 048 - Crane, mobile', 'typed'))).toBeUndefined();
  });

  it('[EQUIP-28] a name of one’s own can be changed and keeps its figures', () => {
    expect(changed(writeEquipment(context(), free, 'CNP 7 - Pump', 'typed'))).toEqual({
      ...free,
      officialId: 'CNP 7',
      name: 'Pump',
    });
    expect(faultOf(writeEquipment(context(), free, '  ', 'typed'))).toBe('Please name the equipment.');
  });
});

describe('choices in the equipment sheet', () => {
  it('[EQUIP-30] [Q87] the label of no group is no group', () => {
    const grouped = { ...row, exclusiveGroup: 'A' };
    const text = 'Without Exclusive Group - included in all groups';
    expect(i18next.t('equipment.noGroup')).toBe(text);
    expect(changed(writeText(context(), grouped, 'exclusiveGroup', text)).exclusiveGroup).toBe('');
    expect(changed(writeText(context(), row, 'exclusiveGroup', ' Piling ')).exclusiveGroup).toBe('Piling');
    expect(faultOf(writeText(context(), row, 'exclusiveGroup', 'x'.repeat(101)))).not.toBeNull();
  });

  it('[EQUIP-29] a time period is 1, 2 or none', () => {
    expect(['1', '2', ''].map((text) => changed(writePeriod(row, text)).timePeriod)).toEqual([1, 2, null]);
  });

  it('[EQUIP-31] Fixed Location wants a place, Notional Source gives it up', () => {
    const fixed = { ...row, fixedLocation: hk80(30, 30) };
    expect(changed(writeLocation(row, 'Fixed Location')).fixedLocation).toBe(PENDING_LOCATION);
    expect(changed(writeLocation(fixed, 'Fixed Location')).fixedLocation).toEqual([30, 30]);
    expect(changed(writeLocation(fixed, 'Notional Source')).fixedLocation).toBeNull();
  });
});

describe('faults at the rows', () => {
  it('[Q29] a time percentage below the minimum, as a CSV may contain, is reported at its cell', () => {
    const low = { ...row, timePercent: 5 };
    expect(createFaultFinder(context())(low, 'onTime')).toBe('% on time must be from 10 to 100.');
    expect(createFaultFinder(context())(low, 'quantity')).toBeNull();
  });

  it('are listed for the changed activities only', () => {
    const node = {
      task,
      zoneName: 'Zone 1',
      place: context().place,
      rows: [row, { ...row, id: 7, quantity: -1 }],
      isComplete: false,
    };
    expect(listProblems([node], () => true)).toEqual([{ taskId: 1, rowId: 7, index: 1, fault: 'QUANTITY_OUTSIDE' }]);
    expect(listProblems([node], () => false)).toEqual([]);
  });
});

describe('texts of the specification', () => {
  it('[EQUIP-09] [EQUIP-17] [U57] are kept to the letter', () => {
    const { t } = i18next;
    expect(t('equipment.place.outside', { zone: 'Zone 1' })).toBe('Please pick a location within Zone 1.');
    for (const count of [1, 3])
      expect(t('equipment.copy.question', { count })).toBe(
        `Do you want to overwrite existing equipments in selected ${count} activities?`,
      );
  });

  it('[EQUIP-15] [EQUIP-24] [EQUIP-30] are kept to the letter, those of the table too', () => {
    const { t } = i18next;
    expect(t('editor.unsaved')).toBe('Do you want to close without saving changes?');
    expect(t('equipment.columns.onTime')).toBe('% on Time in 30 mins');
    expect(t('equipment.noGroup')).toBe('Without Exclusive Group - included in all groups');
  });
});

it('[EQUIP-60] no two machines of the list look the same in their two lines', () => {
  const columns = equipmentColumns({ context: context(), typing: new TypingStore(), groups: () => [] });
  const column = columns.find(({ id }) => id === 'equipment');
  expect(column?.isTwoLined).toBe(true);
  // Padding left and right, letters 6.5 pixels wide, and one word that does not fit at the end of the first line.
  const room = 2 * Math.floor(((column?.width ?? 0) - 16) / 6.5) - 10;
  const list = readFileSync(new URL('../../../../../packages/fixtures/data/catalogue/equipment.csv', import.meta.url));
  const names = [...list.toString().matchAll(/^[^,]+,(CNP \d+),(?:"([^"]+)"|([^,]+)),/gm)].map(
    ([, id, quoted, plain]) => `${id} - ${quoted ?? plain}`.slice(0, room).replace(/^CNP \d+/, ''),
  );
  expect(names.length).toBeGreaterThan(60);
  expect(names).toContain(' - Piling, large diameter bored, oscillator');
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
