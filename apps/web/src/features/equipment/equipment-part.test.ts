import type { Programme } from '@quietsite/contracts';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedRowsOf } from '../../project/equipment/equipment-draft.ts';
import { sampleRow, sampleTask } from '../../testing/samples.ts';
import { startTexts } from '../../testing/texts.ts';
import { carryRows, describeNext, isStored, listTouched, withoutLostIds, withoutTasks } from './equipment-part.ts';

const programme = (changes: Partial<Programme> = {}): Programme => ({
  revision: 3,
  calendarSettings: { calendar: null, everyDayTaskIds: [] },
  holidays: [],
  tasks: [sampleTask({ id: 1 }), sampleTask({ id: 2 })],
  equipmentRows: [sampleRow({ id: 11, taskId: 1 }), sampleRow({ id: 21, taskId: 2, name: 'Crane' })],
  materials: [3, 4].map((id) => ({
    id,
    fileName: 'proof.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 1,
    uploadedAt: '2027-01-05T00:00:00.000Z',
  })),
  ...changes,
});
const [row] = storedRowsOf(programme(), 1);
if (!row) throw new Error('no row');

describe('an answer that got lost', () => {
  it('[U60] is found again: what is stored is what was wanted, whatever its ids and order', () => {
    const wanted = { 1: [{ ...row, id: -1, quantity: 2 }, row, { ...row, id: -2, name: 'Pump', materialIds: [4, 3] }] };
    const now = programme({
      equipmentRows: [
        sampleRow({ id: 31, taskId: 1, name: 'Pump', materialIds: [3, 4] }),
        sampleRow({ id: 11, taskId: 1, quantity: 3 }),
      ],
    });
    expect(isStored(wanted, now)).toBe(true);
    expect(isStored({ 1: [{ ...row, quantity: 4 }] }, now)).toBe(false);
    expect(
      isStored(
        {
          1: [
            { ...row, quantity: 3 },
            { ...row, name: 'Pump', materialIds: [3] },
          ],
        },
        now,
      ),
    ).toBe(false);
    expect(isStored({ 1: [] }, now)).toBe(false);
    expect(isStored({ 2: [] }, now)).toBe(true);
  });
});

describe('changes of somebody else', () => {
  it('[U60] matter only where both changed an activity', () => {
    const draft = { 1: [{ ...row, quantity: 5 }] };
    const other = programme({ revision: 4, equipmentRows: [sampleRow({ id: 11, taskId: 1 })] });
    expect(listTouched(draft, programme(), other)).toEqual([]);
    const same = programme({ revision: 4, equipmentRows: [sampleRow({ id: 11, taskId: 1, quantity: 9 })] });
    expect(listTouched(draft, programme(), same)).toEqual([1]);
    expect(listTouched(draft, null, other)).toEqual([1]);
  });

  it('an activity with other days is one that was changed; one that is gone is not asked about', () => {
    const draft = { 1: [row], 2: [] };
    const moved = programme({ tasks: [sampleTask({ id: 1, name: 'Renamed' })] });
    expect(listTouched(draft, programme(), moved)).toEqual([1]);
  });

  it('[U60] rows they removed become new ones when the own work is kept', () => {
    const draft = { 1: [row, { ...row, id: 12 }, { ...row, id: -1 }] };
    expect(withoutLostIds(draft, programme())[1]?.map(({ id }) => id)).toEqual([11, -2, -1]);
  });

  it('[U60] theirs is taken only for the activities that both changed', () => {
    expect(withoutTasks({ 1: [row], 2: [] }, [1])).toEqual({ 2: [] });
  });
});

beforeAll(startTexts);

it('[EQUIP-62] a save mentions a new calculation only if there was one before', () => {
  expect(i18next.t(describeNext(true))).toBe('Calculate noise again to update the results.');
  expect(i18next.t(describeNext(false))).toBe('Use Calculate Noise to get the levels.');
});

describe('a step before a save', () => {
  const now = programme({
    equipmentRows: [sampleRow({ id: 31, taskId: 1, name: 'Pump' }), sampleRow({ id: 21, taskId: 2, name: 'Crane' })],
  });
  const pump = { ...row, id: -1, name: 'Pump' };

  it('[SHELL-67] is over the rows that are stored now: new ones have their ids, removed ones are new again', () => {
    const carried = carryRows({ 1: [row, { ...pump, quantity: 7 }] }, { 1: [pump] }, programme(), now);
    expect(carried[1]?.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
      [-1, row.name, row.quantity],
      [31, 'Pump', 7],
    ]);
  });

  it('[SHELL-67] that edited nothing yet brings back what was stored; what is stored anyway is no edit', () => {
    expect(carryRows({}, { 1: [pump] }, programme(), now)[1]?.map(({ name }) => name)).toEqual([row.name]);
    expect(carryRows({ 1: [pump] }, { 1: [pump] }, programme(), now)).toEqual({});
  });
});
