import { describe, expect, it } from 'vitest';
import { onOneLine, originalOf, type ReportedMutant, scoreOf, tally } from './tally.ts';

const place = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
const mutantOf = (status: string): ReportedMutant => ({ mutatorName: 'ArithmeticOperator', status, location: place });

describe('counting mutants', () => {
  it('takes timeouts as found and code that no test reaches as survived', () => {
    const statuses = [
      'Killed',
      'Killed',
      'Timeout',
      'Survived',
      'NoCoverage',
      'CompileError',
      'RuntimeError',
      'Ignored',
    ];
    expect(tally(statuses.map(mutantOf))).toEqual({ mutants: 5, killed: 3, survived: 2 });
  });

  it('gives the share of those found', () => {
    expect(scoreOf({ mutants: 8, killed: 6, survived: 2 })).toBe(75);
    expect(scoreOf({ mutants: 0, killed: 0, survived: 0 })).toBe(100);
  });
});

describe('the code that a mutant replaces', () => {
  const file = { source: 'const a = b + c;\nif (\n  a > b\n) go();\n', mutants: [] };
  const originalFrom = (line: number, column: number, endLine: number, endColumn: number) =>
    originalOf(file, {
      ...mutantOf('Survived'),
      location: { start: { line, column }, end: { line: endLine, column: endColumn } },
    });

  it('is cut out of its line', () => {
    expect(originalFrom(1, 11, 1, 16)).toBe('b + c');
  });

  it('comes on one line when it stood on several', () => {
    expect(originalFrom(2, 1, 4, 7)).toBe('if ( a > b ) go()');
    expect(onOneLine(' a\n   b ')).toBe('a b');
  });
});
