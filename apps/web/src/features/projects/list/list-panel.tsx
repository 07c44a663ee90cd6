import { Button } from '@mantine/core';
import type { ProjectSummary } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProjectListName, projectListQuery } from '../../../session/project-queries.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { lazyFirstComponent } from '../../../ui/lazy-component.ts';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { ProjectCards } from '../cards/project-cards.tsx';
import { FirstVisit } from './first-visit.tsx';
import { useListAddress, writeSorting } from './list-address.ts';
import { isInGroup, matches, type ProjectGroup } from './project-groups.ts';
import classes from './projects.module.css';
import type { RowAction, RowHandlers } from './row-actions.tsx';

const ProjectTable = lazyFirstComponent(async () => (await import('./project-table.tsx')).ProjectTable);
const ProjectsMap = lazyFirstComponent(async () => (await import('../map-view/projects-map.tsx')).ProjectsMap);

/** Refetch interval, because locks change while the list is shown. */
const REFETCH_MILLISECONDS = 15_000;
const NONE: readonly ProjectSummary[] = [];

interface ListPanelProps extends Omit<RowHandlers, 'openId'> {
  readonly list: ProjectListName;
  /** Null: all projects, including archived ones. */
  readonly group: ProjectGroup | null;
}

export function ListPanel({ list, group, openingId, onOpen, onAction }: ListPanelProps) {
  const { t } = useTranslation();
  const openId = useOpenProjectId();
  const { address, change } = useListAddress(list);
  const { find, sorting, view } = address;
  const projects = useQuery({ ...projectListQuery(list), staleTime: 0, refetchInterval: REFETCH_MILLISECONDS });
  const all = projects.data ?? NONE;
  const rows = useMemo(
    () => all.filter((row) => (group === null || isInGroup(row, group)) && matches(row, find)),
    [all, group, find],
  );
  // Keeps the columns stable when only the handlers change.
  const handlers = useLatestRef({ onOpen, onAction });
  const box = useRef<HTMLDivElement>(null);
  const open = useCallback<RowHandlers['onOpen']>(
    (project, goal) => handlers.current.onOpen(project, goal),
    [handlers],
  );
  const onRowAction = useCallback(
    (project: ProjectSummary, action: RowAction) => handlers.current.onAction(project, action),
    [handlers],
  );
  const shown = { openId, openingId, onOpen: open, onAction: onRowAction };
  return (
    <>
      <div ref={box} className={classes.list}>
        <QueryState query={projects} />
        {projects.data?.length === 0 && (list === 'own' ? <FirstVisit /> : <NothingSubmitted />)}
        {all.length > 0 && rows.length === 0 && <NothingFound list={list} />}
        {rows.length > 0 && (
          <Suspense>
            {view === 'cards' && <ProjectCards projects={rows} sorting={sorting} {...shown} />}
            {view === 'table' && (
              <div className={classes.table}>
                <ProjectTable
                  projects={rows}
                  sorting={sorting}
                  onSort={(next) => change({ sort: writeSorting(next) })}
                  {...shown}
                />
              </div>
            )}
            {view === 'map' && <ProjectsMap projects={rows} {...shown} />}
            <FirstProjectFocus box={box} />
          </Suspense>
        )}
      </div>
      {projects.isRefetchError && (
        <p className={classes.stale} role="status">
          {t('editor.listNotRenewed')}
        </p>
      )}
    </>
  );
}

function NothingSubmitted() {
  const { t } = useTranslation();
  return <EmptyState title={t('editor.emptySubmitted')} hint={t('editor.emptySubmittedHint')} />;
}

/** Focuses the first project, which most users want, unless the focus has already moved elsewhere. */
function FirstProjectFocus({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const { activeElement } = document;
    const isWaiting = activeElement === document.body || activeElement?.matches('h2[tabindex="-1"]') === true;
    if (isWaiting) box.current?.querySelector<HTMLElement>('[data-project-title]')?.focus();
  }, [box]);
  return null;
}

/** Says why no project is shown although there are some, with a link that shows them. */
function NothingFound({ list }: { readonly list: ProjectListName }) {
  const { t } = useTranslation();
  const { address, change } = useListAddress(list);
  const find = address.find.trim();
  return (
    <EmptyState title={find === '' ? t('home.none.group') : t('home.none.find', { find })}>
      <Button variant="default" onClick={() => change({ find: '', tab: '' })}>
        {t('home.none.showAll')}
      </Button>
    </EmptyState>
  );
}
