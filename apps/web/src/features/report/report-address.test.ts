import { describe, expect, it } from 'vitest';
import { proofPath, readLocation, readStep, stepFrom, withLocation } from './report-address.ts';

describe('where somebody is in the report', () => {
  it('[REPORT-01] is one of three steps, whose index moves by one', () => {
    expect(['0', '1', '2', '3', '-1', 'x', null].map(readStep)).toEqual([0, 1, 2, 0, 0, 0, 0]);
    expect([stepFrom(0, 1), stepFrom(1, 1), stepFrom(2, -1), stepFrom(1, -1)]).toEqual([1, 2, 1, 0]);
  });

  it('[EQUIP-59] is left for the row that needs a file, with the way back', () => {
    expect(proofPath(4, 7)).toBe('/Equipment?from=report&activity=4&row=7');
    expect(proofPath(null, 7)).toBe('/Equipment?from=report');
  });

  it('[REPORT-06] stands in the address with the selection on the map, and the project stays there', () => {
    const query = withLocation(new URLSearchParams('project=3'), {
      step: 2,
      section: null,
      pointId: null,
      isSelecting: true,
    });
    expect(query.toString()).toBe('project=3&step=2&points=select');
    expect(readLocation(query)).toEqual({ step: 2, section: null, pointId: null, isSelecting: true });
    const back = withLocation(query, { step: 0, section: 'compliance', pointId: 7, isSelecting: false });
    expect(back.toString()).toBe('project=3&section=compliance&reason=7');
  });

  it('accepts no section that the report does not have', () => {
    expect(readLocation(new URLSearchParams('section=weather')).section).toBeNull();
  });
});
