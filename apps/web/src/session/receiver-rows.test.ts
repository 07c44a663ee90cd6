import { describe, expect, it } from 'vitest';
import { sampleLevel, sampleReceiver, sampleResults } from '../testing/samples.ts';
import { countVerdicts, filterReceivers, isListedInReportOnly, joinReceivers } from './receiver-rows.ts';

const receivers = [
  sampleReceiver({ pointId: 1, name: 'N1', buildingName: 'Garden House' }),
  sampleReceiver({ pointId: 2, name: 'N2', buildingName: 'Harbour School' }),
  sampleReceiver({ pointId: 3, name: 'N3', buildingName: 'Hill Court' }),
];
const rows = joinReceivers(
  receivers,
  sampleResults([
    sampleLevel({ pointId: 1, rank: 2, exceeds: false }),
    sampleLevel({ pointId: 2, rank: 1, exceeds: true }),
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

  it('tell what only the report lists: within rounding, not left out, not exceeding anyway', () => {
    const within = sampleLevel({ mitigatedLevel: 75.4, criterion: 75, exceeds: false });
    expect(isListedInReportOnly(within)).toBe(true);
    expect(isListedInReportOnly({ ...within, mitigatedLevel: 75.04 })).toBe(false);
    expect(isListedInReportOnly({ ...within, isLeftOut: true })).toBe(false);
    expect(isListedInReportOnly({ ...within, mitigatedLevel: 75.6, exceeds: true })).toBe(false);
    expect(isListedInReportOnly(null)).toBe(false);
  });

  it('count those that exceed apart from those within rounding', () => {
    const levels = [
      sampleLevel({ pointId: 1, exceeds: true }),
      sampleLevel({ pointId: 2, mitigatedLevel: 75.3, exceeds: false }),
      sampleLevel({ pointId: 3, mitigatedLevel: 70, exceeds: false }),
    ];
    expect(countVerdicts(joinReceivers(receivers, sampleResults(levels)))).toEqual({ exceeding: 1, rounding: 1 });
  });

  it('can be limited to those that exceed', () => {
    expect(filterReceivers(rows, '', true).map((row) => row.name)).toEqual(['N2']);
  });
});
