import { describe, expect, it } from 'vitest';
import { sampleDraft } from '../../../testing/sample-report.ts';
import { reportPart, withReason, withTick } from './report-text.ts';

const { input, contact } = sampleDraft();

describe('what is written', () => {
  it('[REPORT-37] has a reason for each receiver, and a blank one is none', () => {
    const one = withReason([], 7, 'Rock');
    expect(withReason(withReason(one, 8, 'Tunnel'), 7, 'Hard rock')).toEqual([
      { pointId: 8, reason: 'Tunnel' },
      { pointId: 7, reason: 'Hard rock' },
    ]);
    expect(withReason(one, 7, '')).toEqual([]);
  });

  it('keeps ticks in the order of their list', () => {
    expect(withTick(['a', 'b', 'c'], ['c'], 'a', true)).toEqual(['a', 'c']);
    expect(withTick(['a', 'b', 'c'], ['a', 'c'], 'a', false)).toEqual(['c']);
  });

  it('[REPORT-47] comes back after a reload only in the form of today', () => {
    expect(reportPart.isReadable({ input, contact })).toBe(true);
    expect(reportPart.isReadable({ input: { ...input, cna: { choice: 'Perhaps', reason: '' } }, contact })).toBe(false);
    expect(reportPart.isReadable(null)).toBe(false);
  });
});
