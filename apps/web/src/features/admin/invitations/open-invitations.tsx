import { Button } from '@mantine/core';
import type { OpenInvitation } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { projectPath, routes } from '../../../lib/routes.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import classes from '../admin.module.css';
import { openInvitationsQuery } from '../admin-calls.ts';
import { invitationColumns } from './invitation-columns.tsx';

/** The open invitations of all companies, to resend or withdraw. */
export function OpenInvitations({ lead }: { readonly lead: ReactNode }) {
  const { t } = useTranslation();
  const invitations = useQuery(openInvitationsQuery);
  const { data } = invitations;
  const projectId = useOpenProjectId();
  return (
    <>
      <div className={classes.tools}>
        {lead}
        <span role="status" className={classes.none}>
          {data && data.length > 0 && t('portal.invitations.count', { count: data.length })}
        </span>
      </div>
      <QueryState query={invitations} />
      {data?.length === 0 && (
        <EmptyState title={t('portal.invitations.empty')} hint={t('portal.invitations.emptyHint')}>
          <Button component={Link} to={projectPath(`${routes.admin}?tab=company-admin`, projectId)}>
            {t('members.admin.setUpTab')}
          </Button>
        </EmptyState>
      )}
      {data && data.length > 0 && <InvitationTable invitations={data} />}
    </>
  );
}

function InvitationTable({ invitations }: { readonly invitations: readonly OpenInvitation[] }) {
  const { t } = useTranslation();
  const columns = useMemo<readonly Column<OpenInvitation>[]>(() => invitationColumns(t, new Date()), [t]);
  return (
    <DataTable
      label={t('portal.users.invitations')}
      columns={columns}
      rows={invitations}
      rowKey={({ id }) => id}
      initialSorting={{ columnId: 'expires', isDescending: false }}
    />
  );
}
