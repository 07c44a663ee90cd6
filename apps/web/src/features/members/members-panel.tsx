import { Tabs } from '@mantine/core';
import { canSeeActivity, canSeeMembers } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useSession } from '../../session/use-session.ts';
import { SidePanel } from '../../ui/panels/side-panel.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { ActivityList } from './activity-list.tsx';
import { OrganisationTab } from './organisation-tab.tsx';
import { ProjectTeam } from './project-team.tsx';

/** The members of the open project and of the company. */
export function MembersPanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  return (
    <SidePanel title={t('members.title')} width={480} onClose={() => navigate(routes.home)}>
      <MembersTabs />
    </SidePanel>
  );
}

/** Project tabs are shown only while a project is open, to users who may see them. */
function useTabs(): readonly MembersTab[] {
  const user = useSession().data?.user;
  const project = useOpenProject().data;
  if (!user || !project) return ['organisation'];
  return [
    ...(canSeeMembers(user, project.access) ? (['project'] as const) : []),
    'organisation',
    ...(canSeeActivity(user, project.access) ? (['activity'] as const) : []),
  ];
}

function MembersTabs() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const project = useOpenProject();
  const tabs = useTabs();
  const tab = chooseTab(tabs, query.get('tab'));
  const open = (next: string | null) => {
    if (next === null) return;
    query.set('tab', next);
    setQuery(query, { replace: true });
  };
  // The tabs depend on the project. Wait, so that none appears under the pointer.
  if (project.isLoading) return <LoadingState />;
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <Tabs.List aria-label={t('members.tabs')} mb="sm">
        {tabs.map((id) => (
          <Tabs.Tab key={id} value={id}>
            {t(`members.${id}Tab`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {project.data && tabs.includes('project') && (
        <Tabs.Panel value="project">
          <ProjectTeam projectId={project.data.id} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="organisation">
        <OrganisationTab />
      </Tabs.Panel>
      {project.data && tabs.includes('activity') && (
        <Tabs.Panel value="activity">
          <ActivityList projectId={project.data.id} />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

type MembersTab = 'project' | 'organisation' | 'activity';

/** The requested tab if it is available, otherwise the first. */
export function chooseTab(tabs: readonly MembersTab[], requested: string | null): MembersTab {
  return tabs.find((tab) => tab === requested) ?? tabs[0] ?? 'organisation';
}
