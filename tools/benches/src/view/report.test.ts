import { expect, it } from 'vitest';
import { judgeView, type Size, type ViewFigures } from './report.ts';

const size: Size = {
  buildings: 342_000,
  inView: 50_000,
  receivers: 20_000,
  savedReceivers: 1000,
  seconds: 12,
  saves: 30,
};
const good: ViewFigures = {
  receivers: 20_000,
  panning: {
    ...{ buildings: 50_000, zoom: 14.4, seconds: 12, frames: 600, tiles: 40, idleP50Ms: 16.7 },
    ...{ p50Ms: 20, p95Ms: 50, p99Ms: 80, longestFrameMs: 90, longestTaskMs: 0 },
  },
  saving: {
    ...{ receivers: 1000, saves: 30, httpP50Ms: 150, httpP95Ms: 999, bareP50Ms: 50, bareP95Ms: 60 },
    ...{ httpBestMs: 120, bareBestMs: 40 },
  },
};
const missed = (changes: Partial<ViewFigures>, isShort = false) =>
  judgeView(size, { ...good, ...changes }, isShort)
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

it('all bars are met at their edge', () => {
  expect(missed({})).toEqual([]);
});

it('each bar can be missed', () => {
  expect(missed({ panning: { ...good.panning, buildings: 49_999 } })).toEqual(['buildings in view']);
  expect(missed({ receivers: 19_999 })).toEqual(['receiver points of the open project']);
  expect(missed({ panning: { ...good.panning, p95Ms: 50.1 } })).toEqual(['frame while dragging, p95']);
  expect(missed({ saving: { ...good.saving, receivers: 999 } })).toEqual(['receiver buildings of the saved site']);
  expect(missed({ saving: { ...good.saving, httpP95Ms: 1000 } })).toEqual(['saving a site over HTTP, p95 of 30']);
  expect(missed({ saving: { ...good.saving, httpBestMs: 241 } })).toEqual([
    'saving over HTTP against the bare statements, fastest',
  ]);
});

it('the short form asks for counts and proportions only', () => {
  const busy = {
    ...good,
    panning: { ...good.panning, p50Ms: 417, p95Ms: 900 },
    saving: { ...good.saving, httpP95Ms: 3000, httpBestMs: 1040 },
  };
  expect(missed(busy, true)).toEqual([]);
  expect(missed({ panning: { ...good.panning, p50Ms: 418 } }, true)).toEqual(['frame while dragging, p50']);
  expect(missed({ saving: { ...good.saving, httpBestMs: 1041 } }, true)).toEqual([
    'saving over HTTP against the bare statements, fastest',
  ]);
  expect(missed({ panning: { ...good.panning, buildings: 1 } }, true)).toEqual(['buildings in view']);
});
