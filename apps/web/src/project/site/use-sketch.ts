import { useMemo } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { tabStorage } from '../../session/tab-storage.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useSession } from '../../session/use-session.ts';
import { type Sketch, SketchStore } from './sketch-store.ts';

const stores = new Map<string, SketchStore>();

function storeOf(projectId: number, userId: number): SketchStore {
  const key = `${projectId} ${userId}`;
  const store = stores.get(key) ?? new SketchStore({ projectId, userId }, tabStorage);
  stores.set(key, store);
  return store;
}

/** The unfinished drawing of the open project, and its store. */
export function useSketch(): { readonly sketch: Sketch | null; readonly store: SketchStore } {
  const projectId = useOpenProjectId() ?? 0;
  const userId = useSession().data?.user.id ?? 0;
  const store = useMemo(() => storeOf(projectId, userId), [projectId, userId]);
  const sketch = useStore(store);
  return { sketch, store };
}
