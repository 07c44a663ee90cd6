import type { StepItem, StepPlace, StepStatus } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { goalOfPlace, goalOfStep } from './card-goal.ts';

const at = (place: Pick<StepPlace, 'screen'> & Partial<StepPlace>): StepPlace => ({
  ...{ part: null, taskId: null, rowId: null, pointId: null },
  ...place,
});
const of = (step: StepStatus['step'], missing: readonly StepPlace[] = [], waitsFor: StepStatus['waitsFor'] = null) =>
  ({
    ...{ step, waitsFor, state: waitsFor ? 'waits' : 'missing' },
    missing: missing.map((place): StepItem => ({ code: 'NO_ZONES', count: 1, names: [], place })),
  }) as const satisfies StepStatus;

describe('where a card leads', () => {
  it('[PROJ-62] its button opens the place where something is missing, or calculates', () => {
    expect(goalOfPlace(at({ screen: 'equipment', taskId: 11 }))).toEqual({ path: '/Equipment?activity=11' });
    expect(goalOfPlace(at({ screen: 'review' }))).toEqual({ path: '/Review' });
    expect(goalOfPlace(at({ screen: 'calculate' }))).toEqual({ path: '/', isCalculation: true });
    expect(goalOfPlace(at({ screen: 'newProject' }))).toBeNull();
  });

  it('[PROJ-67] a dot opens the place of what its step lacks, or the step', () => {
    const steps = [of('equipment', [at({ screen: 'equipment', taskId: 11, rowId: 31 })]), of('report')];
    expect(steps.map((one) => goalOfStep(one, steps))).toEqual([
      { path: '/Equipment?activity=11&row=31' },
      { path: '/Report' },
    ]);
  });

  it('[PROJ-67] the dot of a step that waits opens what it waits for; none starts a calculation', () => {
    const levels = of('levels', [at({ screen: 'calculate' })]);
    expect(goalOfStep(of('report', [], 'levels'), [levels])).toEqual({ path: '/' });
    const site = of('site', [at({ screen: 'editProject', part: 'zones' })]);
    expect(goalOfStep(of('schedule', [], 'site'), [site])).toEqual({ path: '/EditProjects?activeIndex=1' });
  });
});
