import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readId } from '../lib/routes.ts';
import { neighboursQuery, projectMapQuery, projectQuery, resultsQuery } from './project-queries.ts';
import { useSession } from './use-session.ts';

/** Never a real project: the key of disabled queries. */
const NONE = 0;

/** From the address. Without a session no project is open, so that no request is sent that could only be rejected. */
export function useOpenProjectId(): number | null {
  const isSignedIn = useSession().data != null;
  const id = readId(useSearchParams()[0].get('project'));
  return isSignedIn ? id : null;
}

export function useSelectedReceiverId(): number | null {
  return readId(useSearchParams()[0].get('receiver'));
}

export function useOpenProject() {
  const id = useOpenProjectId();
  return useQuery({ ...projectQuery(id ?? NONE), enabled: id !== null });
}

export function useProjectMap() {
  const id = useOpenProjectId();
  return useQuery({ ...projectMapQuery(id ?? NONE), enabled: id !== null });
}

/** Approved projects nearby at the same time; empty while unknown. */
export function useNeighbours() {
  const id = useOpenProjectId();
  return useQuery({ ...neighboursQuery(id ?? NONE), enabled: id !== null });
}

/** Requests results only if the project has current ones. */
export function useResults() {
  const id = useOpenProjectId();
  const isCalculated = useOpenProject().data?.isCalculated === true;
  return useQuery({ ...resultsQuery(id ?? NONE), enabled: id !== null && isCalculated });
}
