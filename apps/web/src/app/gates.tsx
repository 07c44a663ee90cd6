import { Navigate, Outlet, useLocation } from 'react-router';
import { projectPath, routes } from '../lib/routes.ts';
import { useOpenProjectId } from '../session/use-open-project.ts';
import { useSession } from '../session/use-session.ts';
import { FailureState } from '../ui/states.tsx';
import { isFirstLocation } from './first-location.ts';
import classes from './shell.module.css';

/** Without a session every screen leads to the sign-in card, which leads back to where the user wanted to go. */
export function SessionGate() {
  const session = useSession();
  const location = useLocation();
  if (session.data) return <Outlet />;
  if (session.isPending) return null;
  if (session.isError) {
    return (
      <div className={classes.notice}>
        <FailureState error={session.error} onRetry={() => void session.refetch()} />
      </div>
    );
  }
  return <Navigate to={routes.login} replace state={{ from: location.pathname + location.search }} />;
}

/** A full load of / without a project goes to the list; in-app navigation to / shows the map (Q21). */
export function HomeGate() {
  const { key } = useLocation();
  const projectId = useOpenProjectId();
  return isFirstLocation(key) && projectId === null ? <Navigate to={routes.projects} replace /> : null;
}

/** Screens about a project need an open one. */
export function ProjectGate() {
  const projectId = useOpenProjectId();
  return projectId === null ? <Navigate to={projectPath(routes.home, null)} replace /> : <Outlet />;
}
