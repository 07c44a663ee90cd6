import { describe, expect, it } from 'vitest';
import { findRequester, runFor } from '../../requester.ts';
import { createLruMemo } from './lru-memo.ts';

describe('what was asked for last', () => {
  it('is made once, also for those who ask meanwhile', async () => {
    const keep = createLruMemo<number>(2);
    let made = 0;
    const make = async () => ++made;
    expect(await Promise.all([keep('a', make), keep('a', make)])).toEqual([1, 1]);
    expect(await keep('a', make)).toBe(1);
  });

  it('is kept for as many as said, and the one that nobody asked for longest goes', async () => {
    const keep = createLruMemo<string>(2);
    const made: string[] = [];
    const ask = (key: string) =>
      keep(key, async () => {
        made.push(key);
        return key;
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('is not kept when it could not be made', async () => {
    const keep = createLruMemo<string>(2);
    await expect(keep('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await keep('a', async () => 'yes')).toBe('yes');
  });

  it('[LIMIT-05] is made on while one of those who asked waits, and ended with the last', async () => {
    const keep = createLruMemo<string>(2);
    const makers: { readonly signal: AbortSignal; readonly finish: (value: string) => void }[] = [];
    const make = () =>
      new Promise<string>((resolve, reject) => {
        const { signal } = findRequester();
        signal.addEventListener('abort', () => reject(signal.reason));
        makers.push({ signal, finish: resolve });
      });
    const [one, other] = [new AbortController(), new AbortController()];
    const ask = ({ signal }: AbortController) => runFor({ party: 'a', signal }, () => keep('a', make));
    const [first, second] = [ask(one), ask(other)];
    one.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    expect(makers[0]?.signal.aborted).toBe(false);
    other.abort(new Error('gone too'));
    await expect(second).rejects.toThrow('gone too');
    expect(makers[0]?.signal.aborted).toBe(true);
    const third = ask(new AbortController());
    makers[1]?.finish('made again');
    expect(await third).toBe('made again');
    expect(makers).toHaveLength(2);
  });
});
