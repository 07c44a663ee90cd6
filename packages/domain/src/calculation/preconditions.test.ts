import { expect, it } from 'vitest';
import { displayLevel } from './display-level.ts';
import { findMissingPrecondition } from './preconditions.ts';

it.each([
  [{ zones: 0, tasks: 0, equipmentRows: 0, receivers: 0 }, 'NO_ZONES'],
  [{ zones: 1, tasks: 0, equipmentRows: 0, receivers: 0 }, 'NO_SCHEDULE'],
  [{ zones: 1, tasks: 1, equipmentRows: 0, receivers: 0 }, 'NO_EQUIPMENT'],
  [{ zones: 1, tasks: 1, equipmentRows: 1, receivers: 0 }, 'NO_RECEIVERS'],
  [{ zones: 1, tasks: 1, equipmentRows: 1, receivers: 1 }, null],
])('[CALC-01] a calculation with %o lacks %s', (counts, missing) => {
  expect(findMissingPrecondition(counts)).toBe(missing);
});

it.each([
  [null, '-'],
  [75.04, '75.0'],
  [75.05, '75.1'],
  [0, '0.0'],
  [-3, '0.0'],
])('the level %s is shown as %s', (level, text) => {
  expect(displayLevel(level)).toBe(text);
});
