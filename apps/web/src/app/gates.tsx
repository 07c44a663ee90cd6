import { Button } from '@mantine/core';
import { canListSubmittedProjects, canUseAdminPortal } from '@quietsite/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { DraftOffer } from '../features/projects/editor/draft-offer.tsx';
import { hasCode } from '../lib/api-error.ts';
import { projectPath, routes } from '../lib/routes.ts';
import { useStore } from '../lib/use-store.ts';
import { pathOfClosedReview } from '../session/desk/case-path.ts';
import { returnAddressOf } from '../session/return-address.ts';
import { shownPlace } from '../session/shown-place.ts';
import { useOpenProject, useOpenProjectId } from '../session/use-open-project.ts';
import { useSession } from '../session/use-session.ts';
import { EmptyState } from '../ui/states.tsx';
import { isFirstLocation } from './first-location.ts';
import { homeOf } from './header/places.ts';
import classes from './shell.module.css';

/**
 * Without a session every screen redirects to the sign-in card, which then returns the user to the requested screen.
 */
export function SessionGate() {
  const session = useSession().data;
  const location = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    wasSignedIn.current = session != null;
  }, [session]);
  if (session === undefined) return null;
  if (session === null) {
    const from = returnAddressOf(location.pathname + location.search);
    // Not after Sign Out, which clears the address, because that user needs no message.
    const hasEnded = wasSignedIn.current && from !== null;
    return <Navigate to={routes.login} replace state={{ from, hasEnded }} />;
  }
  return <OpenableGate />;
}

/**
 * Redirects from a project that cannot be opened: the authority to its case, all others to their projects, where the
 * reason is shown.
 */
function OpenableGate() {
  const { error } = useOpenProject();
  const user = useSession().data?.user;
  const closedReview = pathOfClosedReview(useLocation());
  if (!hasCode(error, 'NOT_FOUND', 'FORBIDDEN')) return <Outlet />;
  if (closedReview !== null && user && canListSubmittedProjects(user)) return <Navigate to={closedReview} replace />;
  return <Navigate to={routes.projects} replace state={{ isProjectGone: true }} />;
}

/** A convenience only: the server checks every administration request again (U20). */
export function AdminGate() {
  const user = useSession().data?.user;
  return user && canUseAdminPortal(user) ? <Outlet /> : <Navigate to={routes.projects} replace />;
}

/** The screens of the authority; everyone else has projects. The server checks every request again. */
export function AuthorityGate() {
  const user = useSession().data?.user;
  return user && canListSubmittedProjects(user) ? <Outlet /> : <Navigate to={routes.projects} replace />;
}

/** A full load of / without a project goes to the user's home; in-app navigation to / shows the map (Q21). */
export function HomeGate() {
  const { key } = useLocation();
  const projectId = useOpenProjectId();
  const user = useSession().data?.user;
  if (projectId !== null || !user) return null;
  return isFirstLocation(key) ? <Navigate to={homeOf(user)} replace /> : <NoProject />;
}

function NoProject() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isAside = useStore(shownPlace) !== null;
  const user = useSession().data?.user;
  const home = user ? homeOf(user) : routes.projects;
  return (
    <div className={classes.notice} data-aside={isAside || undefined}>
      <EmptyState title={t('projects.noneOpen')}>
        <Button onClick={() => void navigate(home)}>
          {t(home === routes.inbox ? 'places.inbox' : 'menu.openProject')}
        </Button>
      </EmptyState>
      <DraftOffer />
    </div>
  );
}

/** Screens that work on a project need an open one. */
export function ProjectGate() {
  const projectId = useOpenProjectId();
  const { key } = useLocation();
  if (projectId !== null) return <Outlet />;
  // The key changes with each navigation, so a user who navigates during the redirect is redirected again.
  return <Navigate key={key} to={projectPath(routes.home, null)} replace />;
}
