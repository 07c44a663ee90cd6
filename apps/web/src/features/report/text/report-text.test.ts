import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { stepsKey } from '../../../session/project-queries.ts';
import { createQueryClient } from '../../../session/query-client.ts';
import { sampleCompliance, sampleDraft } from '../../../testing/sample-report.ts';
import { documentsQuery, reportQuery } from '../report-calls.ts';
import {
  listUnanswered,
  listWithoutReason,
  reportPart,
  withReason,
  withReasons,
  withSigner,
  withStatuses,
  withTick,
} from './report-text.ts';

const { input, contact } = sampleDraft();

describe('what is written', () => {
  it('a name in a blank signature is dated today; a date that was entered or removed stays so', () => {
    const [today, earlier] = [toDay('2027-03-01'), toDay('2027-02-01')];
    expect(withSigner({ by: '', date: null }, 'A', today)).toEqual({ by: 'A', date: today });
    expect(withSigner({ by: '', date: earlier }, 'A', today)).toEqual({ by: 'A', date: earlier });
    expect(withSigner({ by: 'A', date: null }, 'A. Chan', today)).toEqual({ by: 'A. Chan', date: null });
    expect(withSigner({ by: 'A', date: today }, '', today)).toEqual({ by: '', date: today });
  });

  it('[REPORT-37] has a reason for each receiver, and a blank one is none', () => {
    const one = withReason([], 7, 'Rock');
    expect(withReason(withReason(one, 8, 'Tunnel'), 7, 'Hard rock')).toEqual([
      { pointId: 8, reason: 'Tunnel' },
      { pointId: 7, reason: 'Hard rock' },
    ]);
    expect(withReason(one, 7, '')).toEqual([]);
  });

  it('[REPORT-83] copies a reason to the receivers that need one and have none, and to no other', () => {
    const quiet = sampleCompliance({ pointId: 4, verdict: 'satisfies' });
    const rows = [1, 2, 3].map((pointId) => sampleCompliance({ pointId }));
    const reasons = [
      { pointId: 1, reason: 'Rock' },
      { pointId: 2, reason: 'Tunnel' },
      { pointId: 3, reason: ' ' },
    ];
    const borderline = sampleCompliance({ pointId: 5, verdict: 'borderline' });
    const without = listWithoutReason([...rows, quiet, borderline], reasons);
    expect(without).toEqual([3, 5]);
    const copied = withReasons(reasons, without, 'Rock');
    expect(copied.map(({ pointId, reason }) => `${pointId} ${reason}`)).toEqual([
      '1 Rock',
      '2 Tunnel',
      '3 Rock',
      '5 Rock',
    ]);
    expect(withReasons(copied, without, '')).toEqual(reasons.slice(0, 2));
  });

  it('[REPORT-81] answers only the permits without an answer, and a custom one once it has a name', () => {
    const start = { ...input.cpoa, ep: { status: 'Applied', details: 'EP-100' } } as const;
    const kinds = listUnanswered(start);
    expect(kinds).toEqual(['cnp', 'exp', 'dp']);
    const answered = withStatuses(start, kinds, 'Not Applicable');
    expect(Object.values(answered).map(({ status }) => status)).toEqual([
      ...['Not Applicable', 'Applied', 'Not Applicable', 'Not Applicable', null],
    ]);
    expect(answered.ep.details).toBe('EP-100');
    expect(listUnanswered(answered)).toEqual([]);
    expect(withStatuses(answered, kinds, null)).toEqual(start);
    expect(listUnanswered({ ...answered, other: { ...answered.other, name: 'Marine permit' } })).toEqual(['other']);
  });

  it('keeps ticks in the order of their list', () => {
    expect(withTick(['a', 'b', 'c'], ['c'], 'a', true)).toEqual(['a', 'c']);
    expect(withTick(['a', 'b', 'c'], ['a', 'c'], 'a', false)).toEqual(['c']);
  });

  it('[REPORT-78] outdates the documents for whoever saved it, whether or not the server announces it', () => {
    const client = createQueryClient();
    const outdated = [documentsQuery(3).queryKey, reportQuery(3).queryKey, stepsKey(3)];
    for (const queryKey of [...outdated, documentsQuery(4).queryKey]) client.setQueryData(queryKey, []);
    reportPart.renew?.(client, 3);
    expect(outdated.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true]);
    expect(client.getQueryState(documentsQuery(4).queryKey)?.isInvalidated).toBe(false);
    client.clear();
  });

  it('[REPORT-47] comes back after a reload only in the form of today', () => {
    expect(reportPart.isReadable({ input, contact })).toBe(true);
    expect(reportPart.isReadable({ input: { ...input, cna: { choice: 'Perhaps', reason: '' } }, contact })).toBe(false);
    expect(reportPart.isReadable(null)).toBe(false);
  });
});
