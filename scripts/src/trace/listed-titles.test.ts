import { expect, test } from 'vitest';
import { readPlaywrightTitles, readVitestTitles } from './listed-titles.ts';

test('a test of a table is listed once for each of its rows', () => {
  const list = [
    { name: 'mapping > [API-01] > answers', file: 'a.test.ts', projectName: 'unit' },
    { name: 'mapping > [API-02] > answers', file: 'a.test.ts', projectName: 'unit' },
  ];
  expect(readVitestTitles(list).map(({ title, hasPassed }) => [title, hasPassed])).toEqual([
    ['mapping > [API-01] > answers', true],
    ['mapping > [API-02] > answers', true],
  ]);
});

test('journeys are listed with the titles of their groups; that none has run is no failure', () => {
  const spec = {
    title: '[MAP-03] scale',
    file: 'map.spec.ts',
    tests: [{ status: 'skipped', expectedStatus: 'passed' }],
  };
  const inner = { title: 'the map', file: 'map.spec.ts', specs: [spec] };
  const list = { suites: [{ title: 'map.spec.ts', file: 'map.spec.ts', suites: [inner] }], stats: {} };
  expect(readPlaywrightTitles(list)).toEqual([
    { file: 'map.spec.ts', title: 'the map [MAP-03] scale', hasPassed: true },
  ]);
});
