import { expect, it } from 'vitest';
import { judgeWeb, type MeasuredPage, type WebFigures } from './report.ts';

const visit = {
  shownMs: 2499,
  scripts: [{ name: '/assets/start-AbCdEf12.js', bytes: 350_000 }],
  requests: 9,
  bytes: 400_000,
};
const stop = { screen: 'map', count: 10, p50Ms: 16, p95Ms: 17, p99Ms: 99.9, longestTaskMs: 249 };
const good: WebFigures = { pages: [{ page: 'sign-in', visit }], tries: [visit, visit, visit], walk: [stop] };
const missed = (changes: Partial<WebFigures>, isTimed = true) =>
  judgeWeb({ ...good, ...changes }, isTimed)
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);
const withScripts = (bytes: number, page: MeasuredPage = 'sign-in') => [
  { page, visit: { ...visit, scripts: [{ name: 'a.js', bytes }] } },
];
const slow = { ...visit, shownMs: 2500 };

it('all bars are met at their edge, and a slow try in the middle of quick ones is none', () => {
  expect(missed({})).toEqual([]);
  expect(missed({ tries: [visit, { ...visit, shownMs: 9000 }, visit] })).toEqual([]);
});

it('each bar can be missed', () => {
  expect(missed({ pages: withScripts(350_001) })).toEqual(['sign-in: scripts over the wire']);
  expect(missed({ pages: withScripts(400_001, 'project list') })).toEqual(['project list: scripts over the wire']);
  expect(missed({ pages: withScripts(570_000, 'editor with map') })).toEqual([]);
  expect(missed({ pages: withScripts(570_001, 'editor with map') })).toEqual([
    'editor with map: scripts over the wire',
  ]);
  expect(missed({ pages: withScripts(0) })).toEqual(['sign-in: scripts over the wire']);
  expect(missed({ tries: [slow, slow, visit] })).toEqual([
    'map of the editor usable over the slow connection, p50 of 3',
  ]);
  expect(missed({ walk: [{ ...stop, p99Ms: 100 }] })).toEqual(['map, frame p99']);
  expect(missed({ walk: [{ ...stop, count: 9 }] })).toEqual(['map, frame p99']);
  expect(missed({ walk: [{ ...stop, longestTaskMs: 250 }] })).toEqual(['map, longest task']);
});

it('the short form holds the same bytes, and of times only what no busy machine explains', () => {
  const busy = { tries: [{ ...visit, shownMs: 39_999 }], walk: [{ ...stop, p99Ms: 1599, longestTaskMs: 3999 }] };
  expect(missed(busy, false)).toEqual([]);
  expect(missed({ pages: withScripts(350_001) }, false)).toEqual(['sign-in: scripts over the wire']);
  expect(missed({ walk: [{ ...stop, p99Ms: 1601 }] }, false)).toEqual(['map, frame p99']);
});

it('names files without what changes with every build', () => {
  expect(judgeWeb(good, true)[1]?.value).toBe('start.js 350 kB');
});
