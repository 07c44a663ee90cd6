import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { projectPath, routes } from '../../lib/routes.ts';
import { useOpenProjectId } from '../use-open-project.ts';
import { RESULTS_PARAMETER, type ResultsFilter, readResultsFilter } from './results-address.ts';

/** Screens that leave too little of the map for results. */
const WHOLE_STAGE: ReadonlySet<string> = new Set([routes.report, routes.inbox, routes.projects, routes.admin]);

/** The results panel, as named in the address. Opening another screen closes it. */
export function useResultsPanel(): {
  /** Null while the panel is closed. */
  readonly filter: ResultsFilter | null;
  /** Null closes the panel. */
  readonly show: (filter: ResultsFilter | null) => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const projectId = useOpenProjectId();
  const show = useCallback(
    (filter: ResultsFilter | null) => {
      if (filter !== null && WHOLE_STAGE.has(pathname))
        return void navigate(projectPath(`${routes.home}?${RESULTS_PARAMETER}=${filter}`, projectId));
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(RESULTS_PARAMETER);
          if (filter !== null) next.set(RESULTS_PARAMETER, filter);
          return next;
        },
        { replace: true },
      );
    },
    [pathname, navigate, projectId, setParameters],
  );
  return { filter: readResultsFilter(parameters.get(RESULTS_PARAMETER)), show };
}
