import type { ReviewComment } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { sampleComment } from '../../../testing/sample-report.ts';
import { findSectionPlace, placeThreads } from './section-marks.tsx';

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

describe('[APPROVE-66] the marks of comments beside the pages', () => {
  const about = (id: number, anchor: ReviewComment['anchor']) => sampleComment({ id, anchor });
  const marksOf = (...threads: ReviewComment[]) =>
    placeThreads(places, threads).map(({ position, threads: here }) => [position.page, here.map(({ id }) => id)]);

  it('stand at the section, at that of a receiver or a row, and nowhere for the plan as a whole', () => {
    expect(
      marksOf(
        about(1, { kind: 'section', section: 'monitoring' }),
        about(2, { kind: 'receiver', pointId: 7 }),
        about(3, { kind: 'plan' }),
        about(4, { kind: 'row', rowId: 8 }),
        about(5, { kind: 'section', section: 'weather' }),
      ),
    ).toEqual([
      [12, [1]],
      [11, [2]],
      [2, [4]],
    ]);
  });

  it('share the place of a section that is not printed', () => {
    const marks = marksOf(
      about(1, { kind: 'section', section: 'history' }),
      about(2, { kind: 'receiver', pointId: 7 }),
    );
    expect(marks).toEqual([[11, [1, 2]]]);
  });
});
