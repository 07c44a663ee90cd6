import { useEffect } from 'react';
import { OpenStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';
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

/** Outside React, because the decision and the comment are in different windows. */
const unsent = new OpenStore<UnsentComment | null>(null);

const findUnsent = (projectId: number): UnsentComment | null => {
  const comment = unsent.read();
  return comment?.projectId === projectId ? comment : null;
};

export function registerUnsent(comment: UnsentComment): () => void {
  unsent.set(comment);
  return () => {
    if (unsent.read() === comment) unsent.set(null);
  };
}

/** A comment would be refused after the decision, so it is sent first. If that fails, the decision is not sent. */
export async function sendUnsent(projectId: number): Promise<void> {
  try {
    await findUnsent(projectId)?.send();
  } catch (cause) {
    throw new CommentNotAdded('not added', { cause });
  }
}

export const useUnsentComment = (projectId: number): UnsentComment | null =>
  useStore(unsent, () => findUnsent(projectId));

interface TypedComment {
  readonly projectId: number;
  readonly isTyped: boolean;
  readonly isComplete: boolean;
}

/** Registers the form's comment while its text is not blank. */
export function useRegisterUnsent({ projectId, isTyped, isComplete }: TypedComment, send: UnsentComment['send']): void {
  const newest = useLatestRef(send);
  useEffect(() => {
    if (isTyped) return registerUnsent({ projectId, isComplete, send: () => newest.current() });
  }, [projectId, isTyped, isComplete, newest]);
}
