import type { ProjectSummary } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProjectListName, projectListQuery } from '../../../session/project-queries.ts';
import { TourButton } from '../../../session/tour/tour-button.tsx';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { ProjectTable } from './project-table.tsx';
import classes from './projects.module.css';
import type { RowAction } from './row-actions.tsx';

/** Height of the table, set by the specification. */
const TABLE_HEIGHT = 250;
/** Refetch interval, because locks change while the list is shown. */
const REFETCH_MILLISECONDS = 15_000;

interface ListPanelProps {
  readonly list: ProjectListName;
  readonly openingId: number | null;
  readonly onOpen: (project: ProjectSummary) => void;
  readonly onAction: (project: ProjectSummary, action: RowAction) => void;
}

export function ListPanel({ list, openingId, onOpen, onAction }: ListPanelProps) {
  const { t } = useTranslation();
  const openId = useOpenProjectId();
  const projects = useQuery({ ...projectListQuery(list), staleTime: 0, refetchInterval: REFETCH_MILLISECONDS });
  const isOwn = list === 'own';
  const rows = projects.data ?? [];
  // Keeps the columns stable when only the handlers change.
  const handlers = useLatestRef({ onOpen, onAction });
  const box = useRef<HTMLDivElement>(null);
  useFocusFirstProject(box, rows.length > 0);
  const open = useCallback((project: ProjectSummary) => handlers.current.onOpen(project), [handlers]);
  const onRowAction = useCallback(
    (project: ProjectSummary, action: RowAction) => handlers.current.onAction(project, action),
    [handlers],
  );
  return (
    <>
      <div ref={box} className={classes.list} style={{ height: TABLE_HEIGHT }}>
        <QueryState query={projects} />
        {projects.data?.length === 0 && (
          <EmptyState
            title={isOwn ? t('projects.empty') : t('editor.emptySubmitted')}
            hint={isOwn ? t('editor.emptyOwnHint') : t('editor.emptySubmittedHint')}
          >
            {isOwn && <TourButton />}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ProjectTable projects={rows} openId={openId} openingId={openingId} onOpen={open} onAction={onRowAction} />
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

/** Focuses the first project, which most users want, unless the focus has already moved elsewhere. */
function useFocusFirstProject(box: RefObject<HTMLElement | null>, isFilled: boolean): void {
  useEffect(() => {
    const { activeElement } = document;
    const isWaiting = activeElement === document.body || activeElement?.matches('[role="dialog"]') === true;
    if (isFilled && isWaiting) box.current?.querySelector<HTMLElement>('[data-project-title]')?.focus();
  }, [box, isFilled]);
}
