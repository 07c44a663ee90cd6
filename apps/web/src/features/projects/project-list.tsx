import { Badge, Button, Group } from '@mantine/core';
import { type ProjectSummary, projectSummarySchema } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { requestJson } from '../../lib/api-client.ts';
import { formatDay, formatInstantDay, projectTitle } from '../../lib/format.ts';
import { projectPath, routes } from '../../lib/routes.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { AppModal } from '../../ui/app-modal.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import classes from './projects.module.css';

/** Height of the table, fixed by the specification. */
const TABLE_HEIGHT = 250;

const statusColours = { Created: 'gray', Submitted: 'harbour', Approved: 'leaf', Rejected: 'signal' } as const;

const listSchema = projectSummarySchema.array();

export function ProjectList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openId = useOpenProjectId();
  const projects = useQuery({
    queryKey: ['projects'],
    queryFn: ({ signal }) => requestJson('/api/projects', listSchema, { signal }),
  });
  const isProjectGone = readIsProjectGone(useLocation().state);
  const close = () => void navigate(projectPath(routes.home, openId));
  return (
    <AppModal isOpen title={t('projects.title')} onClose={close} width={960} focusAfter="[data-menu='openProject']">
      {isProjectGone && (
        <p className={classes.gone} role="alert">
          {t('failure.projectGone')}
        </p>
      )}
      <div className={classes.list} style={{ height: TABLE_HEIGHT }}>
        {projects.isPending && <LoadingState />}
        {projects.isLoadingError && <FailureState error={projects.error} onRetry={() => void projects.refetch()} />}
        {projects.data?.length === 0 && <EmptyState title={t('projects.empty')} hint={t('projects.emptyHint')} />}
        {projects.data && projects.data.length > 0 && <ProjectTable projects={projects.data} openId={openId} />}
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={close}>
          {t('action.close')}
        </Button>
      </Group>
    </AppModal>
  );
}

/** Set by the gate that led here from a project that cannot be opened. */
function readIsProjectGone(state: unknown): boolean {
  return (state as { readonly isProjectGone?: unknown } | null)?.isProjectGone === true;
}

/** Opens a project on the map. */
function useOpen() {
  const navigate = useNavigate();
  return useCallback((project: ProjectSummary) => void navigate(projectPath(routes.home, project.id)), [navigate]);
}

interface ProjectTableProps {
  readonly projects: readonly ProjectSummary[];
  readonly openId: number | null;
}

function ProjectTable({ projects, openId }: ProjectTableProps) {
  const { t } = useTranslation();
  const open = useOpen();
  const columns = useProjectColumns(openId);
  return (
    <DataTable
      label={t('projects.list')}
      columns={columns}
      rows={projects}
      rowKey={(project) => project.id}
      selectedKey={openId}
      onRowDoubleClick={open}
    />
  );
}

function useProjectColumns(openId: number | null): readonly Column<ProjectSummary>[] {
  const { t } = useTranslation();
  const open = useOpen();
  return useMemo(
    () => [
      {
        id: 'title',
        title: t('projects.project'),
        cell: (project) => (
          <button type="button" className={classes.title} title={project.title} onClick={() => open(project)}>
            {project.title}
          </button>
        ),
        sortValue: (project) => project.title,
      },
      {
        id: 'version',
        title: t('projects.version'),
        cell: (project) => project.version ?? '-',
        isNumeric: true,
        width: 62,
      },
      {
        id: 'commencement',
        width: 116,
        title: t('projects.commencement'),
        cell: (project) => formatDay(project.commencementDate),
        sortValue: (project) => project.commencementDate,
      },
      {
        id: 'completion',
        width: 110,
        title: t('projects.completion'),
        cell: (project) => formatDay(project.completionDate),
        sortValue: (project) => project.completionDate,
      },
      {
        id: 'status',
        title: t('projects.status'),
        cell: (project) => <StatusBadge status={project.status} />,
        width: 98,
      },
      {
        id: 'calculated',
        width: 86,
        spareBelow: 820,
        title: t('projects.calculated'),
        cell: (project) => (project.isCalculated ? t('projects.yes') : t('projects.no')),
      },
      {
        id: 'modified',
        width: 108,
        spareBelow: 820,
        title: t('projects.modified'),
        cell: (project) => formatInstantDay(project.modifiedAt),
        sortValue: (project) => project.modifiedAt,
      },
      {
        id: 'actions',
        width: 72,
        title: t('projects.actions'),
        cell: (project) => (
          <Button
            size="compact-xs"
            variant={project.id === openId ? 'light' : 'default'}
            aria-label={t('projects.openNamed', { name: projectTitle(project) })}
            onClick={() => open(project)}
          >
            {t('action.open')}
          </Button>
        ),
      },
    ],
    [t, open, openId],
  );
}

export function StatusBadge({ status }: { readonly status: ProjectSummary['status'] }) {
  return (
    <Badge variant="light" radius="sm" color={statusColours[status]} tt="none" fw={500}>
      {status}
    </Badge>
  );
}
