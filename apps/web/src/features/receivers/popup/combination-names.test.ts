import { expect, it } from 'vitest';
import { namesOf } from './popup-sections.tsx';

it('[SHELL-64] a code on the receiver card is explained by its activities', () => {
  const names = new Map([
    [1, 'Bulk excavation'],
    [2, 'Sheet piling'],
    [3, 'Bulk excavation'],
  ]);
  expect(namesOf('1-2', names)).toBe('Sheet piling');
  expect(namesOf('1-1+2-2', names)).toBe('Bulk excavation + Sheet piling');
  expect(namesOf('1-1+2-3+2-9', names)).toBe('Bulk excavation');
});
