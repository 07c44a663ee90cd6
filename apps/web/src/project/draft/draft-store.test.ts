import { describe, expect, it } from 'vitest';
import type { DraftStorage } from '../../session/tab-storage.ts';
import { type DraftKind, DraftStore } from './draft-store.ts';

/** A list of words stands in for a drawing. */
type Words = readonly string[];
const wordsKind: DraftKind<Words> = {
  name: 'words',
  isSame: (one, other) => one.join(' ') === other.join(' '),
  isReadable: (value): value is Words => Array.isArray(value) && value.every((word) => typeof word === 'string'),
};

class Tab implements DraftStorage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const KEY = 'quietsite.words.5';
const open = (storage: DraftStorage, owner = { projectId: 5, userId: 1 }) => new DraftStore(wordsKind, owner, storage);
const begin = (storage: DraftStorage, stored: Words = ['a'], revision = 3) => {
  const store = open(storage);
  store.offer({ value: stored, revision });
  return store;
};
const shown = (store: DraftStore<Words>) => store.read()?.history.present;

describe('a draft', () => {
  it('is nothing until the server has been heard, and then what it has', () => {
    const store = open(new Tab());
    store.change(['x']);
    store.undo();
    store.redo();
    store.rebase({ value: ['x'], revision: 9 });
    expect([store.read(), store.isDirty()]).toEqual([null, false]);
    store.offer({ value: ['a'], revision: 3 });
    expect(store.read()).toMatchObject({ base: ['a'], revision: 3, wasRestored: false });
    expect([shown(store), store.isDirty()]).toEqual([['a'], false]);
  });

  it('changes, goes back and forth, and reports when nothing is left to save', () => {
    const store = begin(new Tab());
    store.change(['a', 'b']);
    store.change(['a', 'b', 'c']);
    store.undo();
    expect([shown(store), store.isDirty()]).toEqual([['a', 'b'], true]);
    store.undo();
    store.undo();
    expect([shown(store), store.isDirty()]).toEqual([['a'], false]);
    store.redo();
    store.redo();
    store.redo();
    expect(shown(store)).toEqual(['a', 'b', 'c']);
  });

  it('takes no step for a change that changes nothing', () => {
    const store = begin(new Tab());
    const before = store.read();
    store.change(['a']);
    expect(store.read()).toBe(before);
  });

  it('goes back 500 steps and no further', () => {
    const store = begin(new Tab(), ['0']);
    for (let index = 1; index <= 510; index++) store.change([String(index)]);
    for (let index = 0; index < 600; index++) store.undo();
    expect(shown(store)).toEqual(['10']);
  });

  it('notifies listeners until they unsubscribe', () => {
    const store = begin(new Tab());
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    store.change(['b']);
    store.undo();
    leave();
    store.redo();
    expect(told).toBe(2);
  });
});

describe('a newer state on the server', () => {
  it('takes the place of a draft without changes, with nothing to go back to', () => {
    const store = begin(new Tab());
    store.offer({ value: ['b'], revision: 4 });
    store.undo();
    expect(store.read()).toMatchObject({ base: ['b'], revision: 4 });
    expect(shown(store)).toEqual(['b']);
  });

  it('does not touch a draft with changes: it stays over what it was begun on', () => {
    const store = begin(new Tab());
    store.change(['a', 'mine']);
    store.offer({ value: ['theirs'], revision: 4 });
    expect(store.read()).toMatchObject({ base: ['a'], revision: 3 });
    expect(shown(store)).toEqual(['a', 'mine']);
  });

  it('of the same revision keeps the steps that were taken back', () => {
    const store = begin(new Tab());
    store.change(['b']);
    store.undo();
    store.offer({ value: ['a'], revision: 3 });
    store.redo();
    expect(shown(store)).toEqual(['b']);
  });

  it('can be gone over with the own work, steps and all', () => {
    const store = begin(new Tab());
    store.change(['mine']);
    store.rebase({ value: ['theirs'], revision: 4 });
    expect(store.read()).toMatchObject({ base: ['theirs'], revision: 4 });
    expect([shown(store), store.isDirty()]).toEqual([['mine'], true]);
    store.undo();
    expect(shown(store)).toEqual(['a']);
  });

  it('is no change any more when it is the own work', () => {
    const tab = new Tab();
    const store = begin(tab);
    store.change(['mine']);
    store.rebase({ value: ['mine'], revision: 4 });
    expect([store.isDirty(), tab.kept.size]).toEqual([false, 0]);
  });
});

