import type { MenuButtonId, StepState, StepStatus } from '@quietsite/domain';

/** The most urgent first: the state shown if a button stands for several steps. */
const URGENCY: readonly StepState[] = ['missing', 'outOfDate', 'exceeds', 'waits', 'complete'];

const stepsOf = {
  editProject: ['information', 'site', 'schedule'],
  equipment: ['equipment'],
  calculateNoise: ['levels'],
  mitigation: ['mitigation'],
  report: ['report'],
} as const satisfies Partial<Record<MenuButtonId, readonly StepStatus['step'][]>>;

/** The id of the element with the text of a button's mark. */
export const railWordsId = (id: MenuButtonId): string => `step-of-${id}`;

/** The step behind a button of the left menu; undefined for buttons that belong to no step. */
export function findRailStatus(id: MenuButtonId, steps: readonly StepStatus[]): StepStatus | undefined {
  if (id === 'selectNsr') return findSelection(steps);
  if (id === 'geographicalCentre' || id === 'concurrentSites') return findAfterSite(steps);
  if (!isStepButton(id)) return undefined;
  const own: readonly StepStatus['step'][] = stepsOf[id];
  return steps
    .filter(({ step }) => own.includes(step))
    .toSorted((one, other) => URGENCY.indexOf(one.state) - URGENCY.indexOf(other.state))[0];
}

const isStepButton = (id: MenuButtonId): id is keyof typeof stepsOf => id in stepsOf;

/** Both require a site and have no missing items of their own. */
function findAfterSite(steps: readonly StepStatus[]): StepStatus | undefined {
  const site = steps.find(({ step }) => step === 'site');
  return site && (site.state === 'complete' ? site : { ...site, state: 'waits', waitsFor: 'site', missing: [] });
}

/** Outdated levels do not affect the selection. */
function findSelection(steps: readonly StepStatus[]): StepStatus | undefined {
  const levels = steps.find(({ step }) => step === 'levels');
  if (!levels) return undefined;
  const missing = levels.missing.filter(({ code }) => code === 'NO_RECEIVERS' || code === 'NO_RECEIVERS_SELECTED');
  if (missing.length > 0) return { ...levels, state: 'missing', missing };
  const isUncalculated = levels.state === 'waits' || levels.missing.some(({ code }) => code === 'NOT_CALCULATED');
  if (isUncalculated) return { ...levels, state: 'waits', waitsFor: 'levels', missing: [] };
  return { ...levels, state: 'complete', missing: [] };
}
