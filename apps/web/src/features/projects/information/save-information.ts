import { type Project, projectSchema } from '@quietsite/contracts';
import type { ProjectInformation } from '@quietsite/domain';
import type { QueryClient } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { projectQuery } from '../../../session/project-queries.ts';
import { listDifferences, toInformation } from './information.ts';

export interface InformationToSave {
  readonly values: ProjectInformation;
  /** The values it is based on and their revision. The revision is null for a new project. */
  readonly base: ProjectInformation;
  readonly revision: number | null;
}

export type InformationResult =
  /** `over`: the revision that was overwritten. Other drafts based on it may move to the new one. */
  | { readonly kind: 'saved'; readonly project: Project; readonly over: number | null }
  | { readonly kind: 'conflict'; readonly theirs: Project };

export async function createProject(information: ProjectInformation): Promise<InformationResult> {
  const project = await requestJson('/api/projects', projectSchema, { method: 'POST', body: information });
  return { kind: 'saved', project, over: null };
}

export async function saveInformation(
  client: QueryClient,
  projectId: number,
  { values, base, revision }: InformationToSave,
): Promise<InformationResult> {
  try {
    return await put(projectId, values, revision);
  } catch (error) {
    if (!hasCode(error, 'CONFLICT')) throw error;
    const theirs = await client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 });
    const stored = toInformation(theirs);
    // The response to an earlier save was lost.
    if (listDifferences(values, stored).length === 0) return { kind: 'saved', project: theirs, over: null };
    // Another part of the project was changed, so this form does not conflict.
    const isUntouched = listDifferences(base, stored).length === 0;
    return isUntouched ? put(projectId, values, theirs.revision) : { kind: 'conflict', theirs };
  }
}

async function put(projectId: number, values: ProjectInformation, revision: number | null): Promise<InformationResult> {
  const body = { ...values, revision };
  const path = `/api/projects/${projectId}/information`;
  return { kind: 'saved', project: await requestJson(path, projectSchema, { method: 'PUT', body }), over: revision };
}
