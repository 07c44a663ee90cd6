import { expect, it } from 'vitest';
import { renderNeeds } from './needs.ts';
import { exampleFigures } from './testing/example-figures.ts';

it('gives the cores of each part for Hong Kong and for ten times that, half of them free', () => {
  const text = renderNeeds(exampleFigures);
  // 25 % of 2 cores for 500 people: one core for 1,000, so two with half of each free.
  expect(text).toContain('| cores for servers, a process each | 2 | 20 |');
  expect(text).toContain('| cores for workers | 1 | 10 |');
  expect(text).toContain('| cores for the database, one machine | 2 | 18 |');
});

it('names the first limit: what takes most, and how many users a core of the database supports', () => {
  const text = renderNeeds(exampleFigures);
  expect(text).toContain('took 65 % of 2 cores, the server 25 %, ');
  // 0.45 cores carry 500.
  expect(text).toContain('carries about 560 people');
});
