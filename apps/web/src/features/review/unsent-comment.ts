import { useEffect, useSyncExternalStore } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';

/** A comment that is typed but not added yet. */
export interface UnsentComment {
  readonly projectId: number;
  /** False: nobody has chosen yet what it is about. */
  readonly isComplete: boolean;
  readonly send: () => Promise<unknown>;
}

/** The comment was not added, so nothing was decided. */
export class CommentNotAdded extends Error {}

/** Outside React: the decision is made in another window than the comment. */
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

/** Once the project is decided the comment would be refused: it goes first, or nothing goes. */
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

/** From the form that has it, as long as something is typed there. */
export function useKeepUnsent({ projectId, isTyped, isComplete }: Typed, send: UnsentComment['send']): void {
  const newest = useLatestRef(send);
  useEffect(() => {
    if (isTyped) return keepUnsent({ projectId, isComplete, send: () => newest.current() });
  }, [projectId, isTyped, isComplete, newest]);
}
