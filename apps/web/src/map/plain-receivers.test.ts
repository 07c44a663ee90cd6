import { describe, expect, test } from 'vitest';
import { findNearest } from './plain-receivers.ts';
import type { ReceiverLook } from './receiver-look.ts';

const place = (pointId: number, x: number, y: number, verdict: ReceiverLook['verdict'] = 'satisfy') => ({
  coordinate: [x, y],
  receiver: { pointId, position: [0, 0], verdict, rank: 99, isHighlighted: false, label: '', fullLabel: '' } as const,
});

describe('which of thousands of receivers is clicked', () => {
  const placed = [place(1, 100, 100), place(2, 120, 100), place(3, 120, 108, 'exceed')];

  test('the nearest one, also where symbols overlap', () => {
    expect(findNearest(placed, [119, 102], 1)).toBe(2);
    expect(findNearest(placed, [119, 106], 1)).toBe(3);
  });

  test('none beyond its symbol and a little more, in pixels of the screen', () => {
    expect(findNearest(placed, [89, 100], 1)).toBe(1);
    expect(findNearest(placed, [88, 100], 1)).toBeNull();
    expect(findNearest(placed, [80, 100], 2)).toBe(1);
  });
});
