import { canCreateProject, canListSubmittedProjects } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { routes } from '../../../lib/routes.ts';
import { projectListQuery } from '../../../session/project-queries.ts';
import { hasSeenTour, useTour } from '../../../session/tour/tour.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { useSession } from '../../../session/use-session.ts';
import { useIsModalOpen } from '../../../ui/dialogs/escape-stack.ts';

/**
 * Whether to show the tour: on request, and once on the empty map to users without a project. It is below every dialog
 * and closes when a screen is opened.
 */
export function useIsTourShown(): boolean {
  const { phase } = useTour();
  const user = useSession().data?.user;
  const { pathname } = useLocation();
  const isModalOpen = useIsModalOpen();
  const projectId = useOpenProjectId();
  const isOnMap = pathname === routes.home && !isModalOpen;
  const isNew =
    user !== undefined && canCreateProject(user) && !canListSubmittedProjects(user) && !hasSeenTour(user.id);
  const isOffered = projectId === null && isNew && phase === 'waiting';
  const ownProjects = useQuery({ ...projectListQuery('own'), enabled: isOnMap && isOffered });
  return isOnMap && (phase === 'wanted' || (isOffered && ownProjects.data?.length === 0));
}
