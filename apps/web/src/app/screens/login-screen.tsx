import type { Session } from '@quietsite/contracts';
import { canUseAdminPortal } from '@quietsite/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { SignInCards } from '../../features/auth/sign-in-cards.tsx';
import { routes } from '../../lib/routes.ts';
import { allowReturnAddress } from '../../session/return-address.ts';
import { startSession, useSession } from '../../session/use-session.ts';
import { homeOf } from '../header/places.ts';

/** An admin goes to the portal (AUTH-06); others return to their page if it was inside a project or a case, or go home. */
function targetOf({ user }: Session, state: unknown): string {
  if (canUseAdminPortal(user)) return routes.admin;
  const from = (state as { readonly from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/') && /[?&](project|case)=/.test(from) ? from : homeOf(user);
}

const hasEnded = (state: unknown) => (state as { readonly hasEnded?: unknown } | null)?.hasEnded === true;

export function LoginScreen() {
  const client = useQueryClient();
  const session = useSession().data;
  const { state } = useLocation();
  const navigate = useNavigate();
  const enter = (newSession: Session) => {
    startSession(client, newSession);
    allowReturnAddress();
    void navigate(targetOf(newSession, state), { replace: true });
  };
  if (session) return <Navigate to={targetOf(session, state)} replace />;
  return <SignInCards onSignedIn={enter} hasEnded={hasEnded(state)} />;
}
