import { Outlet, useLocation } from 'react-router';
import { routes } from '../lib/routes.ts';
import { useSession } from '../session/use-session.ts';
import { LanguageMenu } from './header/language-menu.tsx';
import classes from './shell.module.css';

const standalone: readonly string[] = [
  routes.reset,
  routes.newPassword,
  routes.invitation,
  routes.approval,
  routes.approvalResult,
  routes.confirmEmail,
];

/** Header, menu and map tools are for signed-in users, except on the pages of mailed links. */
export function useHasChrome(): boolean {
  const isSignedIn = useSession().data != null;
  const { pathname } = useLocation();
  return isSignedIn && !standalone.includes(pathname);
}

/** Cards over the map, which is visible but cannot be used. */
export function PublicLayout() {
  return (
    <div className={classes.scrim}>
      <div className={classes.language}>
        <LanguageMenu />
      </div>
      <Outlet />
    </div>
  );
}
