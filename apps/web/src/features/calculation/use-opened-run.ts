import type { CalculationRun } from '@quietsite/contracts';
import { useEffect, useRef } from 'react';
import { isRunActive } from '../../session/project-events.tsx';
import { useOpenProjectId } from '../../session/use-open-project.ts';

/** A user who opens a project that is being calculated waits for it like the user who started it (PROJ-18, PROJ-19). */
export function useOpenedRun(run: CalculationRun | null | undefined, onUnderWay: () => void): void {
  const projectId = useOpenProjectId();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (projectId === null) seen.current = null;
    if (projectId === null || run === undefined || seen.current === projectId) return;
    seen.current = projectId;
    if (isRunActive(run)) onUnderWay();
  }, [projectId, run, onUnderWay]);
}