describe('after a reload', () => {
  it('changes come back over what they were begun on, without the steps', () => {
    const tab = new Tab();
    const before = begin(tab);
    before.change(['b']);
    before.change(['c']);
    const store = begin(tab, ['theirs'], 9);
    expect(store.read()).toEqual({
      history: { past: [], present: ['c'], future: [] },
      base: ['a'],
      revision: 3,
      wasRestored: true,
    });
    expect(store.isDirty()).toBe(true);
  });

  it.each<{ what: string; act: (store: DraftStore<Words>) => void }>([
    { what: 'undone', act: (store) => store.undo() },
    { what: 'saved', act: (store) => store.reset({ value: ['b'], revision: 4 }) },
    { what: 'given up', act: (store) => store.reset({ value: ['a'], revision: 3 }) },
  ])('nothing comes back that was $what', ({ act }) => {
    const tab = new Tab();
    const before = begin(tab);
    before.change(['b']);
    expect(tab.kept.size).toBe(1);
    act(before);
    expect(tab.kept.size).toBe(0);
    expect(before.isDirty()).toBe(false);
    expect(begin(tab, ['now'], 5).read()).toMatchObject({ base: ['now'], revision: 5, wasRestored: false });
  });

  it('a save leaves nothing to go back to', () => {
    const store = begin(new Tab());
    store.change(['b']);
    store.reset({ value: ['b'], revision: 4 });
    store.undo();
    expect(shown(store)).toEqual(['b']);
  });

  it("another person's draft is thrown away and not shown", () => {
    const tab = new Tab();
    begin(tab).change(['secret']);
    const store = open(tab, { projectId: 5, userId: 2 });
    store.offer({ value: ['a'], revision: 3 });
    expect(store.read()).toMatchObject({ base: ['a'], wasRestored: false });
    expect(shown(store)).toEqual(['a']);
    expect(tab.kept.size).toBe(0);
  });

  it('the draft of another project or of another kind is let be', () => {
    const tab = new Tab();
    begin(tab).change(['b']);
    const other = open(tab, { projectId: 6, userId: 1 });
    other.offer({ value: ['a'], revision: 3 });
    const otherKind = new DraftStore({ ...wordsKind, name: 'lines' }, { projectId: 5, userId: 1 }, tab);
    otherKind.offer({ value: ['a'], revision: 3 });
    expect([shown(other), shown(otherKind), shown(begin(tab))]).toEqual([['a'], ['a'], ['b']]);
  });

  it.each([
    'no JSON {',
    'null',
    '7',
    '[]',
    '{}',
    JSON.stringify({ userId: 1, value: [1], base: ['a'], revision: 3 }),
    JSON.stringify({ userId: 1, value: ['b'], base: 'a', revision: 3 }),
    JSON.stringify({ userId: 1, value: ['b'], base: ['a'], revision: '3' }),
    JSON.stringify({ userId: 1, value: ['b'], base: ['a'] }),
  ])('an unreadable draft is thrown away: %s', (text) => {
    const tab = new Tab();
    tab.kept.set(KEY, text);
    const store = begin(tab);
    expect(store.read()).toMatchObject({ base: ['a'], revision: 3, wasRestored: false });
    expect(shown(store)).toEqual(['a']);
    expect(tab.kept.size).toBe(0);
  });
});

describe('a storage that does not take part', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };

  it('full: the page goes on with everything, and the newest state that fitted comes back', () => {
    const tab = new Tab();
    const store = begin(tab);
    store.change(['fits']);
    tab.setItem = refuse;
    store.change(['too', 'large']);
    expect(shown(store)).toEqual(['too', 'large']);
    store.undo();
    store.redo();
    expect([shown(store), store.isDirty()]).toEqual([['too', 'large'], true]);
    expect(shown(begin(tab))).toEqual(['fits']);
    store.reset({ value: ['too', 'large'], revision: 4 });
    expect(tab.kept.size).toBe(0);
  });

  it('forbidden: the page goes on without it', () => {
    const store = begin({ getItem: refuse, setItem: refuse, removeItem: refuse });
    store.change(['b']);
    store.undo();
    store.change(['c']);
    expect(shown(store)).toEqual(['c']);
    store.reset({ value: ['c'], revision: 4 });
    expect(store.isDirty()).toBe(false);
  });
});

describe('a draft that is written later', () => {
  it('is written as it is then, once', () => {
    const tab = new Tab();
    const waiting = new Set<() => void>();
    const store = new DraftStore(wordsKind, { projectId: 5, userId: 1 }, tab, (write) => void waiting.add(write));
    store.offer({ value: ['a'], revision: 3 });
    store.change(['b']);
    store.change(['c']);
    expect([tab.kept.size, waiting.size]).toEqual([0, 1]);
    for (const write of waiting) write();
    expect(shown(begin(tab))).toEqual(['c']);
  });

  it('leaves nothing behind when it was saved before it was written', () => {
    const tab = new Tab();
    const waiting = new Set<() => void>();
    const store = new DraftStore(wordsKind, { projectId: 5, userId: 1 }, tab, (write) => void waiting.add(write));
    store.offer({ value: ['a'], revision: 3 });
    store.change(['b']);
    store.reset({ value: ['b'], revision: 4 });
    for (const write of waiting) write();
    expect(tab.kept.size).toBe(0);
  });
});

