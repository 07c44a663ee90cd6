import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { sampleDraft } from '../../../testing/sample-report.ts';
import { DraftSaver, REST_MILLISECONDS } from './draft-saver.ts';
import { type ReportText, reportTextKind, withReason, withTick } from './report-text.ts';

const { input, contact } = sampleDraft();
const textOf = (additionalInfo: string): ReportText => ({ input: { ...input, additionalInfo }, contact });

/** A user who writes, and a server that responds on demand. */
function write() {
  const state = { text: textOf(''), base: textOf(''), revision: 4 };
  const sent: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const saver = new DraftSaver({
    read: () => ({ ...state, isDirty: !reportTextKind.isSame(state.text, state.base) }),
    send: (text, revision) => {
      sent.push(`${text.input.additionalInfo} over ${revision}`);
      return new Promise((resolve, reject) => {
        ends.push((error) =>
          error
            ? reject(error)
            : resolve({ ...text, revision: revision + 1, savedAt: '2026-11-16T05:07:00Z', savedBy: 'demo' }),
        );
      });
    },
    onStored: (text, stored) => {
      state.base = text;
      state.revision = stored.revision;
    },
  });
  const type = (text: string) => {
    state.text = textOf(text);
    saver.note();
  };
  const end = async (error?: Error) => {
    ends.at(-1)?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, type, end };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[Q121] the text of the report', () => {
  it('is saved once there is a rest, not at every letter', async () => {
    const { saver, sent, type, end } = write();
    for (const text of ['a', 'ab', 'abc']) {
      type(text);
      await vi.advanceTimersByTimeAsync(REST_MILLISECONDS / 2);
    }
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(REST_MILLISECONDS);
    expect(sent).toEqual(['abc over 4']);
    expect(saver.read()).toEqual({ kind: 'saving' });
    await end();
    expect(saver.read()).toEqual({ kind: 'saved', at: '2026-11-16T05:07:00Z' });
  });

  it('[REPORT-05] is saved at once when a step ends, with what was written during the save', async () => {
    const { saver, sent, type, end } = write();
    type('first');
    const flushed = saver.flush();
    type('second');
    await end();
    await end();
    expect(await flushed).toBe(true);
    expect(sent).toEqual(['first over 4', 'second over 5']);
    expect(await saver.flush()).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('that could not be saved says so and can be tried again', async () => {
    const { saver, sent, type, end } = write();
    type('kept');
    const flushed = saver.flush();
    await end(new ApiError({ code: 'NETWORK', message: '' }));
    expect(await flushed).toBe(false);
    expect(saver.read()).toMatchObject({ kind: 'failed', error: { code: 'NETWORK' } });
    const again = saver.flush();
    await end();
    expect([await again, sent]).toEqual([true, ['kept over 4', 'kept over 4']]);
  });

  it('[U23] of somebody else is not written over: a conflict waits for the choice', async () => {
    const { saver, sent, type, end } = write();
    type('mine');
    const flushed = saver.flush();
    await end(new ApiError({ code: 'CONFLICT', message: '' }));
    expect([await flushed, saver.read()]).toEqual([false, { kind: 'conflict' }]);
    type('mine, more');
    await vi.advanceTimersByTimeAsync(10 * REST_MILLISECONDS);
    expect(sent).toHaveLength(1);
    saver.settle();
    void saver.flush();
    expect(sent).toHaveLength(2);
  });
});

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
    expect(reportTextKind.isReadable({ input, contact })).toBe(true);
    expect(reportTextKind.isReadable({ input: { ...input, cna: { choice: 'Perhaps', reason: '' } }, contact })).toBe(
      false,
    );
    expect(reportTextKind.isReadable(null)).toBe(false);
  });
});
