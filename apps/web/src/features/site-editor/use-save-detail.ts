import type { Project, ProjectMap } from '@quietsite/contracts';
import { hashKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, hasCode, isNoAnswer } from '../../lib/api-error.ts';
import type { Draft } from '../../session/draft/use-draft.ts';
import { projectKey, projectListKey, projectMapQuery, projectQuery } from '../../session/project-queries.ts';
import { useNoteLostLease } from '../../session/use-lease.ts';
import type { DetailPart } from './detail-part.ts';

/** When no answer came, so often and so far apart it is looked whether the change arrived (SITE-35). */
const LOOKS = 4;
const LOOK_MILLISECONDS = 1000;

interface SaveRequest<Value> {
  readonly projectId: number;
  readonly wanted: Value;
  readonly base: Value;
  readonly revision: number;
}

type SaveResult =
  | { readonly kind: 'saved'; readonly map: ProjectMap }
  | { readonly kind: 'conflict'; readonly theirs: Project; readonly map: ProjectMap };

interface SaveHandlers<Value> {
  readonly part: DetailPart<Value>;
  readonly projectId: number;
  readonly draft: Draft<Value> | null;
  readonly onSaved: () => void;
  readonly onRefused?: (error: unknown) => void;
}

/** Saves one part of a project; asks when somebody else changed the same part, looks again when the answer is lost. */
export function useSaveDetail<Value>({ part, projectId, draft, onSaved, onRefused }: SaveHandlers<Value>) {
  const client = useQueryClient();
  const noteLostLease = useNoteLostLease();
  const [conflict, setConflict] = useState<Extract<SaveResult, { kind: 'conflict' }> | null>(null);
  const saving = useMutation({
    mutationFn: (request: SaveRequest<Value>) => save(client, part, request),
    onSuccess: async (result) => {
      if (result.kind === 'conflict') return setConflict(result);
      draft?.reset(part.startOf(result.map), result.map.revision);
      await readAgain(client, projectId);
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
    save: () => draft && send(draft.value, draft.base, draft.revision),
    conflict: conflict && {
      theirs: conflict.theirs,
      close: () => setConflict(null),
      keepMine: () => {
        const { map } = conflict;
        setConflict(null);
        if (!draft) return;
        const [wanted, base] = [part.keepMine(draft.value, map), part.startOf(map)];
        draft.rebase(base, map.revision);
        draft.change(wanted);
        send(wanted, base, map.revision);
      },
      takeTheirs: () => {
        const { map } = conflict;
        setConflict(null);
        const left = draft && part.takeTheirs(draft.value, map);
        draft?.reset(part.startOf(map), map.revision);
        if (left) draft?.change(left);
      },
    },
  };
}

async function save<Value>(
  client: QueryClient,
  part: DetailPart<Value>,
  request: SaveRequest<Value>,
): Promise<SaveResult> {
  const { projectId, wanted, base, revision } = request;
  try {
    return await sendAndRead(client, part, request);
  } catch (error) {
    if (isAnswerLost(error)) {
      const map = await look(client, projectId, LOOK_MILLISECONDS, (stored) => part.isStored(wanted, stored));
      if (map) return { kind: 'saved', map };
    }
    if (!hasCode(error, 'CONFLICT')) throw error;
    const map = await readMap(client, projectId);
    // An earlier try arrived after all.
    if (part.isStored(wanted, map)) return { kind: 'saved', map };
    // Another part of the project was changed: nothing of this one is at stake.
    if (revision !== map.revision && part.isUntouched(base, wanted, map))
      return sendAndRead(client, part, { ...request, revision: map.revision });
    const theirs = await client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 });
    return { kind: 'conflict', theirs, map };
  }
}

async function sendAndRead<Value>(
  client: QueryClient,
  part: DetailPart<Value>,
  { projectId, wanted, revision }: SaveRequest<Value>,
): Promise<SaveResult> {
  const project = await part.send(projectId, wanted, revision);
  const map = await look(client, projectId, 0, (stored) => stored.revision >= project.revision);
  if (!map) throw new ApiError({ code: 'NETWORK', message: 'The server could not be reached.' });
  client.setQueryData(projectQuery(projectId).queryKey, project);
  return { kind: 'saved', map };
}

const isAnswerLost = (error: unknown) => isNoAnswer(error) || hasCode(error, 'BAD_ANSWER');

const readMap = (client: QueryClient, projectId: number) =>
  client.fetchQuery({ ...projectMapQuery(projectId), staleTime: 0, retry: false });

/** Reads the site until it shows the change; null when it does not, or cannot be read. */
async function look(
  client: QueryClient,
  projectId: number,
  firstMilliseconds: number,
  hasArrived: (map: ProjectMap) => boolean,
): Promise<ProjectMap | null> {
  for (let count = 0; count < LOOKS; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, count === 0 ? firstMilliseconds : LOOK_MILLISECONDS));
    const map = await readMap(client, projectId).catch(() => null);
    if (map && hasArrived(map)) return map;
  }
  return null;
}

/** What else may have changed with it, before the save counts as done. */
async function readAgain(client: QueryClient, projectId: number): Promise<void> {
  void client.invalidateQueries({ queryKey: projectListKey });
  const mapKey = hashKey(projectMapQuery(projectId).queryKey);
  await client.invalidateQueries({
    queryKey: projectKey(projectId),
    predicate: ({ queryHash }) => queryHash !== mapKey,
  });
}
