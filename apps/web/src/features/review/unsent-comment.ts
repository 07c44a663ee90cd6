import { useEffect, useSyncExternalStore } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';

/** A comment that is typed but not added yet. */
export interface UnsentComment {
  readonly projectId: number;
  /** False if its subject has not been chosen yet. */
  readonly isComplete: boolean;
  readonly send: () => Promise<unknown>;
}

/** The comment was not added, so no decision was made. */
export class CommentNotAdded extends Error {}

/** Outside React, because the decision is made in another window than the comment. */
let unsent: UnsentComment | null = null;
const listeners = new Set<() => void>();

function set(comment: UnsentComment | null): void {
  unsent = comment;
  for (const listener of listeners) listener();
}

export function keepUnsent(comment: UnsentComment): () => void {
  set(comment);
  return () => {
    if (unsent === comment) set(null);
  };
}

/** After the decision the comment would be refused, so it is sent first. If that fails, nothing is sent. */
export async function sendUnsent(projectId: number): Promise<void> {
  if (unsent?.projectId !== projectId) return;
  try {
    await unsent.send();
  } catch (cause) {
    throw new CommentNotAdded('not added', { cause });
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function useUnsentComment(projectId: number): UnsentComment | null {
  const read = () => (unsent?.projectId === projectId ? unsent : null);
  return useSyncExternalStore(subscribe, read, read);
}

interface Typed {
  readonly projectId: number;
  readonly isTyped: boolean;
  readonly isComplete: boolean;
}

/** Registers the form's comment while something is typed. */
export function useKeepUnsent({ projectId, isTyped, isComplete }: Typed, send: UnsentComment['send']): void {
  const newest = useLatestRef(send);
  useEffect(() => {
    if (isTyped) return keepUnsent({ projectId, isComplete, send: () => newest.current() });
  }, [projectId, isTyped, isComplete, newest]);
}
