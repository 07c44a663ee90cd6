import { describe, expect, it } from 'vitest';
import { sampleLevel, sampleReceiver, sampleResults } from '../testing/samples.ts';
import { filterReceivers, joinReceivers } from './receiver-rows.ts';

const receivers = [
  sampleReceiver({ pointId: 1, name: 'N1', buildingName: 'Garden House' }),
  sampleReceiver({ pointId: 2, name: 'N2', buildingName: 'Harbour School' }),
  sampleReceiver({ pointId: 3, name: 'N3', buildingName: 'Hill Court' }),
];
const rows = joinReceivers(
  receivers,
  sampleResults([
    sampleLevel({ pointId: 1, rank: 2, verdict: 'satisfies' }),
    sampleLevel({ pointId: 2, rank: 1, verdict: 'exceeds' }),
  ]),
);

describe('receiver rows', () => {
  it('come by rank, those without a result last', () => {
    expect(rows.map((row) => row.name)).toEqual(['N2', 'N1', 'N3']);
  });

  it('are found by name and by building', () => {
    expect(filterReceivers(rows, ' school ', false).map((row) => row.name)).toEqual(['N2']);
    expect(filterReceivers(rows, 'n3', false).map((row) => row.name)).toEqual(['N3']);
  });

  it('[Q145] can be limited to those that exceed or are borderline', () => {
    const near = rows.map((row) => ({ ...row, level: sampleLevel({ pointId: row.pointId, verdict: 'borderline' }) }));
    expect(filterReceivers(near, '', true)).toHaveLength(3);
    expect(filterReceivers(rows, '', true).map((row) => row.name)).toEqual(['N2']);
  });
});
