import type { AdminUser } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { useListChange } from '../../../session/use-list-change.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { activateUser, deactivateUser, sendUserLink, unlockUser, usersKey } from '../admin-calls.ts';
import type { UserAction } from './user-actions.ts';

const calls: Readonly<Record<UserAction, (userId: number) => Promise<unknown>>> = {
  unlock: unlockUser,
  link: sendUserLink,
  deactivate: deactivateUser,
  activate: activateUser,
};

export function useUserActions({ id, username, email, name }: AdminUser) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const names = { name: name || username, username, email };
  const change = useListChange<UserAction>({
    change: (action) => calls[action](id),
    failureTitle: t('portal.users.notChanged', names),
    lists: [usersKey],
    onDone: (action) =>
      showSuccess({ title: t(`portal.users.${action}.done`), text: t(`portal.users.${action}.doneText`, names) }),
  });
  const ask = (action: 'deactivate' | 'activate') =>
    confirm({
      title: t(`portal.users.${action}.title`),
      text: t(`portal.users.${action}.question`, names),
      consequence: t(`portal.users.${action}.consequence`, names),
      isDangerous: action === 'deactivate',
      labels: { yes: t(`portal.users.${action}.name`), no: t('admin.cancel') },
    });
  return {
    isPending: change.isPending,
    /** Asks before a person's access changes; unlocking or sending a link needs no question. */
    act: async (action: UserAction): Promise<void> => {
      if (action === 'unlock' || action === 'link' || (await ask(action))) change.mutate(action);
    },
  };
}
