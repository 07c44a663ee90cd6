import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { entry, march, zoneOutline } from '../testing/equipment-builder.ts';
import { listRowFaults } from './check-equipment.ts';
import { copyRows } from './copy-rows.ts';
import { NO_MEASURES } from './equipment.ts';

const target = { task: { start: toDay('2027-03-10'), end: toDay('2027-05-20') }, zone: zoneOutline };
const existing = [entry({ id: 50, name: 'Crane' })];

function copy(changes: Parameters<typeof entry>[0], isOverwriting = true) {
  let last = 0;
  const nextId = () => --last;
  return copyRows({ rows: [entry(changes)], source: march, target, existing, isOverwriting, nextId });
}

describe('rows copied to another activity', () => {
  it('[EQUIP-13] [EQUIP-18] take the place of what is there, or stand behind it', () => {
    expect(copy({ id: 7 }).map(({ id, name }) => [id, name])).toEqual([[-1, 'Excavator']]);
    expect(copy({ id: 7 }, false).map(({ id, name }) => [id, name])).toEqual([
      [50, 'Crane'],
      [-1, 'Excavator'],
    ]);
  });

  it('[EQUIP-18] overwrite all that is there, however much that is', () => {
    const crowded = [1, 2, 3].map((id) => entry({ id, name: `Crane ${id}` }));
    const copied = copyRows({
      ...{ rows: [entry({ id: 7 })], source: march, target, existing: crowded },
      ...{ isOverwriting: true, nextId: () => -1 },
    });
    expect(copied.map(({ id, name }) => [id, name])).toEqual([[-1, 'Excavator']]);
  });

  it.each([
    ['all of its activity', {}, '2027-03-10', '2027-05-20'],
    ['its first days', { end: '2027-03-20' }, '2027-03-10', '2027-03-20'],
    ['its last days', { start: '2027-03-20' }, '2027-03-20', '2027-05-20'],
    ['days in its middle', { start: '2027-03-05', end: '2027-03-25' }, '2027-03-10', '2027-03-25'],
    ['days the other one does not have', { start: '2027-03-02', end: '2027-03-05' }, '2027-03-10', '2027-05-20'],
  ])('[EQUIP-25] what ran on %s runs inside the other one', (_, days, start, end) => {
    const [copied] = copy(days);
    expect(copied).toMatchObject({ start, end });
    expect(listRowFaults(copied ?? entry(), target)).toEqual([]);
  });

  it('[EQUIP-09] keep a fixed place only inside the zone of the other one', () => {
    expect(copy({ fixedLocation: hk80(30, 30) })[0]?.fixedLocation).toEqual([30, 30]);
    expect(copy({ fixedLocation: hk80(300, 30) })[0]?.fixedLocation).toBeNull();
  });

  it('leave files and measures behind and keep everything else', () => {
    const measures = { ...NO_MEASURES, enclosureDba: -5 };
    const kept = { quantity: 4, soundPower: 115, timePercent: 40, timePeriod: 2, exclusiveGroup: 'A' } as const;
    expect(copy({ ...kept, materialIds: [3], measures })[0]).toEqual({
      ...entry(kept),
      ...target.task,
      id: -1,
      materialIds: [],
      measures: NO_MEASURES,
    });
  });
});
