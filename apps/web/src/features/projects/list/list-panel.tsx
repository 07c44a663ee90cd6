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
import type { RowAct } from './row-actions.tsx';

/** Height of the table, set by the specification. */
const TABLE_HEIGHT = 250;
/** Refetch interval, because locks change while the list is shown. */
const RENEW_MILLISECONDS = 15_000;

interface ListPanelProps {
  readonly list: ProjectListName;
  readonly openingId: number | null;
  readonly onOpen: (project: ProjectSummary) => void;
  readonly onAct: (project: ProjectSummary, act: RowAct) => void;
}

export function ListPanel({ list, openingId, onOpen, onAct }: ListPanelProps) {
  const { t } = useTranslation();
  const openId = useOpenProjectId();
  const projects = useQuery({ ...projectListQuery(list), staleTime: 0, refetchInterval: RENEW_MILLISECONDS });
  const isOwn = list === 'own';
  const rows = projects.data ?? [];
  // Keeps the columns stable when only the handlers change.
  const handlers = useLatestRef({ onOpen, onAct });
  const box = useRef<HTMLDivElement>(null);
  useFirstProject(box, rows.length > 0);
  const open = useCallback((project: ProjectSummary) => handlers.current.onOpen(project), [handlers]);
  const act = useCallback((project: ProjectSummary, what: RowAct) => handlers.current.onAct(project, what), [handlers]);
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
          <ProjectTable projects={rows} openId={openId} openingId={openingId} onOpen={open} onAct={act} />
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
function useFirstProject(box: RefObject<HTMLElement | null>, isFilled: boolean): void {
  useEffect(() => {
    const { activeElement } = document;
    const isWaiting = activeElement === document.body || activeElement?.matches('[role="dialog"]') === true;
    if (isFilled && isWaiting) box.current?.querySelector<HTMLElement>('[data-project-title]')?.focus();
  }, [box, isFilled]);
}
