import { Tooltip } from '@mantine/core';
import type { ProjectSummary } from '@quietsite/contracts';
import { IconLock } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatInstantDay } from '../../../lib/format.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import type { Sorting } from '../../../ui/sort-rows.ts';
import { sortValues } from './project-order.ts';
import classes from './projects.module.css';
import { RowActions, type RowHandlers } from './row-actions.tsx';
import { StatusBadge } from './status-badge.tsx';

interface ProjectTableProps extends RowHandlers {
  readonly projects: readonly ProjectSummary[];
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

export function ProjectTable(props: ProjectTableProps) {
  const { projects, sorting, onSort, openId, openingId, onOpen, onAction } = props;
  const { t } = useTranslation();
  const hasRejected = projects.some(({ status }) => status === 'Rejected');
  const columns = useMemo<readonly Column<ProjectSummary>[]>(
    () => [
      ...describeColumns(t, hasRejected, onOpen),
      {
        id: 'actions',
        width: 104,
        title: t('projects.actions'),
        cell: (project) => (
          <RowActions
            project={project}
            isOpen={project.id === openId}
            isOpening={project.id === openingId}
            onOpen={() => onOpen(project)}
            onAction={(action) => onAction(project, action)}
          />
        ),
      },
    ],
    [t, hasRejected, openId, openingId, onOpen, onAction],
  );
  return (
    <DataTable
      label={t('home.rows')}
      columns={columns}
      rows={projects}
      rowKey={(project) => project.id}
      selectedKey={openId}
      {...{ sorting, onSort }}
      onRowDoubleClick={(project) => onOpen(project)}
    />
  );
}

function describeColumns(
  t: TFunction,
  hasRejected: boolean,
  onOpen: (project: ProjectSummary) => void,
): readonly Column<ProjectSummary>[] {
  return [
    {
      id: 'title',
      title: t('projects.project'),
      cell: (project) => <Title project={project} onOpen={() => onOpen(project)} />,
      sortValue: sortValues.title,
    },
    {
      id: 'version',
      title: t('projects.version'),
      cell: ({ version }) => version ?? '-',
      isNumeric: true,
      width: 62,
      spareBelow: 480,
    },
    {
      id: 'commencement',
      width: 116,
      spareBelow: 480,
      title: t('projects.commencement'),
      cell: (project) => formatDay(project.commencementDate),
      sortValue: sortValues.commencement,
    },
    {
      id: 'completion',
      width: 110,
      spareBelow: 480,
      title: t('projects.completion'),
      cell: (project) => formatDay(project.completionDate),
      sortValue: sortValues.completion,
    },
    {
      id: 'status',
      title: t('projects.status'),
      cell: (project) => <StatusBadge status={project.status} />,
      width: hasRejected ? 142 : 116,
    },
    {
      id: 'modified',
      width: 112,
      spareBelow: 820,
      title: t('projects.modified'),
      cell: (project) => formatInstantDay(project.modifiedAt),
      sortValue: sortValues.modified,
    },
  ];
}

function Title({ project, onOpen }: { readonly project: ProjectSummary; readonly onOpen: () => void }) {
  return (
    <span className={classes.titleCell}>
      {project.openedBy !== null && <Lock openedBy={project.openedBy} />}
      <button type="button" className={classes.title} data-project-title title={project.title} onClick={onOpen}>
        {project.title}
      </button>
    </span>
  );
}

/** Shows who has the project open, also to keyboard and screen reader users (PROJ-16). */
function Lock({ openedBy }: { readonly openedBy: string }) {
  const { t } = useTranslation();
  const label = t('editor.openedBy', { name: openedBy });
  return (
    <Tooltip label={label} position="top-start" events={{ hover: true, focus: true, touch: true }}>
      <span {...keyboardScroll} className={classes.lock} role="img" aria-label={label}>
        <IconLock size={14} aria-hidden />
      </span>
    </Tooltip>
  );
}
