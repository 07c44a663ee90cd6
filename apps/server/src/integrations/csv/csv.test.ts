import { describe, expect, it } from 'vitest';
import { MAX_CELLS, MAX_LINES } from './check-size.ts';
import { countLines } from './count-lines.ts';
import { type CsvReading, MAX_CELL_LENGTH, readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const read = (text: string): CsvReading => readCsv(new TextEncoder().encode(text));
const linesOf = (text: string) => {
  const reading = read(text);
  return 'lines' in reading ? reading.lines : reading.refusal;
};

describe('reading CSV', () => {
  it('[U48] keeps quoted commas, quotes and line ends, and blank lines in their place', () => {
    expect(linesOf('a,"b,c"\r\n\r\n"say ""hi""","two\nlines"\r\n\r\n')).toEqual([
      ['a', 'b,c'],
      [''],
      ['say "hi"', 'two\nlines'],
    ]);
  });

  it.each([',', ';', '\t'])('finds out what stands between the cells: %j', (delimiter) => {
    const text = [['Notes, with a comma'], ['Name', 'From', 'To'], ['x', '1', '2'], ['y', '3', '4']];
    const lines = text.map((cells) => cells.map((cell) => (delimiter === ',' ? `"${cell}"` : cell)).join(delimiter));
    expect(linesOf(lines.join('\n'))).toEqual(text);
  });

  it('reads UTF-8 with and without its mark, and UTF-16 that says so', () => {
    const text = '挖土機,1';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const swapped = Buffer.from(utf16).swap16();
    for (const bytes of [Buffer.from(text), Buffer.from(`\u{feff}${text}`), utf16, swapped]) {
      expect(readCsv(bytes)).toEqual({ lines: [['挖土機', '1']] });
    }
  });

  it('[U48] refuses what is no text, ends in the middle of a quote, or is larger than any table', () => {
    expect(readCsv(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toEqual({ refusal: 'NOT_TEXT' });
    expect(readCsv(Buffer.from([0x61, 0x2c, 0xa4, 0xa4]))).toEqual({ refusal: 'NOT_TEXT' });
    expect(linesOf('a,"b\nc,d\n')).toBe('NOT_READABLE');
    expect(linesOf(`a,${'x'.repeat(MAX_CELL_LENGTH + 1)}`)).toBe('CELL_TOO_LONG');
    expect(linesOf(','.repeat(1_000_000))).toBe('CELL_TOO_LONG');
    expect(linesOf('x\n'.repeat(MAX_LINES + 1))).toBe('TOO_MANY_ROWS');
    expect(linesOf('x\n'.repeat(MAX_LINES))).toHaveLength(MAX_LINES);
    expect(linesOf(`${'""\n'.repeat(10)}${`${','.repeat(90_000)}\n`.repeat(MAX_CELLS / 90_000 + 1)}`)).toBe(
      'TOO_MANY_ROWS',
    );
  });

  it('[U48] loses nothing that stands below a long blank stretch', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(linesOf(`x${end.repeat(MAX_LINES - 1)}y${end.repeat(9)}`)).toHaveLength(MAX_LINES);
      expect(linesOf(`x${end.repeat(MAX_LINES)}y`)).toBe('TOO_MANY_ROWS');
      expect(linesOf(`x${end.repeat(2 * MAX_LINES)}y`)).toBe('TOO_MANY_ROWS');
      expect(linesOf(`x${end.repeat(2 * MAX_LINES)}`)).toEqual([['x']]);
    }
  });

  it.each(['', '\u{feff}', ' \r\n\t\n', ',,,\n,,,\n'])('[U48] says that a file is empty: %j', (text) => {
    expect(linesOf(text)).toBe('EMPTY');
  });

  it('counts lines as a person does, those inside a cell too', () => {
    const lineOf = countLines([['a', 'b\nc'], [''], ['d\ne\nf', 'g'], ['h']]);
    expect([0, 1, 2, 3].map(lineOf)).toEqual([1, 3, 4, 7]);
  });
});

describe('writing CSV', () => {
  it('[U47] is RFC 4180 with a byte-order mark, texts quoted, numbers plain', () => {
    expect(writeCsv([['a "b"', 1.5, ''], []])).toBe('\u{feff}"a ""b""",1.5,\r\n\r\n');
  });

  it('[U47] no text runs as a formula, and reading gives back exactly what was written', () => {
    const texts = ['=1+1', '+1', '-1', '@a', "'quoted'", "'=1", "''=1", 'plain', 'a=b', '挖土機'];
    const written = writeCsv(texts.map((text) => [text, -1]));
    for (const line of written.slice(1).trimEnd().split('\r\n')) expect(line).not.toMatch(/^"?[=+\-@\t\r]/);
    expect(linesOf(written)).toEqual(texts.map((text) => [text, '-1']));
    expect(writeCsv([['\t=1', '\r=1']])).toBe(`\u{feff}"'\t=1","'\r=1"\r\n`);
  });

  it('[DATA-04] guards a line end and the wide signs of Chinese keyboards, and gives them back as they were', () => {
    const texts = ['\n=1+1', '＝1+1', '＋1', '－1', '＠a', "'＝1"];
    const written = writeCsv([texts]);
    expect(written).toBe(`\u{feff}${texts.map((text) => `"'${text}"`).join(',')}\r\n`);
    expect(linesOf(written)).toEqual([texts]);
  });
});
