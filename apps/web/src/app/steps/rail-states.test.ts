import type { StepItem, StepStatus } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { findRailStatus } from './rail-states.ts';

const missing = (code: StepItem['code']): StepItem => ({
  ...{ code, count: 1, names: [] },
  place: { screen: 'select', part: null, taskId: null, rowId: null, pointId: null },
});
const of = (step: StepStatus['step'], state: StepStatus['state'], items: readonly StepItem[] = []): StepStatus => ({
  ...{ step, state, waitsFor: state === 'waits' ? 'site' : null, missing: items },
});
const begun = [of('information', 'complete'), of('site', 'missing', [missing('NO_ZONES')]), of('schedule', 'waits')];

describe('[SHELL-75] the mark of a menu button', () => {
  it('is that of its step, and of several steps that of the most urgent', () => {
    expect(findRailStatus('editProject', begun)?.step).toBe('site');
    expect(findRailStatus('editProject', begun.with(1, of('site', 'complete')))?.step).toBe('schedule');
    expect(findRailStatus('mitigation', [of('mitigation', 'exceeds')])?.state).toBe('exceeds');
    expect(findRailStatus('calculateNoise', [of('levels', 'outOfDate')])?.state).toBe('outOfDate');
  });

  it('is missing where the button belongs to no step, and before the steps are known', () => {
    expect(findRailStatus('openProject', begun)).toBeUndefined();
    expect(findRailStatus('approve', begun)).toBeUndefined();
    expect(findRailStatus('equipment', [])).toBeUndefined();
    expect(findRailStatus('selectNsr', [])).toBeUndefined();
  });

  it('of the centres and the concurrent sites waits for a site, which they do not draw', () => {
    for (const id of ['geographicalCentre', 'concurrentSites'] as const) {
      expect(findRailStatus(id, begun)).toMatchObject({ state: 'waits', waitsFor: 'site' });
      expect(findRailStatus(id, [of('site', 'complete')])?.state).toBe('complete');
    }
  });

  it('of Select NSR waits for levels, asks for a selection, and outlives levels that are out of date', () => {
    const selection = (levels: StepStatus) => findRailStatus('selectNsr', [levels])?.state;
    expect(selection(of('levels', 'waits'))).toBe('waits');
    expect(selection(of('levels', 'missing', [missing('NOT_CALCULATED')]))).toBe('waits');
    expect(selection(of('levels', 'missing', [missing('NO_RECEIVERS_SELECTED')]))).toBe('missing');
    expect(selection(of('levels', 'outOfDate', [missing('LEVELS_OUT_OF_DATE')]))).toBe('complete');
  });
});
