import { Navigate, useLocation, useNavigate } from 'react-router';
import { LoginCard } from '../features/auth/login-card.tsx';
import { routes } from '../lib/routes.ts';
import { keepReturnAddress } from '../session/return-address.ts';
import { useSession } from '../session/use-session.ts';
import classes from './shell.module.css';

/** Where a user without a session wanted to go; only a place inside a project is worth returning to. */
function readTarget(state: unknown): string {
  const from = (state as { readonly from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/') && from.includes('project=') ? from : routes.projects;
}

export function LoginScreen() {
  const session = useSession();
  const target = readTarget(useLocation().state);
  const navigate = useNavigate();
  const enter = () => {
    keepReturnAddress();
    void navigate(target, { replace: true });
  };
  if (session.data) return <Navigate to={target} replace />;
  return (
    <div className={classes.scrim}>
      <LoginCard onSignedIn={enter} />
    </div>
  );
}