describe('a draft that was saved', () => {
  const ended = (word: string) => word.replace(/^new$/, '9');

  it('[SHELL-67] can still be taken back, step by step, over what was stored', () => {
    const tab = new Tab();
    const store = begin(tab);
    store.change(['a', 'new']);
    store.change(['b', 'new']);
    store.saved({ value: ['b', '9'], revision: 4 }, ['b', 'new'], (step) => step.map(ended));
    expect([store.isDirty(), tab.kept.size]).toEqual([false, 0]);
    store.undo();
    expect([shown(store), store.isDirty(), store.read()?.revision]).toEqual([['a', '9'], true, 4]);
    store.undo();
    expect(shown(store)).toEqual(['a']);
    store.redo();
    store.redo();
    expect([shown(store), store.isDirty()]).toEqual([['b', '9'], false]);
  });

  it('[SHELL-67] goes back no further than to a step that cannot be restored', () => {
    const store = begin(new Tab());
    store.change(['lost']);
    store.change(['c']);
    store.change(['d']);
    store.saved({ value: ['d'], revision: 4 }, ['d'], (step) => (step.includes('lost') ? null : step));
    store.undo();
    store.undo();
    expect(shown(store)).toEqual(['c']);
  });

  it('[SHELL-67] keeps its steps when another part of the project is saved, unless the stored data replaces them', () => {
    const begun = (isPartial: boolean) => {
      const store = new DraftStore({ ...wordsKind, isPartial }, { projectId: 5, userId: 1 }, new Tab());
      store.offer({ value: ['a'], revision: 3 });
      store.change(['b']);
      store.saved({ value: ['b'], revision: 4 }, ['b'], (step) => step);
      store.offer({ value: ['b'], revision: 5 });
      store.undo();
      return [shown(store), store.read()?.revision];
    };
    expect(begun(false)).toEqual([['a'], 5]);
    expect(begun(true)).toEqual([['b'], 5]);
  });

  it('keeps what was typed while it was sent, as a change of what is stored', () => {
    const tab = new Tab();
    const store = begin(tab);
    store.change(['a', 'new']);
    store.change(['a', 'new', 'typed meanwhile']);
    store.saved({ value: ['a', '9'], revision: 4 }, ['a', 'new'], (step) => step.map(ended));
    expect([shown(store), store.isDirty(), tab.kept.size]).toEqual([['a', '9', 'typed meanwhile'], true, 1]);
    expect(store.read()).toMatchObject({ base: ['a', '9'], revision: 4 });
    store.undo();
    expect([shown(store), store.isDirty()]).toEqual([['a', '9'], false]);
  });
});

describe('what a draft is based on', () => {
  it('is the data of its own revision, not what came after it', () => {
    const store = open(new Tab());
    store.offer({ value: ['a'], revision: 3, source: 'read first' });
    store.change(['mine']);
    store.offer({ value: ['a'], revision: 3, source: 'read again' });
    expect(store.readSource()).toBe('read again');
    store.offer({ value: ['theirs'], revision: 4, source: 'newer' });
    expect(store.readSource()).toBe('read again');
    store.discard();
    expect([shown(store), store.readSource()]).toEqual([['a'], 'read again']);
    store.offer({ value: ['theirs'], revision: 4, source: 'newer' });
    expect(store.readSource()).toBe('newer');
  });

  it('is not known after a reload if somebody saved in between', () => {
    const tab = new Tab();
    begin(tab).change(['mine']);
    const sourceOf = (revision: number) => {
      const store = open(tab);
      store.offer({ value: ['a'], revision, source: 'data' });
      return store.readSource();
    };
    expect([sourceOf(3), sourceOf(4)]).toEqual(['data', null]);
  });
});

it('a half-typed number is kept as 0 over a reload', () => {
  const tab = new Tab();
  const kind: DraftKind<{ radius: number }> = {
    name: 'radius',
    isSame: (one, other) => Object.is(one.radius, other.radius),
    isReadable: (value): value is { radius: number } => typeof (value as { radius?: unknown })?.radius === 'number',
  };
  const opened = () => {
    const store = new DraftStore(kind, { projectId: 5, userId: 1 }, tab);
    store.offer({ value: { radius: 300 }, revision: 3 });
    return store;
  };
  opened().change({ radius: Number.NaN });
  expect(opened().read()?.history.present).toEqual({ radius: 0 });
});
