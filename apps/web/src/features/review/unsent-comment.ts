import { useEffect } from 'react';
import { OpenStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';

/** A comment, reply or changed draft that is typed but not added yet. */
export interface UnsentComment {
  readonly projectId: number;
  /** False if its subject has not been chosen yet. */
  readonly isComplete: boolean;
  readonly send: () => Promise<unknown>;
}

/** The comment was not added, so no decision was made. */
export class CommentNotAdded extends Error {}

/** Outside React, because the decision and the comments are in different windows. */
const unsent = new OpenStore<readonly UnsentComment[]>([]);

const listUnsent = (projectId: number): readonly UnsentComment[] =>
  unsent.read().filter((comment) => comment.projectId === projectId);

export function registerUnsent(comment: UnsentComment): () => void {
  unsent.set([...unsent.read(), comment]);
  return () => unsent.set(unsent.read().filter((other) => other !== comment));
}

/** Comments would be refused after the decision, so they are added first. If one fails, the decision is not sent. */
export async function sendUnsent(projectId: number): Promise<void> {
  try {
    for (const comment of listUnsent(projectId)) await comment.send();
  } catch (cause) {
    throw new CommentNotAdded('not added', { cause });
  }
}

/** The number of typed texts, and whether all of them can be added. */
export function useUnsentComments(projectId: number): { readonly count: number; readonly areComplete: boolean } {
  const all = useStore(unsent);
  const own = all.filter((comment) => comment.projectId === projectId);
  return { count: own.length, areComplete: own.every(({ isComplete }) => isComplete) };
}

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
