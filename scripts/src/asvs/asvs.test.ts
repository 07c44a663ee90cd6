import { describe, expect, it } from 'vitest';
import { findProblems } from './find-problems.ts';
import { renderPage } from './render.ts';
import { HEADER, parseTable, type Row } from './row.ts';
import { chapters, expected, requirements } from './standard.ts';

const reason = ({ id, level }: { id: string; level: number }) => [id, level, 'a topic', 'met', 'reason', '', '', 'so'];
const complete = expected.map(reason);
const tableOf = (lines: readonly (readonly (string | number)[])[]) =>
  [HEADER, ...lines.map((line) => line.join('\t')), ''].join('\n');
const files: Record<string, string> = { 'a.test.ts': "it('holds water', () => {", 'a.ts': 'const LIMIT = 5;' };
const check = (lines: readonly (readonly (string | number)[])[]) => {
  const { rows, problems } = parseTable(tableOf(lines));
  return [...problems, ...findProblems(rows, (file) => files[file])];
};
const withFirst = (...line: readonly (string | number)[]) => check([line, ...complete.slice(1)]);

describe('the list of the standard', () => {
  it('has 345 requirements: 70 of level 1, 183 of level 2 and 92 of level 3, in 17 chapters', () => {
    const count = (level: number) => requirements.filter((requirement) => requirement.level === level).length;
    expect([requirements.length, count(1), count(2), count(3), chapters.length]).toEqual([345, 70, 183, 92, 17]);
  });
});

describe('the table', () => {
  it('is fine when each requirement has a row', () => expect(check(complete)).toEqual([]));

  it('has each once, with its level, in order, and no other', () => {
    expect(check(complete.slice(1))).toEqual(['V1.1.1 (level 2) has no row']);
    expect(check([...complete, reason({ id: 'V17.3.2', level: 2 })])[0]).toContain('V17.3.2 a second time');
    expect(check([...complete, reason({ id: 'V1.2.10', level: 3 })])[0]).toContain('no requirement of level 1 or 2');
    expect(withFirst('V1.1.1', 1, 'a topic', 'met', 'reason', '', '', 'so')[0]).toContain('of level 2, not 1');
    expect(check([...complete.slice(1), ...complete.slice(0, 1)])).toEqual(['rows are out of order']);
  });

  it.each([
    ['no verdict', ['fine', 'reason', '', '', 'so']],
    ['no kind of evidence', ['met', 'hope', '', '', 'so']],
    ['needs file and text', ['met', 'test', 'a.test.ts', '', '']],
    ['has no file and text', ['met', 'reason', 'a.ts', '', 'so']],
    ['no note', ['partly', 'setting', 'a.ts', 'LIMIT = 5', '']],
    ['no note', ['met', 'reason', '', '', '']],
    ['begins or ends with a blank', ['met', 'reason', '', '', 'so ']],
    ['7 columns', ['met', 'reason', '', '']],
  ])('%s', (problem, cells) => expect(withFirst('V1.1.1', 2, 'a topic', ...cells)[0]).toContain(problem));

  it('names tests, settings and documents that are there', () => {
    const named = (...cells: string[]) => withFirst('V1.1.1', 2, 'a topic', 'met', ...cells, '');
    expect(named('test', 'a.test.ts', 'holds water')).toEqual([]);
    expect(named('setting', 'a.ts', 'LIMIT = 5')).toEqual([]);
    expect(named('test', 'a.test.ts', 'holds wine')[0]).toContain('no title');
    expect(named('test', 'b.test.ts', 'holds water')[0]).toContain('there is no');
    expect(named('test', 'a.ts', 'LIMIT = 5')[0]).toContain('is no test');
    expect(named('setting', 'a.ts', 'LIMIT = 6')[0]).toContain('is not in');
  });
});

it('the page counts by chapter and lists what is open', () => {
  const open = ['V1.1.1', 2, 'a topic', 'not met', 'reason', '', '', 'nobody did it'];
  const page = renderPage(parseTable(tableOf([open, ...complete.slice(1)])).rows as readonly Row[]);
  expect(page).toContain('| V1 encoding | 27 | 26 | 0 | 0 | 1 |');
  expect(page).toContain('| V1.1.1 | 2 | a topic | nobody did it |');
});
