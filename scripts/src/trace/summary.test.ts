import { expect, test } from 'vitest';
import { checkGate, parseGate } from './gate.ts';
import { formatMissing, formatTable, summarise } from './summary.ts';

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

test('the gate passes at its percentage and fails below', () => {
  expect(checkGate({ milestone: 'core', minimumPercent: 66 }, requirements, covered)).toBeUndefined();
  expect(checkGate({ milestone: 'core', minimumPercent: 67 }, requirements, covered)).toBe(
    'milestone core: 2 of 3 (66.7 %) covered, 67 % are asked for',
  );
  expect(checkGate({ milestone: 'cellar', minimumPercent: 0 }, requirements, covered)).toContain('no milestone');
});

test('both options of the gate are needed, and the second is a percentage', () => {
  expect(parseGate(undefined, undefined)).toBeUndefined();
  expect(parseGate('core', '95')).toEqual({ milestone: 'core', minimumPercent: 95 });
  for (const minimum of [undefined, '', 'all', '101']) expect(() => parseGate('core', minimum)).toThrow('--min');
  expect(() => parseGate(undefined, '95')).toThrow('--milestone');
});
