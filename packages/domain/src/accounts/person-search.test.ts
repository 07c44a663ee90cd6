import { expect, it } from 'vitest';
import { isSearchable } from './person-search.ts';

it('[ORG-21] two letters or one Chinese character are enough to search a name', () => {
  expect(['li', ' ab ', '李', '李 '].every(isSearchable)).toBe(true);
  expect(['', ' ', 'a', ' a '].some(isSearchable)).toBe(false);
});
