import type { StepPlace, StepStatus } from '@quietsite/domain';
import { routes } from '../../../lib/routes.ts';
import { stepPath } from '../../../session/steps/step-path.ts';
import type { OpeningGoal } from '../list/use-opening.ts';

const screenOfStep = {
  information: `${routes.editProject}?activeIndex=0`,
  site: `${routes.editProject}?activeIndex=1`,
  schedule: `${routes.editProject}?activeIndex=2`,
  equipment: routes.equipment,
  levels: routes.select,
  mitigation: `${routes.mitigation}/1`,
  report: routes.report,
} as const satisfies Readonly<Record<StepStatus['step'], string>>;

/** The target of the card's only button. Null: a new project, because this one is only a sample. */
export function goalOfPlace(place: StepPlace): OpeningGoal | null {
  if (place.screen === 'newProject') return null;
  const path = stepPath(place);
  return path === null ? { path: routes.home, isCalculation: true } : { path };
}

/** Where to complete a step: the place of its first missing item. A waiting step links to the step it waits for. */
export function goalOfStep(status: StepStatus, steps: readonly StepStatus[]): OpeningGoal {
  const { waitsFor } = status;
  const { step, missing } = steps.find((one) => one.step === waitsFor) ?? status;
  const [first] = missing;
  if (first?.place.screen === 'calculate') return { path: routes.home };
  return { path: (first && stepPath(first.place)) ?? screenOfStep[step] };
}
