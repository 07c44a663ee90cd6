import { type CalculationSnapshot, toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { hashInput } from './input-hash.ts';

const [start, end] = [toDay('2027-03-01'), toDay('2027-03-31')];
const outline = [[hk80(0, 0), hk80(60, 0), hk80(60, 60), hk80(0, 60), hk80(0, 0)]];
const row = {
  ...{ id: 1, taskId: 1, name: 'Excavator', officialId: 'CNP 081', quantity: 1, soundPower: 112, timePercent: 100 },
  ...{ start, end, exclusiveGroup: '', fixedLocation: null, quieterMethodSoundPower: 0, quieterEquipmentSoundPower: 0 },
  ...{ quieterMethodName: '', quieterEquipmentName: '', enclosureDba: 0, barrierDba: 0, hammerDba: 0 },
  ...{ customMethodDba: 0, customMethodName: '' },
};
const receiver = {
  ...{ pointId: 1, name: 'N1', buildingId: 1, buildingName: 'Block A', kind: 'residential' as const, heightMetres: 30 },
  ...{ position: hk80(30, 130), criterion: null, criterionReduction: 0, isInsideZoneWithBuilding: false },
  otherCriteria: [{ name: 'Examination', start, end, value: 65 }],
  contributions: [{ name: 'Site B', start, end, level: 60 }],
};
const snapshot: CalculationSnapshot = {
  zones: [{ id: 1, name: 'Zone 1', type: 'A', outline, centre: hk80(30, 30) }],
  tasks: [{ id: 1, zoneId: 1, construction: 'Piling', name: 'Boring', start, end }],
  rows: [row],
  receivers: [receiver],
  neighbours: [],
};
const hash = (changes: Partial<CalculationSnapshot> = {}) => hashInput({ ...snapshot, ...changes }, '1.0.0');
const ofReceiver = (changes: Partial<typeof receiver>) => hash({ receivers: [{ ...receiver, ...changes }] });

describe('the hash of an input', () => {
  it('[Q33] does not depend on names', () => {
    const renamed: CalculationSnapshot = {
      ...snapshot,
      zones: snapshot.zones.map((zone) => ({ ...zone, name: 'East' })),
      tasks: snapshot.tasks.map((task) => ({ ...task, name: 'x', construction: 'y' })),
      rows: [{ ...row, name: 'a', quieterMethodName: 'b', quieterEquipmentName: 'c', customMethodName: 'd' }],
      receivers: [{ ...receiver, name: 'School', buildingName: 'B' }],
    };
    expect(hashInput(renamed, '1.0.0')).toBe(hash());
  });

  it('[U39] [Q33] depends on everything that affects a level, and on the engine', () => {
    const others = [
      ofReceiver({ position: hk80(30, 130.001) }),
      ofReceiver({ criterionReduction: 3 }),
      ofReceiver({ otherCriteria: [{ name: 'Examination', start, end, value: 64 }] }),
      ofReceiver({ contributions: [] }),
      hash({ receivers: [] }),
      hash({ rows: [{ ...row, quantity: 2 }] }),
      hash({ tasks: snapshot.tasks.map((task) => ({ ...task, end: start })) }),
      hash({ neighbours: [{ zones: [] }] }),
      hashInput(snapshot, '1.0.1'),
    ];
    expect(new Set([hash(), ...others]).size).toBe(others.length + 1);
  });
});
