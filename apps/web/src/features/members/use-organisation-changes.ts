import type { OrganisationMember } from '@quietsite/contracts';
import type { OrganisationRole } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useListChange } from '../../session/use-list-change.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { approveMember, changeOrganisationRole, organisationKey, removeFromOrganisation } from './member-calls.ts';
import { nameOf } from './organisation-members.ts';

interface RoleChange {
  readonly role: OrganisationRole;
  readonly was: OrganisationRole;
}

const lists = [organisationKey];

/** The actions of an Admin on a person in the company. */
export function useOrganisationChanges(member: OrganisationMember) {
  const { t } = useTranslation();
  const approve = useListChange<void>({
    change: () => approveMember(member),
    failureTitle: t('members.organisation.notApproved'),
    lists,
    onDone: () =>
      showSuccess({
        title: t('members.organisation.approved'),
        text: t('members.organisation.approvedText', { name: nameOf(member) }),
      }),
  });
  const reject = useListChange<string>({
    change: (reason) => removeFromOrganisation(member, { reason }),
    failureTitle: t('members.organisation.notRejected'),
    lists,
  });
  const changeRole = useListChange<RoleChange>({
    change: ({ role, was }) => changeOrganisationRole(member, role, was),
    failureTitle: t('members.organisation.roleNotChanged'),
    lists,
  });
  return { approve, reject, changeRole };
}
