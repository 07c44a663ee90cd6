import { describe, expect, it } from 'vitest';
import { listSurvivors, renderPage, renderSurvivors, renderTable } from './render.ts';
import type { MutationReport } from './tally.ts';

const mutant = (status: string, line: number, column: number, replacement: string) => ({
  mutatorName: 'EqualityOperator',
  status,
  replacement,
  location: { start: { line, column }, end: { line, column: column + 5 } },
});
const report: MutationReport = {
  files: {
    'src/level.ts': {
      source: 'if (a > b) go();\nif (c > d) go();\n',
      mutants: [
        mutant('Killed', 1, 5, 'a < b'),
        mutant('Survived', 1, 5, 'a >= b'),
        mutant('Survived', 2, 5, 'c >= d'),
      ],
    },
    'src/engine/block.ts': { source: 'e > f;\n', mutants: [mutant('Timeout', 1, 1, 'e < f')] },
    'src/index.ts': { source: '', mutants: [] },
  },
};
const equivalents = [{ file: 'src/level.ts', code: 'if (a > b) go();', replacement: 'a >= b', reason: 'a is never b' }];

describe('the document of mutation testing', () => {
  it('has a line per file with mutants, in order, and their sum', () => {
    expect(renderTable(report).split('\n')).toEqual([
      '| file | mutants | killed | survived | score in % |',
      '| --- | ---: | ---: | ---: | ---: |',
      '| engine/block.ts | 1 | 1 | 0 | 100.0 |',
      '| level.ts | 3 | 1 | 2 | 33.3 |',
      '| **all** | 4 | 2 | 2 | 50.0 |',
    ]);
  });

  it('distinguishes survivors with the same results from others', () => {
    const survivors = listSurvivors(report, equivalents);
    expect(survivors.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'a is never b'],
      [2, null],
    ]);
    expect(renderSurvivors(survivors).split('\n')).toEqual([
      '- level.ts:1, `a > b` to `a >= b`: a is never b',
      '- level.ts:2, `c > d` to `c >= d`',
    ]);
  });

  it('says how the run went and what share of the findable changes was found', () => {
    const page = renderPage(report, equivalents, 'On a Sunday, 5 minutes.', 90);
    expect(page).toContain('of the package. On a Sunday, 5 minutes. The score');
    expect(page).toContain('at least 90 % is asked for. Of the changes that can be found at all, 66.7 % are.');
    const [, same, others] = page.split(/^## .*$/m);
    expect(same?.trim()).toBe('- level.ts:1, `a > b` to `a >= b`: a is never b');
    expect(others?.trim()).toBe('- level.ts:2, `c > d` to `c >= d`');
    expect(renderPage({ files: {} }, [], 'Nothing.', 90).match(/None\./g)).toHaveLength(2);
  });

  it('finds an equivalent by its line and, where one is named, by its replacement', () => {
    const [first] = equivalents;
    const reasonsWith = (change: object) =>
      listSurvivors(report, [{ ...first, ...change } as never]).map(({ reason }) => reason);
    expect(reasonsWith({ replacement: 'a == b' })).toEqual([null, null]);
    expect(reasonsWith({ replacement: undefined })).toEqual(['a is never b', null]);
    expect(reasonsWith({ file: 'src/verdict.ts' })).toEqual([null, null]);
    expect(reasonsWith({ code: 'if (c > d) go();' })).toEqual([null, null]);
  });

  it('shortens long code and takes off its quotes', () => {
    const survivor = { file: 'src/a.ts', line: 7, original: `\`${'x'.repeat(80)}\``, replacement: '{}', reason: null };
    expect(renderSurvivors([survivor])).toBe(`- a.ts:7, \`'${'x'.repeat(66)}...\` to \`{}\``);
  });
});
