import { Button } from '@mantine/core';
import type { ProjectMember } from '@quietsite/contracts';
import type { MemberRole } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useListChange } from '../../session/use-list-change.ts';
import { useSession } from '../../session/use-session.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { changeProjectRole, removeProjectMember, teamLists } from './member-calls.ts';
import classes from './members.module.css';
import { RoleSelect } from './role-select.tsx';
import { canChangeRole, canRemove, memberRoles, nameInTeam } from './team-groups.ts';

interface TeamRowProps {
  readonly member: ProjectMember;
  readonly projectId: number;
  readonly canManage: boolean;
}

export function TeamRow({ member, projectId, canManage }: TeamRowProps) {
  const { t } = useTranslation();
  const isSelf = useSession().data?.user.id === member.userId;
  const address = member.email ?? member.maskedEmail;
  return (
    <tr>
      <td>
        <span
          className={classes.person}
          title={[nameInTeam(member), member.company, address].filter(Boolean).join(', ')}
        >
          <strong>
            {nameInTeam(member)}
            {isSelf && <em>{t('members.you')}</em>}
            {member.isOwner && <em>{t('members.project.owner')}</em>}
            {!member.isApproved && <span className={classes.pending}>{t('members.pending')}</span>}
          </strong>
          {member.company && <small>{member.company}</small>}
          <small>{address}</small>
        </span>
      </td>
      <td>
        {canChangeRole(canManage, member) ? (
          <Role member={member} projectId={projectId} />
        ) : (
          t(`members.project.${member.role}`)
        )}
      </td>
      <td>{canRemove(canManage, member) && <Remove member={member} projectId={projectId} />}</td>
    </tr>
  );
}

interface ChangeProps {
  readonly member: ProjectMember;
  readonly projectId: number;
}

function Role({ member, projectId }: ChangeProps) {
  const { t } = useTranslation();
  const change = useListChange<MemberRole>({
    change: (role) => changeProjectRole(projectId, member, role),
    failureTitle: t('members.project.roleNotChanged'),
    lists: teamLists(projectId),
  });
  return (
    <RoleSelect
      label={t('members.project.roleOf', { name: nameInTeam(member) })}
      value={member.role}
      options={memberRoles.map((role) => ({ value: role, label: t(`members.project.${role}`) }))}
      isPending={change.isPending}
      onChange={(role) => change.mutate(role)}
    />
  );
}

function Remove({ member, projectId }: ChangeProps) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const name = nameInTeam(member);
  const remove = useListChange<void>({
    change: () => removeProjectMember(projectId, member),
    failureTitle: t('members.project.notRemoved'),
    lists: teamLists(projectId),
  });
  const confirmRemoval = async () => {
    const isSure = await confirm({
      title: t('members.project.removeTitle'),
      text: t('members.project.removeQuestion', { name }),
    });
    if (isSure) remove.mutate();
  };
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={remove.isPending}
      aria-label={t('members.removeNamed', { name })}
      onClick={() => void confirmRemoval()}
    >
      {t('members.remove')}
    </Button>
  );
}
