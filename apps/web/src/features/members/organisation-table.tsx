import type { CurrentUser, OrganisationMember } from '@quietsite/contracts';
import { canManageOrganisation, type OrganisationRole, organisationRoles, userTypeOfRole } from '@quietsite/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { MEMBERS_TABLE_HEIGHT } from './member-table.ts';
import classes from './members.module.css';
import { MemberActions } from './organisation-actions.tsx';
import { nameOf, rightsFor, roleOf } from './organisation-members.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { RoleSelect } from './role-select.tsx';
import { useOrganisationChanges } from './use-organisation-changes.ts';

interface OrganisationTableProps {
  readonly user: CurrentUser;
  readonly members: readonly OrganisationMember[];
}

export function OrganisationTable({ user, members }: OrganisationTableProps) {
  const { t } = useTranslation();
  const [memberToRemove, setMemberToRemove] = useState<OrganisationMember | null>(null);
  const columns = useMemo<readonly Column<OrganisationMember>[]>(
    () => [
      {
        id: 'name',
        title: t('members.name'),
        cell: (member) => <Person member={member} isSelf={member.id === user.id} />,
        sortValue: nameOf,
      },
      {
        id: 'role',
        title: t('members.role'),
        width: 112,
        cell: (member) => <Role user={user} member={member} />,
        sortValue: (member) => member.userType,
      },
      {
        id: 'actions',
        title: canManageOrganisation(user) ? t('members.actions') : t('members.state'),
        width: 146,
        cell: (member) => (
          <MemberActions rights={rightsFor(user, member)} member={member} onRemove={() => setMemberToRemove(member)} />
        ),
      },
    ],
    [t, user],
  );
  return (
    <div className={classes.table} style={{ height: MEMBERS_TABLE_HEIGHT }}>
      <DataTable label={t('members.organisation.table')} columns={columns} rows={members} rowKey={(row) => row.id} />
      {memberToRemove && (
        <RemovalDialog member={memberToRemove} members={members} onClose={() => setMemberToRemove(null)} />
      )}
    </div>
  );
}

function Person({ member, isSelf }: { readonly member: OrganisationMember; readonly isSelf: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={classes.person} title={[nameOf(member), member.email].filter(Boolean).join(', ')}>
      <strong>
        {nameOf(member)}
        {isSelf && <em>{t('members.you')}</em>}
      </strong>
      <small>{member.email ?? member.username}</small>
    </span>
  );
}

function Role({ user, member }: { readonly user: CurrentUser; readonly member: OrganisationMember }) {
  const { t } = useTranslation();
  const { changeRole } = useOrganisationChanges(member);
  const role = roleOf(member);
  const { canDecide, canChange } = rightsFor(user, member);
  if (canDecide) return <PendingRole member={member} />;
  if (role === null || !canChange) return t(`terms.role.${member.userType}`);
  return (
    <RoleSelect<OrganisationRole>
      label={t('members.organisation.roleOf', { name: nameOf(member) })}
      value={role}
      options={organisationRoles.map((value) => ({ value, label: t(`terms.role.${userTypeOfRole(value)}`) }))}
      isPending={changeRole.isPending}
      onChange={(next) => changeRole.mutate({ role: next, was: role })}
    />
  );
}

/** Buttons for the approver, the state for everyone else (ORG-03). */
function PendingRole({ member }: { readonly member: OrganisationMember }) {
  const { t } = useTranslation();
  return (
    <span className={classes.stacked}>
      {t(`terms.role.${member.userType}`)}
      <small>{t('members.pending')}</small>
    </span>
  );
}
