import { expect, it } from 'vitest';
import { renderCapacity } from './capacity.ts';
import { renderLoad } from './report.ts';
import { exampleFigures } from './testing/example-figures.ts';
import { CALCULATION } from './user-actions.ts';

const routes = exampleFigures.routes.map((times) =>
  times.route === 'a calculation' ? { ...times, route: CALCULATION } : times,
);

it('writes what each part takes from the figures of the run alone', () => {
  const text = renderCapacity({ ...exampleFigures, routes });
  expect(text).toContain('| requests | 2.0 per second |');
  expect(text).toContain('| slowest p99 of a route | 20 ms (`GET /api/projects/:n`) |');
  expect(text).toContain(`| ${CALCULATION} | 3000; p50 0.90 s, p99 3.00 s |`);
  // A quarter of two cores for 500 people.
  expect(text).toContain('| server | 25.0 % | 0.10 | 260 MB |');
  expect(text).toContain('60 % of 2 cores');
  expect(text).not.toMatch(/NaN|undefined|generator \|/);
});

it('refuses figures in which a part is missing', () => {
  const resources = exampleFigures.resources.filter(({ name }) => name !== 'worker');
  expect(() => renderCapacity({ ...exampleFigures, resources })).toThrow('nothing is known of the worker');
});

it('says of the document what was done and how it was measured', () => {
  const text = renderLoad(exampleFigures);
  expect(text).toContain('# 500 people at once');
  expect(text).toContain('calculate each 5 minutes');
  expect(text).not.toMatch(/NaN|undefined|MISSED/);
});
