import type { ProjectInformation } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Draft } from '../../../project/draft/use-draft.ts';
import { projectListQuery, projectQuery } from '../../../session/project-queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { findNewest, prefill } from './prefill.ts';

/** Fills in a new project unless something was typed before the values arrived. */
export function usePrefill(draft: Draft<ProjectInformation>, isNew: boolean): void {
  const user = useSession().data?.user;
  const list = useQuery({ ...projectListQuery('own'), enabled: isNew });
  const newestId = (user && findNewest(list.data ?? [], user.id)?.id) ?? null;
  // Not skipped by its function: the same project may be open, and would then lack it.
  const newest = useQuery({ ...projectQuery(newestId ?? 0), enabled: isNew && newestId !== null });
  const isSettled = !list.isPending && (newestId === null || !newest.isPending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the values are known
  useEffect(() => {
    if (!isNew || !user || !isSettled || draft.read().isDirty) return;
    draft.reset({ value: prefill(user, newest.data), revision: draft.read().revision });
  }, [isNew, isSettled]);
}
