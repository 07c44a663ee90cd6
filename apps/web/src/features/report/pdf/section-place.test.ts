import { describe, expect, it } from 'vitest';
import { findSectionPlace } from './pdf-view.tsx';

const places = new Map([
  ['section-information', { page: 2, top: 0 }],
  ['section-compliance', { page: 11, top: 58 }],
  ['section-monitoring', { page: 12, top: 400 }],
]);

describe('findSectionPlace', () => {
  it('[SHELL-68] finds the page and the height of a section', () => {
    expect(findSectionPlace(places, 'compliance')).toEqual({ page: 11, top: 58 });
    expect(findSectionPlace(places, 'general')).toEqual({ page: 1, top: 0 });
  });

  it('[SHELL-68] goes to the section before one that is not printed', () => {
    expect(findSectionPlace(places, 'history')).toEqual({ page: 11, top: 58 });
  });

  it('goes nowhere in a file that names no sections', () => {
    expect(findSectionPlace(new Map(), 'compliance')).toBeNull();
  });
});
