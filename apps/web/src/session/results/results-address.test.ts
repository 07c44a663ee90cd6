import { describe, expect, it } from 'vitest';
import { readResultsFilter } from './results-address.ts';

describe('the results in the address', () => {
  it.each(['all', 'exceeds', 'borderline', 'satisfies'] as const)('are filtered by %s', (filter) => {
    expect(readResultsFilter(filter)).toBe(filter);
  });

  it.each([null, '', 'none', 'exceed'])('are closed by %s', (text) => {
    expect(readResultsFilter(text)).toBeNull();
  });
});
