import { Button } from '@mantine/core';
import type { AdminUser } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import adminClasses from '../admin.module.css';
import { keptActive } from './user-actions.ts';
import { UserMenu } from './user-menu.tsx';
import classes from './users.module.css';

interface UserRowActionsProps {
  readonly user: AdminUser;
  readonly ownId: number | undefined;
  readonly onDelete: () => void;
}

/** Shows who cannot be deleted, instead of the button. */
export function UserRowActions({ user, ownId, onDelete }: UserRowActionsProps) {
  const { t } = useTranslation();
  const kept = keptActive(user, ownId);
  return (
    <span className={classes.actions}>
      <UserMenu user={user} ownId={ownId} />
      {kept ? (
        <span className={adminClasses.none} title={t(`portal.users.refusal.${kept}`)}>
          {t(kept === 'own' ? 'admin.users.you' : 'portal.users.onlyAdmin')}
        </span>
      ) : (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('admin.users.deleteNamed', { username: user.username })}
          onClick={onDelete}
        >
          {t('admin.users.delete')}
        </Button>
      )}
    </span>
  );
}
