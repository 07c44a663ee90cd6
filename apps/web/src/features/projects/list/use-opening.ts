import type { Lease, ProjectSummary } from '@quietsite/contracts';
import { canEditProject } from '@quietsite/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { projectPath, routes } from '../../../lib/routes.ts';
import { requestLease } from '../../../session/lease/lease.ts';
import { storeLease } from '../../../session/lease/use-lease.ts';
import { projectQuery } from '../../../session/project-queries.ts';
import { RUN_REQUEST } from '../../../session/requested-run.ts';
import { useSession } from '../../../session/use-session.ts';

/** view: read-only, without the lease. */
export type OpeningMode = 'edit' | 'takeOver' | 'view';

/** Where opening a project leads. */
export interface OpeningGoal {
  readonly path: string;
  /** Starts a calculation as soon as it is open. */
  readonly isCalculation?: boolean;
}

export interface Refusal {
  readonly project: ProjectSummary;
  readonly lease: Lease;
  readonly goal: OpeningGoal;
}

const ON_MAP: OpeningGoal = { path: routes.home };

interface Opening {
  readonly mode?: OpeningMode;
  readonly goal?: OpeningGoal;
}

/**
 * Opens a project on the map, or at its goal, after loading it and, for editors, acquiring the lease. If another user holds the lease,
 * the user chooses how to continue. A failure changes nothing and is reported (PROJ-15, PROJ-20). The lease of the
 * previous project is released by the component that holds it.
 */
export function useOpening() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useSession().data?.user;
  const [openingId, setOpeningId] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [failure, setFailure] = useState<{ readonly project: ProjectSummary; readonly error: unknown } | null>(null);
  const open = useCallback(
    async (project: ProjectSummary, { mode = 'edit', goal = ON_MAP }: Opening = {}) => {
      setOpeningId(project.id);
      setRefusal(null);
      setFailure(null);
      try {
        const { access } = await client.fetchQuery({ ...projectQuery(project.id), staleTime: 0 });
        if (user && canEditProject(user, access) && mode !== 'view') {
          const lease = await requestLease(project.id, mode === 'takeOver');
          storeLease(client, project.id, lease);
          if (!lease.isHeld) return setRefusal({ project, lease, goal });
        }
        await navigate(projectPath(goal.path, project.id), { state: goal.isCalculation ? RUN_REQUEST : null });
      } catch (error) {
        setFailure({ project, error });
      } finally {
        setOpeningId(null);
      }
    },
    [client, navigate, user],
  );
  const dismissRefusal = useCallback(() => setRefusal(null), []);
  return { openingId, open, refusal, dismissRefusal, failure };
}
