import { canSeeScenarios } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useOpenProject } from '../../../session/use-open-project.ts';
import { useSession } from '../../../session/use-session.ts';
import { scenariosQuery } from './scenario-calls.ts';

/** The scenarios of the open project; undefined while unknown or if the user may not see them. */
export function useScenarios(projectId: number) {
  const user = useSession().data?.user;
  const project = useOpenProject().data;
  const canSee = user !== undefined && project !== undefined && canSeeScenarios(user, project.access);
  return useQuery({ ...scenariosQuery(projectId), enabled: canSee });
}
