import { expect, it } from 'vitest';
import { readSize } from './size.ts';

it('is the full size by default, and only that is for the document', () => {
  expect(readSize([])).toMatchObject({ people: 500, minutes: 30, projects: 10_000, buildings: 342_000, isFull: true });
  expect(readSize(['--minutes', '5'])).toMatchObject({ people: 500, minutes: 5, isFull: false });
  expect(readSize(['--short', '--people', '50'])).toMatchObject({ isShort: true, isFull: false });
});

it('refuses sizes that nobody can have', () => {
  expect(() => readSize(['--people', '1.5'])).toThrow('--people takes a whole number above 0');
  expect(() => readSize(['--minutes', 'x'])).toThrow('--minutes takes a number above 0');
  expect(() => readSize(['--people', '20', '--projects', '19'])).toThrow('every one of the people needs a project');
  expect(() => readSize(['--buildings', '100'])).toThrow('every project stands at another building');
});
