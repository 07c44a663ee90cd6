import { expect, it } from 'vitest';
import type { LoadFigures } from './figures.ts';
import { formatRoutes, judgeLoad, judgeRead } from './report.ts';
import { chooseSize } from './size.ts';
import { exampleFigures } from './testing/example-figures.ts';

const missed = (figures: LoadFigures) =>
  judgeLoad(figures)
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

it('has nothing against a run within all bars', () => {
  expect(missed(exampleFigures)).toEqual([]);
});

it('names an error, memory that grows and a read that takes too long', () => {
  const [server] = exampleFigures.resources;
  const [read] = exampleFigures.reads;
  if (!server || !read) throw new Error('the example is empty');
  expect(missed({ ...exampleFigures, errors: 1 })).toEqual(['errors']);
  expect(missed({ ...exampleFigures, resources: [{ ...server, lastMegabytes: 240 }] })).toEqual([
    'memory of the server: first third, last third, most',
  ]);
  expect(missed({ ...exampleFigures, reads: [{ ...read, httpMs: 9.1 }] })).toEqual([
    'GET /api/projects/:n: p50 over HTTP, of its 5 statements alone, turns',
  ]);
});

it('lets a short run grow and take long, but not forever', () => {
  const size = { ...chooseSize(true) };
  const [server] = exampleFigures.resources;
  if (!server) throw new Error('the example is empty');
  expect(missed({ ...exampleFigures, size, resources: [{ ...server, lastMegabytes: 400 }] })).toEqual([]);
  const read = { name: 'GET /a', count: 20, statements: 1, bareMs: 5, httpMs: 1000 };
  expect(judgeRead(read, true).isMet).toBe(true);
  expect(judgeRead({ ...read, httpMs: 1006 }, true).isMet).toBe(false);
  expect(judgeRead({ ...read, count: 0 }, true).isMet).toBe(false);
  expect(judgeRead({ ...read, count: 20, httpMs: 5 }, false).isMet).toBe(false);
});

it('judges the place search where all buildings are there', () => {
  const slow = { count: 500, p50Ms: 50, p95Ms: 101, kinds: [], sessionP95Ms: 10 };
  expect(missed({ ...exampleFigures, places: slow })).toEqual([]);
  const size = chooseSize(true, true);
  expect(missed({ ...exampleFigures, size })).toEqual([]);
  expect(missed({ ...exampleFigures, size, places: slow })).toEqual(['place search over HTTP, p95']);
});

it('puts the routes into a table, without what people wait for', () => {
  expect(formatRoutes(exampleFigures).split('\n')).toEqual([
    '| route | requests | per second | p50 | p95 | p99 | most | errors |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    '| GET /api/projects/:n | 3600 | 2.00 | 6.0 ms | 12.0 ms | 20.0 ms | 30.0 ms | 0 |',
  ]);
});
