import { describe, expect, it } from 'vitest';
import { ScrollPair } from './scroll-pair.ts';

/** Does not scroll beyond its end. */
function createScroller(end: number) {
  let top = 0;
  return {
    get scrollTop() {
      return top;
    },
    set scrollTop(next: number) {
      top = Math.min(end, next);
    },
  };
}

function createPair(tableEnd = 1000, chartEnd = 1000) {
  const sides = { table: createScroller(tableEnd), chart: createScroller(chartEnd) };
  const pair = new ScrollPair((side) => sides[side]);
  const scroll = (side: 'table' | 'chart', top: number) => {
    sides[side].scrollTop = top;
    pair.scrolled(side, sides[side].scrollTop);
  };
  return { pair, scroll, tops: () => [sides.table.scrollTop, sides.chart.scrollTop] };
}

describe('the table and the chart', () => {
  it('[SCHED-05] go together, whichever is scrolled', () => {
    const { scroll, tops } = createPair();
    scroll('table', 90);
    expect(tops()).toEqual([90, 90]);
    scroll('chart', 40);
    expect(tops()).toEqual([40, 40]);
  });

  it('are not pushed back by what the other says about an earlier place', () => {
    const { pair, scroll, tops } = createPair();
    scroll('table', 90);
    scroll('table', 180);
    pair.scrolled('chart', 180);
    expect(tops()).toEqual([180, 180]);
  });

  it('are not pushed back by the other one that moves to the side', () => {
    const sides = { table: createScroller(1000), chart: createScroller(1000) };
    const pair = new ScrollPair((side) => sides[side]);
    sides.table.scrollTop = 523;
    pair.scrolled('chart', 0);
    pair.scrolled('table', 523);
    expect([sides.table.scrollTop, sides.chart.scrollTop]).toEqual([523, 523]);
  });

  it('do not push each other about where one of them ends before the other', () => {
    const { pair, scroll, tops } = createPair(1000, 960);
    scroll('table', 1000);
    pair.scrolled('chart', 960);
    expect(tops()).toEqual([1000, 960]);
    scroll('chart', 900);
    expect(tops()).toEqual([900, 900]);
  });
});
