import { expect, it } from 'vitest';
import { countButtonColumns } from './button-columns.ts';

it('the map buttons stand in two columns where a panel leaves little room above it', () => {
  expect(countButtonColumns({ height: 820 }, { bottom: 452 })).toBe(1);
  expect(countButtonColumns({ height: 696 }, { bottom: 0 })).toBe(1);
  expect(countButtonColumns({ height: 696 }, { bottom: 464 })).toBe(2);
  // Not measured yet.
  expect(countButtonColumns({ height: 0 }, { bottom: 0 })).toBe(1);
});
