import { expect, it } from 'vitest';
import { BODY_MM, type FlowTable, flowTables } from './flow.ts';

const most = { first: 22, next: 27 };
const tableOf = (heightsMm: readonly number[]): FlowTable => ({ leadMm: 25, headMm: 8, heightsMm, most });
const rowsOf = (count: number, heightMm = 7) => Array.from({ length: count }, () => heightMm);

it('[REPORT-74] begins a table below another, and fills the page', () => {
  const [first, second] = flowTables([tableOf(rowsOf(24)), tableOf(rowsOf(20))], 0);
  expect(first).toEqual([22, 2]);
  // 8 and two rows are used, plus 25 above the second table: 201 are left, of which 20 rows need 140.
  expect(second).toEqual([20]);
});

it('[REPORT-74] moves a table to the next page where three of its rows find no room', () => {
  expect(flowTables([tableOf(rowsOf(5))], BODY_MM - 40)).toEqual([[0, 5]]);
  expect(flowTables([tableOf(rowsOf(5))], BODY_MM - 50)).toEqual([[3, 2]]);
  expect(flowTables([tableOf([]), tableOf(rowsOf(2))], BODY_MM - 30)).toEqual([[], [0, 2]]);
});

it('[REPORT-74] leaves no page less than a third full, whatever the rows and wherever it begins', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  for (let turn = 0; turn < 500; turn++) {
    const tables = Array.from({ length: 5 }, () =>
      tableOf(Array.from({ length: random(90) }, () => 5 + random(4) * 4)),
    );
    for (const fill of listFills(tables, random(BODY_MM))) expect(fill).toBeGreaterThanOrEqual(BODY_MM / 3);
  }
});

/** How full each page is when the next one begins, except for the last page. */
function listFills(tables: readonly FlowTable[], startMm: number): number[] {
  const fills: number[] = [];
  let usedMm = startMm;
  flowTables(tables, startMm).forEach((pages, place) => {
    const { leadMm, headMm, heightsMm } = tables[place] as FlowTable;
    const isMoved = pages[0] === 0;
    if (isMoved) fills.push(usedMm);
    usedMm = (isMoved ? 0 : usedMm) + leadMm;
    let row = 0;
    (isMoved ? pages.slice(1) : pages).forEach((rows, page) => {
      if (page > 0) {
        fills.push(usedMm);
        usedMm = headMm;
      }
      for (const height of heightsMm.slice(row, row + rows)) usedMm += height;
      row += rows;
    });
    if (heightsMm.length === 0) usedMm += 8;
  });
  return fills;
}
