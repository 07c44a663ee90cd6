import type { Project } from '@quietsite/contracts';
import { hashKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, hasCode, isNoAnswer } from '../../lib/api-error.ts';
import { useNoteLostLease } from '../../session/lease/use-lease.ts';
import { projectKey, projectListKey, projectQuery } from '../../session/project-queries.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { ProjectPart, Revised } from './project-part.ts';

/** How often and at what interval it checks, after a lost response, whether the change arrived (SITE-35). */
const LOOKS = 4;
const LOOK_MILLISECONDS = 1000;

interface SaveRequest<Value> {
  readonly projectId: number;
  readonly wanted: Value;
  readonly base: Value;
  readonly revision: number;
}

type SaveResult<Stored> =
  | { readonly kind: 'saved'; readonly stored: Stored }
  | { readonly kind: 'conflict'; readonly theirs: Project; readonly stored: Stored };

interface SaveHandlers<Value, Stored extends Revised> {
  readonly part: ProjectPart<Value, Stored>;
  readonly projectId: number;
  readonly draft: Draft<Value> | null;
  readonly onSaved: () => void;
  readonly onRefused?: (error: unknown) => void;
}

/**
 * Saves one part of a project. Asks the user if another user changed the same part; checks again if the response is
 * lost.
 */
export function useSavePart<Value, Stored extends Revised>({
  part,
  projectId,
  draft,
  onSaved,
  onRefused,
}: SaveHandlers<Value, Stored>) {
  const client = useQueryClient();
  const noteLostLease = useNoteLostLease();
  const [conflict, setConflict] = useState<Extract<SaveResult<Stored>, { kind: 'conflict' }> | null>(null);
  const saving = useMutation({
    mutationFn: (request: SaveRequest<Value>) => save(client, part, request),
    onSuccess: async (result, { wanted }) => {
      if (result.kind === 'conflict') return setConflict(result);
      const { stored } = result;
      draft?.saved(part.startOf(stored), stored.revision, (step) => part.carry(step, wanted, stored));
      await readAgain(client, projectId, hashKey(part.query(projectId).queryKey));
      onSaved();
    },
    onError: (error) => {
      if (!noteLostLease(projectId, error)) onRefused?.(error);
    },
  });
  const send = (wanted: Value, base: Value, revision: number) => saving.mutate({ projectId, wanted, base, revision });
  const isDealtWith = hasCode(saving.error, 'PROJECT_LOCKED', 'CENTRE_OUTSIDE_ZONE');
  return {
    isPending: saving.isPending,
    error: isDealtWith ? null : saving.error,
    /** True once the part is stored. */
    save: async (): Promise<boolean> => {
      if (!draft) return false;
      const { value: wanted, base, revision } = draft;
      const result = await saving.mutateAsync({ projectId, wanted, base, revision }).catch(() => null);
      return result?.kind === 'saved';
    },
    conflict: conflict && {
      theirs: conflict.theirs,
      close: () => setConflict(null),
      keepMine: () => {
        const { stored } = conflict;
        setConflict(null);
        if (!draft) return;
        const [wanted, base] = [part.keepMine(draft.value, stored), part.startOf(stored)];
        draft.rebase(base, stored.revision);
        draft.change(wanted);
        send(wanted, base, stored.revision);
      },
      takeTheirs: () => {
        const { stored } = conflict;
        setConflict(null);
        const left = draft && part.takeTheirs(draft.value, stored);
        draft?.reset(part.startOf(stored), stored.revision);
        if (left) draft?.change(left);
      },
    },
  };
}

async function save<Value, Stored extends Revised>(
  client: QueryClient,
  part: ProjectPart<Value, Stored>,
  request: SaveRequest<Value>,
): Promise<SaveResult<Stored>> {
  const { projectId, wanted, base, revision } = request;
  const read = () => readStored(client, part, projectId);
  try {
    return await sendAndRead(client, part, request);
  } catch (error) {
    if (isAnswerLost(error)) {
      const stored = await look(read, LOOK_MILLISECONDS, (found) => part.isStored(wanted, found));
      if (stored) return { kind: 'saved', stored };
    }
    if (!hasCode(error, 'CONFLICT')) throw error;
    const stored = await read();
    // An earlier attempt arrived after all.
    if (part.isStored(wanted, stored)) return { kind: 'saved', stored };
    // Another part of the project was changed: this one is not affected.
    if (revision !== stored.revision && part.isUntouched(base, wanted, stored))
      return sendAndRead(client, part, { ...request, revision: stored.revision });
    const theirs = await client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 });
    return { kind: 'conflict', theirs, stored };
  }
}

async function sendAndRead<Value, Stored extends Revised>(
  client: QueryClient,
  part: ProjectPart<Value, Stored>,
  { projectId, wanted, revision }: SaveRequest<Value>,
): Promise<SaveResult<Stored>> {
  const project = await part.send(projectId, wanted, revision);
  const read = () => readStored(client, part, projectId);
  const stored = await look(read, 0, (found) => found.revision >= project.revision);
  if (!stored) throw new ApiError({ code: 'NETWORK', message: 'The server could not be reached.' });
  client.setQueryData(projectQuery(projectId).queryKey, project);
  return { kind: 'saved', stored };
}

const isAnswerLost = (error: unknown) => isNoAnswer(error) || hasCode(error, 'BAD_ANSWER');

function readStored<Value, Stored extends Revised>(
  client: QueryClient,
  part: ProjectPart<Value, Stored>,
  projectId: number,
): Promise<Stored> {
  return client.fetchQuery({ ...part.query(projectId), staleTime: 0, retry: false });
}

/** Reads the stored data until it shows the change; null if it does not, or cannot be read. */
async function look<Stored>(
  read: () => Promise<Stored>,
  firstMilliseconds: number,
  hasArrived: (stored: Stored) => boolean,
): Promise<Stored | null> {
  for (let count = 0; count < LOOKS; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, count === 0 ? firstMilliseconds : LOOK_MILLISECONDS));
    const stored = await read().catch(() => null);
    if (stored && hasArrived(stored)) return stored;
  }
  return null;
}

/** Reloads what else may have changed, before the save counts as done; the part itself has just been read. */
async function readAgain(client: QueryClient, projectId: number, ownHash: string): Promise<void> {
  void client.invalidateQueries({ queryKey: projectListKey });
  await client.invalidateQueries({
    queryKey: projectKey(projectId),
    predicate: ({ queryHash }) => queryHash !== ownHash,
  });
}
