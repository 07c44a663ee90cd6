import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEBOUNCE_MILLISECONDS, PreviewFeed } from './preview-feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A printer that returns pages when the test says so. */
function printer() {
  const asked: string[] = [];
  const given: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const feed = new PreviewFeed((wish: string, signal) => {
    asked.push(wish);
    signal.addEventListener('abort', () => given.push(wish));
    return new Promise<string>((resolve, reject) => {
      ends.set(wish, (error) => (error ? reject(error) : resolve(`pages of ${wish}`)));
    });
  });
  const end = async (wish: string, error?: Error) => {
    ends.get(wish)?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  const rest = (milliseconds = DEBOUNCE_MILLISECONDS) => vi.advanceTimersByTimeAsync(milliseconds);
  return { feed, asked, given, end, rest };
}

describe('the pages beside the text', () => {
  it('[REPORT-09] are asked for at once, and then after a rest', async () => {
    const { feed, asked, end, rest } = printer();
    feed.request('a');
    await rest(0);
    expect(asked).toEqual(['a']);
    await end('a');
    expect(feed.read()).toEqual({ result: 'pages of a', isLoading: false, error: null });
    feed.request('ab');
    feed.request('abc');
    await rest(DEBOUNCE_MILLISECONDS - 1);
    expect(asked).toEqual(['a']);
    await rest(1);
    expect(asked).toEqual(['a', 'abc']);
  });

  it('are those of the newest text: an older one is given up, and its late answer is not shown', async () => {
    const { feed, given, end, rest } = printer();
    feed.request('a');
    await rest(0);
    feed.request('b');
    await rest();
    expect(given).toEqual(['a']);
    await end('a');
    expect(feed.read()).toEqual({ result: null, isLoading: true, error: null });
    await end('b');
    expect(feed.read().result).toBe('pages of b');
  });

  it('stay as they are while newer ones are made, and when those fail', async () => {
    const { feed, end, rest } = printer();
    feed.request('a');
    await rest(0);
    await end('a');
    feed.request('b');
    expect(feed.read()).toMatchObject({ result: 'pages of a', isLoading: true });
    await rest();
    await end('b', new Error('broken'));
    expect(feed.read()).toMatchObject({ result: 'pages of a', isLoading: false, error: { message: 'broken' } });
  });
});
