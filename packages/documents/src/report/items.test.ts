import { describe, expect, it } from 'vitest';
import {
  samplePlan,
  sampleReceiver,
  sampleReport,
  sampleRow,
  sampleTask,
  sampleWorks,
} from '../testing/sample-plan.ts';
import { buildCredit, buildItemTables, buildMeasures } from './items.ts';

const method = (id: number, quieterMethodName: string, quieterMethodSoundPower = 100) =>
  sampleRow({ id, soundPower: 115, quieterMethodName, quieterMethodSoundPower });
const planOf = (...rows: ReturnType<typeof sampleRow>[]) => samplePlan(sampleWorks({ tasks: [sampleTask(1)], rows }));

describe('lists of measures', () => {
  it('[REPORT-30] [REPORT-31] [REPORT-32] names activity, measure and machines in three tables', () => {
    const plan = planOf(
      method(1, 'Hydraulic splitting 液壓'),
      sampleRow({ id: 2, quieterEquipmentName: 'Quiet crane', quieterEquipmentSoundPower: 99, name: 'Crane' }),
      sampleRow({ id: 3, enclosureDba: -10, name: 'Pump' }),
    );
    const [activity, zone] = ['A Piling A 打樁', 'Zone 1 第一區'];
    expect(buildItemTables(plan)).toEqual({
      methods: {
        rows: [
          {
            ...{ activity, zone, name: 'Hydraulic splitting 液壓', machines: 'Excavator 挖土機 115 → 100 dB(A)' },
            effects: [{ machine: 'Excavator 挖土機', planned: '115', quieter: '100', reduction: '-' }],
          },
        ],
        isInTwoColumns: false,
      },
      equipment: {
        rows: [
          {
            ...{ activity, zone, name: 'Quiet crane', machines: 'Crane 112 → 99 dB(A)' },
            effects: [{ machine: 'Crane', planned: '112', quieter: '99', reduction: '-' }],
          },
        ],
        isInTwoColumns: false,
      },
      mitigation: {
        rows: [
          {
            ...{ activity, zone, name: 'Enclosure', machines: 'Pump -10 dB(A)' },
            effects: [{ machine: 'Pump', planned: '112', quieter: '-', reduction: '-10' }],
          },
        ],
        isInTwoColumns: false,
      },
    });
  });

  it('[REPORT-62] gives for each machine its sound power before and after, or the decibels, each figure once', () => {
    const plan = planOf(
      sampleRow({ id: 1, name: 'Dump truck', quieterEquipmentName: 'Dump truck', quieterEquipmentSoundPower: 101.5 }),
      sampleRow({ id: 2, name: 'Pump', barrierDba: -5 }),
      sampleRow({ id: 3, name: 'Pump', barrierDba: -5 }),
      sampleRow({ id: 4, name: 'Pump', barrierDba: -10 }),
    );
    const { equipment, mitigation } = buildItemTables(plan);
    expect(equipment.rows.map(({ name, machines }) => [name, machines])).toEqual([
      ['Dump truck', 'Dump truck 112 → 102 dB(A)'],
    ]);
    expect(mitigation.rows.map(({ machines }) => machines)).toEqual(['Pump -5 dB(A); Pump -10 dB(A)']);
  });

  it('[REPORT-59] [Q125] sets a list of 20 in one column and a longer one in two', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => sampleRow({ id: index + 1, taskId: index + 1, barrierDba: -5 }));
    const tasks = (count: number) => Array.from({ length: count }, (_, index) => sampleTask(index + 1));
    const layoutOf = (count: number) =>
      buildItemTables(samplePlan(sampleWorks({ tasks: tasks(count), rows: rows(count) }))).mitigation.isInTwoColumns;
    expect([layoutOf(20), layoutOf(21)]).toEqual([false, true]);
  });

  it('[REPORT-33] ticks the measures that the project uses, and adds those it names and the words of people', () => {
    const plan = planOf(
      sampleRow({ id: 1, barrierDba: -5 }),
      sampleRow({ id: 2, customMethodDba: -3, customMethodName: 'Mat' }),
    );
    const { choices, others } = buildMeasures(plan, sampleReport({ measures: { others: 'Silencers' } }));
    expect(choices).toEqual([
      { text: 'Quieter construction method', isTicked: false },
      { text: 'Quality powered mechanical equipment (QPME)', isTicked: false },
      { text: 'Enclosure', isTicked: false },
      { text: 'Noise barrier', isTicked: true },
      { text: 'Hammer bracket', isTicked: false },
      { text: 'Mat', isTicked: true },
    ]);
    expect(others).toBe('Silencers');
  });
});

describe('green building credit', () => {
  it('[REPORT-45] is mentioned with two different methods and 3 dB(A) at a selected receiver', () => {
    expect(buildCredit(planOf(method(1, 'Splitting'), method(2, 'Pressing')))).toContain('BEAM Plus');
  });

  it('[REPORT-45] is not mentioned with one method twice, nor below 3 dB(A)', () => {
    expect(buildCredit(planOf(method(1, 'Splitting'), method(2, 'Splitting')))).toBe('');
    expect(buildCredit(planOf(method(1, 'Splitting', 113), method(2, 'Pressing', 113)))).toBe('');
  });

  it('[REPORT-45] counts no receiver that was left out', () => {
    const rows = [method(1, 'Splitting'), method(2, 'Pressing')];
    const receivers = [sampleReceiver(1, { isInsideZoneWithBuilding: true })];
    expect(buildCredit(samplePlan(sampleWorks({ tasks: [sampleTask(1)], rows, receivers })))).toBe('');
  });
});
