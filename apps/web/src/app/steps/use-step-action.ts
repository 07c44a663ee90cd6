import type { StepPlace } from '@quietsite/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useCalculation } from '../../features/calculation/calculation-provider.tsx';
import { routes } from '../../lib/routes.ts';
import { stepPath } from '../../session/steps/step-path.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';

/** Opens the place where something is missing, or performs the action. */
export function useStepAction(): (place: StepPlace) => void {
  const navigate = useProjectNavigate();
  const leave = useNavigate();
  const { start } = useCalculation();
  return useCallback(
    (place) => {
      const path = stepPath(place);
      if (path !== null) return navigate(path);
      if (place.screen === 'calculate') return start();
      // Without a project in the address, the editor starts a new one.
      void leave(routes.editProject);
    },
    [navigate, leave, start],
  );
}
