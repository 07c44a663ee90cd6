import { Button } from '@mantine/core';
import type { ProjectMember } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyboardScroll } from '../../ui/focus/keyboard-scroll.ts';
import { QueryState } from '../../ui/states.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { membersQuery } from './member-calls.ts';
import { MEMBERS_TABLE_HEIGHT } from './member-table.ts';
import classes from './members.module.css';
import { groupTeam, type TeamGroup } from './team-groups.ts';
import { TeamRow } from './team-row.tsx';

/** The team of a project. What can be changed depends on the user's rights. */
export function ProjectTeam({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const team = useQuery(membersQuery(projectId));
  const [isAdding, setAdding] = useState(false);
  if (!team.data) return <QueryState query={team} />;
  const { canManage, members } = team.data;
  return (
    <>
      <TeamTable projectId={projectId} canManage={canManage} members={members} />
      {members.some(({ email }) => email === null) && <p className={classes.hint}>{t('members.project.masked')}</p>}
      {canManage && (
        <div className={classes.foot}>
          <Button onClick={() => setAdding(true)}>{t('members.project.add')}</Button>
          {members.length === 1 && <span>{t('members.project.alone')}</span>}
        </div>
      )}
      {isAdding && <AddMemberDialog projectId={projectId} onClose={() => setAdding(false)} />}
    </>
  );
}

interface TeamTableProps {
  readonly projectId: number;
  readonly canManage: boolean;
  readonly members: readonly ProjectMember[];
}

function TeamTable({ members, ...rest }: TeamTableProps) {
  const { t } = useTranslation();
  return (
    <section
      {...keyboardScroll}
      className={classes.scroll}
      style={{ height: MEMBERS_TABLE_HEIGHT }}
      aria-label={t('members.project.table')}
    >
      <table className={classes.team}>
        <thead>
          <tr>
            <th scope="col">{t('members.name')}</th>
            <th scope="col" className={classes.roleColumn}>
              {t('members.role')}
            </th>
            <th scope="col" className={classes.actionColumn}>
              {t('members.actions')}
            </th>
          </tr>
        </thead>
        {groupTeam(members).map((group) => (
          <Group key={group.role} group={group} {...rest} />
        ))}
      </table>
    </section>
  );
}

const groupTitles = { admin: 'admins', member: 'members', readonly: 'readonlyMembers' } as const;

interface GroupProps {
  readonly group: TeamGroup;
  readonly projectId: number;
  readonly canManage: boolean;
}

function Group({ group, projectId, canManage }: GroupProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <tbody aria-labelledby={titleId}>
      <tr className={classes.group}>
        <th id={titleId} scope="rowgroup" colSpan={3}>
          {t(`members.project.${groupTitles[group.role]}`)}
        </th>
      </tr>
      {group.members.length === 0 && (
        <tr>
          <td colSpan={3} className={classes.nobody}>
            {t('members.project.none')}
          </td>
        </tr>
      )}
      {group.members.map((member) => (
        <TeamRow key={member.userId} member={member} projectId={projectId} canManage={canManage} />
      ))}
    </tbody>
  );
}
