import { canCreateProject, canListSubmittedProjects } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { routes } from '../../../lib/routes.ts';
import { projectListQuery } from '../../../session/project-queries.ts';
import { hasSeenTour, useTourState } from '../../../session/tour/tour.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { useSession } from '../../../session/use-session.ts';
import { useIsModalOpen } from '../../../ui/dialogs/escape-stack.ts';

/**
 * Whether the tour is shown: to whoever asks for it, and once to those who have no project yet, on the empty map. It
 * lies under every dialog and goes with the first screen that is opened.
 */
export function useIsTourShown(): boolean {
  const state = useTourState();
  const user = useSession().data?.user;
  const { pathname } = useLocation();
  const isModalOpen = useIsModalOpen();
  const projectId = useOpenProjectId();
  const isOnMap = pathname === routes.home && !isModalOpen;
  const isNew =
    user !== undefined && canCreateProject(user) && !canListSubmittedProjects(user) && !hasSeenTour(user.id);
  const isOffered = projectId === null && isNew && state === 'waiting';
  const own = useQuery({ ...projectListQuery('own'), enabled: isOnMap && isOffered });
  return isOnMap && (state === 'wanted' || (isOffered && own.data?.length === 0));
}
