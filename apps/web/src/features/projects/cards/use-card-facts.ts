import {
  type ProjectCard,
  type ProjectProgress,
  type ProjectSummary,
  projectCardSchema,
  projectProgressSchema,
} from '@quietsite/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AnswerSchema, requestJson } from '../../../lib/api-client.ts';
import { projectListKey } from '../../../session/project-queries.ts';

/** The maximum number of ids per request. */
const MAX_IDS = 100;

type Listed = Pick<ProjectSummary, 'id' | 'revision' | 'isCalculated' | 'status'>;

/** The steps and levels of these projects, by id; undefined until loaded. */
export const useProgress = (projects: readonly Listed[]): ReadonlyMap<number, ProjectProgress> =>
  useFacts('progress', projects, projectProgressSchema.array());

/** Outlines, submissions and new neighbours of these projects, by id. */
export const useCards = (projects: readonly Listed[]): ReadonlyMap<number, ProjectCard> =>
  useFacts('cards', projects, projectCardSchema.array());

const NOTHING = new Map<number, never>();

function useFacts<Facts extends { readonly projectId: number }>(
  name: 'progress' | 'cards',
  projects: readonly Listed[],
  schema: AnswerSchema<Facts[]>,
): ReadonlyMap<number, Facts> {
  // A saved project has a new revision, which triggers a new request.
  const state = projects.map(({ id, revision, isCalculated, status }) => [id, revision, isCalculated, status].join());
  const { data } = useQuery({
    queryKey: [...projectListKey, name, state],
    queryFn: async ({ signal }) => {
      const ids = projects.map(({ id }) => id);
      const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
        ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
      );
      const read = (part: readonly number[]) =>
        requestJson(`/api/projects/${name}?ids=${part.join(',')}`, schema, { signal });
      return new Map((await Promise.all(parts.map(read))).flat().map((facts) => [facts.projectId, facts]));
    },
    enabled: projects.length > 0,
    placeholderData: keepPreviousData,
  });
  return data ?? NOTHING;
}
