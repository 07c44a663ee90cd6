import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Autosave, PAUSE_MILLISECONDS } from './autosave.ts';

/** A user who writes, and a server that responds on demand. */
function write() {
  const state = { text: '', stored: '', isWaiting: false };
  const sent: string[] = [];
  const ends: ((isStored: boolean) => void)[] = [];
  const autosave = new Autosave({
    isDirty: () => state.text !== state.stored,
    isWaiting: () => state.isWaiting,
    save: () => {
      const { text } = state;
      sent.push(text);
      return new Promise((resolve) => {
        ends.push((isStored) => {
          if (isStored) state.stored = text;
          resolve(isStored);
        });
      });
    },
  });
  const type = (text: string) => {
    state.text = text;
    autosave.onTyped();
  };
  const end = async (isStored = true) => {
    ends.at(-1)?.(isStored);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, state, sent, type, end };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[Q121] the text of the report', () => {
  it('is saved once there is a rest, not at every letter', async () => {
    const { sent, type } = write();
    for (const text of ['a', 'ab', 'abc']) {
      type(text);
      await vi.advanceTimersByTimeAsync(PAUSE_MILLISECONDS / 2);
    }
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(PAUSE_MILLISECONDS);
    expect(sent).toEqual(['abc']);
  });

  it('[REPORT-05] is saved at once when a step ends, with what was written during the save', async () => {
    const { autosave, sent, type, end } = write();
    type('first');
    const flushed = autosave.flush();
    type('second');
    await end();
    await end();
    expect(await flushed).toBe(true);
    expect(sent).toEqual(['first', 'second']);
    expect(await autosave.flush()).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('that could not be saved can be tried again', async () => {
    const { autosave, sent, type, end } = write();
    type('kept');
    const flushed = autosave.flush();
    await end(false);
    expect(await flushed).toBe(false);
    const again = autosave.flush();
    await end();
    expect([await again, sent]).toEqual([true, ['kept', 'kept']]);
  });

  it('[U23] of somebody else is not written over: a conflict waits for the choice', async () => {
    const { autosave, state, sent, type, end } = write();
    type('mine');
    const flushed = autosave.flush();
    state.isWaiting = true;
    await end(false);
    expect(await flushed).toBe(false);
    type('mine, more');
    await vi.advanceTimersByTimeAsync(10 * PAUSE_MILLISECONDS);
    expect(sent).toHaveLength(1);
    state.isWaiting = false;
    void autosave.flush();
    expect(sent).toHaveLength(2);
  });
});
