import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventSourceLike, keepStream, waitMilliseconds } from './event-stream.ts';

const [CONNECTING, OPEN, CLOSED] = [0, 1, 2];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watch(isRefused = async () => false) {
  const sources: Record<keyof EventSourceLike, unknown>[] = [];
  const told: string[] = [];
  const end = keepStream({
    open: () => {
      const source = { readyState: CONNECTING, close: () => told.push('close') };
      sources.push(source as (typeof sources)[number]);
      return source as unknown as EventSourceLike;
    },
    onLive: (isLive) => told.push(isLive ? 'live' : 'lost'),
    onMessage: (text) => told.push(text),
    onFirst: () => told.push('first'),
    onBack: () => told.push('back'),
    isRefused,
  });
  const emit = (name: 'onopen' | 'onerror' | 'onmessage', readyState: number, message = {}) => {
    const source = sources.at(-1);
    if (!source) throw new Error('no stream was opened');
    source.readyState = readyState;
    (source[name] as (message: unknown) => void)(message);
  };
  return { sources, told, end, emit };
}

describe('the stream of events', () => {
  it('[REPORT-77] is opened again after an answer that closed it, later each time, and then refetches', async () => {
    const { sources, told, emit } = watch();
    emit('onopen', OPEN);
    for (const [opened, milliseconds] of [
      [2, 1000],
      [3, 2000],
      [4, 4000],
    ] as const) {
      emit('onerror', CLOSED);
      await vi.advanceTimersByTimeAsync(milliseconds / 2 - 1);
      expect(sources).toHaveLength(opened - 1);
      await vi.advanceTimersByTimeAsync(milliseconds / 2 + 1);
      expect(sources).toHaveLength(opened);
    }
    emit('onopen', OPEN);
    emit('onmessage', OPEN, { data: 'news' });
    expect(told).toEqual(['live', 'first', 'lost', 'lost', 'lost', 'live', 'back', 'news']);
  });

  it('[REPORT-77] refetches after the browser itself has reconnected, but not when it opens at once', async () => {
    const { sources, told, emit } = watch();
    emit('onopen', OPEN);
    expect(told).toEqual(['live', 'first']);
    emit('onerror', CONNECTING);
    await vi.advanceTimersByTimeAsync(60_000);
    emit('onopen', OPEN);
    expect(sources).toHaveLength(1);
    expect(told).toEqual(['live', 'first', 'lost', 'live', 'back']);
  });

  it('[REPORT-77] stays closed where the session or the project is gone', async () => {
    const { sources, emit } = watch(async () => true);
    emit('onerror', CLOSED);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sources).toHaveLength(1);
  });

  it('is not opened again by a page that has left', async () => {
    const { sources, end, emit } = watch();
    emit('onerror', CLOSED);
    end();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sources).toHaveLength(1);
  });
});

it('waits at most half a minute, and not every page equally long', () => {
  expect([waitMilliseconds(0, 0), waitMilliseconds(0, 1), waitMilliseconds(20, 1)]).toEqual([500, 1000, 30_000]);
});
