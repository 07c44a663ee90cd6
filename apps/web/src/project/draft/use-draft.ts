import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { afterRest, tabStorage } from '../../session/tab-storage.ts';
import { useSession } from '../../session/use-session.ts';
import { type CarryStep, type DraftKind, DraftStore } from './draft-store.ts';

/** Drafts outlive their screens; each belongs to one user. */
const stores = new Map<string, DraftStore<never>>();

function storeOf<Value>(kind: DraftKind<Value>, projectId: number, userId: number): DraftStore<Value> {
  const key = `${kind.name} ${projectId} ${userId}`;
  const known = stores.get(key);
  if (known) return known as unknown as DraftStore<Value>;
  const created = new DraftStore(kind, { projectId, userId }, tabStorage, afterRest);
  stores.set(key, created as unknown as DraftStore<never>);
  return created;
}

interface Stored<Value> {
  readonly value: Value;
  readonly revision: number;
}

export interface Draft<Value> {
  readonly value: Value;
  readonly base: Value;
  /** Sent with a save. */
  readonly revision: number;
  readonly isDirty: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly wasRestored: boolean;
  /** The current state, which may be newer than the rendered one. */
  readonly read: () => { readonly value: Value; readonly revision: number; readonly isDirty: boolean };
  readonly change: (next: Value) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly saved: (stored: Value, revision: number, carry: CarryStep<Value>) => void;
  readonly reset: (stored: Value, revision: number) => void;
  readonly rebase: (base: Value, revision: number) => void;
}

/** The draft of one part of a project; null until the server's state is known. `kind` is a module constant. */
export function useDraft<Value>(
  kind: DraftKind<Value>,
  projectId: number | null,
  stored: Stored<Value> | undefined,
): Draft<Value> | null {
  const userId = useSession().data?.user.id ?? 0;
  const store = useMemo(() => storeOf(kind, projectId ?? 0, userId), [kind, projectId, userId]);
  const value = stored?.value;
  const revision = stored?.revision;
  useEffect(() => {
    if (projectId !== null && value !== undefined && revision !== undefined) store.offer(value, revision);
  }, [store, projectId, value, revision]);
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  return useMemo(() => {
    if (projectId === null || state === null) return null;
    const { history } = state;
    return {
      value: history.present,
      base: state.base,
      revision: state.revision,
      isDirty: store.isDirty(),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      wasRestored: state.wasRestored,
      read: () => {
        const now = store.read() ?? state;
        return { value: now.history.present, revision: now.revision, isDirty: store.isDirty() };
      },
      change: (next) => store.change(next),
      undo: store.undo,
      redo: store.redo,
      saved: (next, nextRevision, carry) => store.saved(next, nextRevision, carry),
      reset: (next, nextRevision) => store.reset(next, nextRevision),
      rebase: (base, nextRevision) => store.rebase(base, nextRevision),
    };
  }, [projectId, state, store]);
}
