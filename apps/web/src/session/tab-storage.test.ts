import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPause, MAX_WAIT_MILLISECONDS, pauseAfter } from './tab-storage.ts';

describe('drafts are written at rest', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[U60] once for changes that follow each other, and not while they do', () => {
    let written = 0;
    const write = () => {
      written += 1;
    };
    afterPause(write);
    vi.advanceTimersByTime(300);
    afterPause(write);
    vi.advanceTimersByTime(300);
    expect(written).toBe(0);
    vi.advanceTimersByTime(100);
    expect(written).toBe(1);
  });

  it('[U60] a draft that took long to write waits longer for the next time, within bounds', () => {
    expect(pauseAfter(1)).toBe(400);
    expect(pauseAfter(50)).toBe(2000);
    expect(pauseAfter(5000)).toBe(4000);
    const written: string[] = [];
    afterPause(() => {
      written.push('large');
      vi.advanceTimersByTime(50);
    });
    vi.advanceTimersByTime(400);
    afterPause(() => written.push('small'));
    vi.advanceTimersByTime(1999);
    expect(written).toEqual(['large']);
    vi.advanceTimersByTime(1);
    expect(written).toEqual(['large', 'small']);
  });

  it('[U60] but somebody who never rests is written down all the same', () => {
    let written = 0;
    const write = () => {
      written += 1;
    };
    for (let passed = 0; passed < MAX_WAIT_MILLISECONDS; passed += 200) {
      expect(written).toBe(0);
      afterPause(write);
      vi.advanceTimersByTime(200);
    }
    expect(written).toBe(1);
  });
});
