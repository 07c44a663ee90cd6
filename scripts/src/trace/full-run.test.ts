import { expect, test } from 'vitest';
import { belongsToRun, describeRun, parseFullRun } from './full-run.ts';

const run = parseFullRun({ startedAt: '2026-11-15T08:00:00Z', finishedAt: '2026-11-15T08:10:00Z', complete: true });
const reportAt = (time: string) => ({ startedAt: new Date(time), outcomes: [] });

test('only reports made inside the last full run count', () => {
  expect(belongsToRun(reportAt('2026-11-15T08:05:00Z'), run)).toBe(true);
  expect(belongsToRun(reportAt('2026-11-15T07:59:00Z'), run)).toBe(false);
  expect(belongsToRun(reportAt('2026-11-15T08:11:00Z'), run)).toBe(false);
});

test('a run that has not finished takes every report since its start', () => {
  const open = parseFullRun({ startedAt: '2026-11-15T08:00:00Z' });
  expect(belongsToRun(reportAt('2026-11-15T09:00:00Z'), open)).toBe(true);
  expect(describeRun(open)).toContain('partial run');
});

test('without a run file every report counts, and the trace says so', () => {
  expect(belongsToRun(reportAt('2026-11-15T07:00:00Z'), undefined)).toBe(true);
  expect(describeRun(undefined)).toContain('partial run');
  expect(describeRun(run)).toBe('full run of 2026-11-15T08:00:00.000Z');
});

test('a run file without a readable start is no run', () => {
  expect(parseFullRun({ startedAt: 'yesterday' })).toBeUndefined();
  expect(parseFullRun(null)).toBeUndefined();
});
