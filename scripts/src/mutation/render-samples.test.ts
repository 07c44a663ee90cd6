import { describe, expect, it } from 'vitest';
import { findSamples, renderSamples, replaceSamples, type SampleOutcome } from './render-samples.ts';

const mutant = (status: string, line: number, replacement: string) => ({
  mutatorName: 'EqualityOperator',
  status,
  replacement,
  location: { start: { line, column: 5 }, end: { line, column: 10 } },
});
const outcome: SampleOutcome = {
  name: 'domain',
  code: ['packages/domain/src/front'],
  tests: ['packages/domain/src/front', 'packages/validation/src/fronts.test.ts'],
  packages: ['domain'],
  sharePercent: 10,
  seed: 7,
  run: '2026-11-20, 2 cores, 5 minutes.',
  mutants: 40,
  loadTime: 3,
  report: {
    files: {
      'packages/domain/src/front/b.ts': { source: 'if (a > b) go();\n', mutants: [mutant('Killed', 1, 'a < b')] },
      'packages/domain/src/front/a.ts': {
        source: 'if (a > b) go();\nif (c > d) go();\n',
        mutants: [mutant('Killed', 1, 'a < b'), mutant('Survived', 1, 'a >= b'), mutant('NoCoverage', 2, 'c >= d')],
      },
    },
  },
};
const equivalents = [
  { file: 'packages/domain/src/front/a.ts', code: 'if (a > b) go();', replacement: 'a >= b', reason: 'a is never b' },
];

describe('the section on random samples', () => {
  it('says what was drawn, how, and with what outcome', () => {
    const section = renderSamples([outcome], equivalents, 90);
    expect(section).toContain(
      '2026-11-20, 2 cores, 5 minutes. Code: `packages/domain/src/front`. Tests: `packages/domain/src/front`, `packages/validation/src/fronts.test.ts`. Share 10 %, seed 7: 4 of 40 mutants were drawn; 3 more run only while a file is loaded.',
    );
    expect(section.split('\n').filter((line) => line.startsWith('|'))).toEqual([
      '| file | drawn | killed | survived | score in % |',
      '| --- | ---: | ---: | ---: | ---: |',
      '| domain/src/front/a.ts | 3 | 1 | 2 | 33.3 |',
      '| domain/src/front/b.ts | 1 | 1 | 0 | 100.0 |',
      '| **all** | 4 | 2 | 2 | 50.0 ± 47.1 |',
    ]);
    expect(section).toContain('All parts, weighed by their numbers of mutants: 50.0 % ± 47.1 %.');
    expect(section).toContain('can be found at all: 66.7 %');
    const [, same, others] = section.split(/^### .*survivors.*$/im);
    expect(same?.trim()).toBe('- packages/domain/src/front/a.ts:1, `a > b` to `a >= b`: a is never b');
    expect(others?.trim()).toBe('- packages/domain/src/front/a.ts:2, `c > d` to `c >= d`');
  });

  it('names the tests that were left out', () => {
    const section = renderSamples([{ ...outcome, leftOut: ['slow.test.ts'] }], [], 90);
    expect(section).toContain('Both are lower bounds, because tests of some parts were left out.');
    expect(renderSamples([outcome], [], 90)).not.toContain('lower bound');
    expect(section).toContain(
      'Left out for their length, so that the score is a lower bound: `slow.test.ts`. Share 10 %',
    );
  });

  it('states no interval where every mutant was drawn, and none survived', () => {
    const { 'packages/domain/src/front/b.ts': file } = outcome.report.files;
    const whole = { ...outcome, mutants: 1, report: { files: { 'b.ts': file as NonNullable<typeof file> } } };
    const section = renderSamples([whole], [], 90);
    expect(section).toContain('| **all** | 1 | 1 | 0 | 100.0 |');
    expect(section.match(/None\./g)).toHaveLength(2);
  });

  it('takes the place of the section before it and leaves the rest of the page', () => {
    const first = replaceSamples('# Page\n\nText.\n', renderSamples([outcome], [], 90));
    const second = replaceSamples(first, renderSamples([{ ...outcome, seed: 8 }], [], 90));
    expect(second.startsWith('# Page\n\nText.\n\n## Random samples of newer code\n')).toBe(true);
    expect([second.includes('seed 8'), second.includes('seed 7')]).toEqual([true, false]);
    expect(findSamples(second)).toBe(second.slice(second.indexOf('## Random')));
    expect(findSamples('# Page\n')).toBe('');
  });
});
