import { Button, Menu } from '@mantine/core';
import type { AdminUser } from '@quietsite/contracts';
import { IconChevronDown } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { AppMenu } from '../../../ui/app-menu.tsx';
import { useUserActions } from './use-user-actions.ts';
import { listActions, type OfferedAction } from './user-actions.ts';
import classes from './users.module.css';

interface UserMenuProps {
  readonly user: AdminUser;
  readonly ownId: number | undefined;
}

/** The actions for an account. A refused action stays in the menu with the reason. */
export function UserMenu({ user, ownId }: UserMenuProps) {
  const { t } = useTranslation();
  const { act, isPending } = useUserActions(user);
  return (
    <AppMenu
      side="end"
      width={280}
      target={
        <Button
          size="compact-xs"
          variant="default"
          loading={isPending}
          aria-label={t('portal.users.menuNamed', { username: user.username })}
          rightSection={<IconChevronDown size={13} aria-hidden />}
        >
          {t('portal.users.menu')}
        </Button>
      }
    >
      {listActions(user, ownId).map((offered, index) => (
        <Menu.Item
          key={offered.action}
          className={classes.action ?? ''}
          data-autofocus={index === 0 || undefined}
          // Not disabled, because screen reader users could not reach the reason.
          aria-disabled={offered.refusal !== null}
          closeMenuOnClick={offered.refusal === null}
          onClick={() => offered.refusal === null && void act(offered.action)}
        >
          {t(`portal.users.${offered.action}.name`)}
          <small>{explain(t, user, offered)}</small>
        </Menu.Item>
      ))}
    </AppMenu>
  );
}

/** What an action does, or why it is refused. */
function explain(t: TFunction, { state }: AdminUser, { action, refusal }: OfferedAction): string {
  if (refusal) return t(`portal.users.refusal.${refusal}`);
  if (action !== 'link') return t(`portal.users.${action}.text`);
  return t(state === 'unconfirmed' ? 'portal.users.link.confirmation' : 'portal.users.link.password');
}
