import { expect, it } from 'vitest';
import { groupFloors } from './group-floors.ts';

it('[SITE-77] adjacent floors are grouped while they are lowered alike and exceed alike, highest first', () => {
  const floor = (number: number, before: number, after: number, isRed = false) => ({
    ...{ floor: number, before, after, isRed },
  });
  const floors = [floor(1, 80, 70), floor(2, 79, 69), floor(3, 78, 78, true), floor(4, 77, 77, true), floor(5, 74, 74)];
  expect(groupFloors(floors)).toEqual([
    { first: 5, last: 5, before: 74, after: 74, isLower: false, isRed: false },
    { first: 3, last: 4, before: 78, after: 78, isLower: false, isRed: true },
    { first: 1, last: 2, before: 80, after: 70, isLower: true, isRed: false },
  ]);
});
