import { layoutGantt, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { buildLines, HEAD_HEIGHT, LINE_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import { listSections } from './gantt-lines.ts';
import { computeWindow, isSameWindow, listVisible, scrollTo, scrollToBar } from './gantt-window.ts';

const size = { clientWidth: 800, clientHeight: 450 };

describe('what of the chart is drawn', () => {
  it('holds all that is seen, wherever it is scrolled to, and never many lines more', () => {
    for (let place = 0; place < 4000; place += 37) {
      const { firstLine, endLine, fromX, toX } = computeWindow({ ...size, scrollTop: place, scrollLeft: 3 * place });
      expect(firstLine * LINE_HEIGHT).toBeLessThanOrEqual(place);
      expect(endLine * LINE_HEIGHT).toBeGreaterThanOrEqual(place + size.clientHeight - HEAD_HEIGHT);
      expect(endLine - firstLine).toBeLessThan(13 + 4 * 8);
      expect([fromX <= 3 * place, toX >= 3 * place + size.clientWidth]).toEqual([true, true]);
    }
  });

  it('is the same for a few lines: scrolling mostly draws nothing new', () => {
    const windows = Array.from({ length: 64 }, (_, top) => computeWindow({ ...size, scrollTop: top, scrollLeft: 0 }));
    const changes = windows.filter((one, index) => index > 0 && !isSameWindow(one, windows[index - 1] ?? one));
    expect(changes.length).toBeLessThanOrEqual(2);
  });
});

describe('bringing something into view', () => {
  it('scrolls as little as it can', () => {
    expect(scrollTo(120, 150, 100, 200)).toBe(100);
    expect(scrollTo(80, 150, 100, 200)).toBe(80);
    expect(scrollTo(280, 350, 100, 200)).toBe(150);
  });

  it('leaves what is larger than the view alone while some of it is seen', () => {
    expect(scrollTo(0, 5000, 100, 200)).toBe(100);
    expect(scrollTo(400, 5000, 100, 200)).toBe(400);
  });
});

describe('bringing a bar into view', () => {
  it('rests while enough of the bar is seen, and otherwise shows all of it', () => {
    expect(scrollToBar({ x: 250, width: 200 }, 100, 200)).toBe(100);
    expect(scrollToBar({ x: 290, width: 150 }, 100, 200)).toBe(240);
    expect(scrollToBar({ x: 20, width: 100 }, 100, 200)).toBe(20);
    expect(scrollToBar({ x: 96, width: 8 }, 100, 200)).toBe(96);
  });

  it('shows a bar that is wider than the chart from its first day on', () => {
    expect(scrollToBar({ x: 290, width: 900 }, 100, 200)).toBe(290);
    expect(scrollToBar({ x: 0, width: 900 }, 880, 200)).toBe(0);
  });
});

describe('the bars on the screen', () => {
  const shared = { zoneId: 1, constructionWork: '-', sourceId: '' };
  const tasks = ['2027-01-10', '2027-06-10', '2027-01-20'].map((start, index) => ({
    ...{ ...shared, id: index + 1, name: `Activity ${index + 1}`, start: toDay(start), end: toDay(start) },
  }));
  const bars = listSections(buildLines(tasks), [{ id: 1, name: 'Zone 1' }], toDay('2027-01-01'))[0]?.bars ?? [];
  const layout = layoutGantt({ first: toDay('2027-01-10'), last: toDay('2027-06-10'), view: 'Day' });
  const seenAt = (scrollTop: number, scrollLeft: number) =>
    listVisible(bars, layout, { ...size, scrollTop, scrollLeft }).map(({ task }) => task.id);

  it('are those of its lines and of its days', () => {
    expect(seenAt(0, 0)).toEqual([1, 3]);
    expect(seenAt(2 * LINE_HEIGHT, 0)).toEqual([3]);
    expect(seenAt(0, 8 * 28)).toEqual([3]);
    expect(seenAt(0, 30 * 28)).toEqual([]);
  });
});
