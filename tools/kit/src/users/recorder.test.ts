import { expect, it } from 'vitest';
import { createRecorder, routeOf } from './recorder.ts';

it('names routes without the numbers in them', () => {
  expect(routeOf('GET', '/api/projects/17/receivers/4?list=own')).toBe('GET /api/projects/:n/receivers/:n');
  expect(routeOf('GET', '/tiles/buildings/3/15/26777/14293.pbf')).toBe('GET /tiles/buildings/:n/:n/:n/:n.pbf');
  expect(routeOf('GET', '/api/session')).toBe('GET /api/session');
});

it('counts times between beginning and end, and errors always', () => {
  const recorder = createRecorder();
  recorder.recordTime('GET /a', 1000);
  recorder.recordError('GET /b', 'answered 500');
  recorder.begin();
  for (let time = 1; time <= 100; time += 1) recorder.recordTime('GET /a', time);
  recorder.end();
  recorder.recordTime('GET /a', 2000);
  expect(recorder.list()).toEqual([
    { route: 'GET /a', errors: 0, count: 100, p50: 50, p95: 95, p99: 99, most: 100 },
    expect.objectContaining({ route: 'GET /b', errors: 1, count: 0 }),
  ]);
  expect(recorder.errors).toBe(1);
  expect(recorder.examples).toEqual(['GET /b: answered 500']);
});
