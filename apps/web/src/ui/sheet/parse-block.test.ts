import { describe, expect, it } from 'vitest';
import { parseBlock, writeBlock } from './parse-block.ts';

describe('parseBlock', () => {
  it('reads rows and cells, and no row after the last line end', () => {
    expect(parseBlock('a\tb\nc\td\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(parseBlock('a\r\nb\r\n')).toEqual([['a'], ['b']]);
  });

  it('keeps empty cells and rows between others', () => {
    expect(parseBlock('a\t\tb\n\nc')).toEqual([['a', '', 'b'], [''], ['c']]);
    expect(parseBlock('\t')).toEqual([['', '']]);
  });

  it('takes tabs and line ends inside quotes, and two quotes for one', () => {
    expect(parseBlock('"a\tb"\t"say ""go""\nnow"\nc\td')).toEqual([
      ['a\tb', 'say "go"\nnow'],
      ['c', 'd'],
    ]);
  });

  it('takes a quote that closes nothing as it is', () => {
    expect(parseBlock('"open\tx')).toEqual([['"open', 'x']]);
    expect(parseBlock('"A" frame\tx')).toEqual([['"A" frame', 'x']]);
    expect(parseBlock('2" pipe\tx')).toEqual([['2" pipe', 'x']]);
  });

  it('does not separate at commas: a CSV text is one cell a line', () => {
    expect(parseBlock('a,b,c\nd,e,f')).toEqual([['a,b,c'], ['d,e,f']]);
  });

  it('reads 5,000 rows in a moment', () => {
    const text = Array.from({ length: 5000 }, (_, row) => `Activity ${row}\t"W ""x"""\t2026-01-01`).join('\n');
    const begun = performance.now();
    expect(parseBlock(text)).toHaveLength(5000);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe('writeBlock', () => {
  it('is read again as it was', () => {
    const block = [
      ['plain', 'with\ttab', 'two\nlines'],
      ['"quoted"', 'in "the" middle', ''],
    ];
    expect(parseBlock(writeBlock(block))).toEqual(block);
  });
});
