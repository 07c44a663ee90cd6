import { emptyInformation } from '@quietsite/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';

const kept = new Map<string, string>();
const store = createDraftStore({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});
const draft = { information: { ...emptyInformation, title: 'Harbour' }, base: emptyInformation, revision: null };

describe('[Q22] drafts', () => {
  beforeEach(() => kept.clear());

  it('are found again, each under its project', () => {
    store.keep(1, null, draft);
    store.keep(1, 7, { ...draft, revision: 4 });
    expect(store.find(1, null)).toMatchObject(draft);
    expect(store.find(1, 7)).toMatchObject({ revision: 4 });
    store.remove(null);
    expect(store.find(1, null)).toBeNull();
    expect(store.find(1, 7)).not.toBeNull();
  });

  it('are never shown to somebody else, and do not outlive the attempt', () => {
    store.keep(1, null, draft);
    expect(store.find(2, null)).toBeNull();
    expect(store.find(1, null)).toBeNull();
  });

  it('of an unknown form are ignored', () => {
    kept.set('quietsite.draft.new', '{"userId":1,"information":{"title":5}}');
    expect(store.find(1, null)).toBeNull();
    kept.set('quietsite.draft.new', 'not json');
    expect(store.find(1, null)).toBeNull();
  });

  it('that cannot be stored harm nobody', () => {
    const full = createDraftStore({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    });
    expect(() => full.keep(1, null, draft)).not.toThrow();
  });
});
