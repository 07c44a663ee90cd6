import { expect, test } from 'vitest';
import { checkGate, parseGate } from './gate.ts';
import { findPoints } from './references.ts';
import { formatMissing, formatMissingPoints, formatTable, summarise } from './summary.ts';

const requirements = ['01', '02', '03', '05'].map((number) => ({
  id: `MAP-${number}`,
  area: 'MAP',
  milestone: number === '05' ? 'site' : 'core',
}));
const covered = new Set(['MAP-01', 'MAP-02']);

test('the table counts per group and in all, in columns', () => {
  const rows = summarise(requirements, covered, ({ milestone }) => milestone);
  expect(formatTable('milestone', rows).split('\n')).toEqual([
    'milestone covered total',
    'core            2     3   66.7 %',
    'site            0     1    0.0 %',
    'all             2     4   50.0 %',
  ]);
});

test('missing ids are folded into ranges', () => {
  expect(formatMissing(requirements, new Set(['MAP-02']))).toBe('MAP 01 03 05');
  expect(formatMissing(requirements, new Set())).toBe('MAP 01-03 05');
  expect(formatMissing(requirements, new Set(requirements.map(({ id }) => id)))).toBe('');
});

const points = findPoints(['| Q01 | a |\n| Q02 | b |\n| Q03 | c |', '| U01 | d |']);

test('decided points and safe readings are counted beside the rows', () => {
  expect(summarise(points, new Set(['Q02', 'U01']), ({ list }) => list)).toEqual([
    { name: 'decided points', covered: 1, total: 3 },
    { name: 'safe readings', covered: 1, total: 1 },
  ]);
  expect(formatMissingPoints(points, new Set(['U01', 'Q01']))).toBe('Q 02-03');
});

test('the gate of a milestone passes at its percentage and fails below', () => {
  expect(checkGate({ milestone: 'core', minimumPercent: 66 }, requirements, points, covered)).toEqual([]);
  expect(checkGate({ milestone: 'core', minimumPercent: 67 }, requirements, points, covered)).toEqual([
    'milestone core: 2 of 3 (66.7 %) covered, 67 % are asked for',
  ]);
  expect(checkGate({ milestone: 'cellar', minimumPercent: 0 }, requirements, points, covered)).toEqual([
    'there is no milestone cellar',
  ]);
});

test('the gate of everything asks for each list apart', () => {
  const all = new Set([...requirements, ...points].map(({ id }) => id));
  const allBut = (...missing: string[]) => new Set([...all].filter((id) => !missing.includes(id)));
  const gate = { milestone: undefined, minimumPercent: 100 };
  expect(checkGate(gate, requirements, points, all)).toEqual([]);
  expect(checkGate(gate, requirements, points, allBut('Q03', 'MAP-05'))).toEqual([
    'requirements: 3 of 4 (75.0 %) covered, 100 % are asked for',
    'decided points: 2 of 3 (66.7 %) covered, 100 % are asked for',
  ]);
});

test('a gate is a percentage, of a milestone or of everything', () => {
  expect(parseGate(undefined, undefined)).toBeUndefined();
  expect(parseGate('core', '95')).toEqual({ milestone: 'core', minimumPercent: 95 });
  expect(parseGate(undefined, '95')).toEqual({ milestone: undefined, minimumPercent: 95 });
  for (const minimum of [undefined, '', 'all', '101']) expect(() => parseGate('core', minimum)).toThrow('--min');
});
