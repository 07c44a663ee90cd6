import type { CurrentUser, Project, ProjectSummary } from '@quietsite/contracts';
import { emptyInformation, isContractor, type ProjectInformation } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Draft } from '../../../project/draft/use-draft.ts';
import { projectListQuery, projectQuery } from '../../../session/project-queries.ts';
import { useSession } from '../../../session/use-session.ts';

/** Fills in a new project unless the user typed something before the values arrived. */
export function usePrefill(draft: Draft<ProjectInformation>, isNew: boolean): void {
  const user = useSession().data?.user;
  const list = useQuery({ ...projectListQuery('own'), enabled: isNew });
  const newestId = (user && findNewest(list.data ?? [], user.id)?.id) ?? null;
  // Not skipToken: the same project may be open, and its query would then lack its function.
  const newest = useQuery({ ...projectQuery(newestId ?? 0), enabled: isNew && newestId !== null });
  const isSettled = !list.isPending && (newestId === null || !newest.isPending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the values are known
  useEffect(() => {
    if (!isNew || !user || !isSettled || draft.read().isDirty) return;
    draft.reset({ value: prefill(user, newest.data), revision: draft.read().revision });
  }, [isNew, isSettled]);
}

/** The newest project that this user owns. */
export function findNewest(projects: readonly ProjectSummary[], userId: number): ProjectSummary | undefined {
  return projects
    .filter(({ access }) => access.ownerUserId === userId)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)[0];
}

/** Fills in a new project's usual values: the user's own company and the parties of the newest project (PROJ-74). */
export function prefill(
  user: Pick<CurrentUser, 'userType' | 'company'>,
  newest: Pick<Project, 'proponent' | 'mainContractor' | 'engineerConsultant'> | undefined,
): ProjectInformation {
  const { proponent = '', mainContractor = '', engineerConsultant = '' } = newest ?? {};
  const own = isContractor(user.userType) ? user.company : null;
  return { ...emptyInformation, proponent, engineerConsultant, mainContractor: own ?? mainContractor };
}
