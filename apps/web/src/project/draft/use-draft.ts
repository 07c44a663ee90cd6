import { type FetchQueryOptions, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { afterPause, tabStorage } from '../../session/tab-storage.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useSession } from '../../session/use-session.ts';
import { type CarryStep, type DraftKind, DraftStore, type StoredValue } from './draft-store.ts';

/** A draft of stored data: how the data is read, and the value that editing starts from. */
export interface DraftSource<Value, Stored> extends DraftKind<Value> {
  readonly query: (projectId: number) => FetchQueryOptions<Stored, Error, Stored, (string | number)[]>;
  readonly startOf: (stored: Stored) => Value;
  /** Sent with a save. */
  readonly revisionOf: (stored: Stored) => number;
}

/** Drafts outlive their screens; each belongs to one user. */
const stores = new Map<string, DraftStore<never>>();

function storeOf<Value>(kind: DraftKind<Value>, projectId: number, userId: number): DraftStore<Value> {
  const key = `${kind.name} ${projectId} ${userId}`;
  const known = stores.get(key);
  if (known) return known as unknown as DraftStore<Value>;
  const created = new DraftStore(kind, { projectId, userId }, tabStorage, afterPause);
  stores.set(key, created as unknown as DraftStore<never>);
  return created;
}

export function toStoredValue<Value, Stored>(
  source: Pick<DraftSource<Value, Stored>, 'startOf' | 'revisionOf'>,
  stored: Stored,
): Required<StoredValue<Value>> {
  return { value: source.startOf(stored), revision: source.revisionOf(stored), source: stored };
}

/** The draft at one moment. */
export interface DraftSnapshot<Value> {
  readonly value: Value;
  readonly base: Value;
  /** Sent with a save. */
  readonly revision: number;
  readonly isDirty: boolean;
}

export interface Draft<Value> extends DraftSnapshot<Value> {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly wasRestored: boolean;
  /** The current state, which may be newer than the rendered one, and the server's data of its revision, if known. */
  readonly read: () => DraftSnapshot<Value> & { readonly source: unknown };
  readonly change: (next: Value) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly saved: (stored: StoredValue<Value>, sent: Value, carry: CarryStep<Value>) => void;
  readonly reset: (stored: StoredValue<Value>) => void;
  readonly discard: () => void;
  readonly rebase: (stored: StoredValue<Value>) => void;
}

/** The draft of one part of a project; null until the server's state is known. `source` is a module constant. */
export function useDraft<Value, Stored>(
  source: Omit<DraftSource<Value, Stored>, 'query'>,
  projectId: number | null,
  stored: Stored | undefined,
): Draft<Value> | null {
  const userId = useSession().data?.user.id ?? 0;
  const store = useMemo(() => storeOf(source, projectId ?? 0, userId), [source, projectId, userId]);
  useLayoutEffect(() => {
    if (projectId !== null && stored !== undefined) store.offer(toStoredValue(source, stored));
  }, [store, source, projectId, stored]);
  const state = useStore(store);
  return useMemo(() => {
    if (projectId === null || state === null) return null;
    const describe = ({ history, base, revision }: typeof state) => {
      return { value: history.present, base, revision, isDirty: store.isDirty() };
    };
    return {
      ...describe(state),
      canUndo: state.history.past.length > 0,
      canRedo: state.history.future.length > 0,
      wasRestored: state.wasRestored,
      read: () => ({ ...describe(store.read() ?? state), source: store.readSource() }),
      change: (next) => store.change(next),
      undo: store.undo,
      redo: store.redo,
      saved: (next, sent, carry) => store.saved(next, sent, carry),
      reset: (next) => store.reset(next),
      discard: store.discard,
      rebase: (next) => store.rebase(next),
    };
  }, [projectId, state, store]);
}

/** The draft of one part of the open project. If `isEnabled` is false, it requests nothing. */
export function usePartDraft<Value, Stored>(source: DraftSource<Value, Stored>, isEnabled = true): Draft<Value> | null {
  const projectId = useOpenProjectId();
  const stored = useQuery({ ...source.query(projectId ?? 0), enabled: isEnabled && projectId !== null }).data;
  return useDraft(source, projectId, stored);
}
