import { describe, expect, it } from 'vitest';
import { placeLabel } from './gantt-label.ts';

const chart = { labelX: 0, chartWidth: 1000 };

describe('the name of a bar', () => {
  it('stands inside where it fits, and behind it where it does not', () => {
    expect(placeLabel({ x: 100, width: 80 }, 60, chart)).toEqual({ x: 106, isInside: true, anchor: 'start' });
    expect(placeLabel({ x: 100, width: 71 }, 60, chart)).toEqual({ x: 177, isInside: false, anchor: 'start' });
  });

  it('stands before a short bar at the end of the chart', () => {
    expect(placeLabel({ x: 960, width: 20 }, 60, chart)).toEqual({ x: 954, isInside: false, anchor: 'end' });
  });

  it('stands at what is seen of a long bar, and never outside it', () => {
    expect(placeLabel({ x: 100, width: 800 }, 60, { ...chart, labelX: 300 }).x).toBe(306);
    expect(placeLabel({ x: 100, width: 800 }, 60, { ...chart, labelX: 890 }).x).toBe(834);
  });
});
