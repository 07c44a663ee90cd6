import { expect, it } from 'vitest';
import { formatTable, isWithin, judged, judgeTime, note, renderPage } from './report.ts';

it('the page says when and where it was written', () => {
  const page = { path: 'docs/x.md', title: 'Faults', command: 'test:faults', about: 'One after another.' };
  expect(renderPage(page, '| a |', '2026-11-16', '2 cores')).toBe(
    '# Faults\n\nWritten by `pnpm test:faults` on 2026-11-16. One after another.\n\n2 cores\n\n| a |\n',
  );
});

it('a bar is met or missed, and a figure without one is neither', () => {
  const lines = [note('people', '3'), judged('errors', '1', '0', false), judgeTime('paint', 12, 20, true)];
  expect(formatTable(lines).split('\n').slice(2)).toEqual([
    '| people | 3 |  |  |',
    '| errors | 1 | 0 | MISSED |',
    '| paint | 12.0 ms | < 20 ms | met |',
  ]);
});

it('a time that is not judged must still have been measured', () => {
  expect(judgeTime('paint', 500, 20, false)).toMatchObject({ bar: '', isMet: true });
  expect(judgeTime('paint', Number.NaN, 20, false).isMet).toBe(false);
});

it('the ratio or the extra time is enough', () => {
  const bar = { ratio: 2, extraMs: 5 };
  expect([isWithin(20, 10, bar), isWithin(6, 1, bar), isWithin(21, 10, bar)]).toEqual([true, true, false]);
});
