import { expect, it } from 'vitest';
import { describeMargin, marginOf } from './margin.ts';

it('[PROJ-61] the margin is that of the level as shown, above, below or at the criterion', () => {
  expect(describeMargin({ level: 78.24, criterion: 75 })).toEqual({ side: 'above', text: '3.2' });
  expect(describeMargin({ level: 73.5, criterion: 75 })).toEqual({ side: 'below', text: '1.5' });
  // Borderline: one decimal would look like an exceedance.
  expect(describeMargin({ level: 75.46, criterion: 75 })).toEqual({ side: 'above', text: '0.46' });
  expect(describeMargin({ level: 75, criterion: 75 })).toEqual({ side: 'at', text: '0.0' });
});

it('[PROJ-71] the order by margin ignores projects without levels', () => {
  const levels = { calculatedAt: '', isCurrent: true, receivers: 1, satisfies: 1, borderline: 0, exceeds: 0 };
  const worst = { pointId: 1, name: 'N1', level: 70, criterion: 75, verdict: 'satisfies' } as const;
  expect(marginOf({ ...levels, worst })).toBe(-5);
  expect([marginOf({ ...levels, worst: null }), marginOf(null), marginOf(undefined)]).toEqual([null, null, null]);
});
