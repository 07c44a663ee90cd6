import { expect, test } from 'vitest';
import { parseRequirements } from './requirement.ts';

const header = 'id\tarea\tkind\trequirement\tsource\tmilestone';
const line = 'MAP-03\tMAP\tui\tThe map has a metric scale line.\tpart 1 §2\tfoundation';

test('a line gives id, area and milestone', () => {
  expect(parseRequirements(`${header}\n${line}\n`)).toEqual([{ id: 'MAP-03', area: 'MAP', milestone: 'foundation' }]);
});

test('a broken file is refused, with the line', () => {
  expect(() => parseRequirements(`id\tarea\n${line}`)).toThrow('first line');
  expect(() => parseRequirements(`${header}\nMAP-03\tMAP\tui`)).toThrow('line 2');
  expect(() => parseRequirements(`${header}\n${line.replace('MAP-03', 'SITE-03')}`)).toThrow('line 2');
  expect(() => parseRequirements(`${header}\n${line}\n${line}`)).toThrow('MAP-03 appears twice');
});
