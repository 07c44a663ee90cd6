import { type Project, projectSchema } from '@quietsite/contracts';
import type { ProjectInformation } from '@quietsite/domain';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { hasCode } from '../../lib/api-error.ts';
import { projectKey, projectListKey, projectQuery } from '../../session/project-queries.ts';
import { useNoteLostLease } from '../../session/use-lease.ts';
import { listDifferences, toInformation } from './information.ts';

interface SaveRequest {
  readonly projectId: number | null;
  readonly information: ProjectInformation;
  /** What the values were typed over. */
  readonly base: ProjectInformation;
  readonly revision: number | null;
  readonly isFinishing: boolean;
}

type SaveResult =
  | { readonly kind: 'saved'; readonly project: Project }
  | { readonly kind: 'conflict'; readonly theirs: Project };

interface SaveHandlers {
  readonly onSaved: (project: Project, isFinishing: boolean) => void;
  readonly onConflict: (theirs: Project, isFinishing: boolean) => void;
  readonly onTitleTaken: () => void;
}

export function useSaveInformation({ onSaved, onConflict, onTitleTaken }: SaveHandlers) {
  const client = useQueryClient();
  const noteLostLease = useNoteLostLease();
  return useMutation({
    mutationFn: (request: SaveRequest) => save(client, request),
    onSuccess: (result, { isFinishing }) => {
      if (result.kind === 'conflict') return onConflict(result.theirs, isFinishing);
      const { project } = result;
      client.setQueryData(projectQuery(project.id).queryKey, project);
      void client.invalidateQueries({ queryKey: projectListKey });
      // The radius moves the assessment area, the receivers and with them the results.
      void client.invalidateQueries({ queryKey: projectKey(project.id) });
      onSaved(project, isFinishing);
    },
    onError: (error, { projectId }) => {
      if (hasCode(error, 'TITLE_TAKEN')) onTitleTaken();
      if (projectId !== null) noteLostLease(projectId, error);
    },
  });
}

async function save(client: QueryClient, request: SaveRequest): Promise<SaveResult> {
  const { projectId, information, base, revision } = request;
  if (projectId === null) {
    const body = information;
    return { kind: 'saved', project: await requestJson('/api/projects', projectSchema, { method: 'POST', body }) };
  }
  try {
    return { kind: 'saved', project: await put(projectId, information, revision) };
  } catch (error) {
    if (!hasCode(error, 'CONFLICT')) throw error;
    const theirs = await client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 });
    // Another part of the project was changed: nothing in this form is at stake.
    const isUntouched = listDifferences(base, toInformation(theirs)).length === 0;
    if (!isUntouched) return { kind: 'conflict', theirs };
    return { kind: 'saved', project: await put(projectId, information, theirs.revision) };
  }
}

function put(projectId: number, information: ProjectInformation, revision: number | null): Promise<Project> {
  const body = { ...information, revision };
  return requestJson(`/api/projects/${projectId}/information`, projectSchema, { method: 'PUT', body });
}
