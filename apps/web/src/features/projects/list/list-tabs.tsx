import { Badge, Tabs } from '@mantine/core';
import type { CurrentUser } from '@quietsite/contracts';
import { canListSubmittedProjects } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type ProjectListName, projectListQuery } from '../../../session/project-queries.ts';
import { useListAddress } from './list-address.ts';
import { ListPanel } from './list-panel.tsx';
import { ListTools } from './list-tools.tsx';
import { countGroups, type ProjectGroup, projectGroups } from './project-groups.ts';
import classes from './projects.module.css';
import type { RowHandlers } from './row-actions.tsx';

interface TabHandlers extends Omit<RowHandlers, 'openId'> {
  /** Beside the list, or below it if there is no room. */
  readonly beside?: ReactNode;
}

interface ListTabsProps extends TabHandlers {
  readonly lists: readonly ProjectTab[];
}

/** The tabs are the lists for users with several, and otherwise the groups by who has to act next. */
export function ListTabs({ lists, ...handlers }: ListTabsProps) {
  const [query, setQuery] = useSearchParams();
  const chosen = lists.find(({ list }) => list === query.get('list')) ?? findFirstTab(lists);
  if (!chosen) return null;
  if (lists.length === 1 && chosen.list === 'own') return <GroupTabs {...handlers} />;
  const change = (list: string) => {
    const next = new URLSearchParams(query);
    next.set('list', list);
    setQuery(next, { replace: true });
  };
  return (
    <TabbedList
      active={chosen.list}
      list={chosen.list}
      tabs={lists.map(({ list, label }) => ({ id: list, label, group: null }))}
      onChange={change}
      {...handlers}
    />
  );
}

function GroupTabs(handlers: TabHandlers) {
  const { t } = useTranslation();
  const { address, change } = useListAddress('own');
  const counts = countGroups(useQuery(projectListQuery('own')).data ?? []);
  const tabs = projectGroups.map((id) => ({ id, label: t(`home.group.${id}`), group: id, count: counts[id] }));
  return (
    <TabbedList
      active={address.group}
      list="own"
      tabs={tabs}
      onChange={(tab) => change({ tab: tab === 'all' ? '' : tab })}
      {...handlers}
    />
  );
}

interface ListTab {
  readonly id: string;
  readonly label: string;
  readonly group: ProjectGroup | null;
  readonly count?: number;
}

interface TabbedListProps extends TabHandlers {
  readonly active: string;
  readonly list: ProjectListName;
  readonly tabs: readonly ListTab[];
  readonly onChange: (id: string) => void;
}

function TabbedList({ active, list, tabs, onChange, beside, ...handlers }: TabbedListProps) {
  const { t } = useTranslation();
  return (
    <Tabs value={active} onChange={(id) => id !== null && onChange(id)} keepMounted={false}>
      <div className={classes.tools}>
        <Tabs.List className={classes.tabs ?? ''} aria-label={t('projects.list')}>
          {tabs.map(({ id, label, count }) => (
            <Tabs.Tab key={id} value={id} rightSection={count !== undefined && <Count count={count} />}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <ListTools list={list} />
      </div>
      <div className={classes.columns}>
        {tabs.map(({ id, group }) => (
          <Tabs.Panel key={id} value={id} className={classes.column ?? ''}>
            <ListPanel list={list} group={group} {...handlers} />
          </Tabs.Panel>
        ))}
        {beside && <div className={classes.beside}>{beside}</div>}
      </div>
    </Tabs>
  );
}

const Count = ({ count }: { readonly count: number }) => (
  <Badge variant="light" color="gray" size="sm">
    {count}
  </Badge>
);

interface ProjectTab {
  readonly list: ProjectListName;
  readonly label: string;
}

/** Own projects for everyone except administrators, the authority's list for its staff (PROJ-03 to PROJ-06). */
export function listProjectTabs(user: CurrentUser): readonly ProjectTab[] {
  const own: ProjectTab = { list: 'own', label: i18next.t('editor.tabOwn') };
  const submitted: ProjectTab = { list: 'authority', label: i18next.t('editor.tabSubmitted') };
  const district: ProjectTab = { list: 'authority', label: i18next.t('editor.tabDistrict') };
  if (user.userType === 'admin') return [submitted];
  return canListSubmittedProjects(user) ? [own, district] : [own];
}

/** Reviewers start with the projects to review. */
export const findFirstTab = (tabs: readonly ProjectTab[]): ProjectTab | undefined =>
  tabs.find(({ list }) => list === 'authority') ?? tabs[0];
