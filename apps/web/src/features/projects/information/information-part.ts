import { type Project, projectSchema } from '@quietsite/contracts';
import { emptyInformation, type ProjectInformation, type WorkingCalendar } from '@quietsite/domain';
import { requestJson } from '../../../lib/api-client.ts';
import type { DraftSource } from '../../../project/draft/use-draft.ts';
import type { ProjectPart } from '../../../project/save/project-part.ts';
import { projectQuery } from '../../../session/project-queries.ts';
import { informationFields, listDifferences, toInformation } from './information.ts';

/** The project id of the draft of a new project. Never the id of a stored project. */
export const NEW_PROJECT = 0;

/** The draft of the information; the project is null if new. It survives a reload, but not closing the tab (Q22). */
export const informationSource: Omit<DraftSource<ProjectInformation, Project | null>, 'query'> = {
  name: 'information',
  isSame: (one, other) => listDifferences(one, other).length === 0,
  isReadable: isInformation,
  startOf: (project) => (project ? toInformation(project) : emptyInformation),
  revisionOf: (project) => project?.revision ?? 0,
};

/** Monday to Saturday without general holidays, or every day (M-135). */
export type NewWorkingDays = 'usual' | 'everyDay';

/** The working days that a new project starts with. */
export const newWorkingDaysSource: Omit<DraftSource<NewWorkingDays, null>, 'query'> = {
  name: 'new-working-days',
  isSame: (one, other) => one === other,
  isReadable: (value): value is NewWorkingDays => value === 'usual' || value === 'everyDay',
  startOf: () => 'usual',
  revisionOf: () => 0,
};

/** The radius of a stored project belongs to its site. */
const withRadiusOf = (information: ProjectInformation, { bufferRadiusMetres }: Project): ProjectInformation => ({
  ...information,
  bufferRadiusMetres,
});

const isSameText = (information: ProjectInformation, stored: Project): boolean =>
  informationSource.isSame(withRadiusOf(information, stored), toInformation(stored));

export const informationPart: ProjectPart<ProjectInformation, Project> = {
  ...informationSource,
  query: projectQuery,
  isStored: isSameText,
  isUntouched: ({ base }, stored) => isSameText(base, stored),
  keepMine: withRadiusOf,
  carry: (step, _, stored) => withRadiusOf(step, stored),
  send: async (client, projectId, mine, revision) => {
    const known = client.getQueryData(projectQuery(projectId).queryKey);
    const body = { ...(known ? withRadiusOf(mine, known) : mine), revision };
    const path = `/api/projects/${projectId}/information`;
    const project = await requestJson(path, projectSchema, { method: 'PUT', body });
    return { project, stored: project };
  },
};

export const createProject = (information: ProjectInformation, calendar: WorkingCalendar | null): Promise<Project> =>
  requestJson('/api/projects', projectSchema, { method: 'POST', body: { ...information, calendar } });

/** A draft from an older version of the page may have other fields. */
function isInformation(value: unknown): value is ProjectInformation {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return informationFields.every((field) => typeof fields[field] === typeof emptyInformation[field]);
}
