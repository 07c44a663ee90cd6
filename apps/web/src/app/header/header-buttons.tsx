import { Tooltip, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { CurrentUser } from '@quietsite/contracts';
import { canUseAdminPortal } from '@quietsite/domain';
import {
  IconAccessible,
  IconHelpCircle,
  IconLayoutDashboard,
  IconLogout,
  IconMessage2Check,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import classes from './header.module.css';
import { useSignOut } from './use-sign-out.ts';

interface HeaderButtonProps {
  readonly icon: typeof IconLogout;
  readonly label: string;
  /** The target route; the open project stays open. */
  readonly path?: string;
  readonly onClick?: () => void;
  /** The tour finds the button by this name. */
  readonly place?: string;
}

export function HeaderButtons({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const status = useOpenProject().data?.status;
  const isReviewed = status !== undefined && status !== 'Created';
  return (
    <nav className={classes.nav} aria-label={t('header.account')}>
      {isReviewed && (
        <HeaderButton icon={IconMessage2Check} label={t('review.open')} path={routes.review} place="review" />
      )}
      <HeaderButton icon={IconUserCircle} label={t('accounts.header.profile')} path={routes.profile} />
      <HeaderButton icon={IconUsers} label={t('accounts.header.members')} path={routes.members} />
      {canUseAdminPortal(user) && (
        <HeaderButton
          icon={IconLayoutDashboard}
          label={t('accounts.header.adminPortal')}
          path={routes.admin}
          place="adminPortal"
        />
      )}
      <HeaderButton icon={IconHelpCircle} label={t('accounts.header.help')} path={routes.guide} place="help" />
      <HeaderButton icon={IconLogout} label={t('action.signOut')} onClick={signOut} />
      <HeaderButton icon={IconAccessible} label={t('accounts.header.accessibility')} path={routes.accessibility} />
    </nav>
  );
}

/** Where there is no room for text, shows only the icon, with the name as its tooltip and for screen readers. */
function HeaderButton({ icon: Icon, label, path, onClick, place }: HeaderButtonProps) {
  const { pathname } = useLocation();
  const navigate = useProjectNavigate();
  const isNarrow = useMediaQuery('(max-width: 1599px)') === true;
  const isActive = path !== undefined && pathname === path;
  return (
    <Tooltip label={label} disabled={!isNarrow} events={{ hover: true, focus: true, touch: false }}>
      <UnstyledButton
        className={classes.button}
        data-tour={place}
        aria-label={label}
        aria-current={isActive ? 'page' : undefined}
        onClick={path === undefined ? onClick : () => navigate(path)}
      >
        <Icon size={18} stroke={1.7} aria-hidden />
        <span>{label}</span>
      </UnstyledButton>
    </Tooltip>
  );
}
