import { expect, it } from 'vitest';
import { pathOfClosedReview } from './case-path.ts';

it('[APPROVE-77] the address of a closed review leads to its case file, with the list it was opened from', () => {
  const pathOf = (pathname: string, search: string) => pathOfClosedReview({ pathname, search });
  expect(pathOf('/Review', '?project=7')).toBe('/CaseFile?case=7');
  expect(pathOf('/Review', '?comment=3&project=7&receiver=9&list=tab%3Dreturned')).toBe(
    '/CaseFile?case=7&list=tab%3Dreturned',
  );
  expect(pathOf('/Review', '?project=none')).toBeNull();
  expect(pathOf('/Select', '?project=7')).toBeNull();
});
