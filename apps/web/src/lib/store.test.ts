import { describe, expect, it } from 'vitest';
import { OpenStore } from './store.ts';

describe('OpenStore', () => {
  it('notifies its subscribers of every other state, until they leave', () => {
    const store = new OpenStore('a');
    const seen: string[] = [];
    const leave = store.subscribe(() => seen.push(store.read()));
    store.set('b');
    store.set('b');
    store.set('c');
    leave();
    store.set('d');
    expect(seen).toEqual(['b', 'c']);
    expect(store.read()).toBe('d');
  });
});
