import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { sampleLevel, sampleResults, sampleRun } from '../../testing/samples.ts';
import type { PreviewState } from './preview-store.ts';
import { chooseLevels, isOutdated } from './use-shown-levels.ts';

const stored = new Map([[1, sampleLevel({ mitigatedLevel: 70 })]]);
const levels = new Map([[1, sampleLevel({ mitigatedLevel: 71 })]]);
const dayLevels = new Map([[1, sampleLevel({ mitigatedLevel: 60 })]]);
const day = toDay('2027-03-05');
const state = (changes: Partial<PreviewState> = {}): PreviewState => ({
  ...{ status: 'ready', version: 1, isEdited: false, isRefused: false, isCalculating: false },
  ...{ levels, firstDay: null, lastDay: null, day: null, dayLevels: null, dayOfLevels: null },
  ...changes,
});

describe('the levels that are shown', () => {
  it.each([
    { what: 'stored ones while nothing is edited', preview: state(), from: stored, kind: 'stored', shown: stored },
    {
      what: 'a preview of what is edited',
      preview: state({ isEdited: true }),
      from: stored,
      kind: 'preview',
      shown: levels,
    },
    { what: 'a preview until there is a run', preview: state(), from: null, kind: 'preview', shown: levels },
    {
      what: 'stored ones where there is no preview',
      preview: state({ status: 'failed', levels: null, isEdited: true }),
      from: stored,
      kind: 'stored',
      shown: stored,
    },
    { what: 'those of the day', preview: state({ day, dayLevels }), from: stored, kind: 'day', shown: dayLevels },
    {
      what: 'stored ones until those of the day are there',
      preview: state({ day }),
      from: stored,
      kind: 'stored',
      shown: stored,
    },
  ])('[U34] are $what', ({ preview, from, kind, shown }) => {
    expect(chooseLevels(preview, from)).toMatchObject({ kind, levels: shown });
  });

  it('are none without a run and without a preview', () => {
    const { kind, levels: none } = chooseLevels(state({ status: 'opening', levels: null }), null);
    expect([kind, none.size]).toEqual(['none', 0]);
  });

  it('[U34] of a day are a preview too until a run of the same is stored', () => {
    const isPreview = (changes: Partial<PreviewState>, from: typeof stored | null) =>
      chooseLevels(state({ day, dayLevels, ...changes }), from).isPreview;
    expect([isPreview({}, null), isPreview({ isEdited: true }, stored), isPreview({}, stored)]).toEqual([
      ...[true, true, false],
    ]);
  });

  it('are on their way only where they are waited for', () => {
    expect(chooseLevels(state({ isCalculating: true }), stored).isCalculating).toBe(false);
    expect(chooseLevels(state({ isCalculating: true, isEdited: true }), stored).isCalculating).toBe(true);
  });
});

describe('results of an earlier run', () => {
  const results = sampleResults([]);

  it('are outdated once a newer run is done, and not by one that runs or failed', () => {
    expect(isOutdated(results, sampleRun({ id: 2, status: 'done' }))).toBe(true);
    for (const status of ['running', 'failed', 'cancelled'] as const)
      expect(isOutdated(results, sampleRun({ id: 2, status }))).toBe(false);
    expect([isOutdated(results, sampleRun({ id: 1, status: 'done' })), isOutdated(results, null)]).toEqual([
      false,
      false,
    ]);
  });
});
