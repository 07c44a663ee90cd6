import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { projectPath, routes } from '../../lib/routes.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { FullStage } from '../../ui/panels/full-stage.tsx';
import classes from './admin.module.css';
import { pendingQuery } from './admin-calls.ts';
import { CompanyAdminForm } from './company-admin-form.tsx';
import { DeletedTab } from './deleted/deleted-tab.tsx';
import { DistrictAdminsTab } from './district-admins/district-admins-tab.tsx';
import { EquipmentTab } from './equipment/equipment-tab.tsx';
import { FitsTab } from './fits/fits-tab.tsx';
import { HolidaysTab } from './holidays/holidays-tab.tsx';
import { KindsTab } from './kinds/kinds-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { PendingAccounts } from './pending-accounts.tsx';
import { StatisticsTab } from './statistics/statistics-tab.tsx';
import { UsersTab } from './users/users-tab.tsx';

interface PortalTab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Full-screen portal of the platform administrator. Closing it opens the project list. */
export function AdminPortal() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const waiting = useQuery({ ...pendingQuery, refetchInterval: 60_000 }).data?.length ?? 0;
  const projectId = useOpenProjectId();
  const close = () => void navigate(projectPath(routes.projects, projectId));
  const open = (id: string) => void navigate(projectPath(`${routes.admin}?tab=${id}`, projectId), { replace: true });
  const tabs: readonly PortalTab[] = [
    { id: 'overview', title: t('portal.overview.tab'), content: <OverviewTab /> },
    {
      id: 'pending',
      title: waiting > 0 ? t('members.admin.pendingTabCount', { waiting }) : t('members.admin.pendingTab'),
      content: <PendingAccounts onSetUp={() => open('company-admin')} />,
    },
    { id: 'statistics', title: t('admin.tab.statistics'), content: <StatisticsTab /> },
    { id: 'district-admins', title: t('admin.tab.districtAdmins'), content: <DistrictAdminsTab /> },
    { id: 'users', title: t('admin.tab.users'), content: <UsersTab /> },
    { id: 'deleted', title: t('admin.tab.deleted'), content: <DeletedTab /> },
    { id: 'equipment', title: t('admin.tab.equipment'), content: <EquipmentTab /> },
    { id: 'fits', title: t('admin.tab.fits'), content: <FitsTab /> },
    { id: 'holidays', title: t('admin.tab.holidays'), content: <HolidaysTab /> },
    { id: 'kinds', title: t('admin.tab.kinds'), content: <KindsTab /> },
    { id: 'company-admin', title: t('members.admin.setUpTab'), content: <CompanyAdminForm /> },
  ];
  const active = tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0];
  return (
    <FullStage title={t('members.admin.title')} onClose={close}>
      <Tabs
        value={active?.id ?? null}
        onChange={(id) => id !== null && open(id)}
        keepMounted={false}
        className={classes.tabs ?? ''}
      >
        <Tabs.List aria-label={t('members.admin.tabs')} px="md">
          {tabs.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id, content }) => (
          <Tabs.Panel key={id} value={id} className={classes.content ?? ''}>
            {content}
          </Tabs.Panel>
        ))}
      </Tabs>
    </FullStage>
  );
}
