import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOpenProject } from './use-open-project.ts';

/** Navigation state that opens a project in order to calculate it. */
export const RUN_REQUEST = { isRunRequested: true } as const;

/** Starts a requested run once the project is open. */
export function useRequestedRun(start: () => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = useOpenProject().data !== undefined;
  const isRequested = (state as Partial<typeof RUN_REQUEST> | null)?.isRunRequested === true;
  useEffect(() => {
    if (!isRequested || !isOpen) return;
    // A reload or the Back button must not calculate again.
    void navigate(pathname + search, { replace: true, state: null });
    start();
  }, [isRequested, isOpen, navigate, pathname, search, start]);
}
