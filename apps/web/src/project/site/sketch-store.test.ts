import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { SketchStore } from './sketch-store.ts';

const corners = [hk80(838_000, 820_000), hk80(838_100, 820_000), hk80(838_100, 820_100)];
const owner = { projectId: 5, userId: 2 };

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('an unfinished drawing', () => {
  it('[Q62] survives a reload, for the one who drew it', () => {
    const storage = createStorage();
    new SketchStore(owner, storage).draw('drawZone', corners);
    expect(new SketchStore(owner, storage).read()).toEqual({ tool: 'drawZone', points: corners, undone: [] });
    expect(new SketchStore({ ...owner, userId: 3 }, storage).read()).toBeNull();
    expect(new SketchStore({ ...owner, projectId: 6 }, storage).read()).toBeNull();
  });

  it('is gone once it is cleared or its last corner is taken back', () => {
    const storage = createStorage();
    const store = new SketchStore(owner, storage);
    store.draw('cutZone', corners.slice(0, 1));
    store.undo();
    expect(store.read()).toBeNull();
    store.draw('cutZone', corners);
    store.clear();
    expect(new SketchStore(owner, storage).read()).toBeNull();
  });

  it('gives corners back until another one is placed', () => {
    const store = new SketchStore(owner, createStorage());
    store.draw('drawSite', corners);
    store.undo();
    store.undo();
    store.redo();
    expect(store.read()?.points).toEqual(corners.slice(0, 2));
    store.draw('drawSite', [...corners.slice(0, 2), hk80(1, 1)]);
    store.redo();
    expect(store.read()?.points).toHaveLength(3);
    expect(store.read()?.undone).toEqual([]);
  });

  it('is not read from what is no drawing', () => {
    const storage = createStorage();
    for (const text of ['{', '{"userId":2,"tool":"paint","points":[]}', '{"userId":2,"tool":"drawSite"}']) {
      storage.setItem('quietsite.sketch.5', text);
      expect(new SketchStore(owner, storage).read()).toBeNull();
    }
  });
});
