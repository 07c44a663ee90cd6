import { describe, expect, it } from 'vitest';
import type { SnapshotRow } from '../calculation/snapshot.schema.ts';
import { toDay } from '../day.ts';
import {
  listDocumentDefaults,
  listMeasures,
  listMitigation,
  listQuieterEquipment,
  listQuieterMethods,
} from './plan-contents.ts';
import { startReport } from './report-input.ts';

const [start, end] = [toDay('2027-01-04'), toDay('2027-03-31')];
const task = (id: number, name: string) => ({ id, zoneId: 1, construction: 'Foundation', name, start, end });
const row = (changes: Partial<SnapshotRow>): SnapshotRow => ({
  ...{ id: 1, taskId: 1, name: 'Breaker', officialId: '', quantity: 1, soundPower: 120, timePercent: 100, start, end },
  ...{ exclusiveGroup: '', fixedLocation: null, quieterMethodSoundPower: 0, quieterEquipmentSoundPower: 0 },
  ...{ enclosureDba: 0, barrierDba: 0, hammerDba: 0, customMethodDba: 0, customMethodName: '' },
  ...changes,
});
const tasks = [task(1, 'Piling'), task(2, ' ')];
/** For equipment with 120 dB(A). */
const quieter = (machine: string, quieterSoundPower: number) => ({
  ...{ machine, plannedSoundPower: 120, quieterSoundPower, reduction: null },
});

describe('what a plan uses', () => {
  it('[REPORT-30] lists quieter methods by activity, each once with its machines', () => {
    const method = { quieterMethodName: 'Splitting', quieterMethodSoundPower: 100 };
    const rows = [row(method), row({ ...method, name: 'Excavator' }), row({ taskId: 2, ...method }), row({})];
    expect(listQuieterMethods({ tasks, rows })).toEqual([
      {
        taskId: 1,
        activity: 'Piling',
        name: 'Splitting',
        machines: [quieter('Breaker', 100), quieter('Excavator', 100)],
      },
      { taskId: 2, activity: 'Foundation', name: 'Splitting', machines: [quieter('Breaker', 100)] },
    ]);
  });

  it('[REPORT-31] lists quality powered mechanical equipment, also without a stored name', () => {
    const rows = [row({ quieterEquipmentSoundPower: 95 }), row({ quieterEquipmentName: 'Not in force' })];
    expect(listQuieterEquipment({ tasks, rows })).toEqual([
      {
        taskId: 1,
        activity: 'Piling',
        name: 'Quality powered mechanical equipment (QPME)',
        machines: [quieter('Breaker', 95)],
      },
    ]);
  });

  it('[REPORT-32] lists enclosure, barrier, hammer bracket and custom methods by name', () => {
    const rows = [
      row({ enclosureDba: -10, barrierDba: -5, hammerDba: -2, customMethodDba: -3, customMethodName: 'Mat' }),
    ];
    expect(listMitigation({ tasks, rows }).map(({ name }) => name)).toEqual([
      'Enclosure',
      'Noise barrier',
      'Hammer bracket',
      'Mat',
    ]);
  });

  it('[REPORT-33] names the measures in use in the order of a checklist, then those with names of their own', () => {
    const rows = [
      row({ customMethodDba: -3, customMethodName: 'Mat' }),
      row({ barrierDba: -5 }),
      row({ quieterMethodSoundPower: 100 }),
    ];
    expect(listMeasures({ rows })).toEqual(['Quieter construction method', 'Noise barrier', 'Mat']);
    expect(listMeasures({ rows: [row({})] })).toEqual([]);
  });
});

describe('documents in the plan', () => {
  const zone = { id: 1, name: 'Z', type: 'A', outline: [], centre: [0, 0] };
  const source = (rows: readonly SnapshotRow[], isEmpty = false) =>
    ({
      snapshot: {
        zones: isEmpty ? [] : [zone],
        tasks: isEmpty ? [] : tasks,
        rows,
        receivers: isEmpty ? [] : [{}],
        neighbours: [],
      },
      results: isEmpty ? [] : [{}],
    }) as unknown as Parameters<typeof listDocumentDefaults>[0];
  const input = startReport(1, start);

  it('[REPORT-27] ticks what has data', () => {
    expect(listDocumentDefaults(source([], true), input)).toEqual({
      ...{ quieter: false, impacts: false, measures: false, monitoring: false, schedule: false, layout: false },
    });
    const written = { ...input, cnm: { ...input.cnm, cnm: { ticked: ['siteInspection'], others: '' } } } as const;
    expect(listDocumentDefaults(source([row({ quieterMethodSoundPower: 100 })]), written)).toEqual({
      ...{ quieter: true, impacts: true, measures: true, monitoring: true, schedule: true, layout: true },
    });
  });

  it('[REPORT-27] ticks measures for a barrier or for words alone, and no quieter equipment for them', () => {
    expect(listDocumentDefaults(source([row({ barrierDba: -5 })]), input)).toMatchObject({
      quieter: false,
      measures: true,
    });
    const worded = { ...input, measures: { others: 'Silencers' } };
    expect(listDocumentDefaults(source([row({})]), worded)).toMatchObject({ quieter: false, measures: true });
  });
});
