import type { LeftOut } from '@quietsite/domain';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRun } from '../../testing/samples.ts';
import { startTexts } from '../../testing/texts.ts';
import { describeDuration, describeReason, describeStatus, formatDuration, listTimings } from './run-log-text.ts';

beforeAll(startTexts);

describe('the log of calculations', () => {
  it('[U40] says how each run ended, or how far it is', () => {
    const statusOf = (changes: Parameters<typeof sampleRun>[0]) => describeStatus(i18next.t, sampleRun(changes));
    expect(statusOf({ status: 'queued' })).toBe('Waiting');
    expect(statusOf({ status: 'running', progress: 0.429 })).toBe('Calculating, 42 %');
    expect(statusOf({ status: 'done' })).toBe('Finished');
    expect(statusOf({ status: 'cancelled' })).toBe('Stopped');
    expect(statusOf({ status: 'failed', errorCode: 'INTERNAL' })).toBe('Did not finish');
    expect(statusOf({ status: 'failed', errorCode: 'INPUT_CHANGED' })).toBe(
      'Discarded: the project changed during the calculation',
    );
  });

  it('states how long a run took from the request on', () => {
    const run = sampleRun({ queuedAt: '2027-01-05T00:00:00.000Z', finishedAt: '2027-01-05T00:00:02.340Z' });
    expect(describeDuration(i18next.t, run)).toBe('2.3 s');
    expect(describeDuration(i18next.t, sampleRun({ finishedAt: null }))).toBe('-');
    expect(formatDuration(i18next.t, 41.6)).toBe('42 ms');
  });

  it('lists the parts that a run came to, in their order', () => {
    expect(listTimings(i18next.t, { write: 30, load: 12.2, engine: 1500 })).toEqual([
      { id: 'load', name: 'Reading the project', duration: '12 ms' },
      { id: 'engine', name: 'Daily levels', duration: '1.5 s' },
      { id: 'write', name: 'Storing', duration: '30 ms' },
    ]);
  });

  it('has a text for each reason, and shows an unknown one as it is', () => {
    const known: Record<LeftOut['reason'], true> = {
      ...{
        ROW_WITHOUT_WORKING_DAYS: true,
        ROW_SILENT: true,
        ROW_OUTSIDE_TASK_DATES: true,
        ZONE_WITHOUT_TASKS: true,
        TASK_WITHOUT_ACTIVE_WORK: true,
      },
      ...{ RECEIVER_INSIDE_ZONE: true, CRITERION_OUTSIDE_PROJECT_DAYS: true, CONTRIBUTION_OUTSIDE_PROJECT_DAYS: true },
    };
    for (const reason of Object.keys(known)) expect(describeReason(i18next.t, reason).text).toMatch(/ /);
    expect(describeReason(i18next.t, 'ROW_SILENT').clauses).toEqual(['M-11']);
    expect(describeReason(i18next.t, 'NEW_REASON')).toEqual({ text: 'NEW_REASON', clauses: [] });
  });
});
