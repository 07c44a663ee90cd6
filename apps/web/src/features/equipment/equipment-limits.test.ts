import { equipmentChangeSchema } from '@quietsite/contracts';
import { listRowFaults, type NumberColumn, numberRule, readEquipmentLine } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { toDraftRow } from '../../project/equipment/equipment-draft.ts';
import { sampleRow, sampleTask } from '../../testing/samples.ts';
import { startTexts } from '../../testing/texts.ts';
import { type CellContext, writeNumber } from './equipment-writers.ts';

beforeAll(startTexts);

const task = sampleTask({});
const outline = [[hk80(0, 0), hk80(60, 0), hk80(60, 60), hk80(0, 60), hk80(0, 0)]];
const place = { task, zone: outline };
const context = (): CellContext => ({ t: i18next.t, items: [], place, zoneName: 'Zone 1' });
const numbers = {
  quantity: numberRule('quantity').max,
  soundPower: numberRule('soundPower').max,
  timePercent: numberRule('onTime').max,
};
/** Its equipment has limits beyond those of every column. */
const limits = { soundPowerMin: -1e6, soundPowerMax: 1e6, percentMin: -1e6 };
const row = { ...toDraftRow(sampleRow({})), ...limits, ...numbers };
const cells = {
  ...{ equipment: 'Pump', start: '', end: '' },
  ...{ quantity: `${row.quantity}`, soundPower: `${row.soundPower}`, onTime: `${row.timePercent}` },
};

const acceptedBy = {
  request: (column: NumberColumn, value: number) => {
    const rows = [{ ...row, id: null, [numberRule(column).field]: value }];
    return equipmentChangeSchema.safeParse({ revision: 1, activities: [{ taskId: 1, rows }] }).success;
  },
  sheet: (column: NumberColumn, value: number) =>
    !('fault' in writeNumber(context(), row, column, String(value), 'pasted')),
  file: (column: NumberColumn, value: number) =>
    readEquipmentLine(row, { ...cells, [column]: String(value) }, task).faults.length === 0,
  check: (column: NumberColumn, value: number) =>
    listRowFaults({ ...row, [numberRule(column).field]: value }, place).length === 0,
};

// If a limit were written elsewhere, it would differ as soon as the column's limit changed.
describe.each(['quantity', 'soundPower', 'onTime'] as const)('the limits of %s', (column) => {
  it.each(['request', 'sheet', 'file', 'check'] as const)('are those of its column in the %s', (place) => {
    const { min, max } = numberRule(column);
    const accepted = [min - 1, min, max, max + 1].map((value) => acceptedBy[place](column, value));
    expect(accepted).toEqual([false, true, true, false]);
  });
});
