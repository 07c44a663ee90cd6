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

  it('tell what only the report lists: within rounding, not left out, not exceeding anyway', () => {
    const within = sampleLevel({ mitigatedLevel: 75.4, criterion: 75, verdict: 'borderline' });
    expect(isListedInReportOnly(within)).toBe(true);
    expect(isListedInReportOnly({ ...within, verdict: 'satisfies' })).toBe(false);
    expect(isListedInReportOnly({ ...within, isLeftOut: true, verdict: null })).toBe(false);
    expect(isListedInReportOnly({ ...within, verdict: 'exceeds' })).toBe(false);
    expect(isListedInReportOnly(null)).toBe(false);
  });

  it('count those that exceed apart from those within rounding', () => {
    const levels = [
      sampleLevel({ pointId: 1, verdict: 'exceeds' }),
      sampleLevel({ pointId: 2, mitigatedLevel: 75.3, verdict: 'borderline' }),
      sampleLevel({ pointId: 3, mitigatedLevel: 70, verdict: 'satisfies' }),
    ];
    expect(countVerdicts(joinReceivers(receivers, sampleResults(levels)))).toEqual({ exceeding: 1, rounding: 1 });
  });

  it('can be limited to those that exceed', () => {
    expect(filterReceivers(rows, '', true).map((row) => row.name)).toEqual(['N2']);
  });
});
