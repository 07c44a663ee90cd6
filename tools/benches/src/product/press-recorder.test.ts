import { expect, it } from 'vitest';
import { findPaint } from './press-recorder.ts';

it('takes the first frame after the results that followed the last press', () => {
  const notes = { keys: [10, 100], results: [50, 140, 160], paints: [55, 120, 150, 170] };
  expect(findPaint(notes)).toEqual({ pressedAt: 100, paintedAt: 150 });
});

it('has no frame before the results arrive', () => {
  expect(findPaint({ keys: [100], results: [50], paints: [120] })).toBeNull();
  expect(findPaint({ keys: [100], results: [110], paints: [105] })).toBeNull();
});
